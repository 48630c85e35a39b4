"""Games that an edition on the command line applies to."""

from __future__ import annotations

import pytest

from conformance.adapters import connect
from conformance.commands.engines import choose_engine
from conformance.games import GAMES
from conformance.runner.errors import WrongArgument

NAMES = [game.name for game in GAMES]


@pytest.mark.parametrize(
    ("edition", "judged"),
    [
        ("classic", {"vtes": "classic"}),
        ("v5+impulse_order=clockwise", {"vtes": "v5+impulse_order=clockwise"}),
        ("base+chaos=goes-back", {"vendetta": "base+chaos=goes-back"}),
        ("vtes/web", {"vtes": "web"}),
        (None, None),
    ],
)
def test_edition_applies_to_the_games_that_have_it(edition: str | None, judged: dict[str, str] | None) -> None:
    engine = connect("reference")
    assert choose_engine("reference", edition).editions(NAMES, engine.description) == judged


def test_unknown_edition_error_lists_the_editions() -> None:
    engine = connect("reference")
    with pytest.raises(WrongArgument, match="no edition is called 'clasic'; there are .*vtes/classic"):
        choose_engine("reference", "clasic").editions(NAMES, engine.description)
