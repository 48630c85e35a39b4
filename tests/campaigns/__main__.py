"""How many wrong engines a campaign tells from the reference, at each level: `python -m tests.campaigns`."""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path
from random import Random

from conformance.adapters import connect
from conformance.campaign.campaign import Asked, Campaign
from conformance.games import find
from tests.suite.wrong_engines.served import LEVELS
from tests.suite.wrong_engines.wrong import written_by_hand


def told_apart(place: int, level: str, seconds: float) -> tuple[float, int, int] | None:
    """After how many seconds and decisions a wrong engine is told apart, and by how many choices; None: it is not."""
    game, spec = written_by_hand()[place].game, f"python:tests.suite.wrong_engines.served:w{place}_{level}"
    began = time.process_time()
    with tempfile.TemporaryDirectory() as folder, connect(spec) as engine:
        asked = Asked(spec=spec, games={game: find(game).edition}, seconds=seconds)
        campaign = Campaign(engine, asked, Path(folder))

        def end(_: object) -> None:
            campaign.over = "told apart"

        campaign.run(end)
        if not campaign.told:
            return None
        return time.process_time() - began, campaign.decisions, campaign.told[0].choices


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sample", type=int, default=10, help="wrong engines of each game")
    parser.add_argument("--seconds", type=float, default=60.0, help="for each engine at each level")
    parser.add_argument("--level", action="append", choices=LEVELS, help="only this level")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    engines = written_by_hand()
    for game in sorted({each.game for each in engines}):
        places = [at for at, each in enumerate(engines) if each.game == game and each.breaks.partition(".")[0] == game]
        sample = Random(given.seed).sample(places, min(given.sample, len(places)))
        for level in given.level or LEVELS:
            found = 0
            for place in sample:
                came = told_apart(place, level, given.seconds)
                found += came is not None
                how = "not told apart" if came is None else f"{came[0]:.1f} s, {came[1]} decisions, {came[2]} choices"
                print(f"  {game} {level}: {engines[place].title}: {how}", flush=True)
            print(f"{game} {level}: {found} of {len(sample)}", flush=True)


if __name__ == "__main__":
    main()
