"""User's script that uses the public API, next to the user's own package named `conformance`."""

from __future__ import annotations

import conformance
import justicar

POSITION: dict[str, object] = {
    "game": "vtes",
    "edition": "v5",
    "turn": {"number": 1, "phase": "minion", "seat": "Sarah"},
    "seats": [{"name": "Sarah", "ready": [{"card": "Wauneka", "blood": 2}]}, {"name": "Alexis"}],
}


def not_passed(result: justicar.RunResult) -> list[str]:
    return [case.id for case in result.cases if case.verdict is not justicar.Verdict.PASSED]


def main() -> None:
    print(conformance.OWNER)
    suite = justicar.load_suite()
    cases = [case for case in suite.cases if case.game == "vendetta"][:20]
    print("not passed:", not_passed(justicar.run(cases)))
    outcome = justicar.certify(profile="vendetta/variants", suite=suite)
    print("granted:", outcome.granted, *(certificate.digest for certificate in outcome.certificates))
    with justicar.connect("python:justicar:ReferenceEngine") as engine:
        tree = justicar.GameTree.begin(engine, "vtes", "v5", dict(POSITION))
        bleed = next(option for option in tree.choices() if option.choice["do"] == "bleed")
        move = tree.choose(bleed.choice)
        print(move.words, "->", [event["event"] for event in move.events][:1])
        tree.back()
        refused = tree.refusal({"do": "bleed", "minion": "Wauneka", "target": "Sarah"})
        print(refused.rule if refused else "legal")


if __name__ == "__main__":
    main()
