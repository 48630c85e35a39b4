"""What seats choose: the very choice of the protocol, its refusal, its being offered."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.protocol.engine import Unsupported
from conformance.vocabulary.vtes import vocabulary
from conformance.vocabulary.vtes.moves import MOVES
from conformance.vocabulary.world import ScenarioFault, StepFailure
from tests.conformance.vocabulary.scripted import Play, asks, refuses, table, vampire

JsonObject = dict[str, Any]
RULE = "vtes.action.block.prey-before-predator"

SEEN = table(
    Sarah={
        "ready": [
            vampire(
                "Belinde",
                attached=[{"card": "Vessel", "controller": "Alexis"}, {"card": "Vessel", "controller": "Sarah"}],
            ),
            vampire("Nassir"),
        ],
        "torpor": [vampire("Tamoszius")],
        "uncontrolled": [vampire("Alexa Draper", 6)],
        "in_play": [{"card": "The Barrens", "locked": False}],
    },
    Alexis={"ready": [vampire("Ayelech", attached=[{"card": ".44 Magnum"}]), vampire("Nassir")]},
)
SARAH = [
    ("Belinde bleeds Alexis", {"do": "bleed", "minion": "Belinde", "target": "Alexis"}),
    ("Belinde hunts", {"do": "hunt", "minion": "Belinde"}),
    (
        "Belinde plays Wake with Evening's Freshness",
        {"do": "play", "minion": "Belinde", "card": "Wake with Evening's Freshness"},
    ),
    (
        "Belinde plays Spirit's Touch at basic to maneuver",
        {"do": "play", "minion": "Belinde", "card": "Spirit's Touch", "level": "basic", "mode": "maneuver"},
    ),
    (
        "Belinde plays Govern the Unaligned at superior on Alexa Draper",
        {
            "do": "play",
            "minion": "Belinde",
            "card": "Govern the Unaligned",
            "level": "superior",
            "target": "Alexa Draper",
        },
    ),
    ("Sarah announces a withdrawal", {"do": "withdraw"}),
    ("Sarah contests the title of Belinde", {"do": "contest", "card": "Belinde"}),
    ("Sarah yields the title of Belinde", {"do": "yield", "card": "Belinde"}),
    ("Sarah contests The Barrens", {"do": "contest", "card": "The Barrens"}),
    ("Sarah yields The Barrens", {"do": "yield", "card": "The Barrens"}),
    ("Sarah plays Vessel on Nassir#2", {"do": "play", "card": "Vessel", "target": "Nassir#2"}),
    (
        "Belinde recruits Underbridge Stray at superior",
        {"do": "play", "minion": "Belinde", "card": "Underbridge Stray", "level": "superior"},
    ),
    ("Belinde equips with .44 Magnum", {"do": "play", "minion": "Belinde", "card": ".44 Magnum"}),
    (
        "Belinde takes .44 Magnum and Bonding from Nassir",
        {"do": "equip", "minion": "Belinde", "from": "Nassir", "equipment": [".44 Magnum", "Bonding"]},
    ),
    (
        "Belinde acts through The Barrens to burn it",
        {"do": "use", "card": "The Barrens", "effect": "burn", "minion": "Belinde"},
    ),
    (
        "Belinde acts through The Barrens on Nassir to enter combat",
        {"do": "use", "card": "The Barrens", "effect": "enter-combat", "minion": "Belinde", "target": "Nassir"},
    ),
    ("Belinde becomes Anarch", {"do": "become-anarch", "minion": "Belinde"}),
    ("Tamoszius leaves torpor", {"do": "leave-torpor", "minion": "Tamoszius"}),
    ("Belinde rescues Tamoszius", {"do": "rescue", "minion": "Belinde", "vampire": "Tamoszius", "paid_by_vampire": 0}),
    (
        "Belinde rescues Tamoszius, who pays 2 blood",
        {"do": "rescue", "minion": "Belinde", "vampire": "Tamoszius", "paid_by_vampire": 2},
    ),
    ("Belinde diablerises Tamoszius", {"do": "diablerise", "minion": "Belinde", "vampire": "Tamoszius"}),
    ("Sarah passes", {"do": "pass"}),
    ("Sarah gains 1 pool from the Edge", {"do": "gain-from-edge"}),
    ("Sarah uses The Barrens", {"do": "use", "card": "The Barrens"}),
    ("Sarah uses Vessel to move 1 blood to the pool", {"do": "use", "card": "Vessel", "effect": "to-pool"}),
    ("Sarah uses Vessel#2 to move 1 pool to the vampire", {"do": "use", "card": "Vessel#2", "effect": "to-vampire"}),
    ("Sarah uses The Barrens on Nassir", {"do": "use", "card": "The Barrens", "target": "Nassir"}),
    (
        "Sarah uses The Barrens on Nassir to add 1 blood",
        {"do": "use", "card": "The Barrens", "target": "Nassir", "effect": "add-blood"},
    ),
    (
        "Sarah uses The Barrens on Nassir and Belinde to lock vampires",
        {"do": "use", "card": "The Barrens", "target": "Nassir", "other": "Belinde", "effect": "lock"},
    ),
    ("Sarah plays Villein on Nassir#2 for 3", {"do": "play", "card": "Villein", "target": "Nassir#2", "x": 3}),
    (
        "Sarah plays Vessel on Nassir#2 and Vessel",
        {"do": "play", "card": "Vessel", "target": "Nassir#2", "other": "Vessel"},
    ),
    ("Sarah moves 1 pool to Alexa Draper", {"do": "transfer", "vampire": "Alexa Draper"}),
    ("Sarah takes 1 blood back from Alexa Draper", {"do": "take-back", "vampire": "Alexa Draper"}),
    ("Sarah draws a crypt card", {"do": "draw-crypt"}),
    ("Sarah merges Jessica (ADV)", {"do": "merge", "vampire": "Jessica (ADV)"}),
    ("Sarah brings out Alexa Draper", {"do": "bring-out", "vampire": "Alexa Draper"}),
    ("Sarah votes for the referendum with Belinde", {"do": "vote", "source": "Belinde", "side": "for"}),
    ("Sarah votes against the referendum with the Edge", {"do": "vote", "source": "Edge", "side": "against"}),
    ("Sarah casts ballots for the referendum with Belinde", {"do": "ballot", "source": "Belinde", "side": "for"}),
    ("Sarah chooses Belinde for the referendum", {"do": "choose-terms", "target": "Belinde"}),
    ("Sarah chooses the clan Toreador", {"do": "choose-terms", "clan": "Toreador"}),
    ("Sarah allocates 3 to Alexis and 1 to Sarah", {"do": "choose-terms", "points": {"Alexis": 3, "Sarah": 1}}),
    (
        "Sarah allocates 2 to Sarah from Alexis",
        {"do": "choose-terms", "target": "Alexis", "points": {"Sarah": 2}},
    ),
    ("Sarah discards Bonding", {"do": "discard", "card": "Bonding"}),
    ("Sarah takes .44 Magnum", {"do": "take", "card": ".44 Magnum"}),
    ("Sarah puts .44 Magnum on Belinde", {"do": "put", "card": ".44 Magnum", "host": "Belinde"}),
    (
        "Belinde plays Bonding on Ryan in Alexis's ash heap with X 2",
        {"do": "play", "minion": "Belinde", "card": "Bonding", "target": "Ryan", "from": "Alexis", "x": 2},
    ),
    (
        "Sarah takes the trophy Trophy: Revered from the ash heap",
        {"do": "take", "card": "Trophy: Revered", "from": "ash-heap"},
    ),
    ("Sarah searches the library in vain", {"do": "search-in-vain"}),
    ("Sarah awards Trophy: Revered", {"do": "award", "card": "Trophy: Revered"}),
    ("Sarah pays 1 pool to unlock Belinde", {"do": "pay-to-unlock", "minion": "Belinde"}),
    ("Sarah marks Ayelech", {"do": "mark", "minion": "Ayelech"}),
    ("Belinde attacks the marked Ayelech", {"do": "attack-marked", "minion": "Belinde", "target": "Ayelech"}),
    ("Nassir fights in place of the acting minion", {"do": "substitute", "minion": "Nassir"}),
    ("Sarah chooses .44 Magnum", {"do": "choose-target", "target": ".44 Magnum"}),
    ("Belinde strikes with hands", {"do": "strike", "minion": "Belinde", "with": "hands"}),
    ("Belinde strikes with the printed strike", {"do": "strike", "minion": "Belinde", "with": "Belinde"}),
]
ALEXIS = [
    ("Ayelech attempts to block", {"do": "block", "minion": "Ayelech"}),
    ("Nassir#2 attempts to block", {"do": "block", "minion": "Nassir#2"}),
    ("Ayelech uses .44 Magnum to maneuver", {"do": "use", "card": ".44 Magnum", "effect": "maneuver"}),
    ("Ayelech strikes with .44 Magnum", {"do": "strike", "minion": "Ayelech", "with": ".44 Magnum"}),
    (
        "Ayelech strikes with .44 Magnum at Raven Spy",
        {"do": "strike", "minion": "Ayelech", "with": ".44 Magnum", "target": "Raven Spy"},
    ),
    ("Alexis declines to block", {"do": "pass"}),
    ("Ayelech employs Raven Spy at basic", {"do": "play", "minion": "Ayelech", "card": "Raven Spy", "level": "basic"}),
]
ALL: list[tuple[str, str, Any]] = [("Sarah", *move) for move in SARAH] + [("Alexis", *move) for move in ALEXIS]
NEVER: list[tuple[str, str, Any]] = [
    (
        "Sarah",
        "Belinde strikes with hands at Raven Spy",
        {"do": "strike", "minion": "Belinde", "with": "hands", "target": "Raven Spy"},
    ),
]
"""What is only ever refused."""


def infinitive(text: str) -> tuple[str, str]:
    """A sentence taken apart: who moves, and what in the infinitive."""
    words = text.split(" ")
    at = next(i for i, word in enumerate(words) if word.islower())
    verb = words[at].removesuffix("es" if words[at] == "passes" else "s")
    return " ".join(words[:at]), " ".join([verb, *words[at + 1 :]])


@pytest.mark.parametrize(("seat", "text", "choice"), ALL)
def test_a_move_is_the_choice_of_the_protocol(seat: str, text: str, choice: JsonObject) -> None:
    play = Play(asks(seat, "no-block"), asks("Sarah", "minion"), shown=SEEN).when(text)
    assert play.engine.sent == [(seat, choice)]


@pytest.mark.parametrize(("seat", "text", "choice"), ALL + NEVER)
def test_the_refusal_of_a_move_is_tried_and_passes_when_refused(seat: str, text: str, choice: JsonObject) -> None:
    who, what = infinitive(text)
    play = Play(asks("Ines", "no-block"), refuses(RULE), shown=SEEN).then(f"{who} cannot {what} because {RULE}")
    assert play.engine.sent == [(seat, choice)]


@pytest.mark.parametrize(("seat", "text", "choice"), ALL + NEVER)
def test_the_refusal_of_a_move_fails_when_allowed(seat: str, text: str, choice: JsonObject) -> None:
    who, what = infinitive(text)
    with pytest.raises(StepFailure, match="allowed"):
        Play(asks(seat, "no-block"), asks("Sarah", "minion"), shown=SEEN).then(f"{who} cannot {what} because {RULE}")


@pytest.mark.parametrize(("seat", "text", "choice"), ALL + NEVER)
def test_a_move_may_be_made_where_it_is_offered(seat: str, text: str, choice: JsonObject) -> None:
    who, what = infinitive(text)
    Play(asks(seat, "no-block", {"do": "other"}, choice), shown=SEEN).then(f"{who} may {what}")
    with pytest.raises(StepFailure, match="not offered"):
        Play(asks(seat, "no-block", {"do": "other"}), shown=SEEN).then(f"{who} may {what}")
    with pytest.raises(StepFailure, match="for Ines to decide"):
        Play(asks("Ines", "no-block", choice), shown=SEEN).then(f"{who} may {what}")


def test_every_move_is_tried_here() -> None:
    patterns = {vocabulary.resolve("when", text).step.pattern.source for _, text, _ in ALL}
    assert patterns == {move.third_person for move in MOVES if not move.never}
    assert len(NEVER) == sum(move.never for move in MOVES)


def test_a_refusal_that_changes_something_fails() -> None:
    play = Play(asks("Alexis", "no-block"), refuses(), shown=[SEEN])
    play.world.after()
    play.engine.shown = [table()]
    with pytest.raises(StepFailure, match="something changed"):
        play.then(f"Belinde cannot hunt because {RULE}")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (f"Sarah cannot hunt because {RULE}", "Sarah is a player"),
        (f"Belinde cannot bleed Alexsi because {RULE}", "no Alexsi at the table"),
        (f"Belinde cannot play Bondign at superior because {RULE}", "'Bondign' is neither"),
        (f"Belinde cannot pass because {RULE}", "no Belinde at the table"),
        (f"Sarah cannot move 2 pool to Alexa Draper because {RULE}", "2 choices"),
    ],
)
def test_a_slip_of_the_pen_is_no_refusal(text: str, fault: str) -> None:
    with pytest.raises(ScenarioFault, match=fault):
        Play(asks("Sarah", "minion"), refuses(), shown=SEEN).then(text)


def test_a_minion_that_is_nowhere_cannot_be_refused_anything() -> None:
    with pytest.raises(StepFailure, match="Colette is not on the table: it is nowhere"):
        Play(asks("Sarah", "minion"), refuses(), shown=SEEN).then(f"Colette cannot hunt because {RULE}")


def test_several_transfers_are_several_choices() -> None:
    play = Play(*[asks("Sarah", "influence")] * 3, shown=SEEN).when("Sarah moves 2 pool to Alexa Draper")
    assert play.engine.sent == [("Sarah", {"do": "transfer", "vampire": "Alexa Draper"})] * 2


def test_declining_to_block_is_a_pass_only_while_blocks_are_declared() -> None:
    with pytest.raises(StepFailure, match="not being asked in the window 'no-block'"):
        Play(asks("Alexis", "blocks-declined"), shown=SEEN).when("Alexis declines to block")


def test_a_phase_is_ended_only_where_it_is_open() -> None:
    play = Play(asks("Sarah", "minion"), asks("Sarah", "influence"), shown=SEEN).when("Sarah ends the minion phase")
    assert play.engine.sent == [("Sarah", {"do": "pass"})]
    with pytest.raises(StepFailure, match="not being asked in the window 'master'"):
        Play(asks("Sarah", "minion"), shown=SEEN).when("Sarah ends the master phase")


CHOICES = [
    {"do": "pass"},
    {"do": "hunt", "minion": "Belinde"},
    {"do": "bleed", "minion": "Belinde", "target": "Alexis"},
]
EXACTLY = "exactly these choices are open to Sarah:"


def test_exactly_the_open_choices_in_any_order() -> None:
    rows = [["Belinde bleeds Alexis"], ["Belinde hunts"], ["Sarah passes"]]
    Play(asks("Sarah", "minion", *CHOICES), shown=SEEN).step("then", EXACTLY, rows)


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        ([["Belinde hunts"], ["Sarah passes"]], r"not expected: \[\{'do': 'bleed'"),
        (
            [["Belinde hunts"], ["Sarah passes"], ["Belinde bleeds Alexis"], ["Nassir hunts"]],
            r"missing: \[\{'do': 'hunt'",
        ),
    ],
)
def test_exactly_the_open_choices_means_no_more_and_no_fewer(rows: list[list[str]], message: str) -> None:
    with pytest.raises(StepFailure, match=message):
        Play(asks("Sarah", "minion", *CHOICES), shown=SEEN).step("then", EXACTLY, rows)


@pytest.mark.parametrize(
    ("row", "fault"),
    [
        (["Ayelech attempts to block"], "for Alexis to choose"),
        (["Belinde", "hunts"], "one sentence"),
        (["everyone passes"], "not the choice of one player"),
    ],
)
def test_a_row_is_one_sentence_of_that_player(row: list[str], fault: str) -> None:
    with pytest.raises(ScenarioFault, match=fault):
        Play(asks("Sarah", "minion", *CHOICES), shown=SEEN).step("then", EXACTLY, [row])


def test_without_listed_options_it_is_not_known_what_is_open() -> None:
    with pytest.raises(Unsupported):
        Play(asks("Sarah", "minion"), shown=SEEN).then("Belinde may hunt")


def test_chance_is_settled_by_name() -> None:
    play = Play(
        asks("chance", "draw", optional=False), asks("chance", "seating", optional=False),
        asks("chance", "first-methuselah", optional=False), asks("Sarah", "minion"),
    )  # fmt: skip
    play.when("chance draws Vessel", "chance seats Alexis", "chance makes Sarah the first Methuselah")
    assert play.engine.sent == [
        ("chance", {"do": "draw", "card": "Vessel"}),
        ("chance", {"do": "seat", "player": "Alexis"}),
        ("chance", {"do": "seat", "player": "Sarah"}),
    ]


def test_chance_seats_nobody_where_it_says_who_is_first() -> None:
    for text, window in (("seats Alexis", "first-methuselah"), ("makes Alexis the first Methuselah", "seating")):
        with pytest.raises(StepFailure):
            Play(asks("chance", window, optional=False)).when(f"chance {text}")
