"""What seats and chance choose: the very choice of the protocol, its refusal, its being offered; directives."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.protocol.messages import Turnpoint
from conformance.vocabulary.vendetta import vocabulary
from conformance.vocabulary.vendetta.moves import moves
from conformance.vocabulary.world import ScenarioFault, StepFailure
from tests.conformance.vocabulary.scripted import asks, refuses
from tests.conformance.vocabulary_vendetta.stage import Stage, table

JsonObject = dict[str, Any]
RULE = "vendetta.planning.must-play-one-card"
RETURN, EACH = "Relic: return a drained card", "Relic: 1 Blood at each Location"

ALL: list[tuple[str, str, JsonObject]] = [
    ("Louis", "chooses Clan Brujah", {"do": "choose-clan", "clan": "Brujah"}),
    ("Louis", f"takes {EACH}", {"do": "choose-relic", "relic": EACH}),
    ("Louis", "keeps Challenge and Hunt", {"do": "keep", "cards": ["Challenge", "Hunt"]}),
    ("Louis", "keeps Hunt and Ready and discards Summon",
     {"do": "keep", "cards": ["Hunt", "Ready"], "discard": "Summon"}),
    ("Louis", "plays F*ck the System face up at the Prince's Haven",
     {"do": "play", "card": "F*ck the System", "location": "Prince's Haven", "face": "up"}),
    ("Louis", "plays Eyes in the Dark face down at Location 2",
     {"do": "play", "card": "Eyes in the Dark", "location": "Location 2", "face": "down"}),
    ("Louis", "plays 3 Blood", {"do": "play-blood", "amount": 3}),
    ("Louis", "plays 1 flipped Diablerie token", {"do": "play-blood", "amount": 0, "diablerie": 1}),
    ("Louis", "plays 3 Blood and 2 flipped Diablerie tokens", {"do": "play-blood", "amount": 3, "diablerie": 2}),
    ("Louis", "drains Sgt. McTavish", {"do": "drain", "card": "Sgt. McTavish"}),
    ("Louis", "looks at card 2 of Claudia at Location 1",
     {"do": "look", "seat": "Claudia", "location": "Location 1", "place": 2}),
    ("Louis", "ends the turn", {"do": "pass"}),
    ("Claudia", "secretly stays", {"do": "stay"}),
    ("Claudia", "secretly withdraws", {"do": "withdraw"}),
    ("Louis", "resolves Hunt next", {"do": "resolve", "card": "Hunt"}),
    ("Louis", "resolves Louis's Hunt next", {"do": "resolve", "card": "Hunt"}),
    ("Louis", "resolves Claudia's Malkav's Bane next", {"do": "resolve", "card": "Malkav's Bane", "owner": "Claudia"}),
    ("Louis", "secretly bids 2 Blood", {"do": "bid", "amount": 2}),
    ("Louis", "uses Vanish", {"do": "use", "card": "Vanish"}),
    ("Louis", "uses Claudia's Hunt", {"do": "use", "card": "Hunt", "owner": "Claudia"}),
    ("Louis", "uses Hunt to move", {"do": "use", "card": "Hunt", "option": "move"}),
    ("Louis", "uses Ancient Artifacts to turn down",
     {"do": "use", "card": "Ancient Artifacts", "option": "turn-down"}),
    ("Louis", "uses Friends in High Places for 2 Blood", {"do": "use", "card": "Friends in High Places", "amount": 2}),
    ("Louis", "uses Mist Form at the Prince's Haven",
     {"do": "use", "card": "Mist Form", "location": "Prince's Haven"}),
    ("Louis", "uses Mesmerize on Claudia", {"do": "use", "card": "Mesmerize", "target": "Claudia"}),
    ("Louis", "uses Forestall on Claudia with Hunt",
     {"do": "use", "card": "Forestall", "target": "Claudia", "cards": ["Hunt"]}),
    ("Louis", "uses Mindless Assault with Hunt, Claudia's Ready and Tyrant's Gaze",
     {"do": "use", "card": "Mindless Assault", "cards": ["Hunt", "Ready (Claudia)", "Tyrant's Gaze"]}),
    ("Louis", f"uses {RETURN} with Victim", {"do": "use", "card": RETURN, "cards": ["Victim"]}),
    ("Louis", "declines", {"do": "pass"}),
    ("Claudia", "answers Louis's Curfew with Blood",
     {"do": "answer", "card": "Curfew", "owner": "Louis", "option": "blood"}),
    ("Claudia", "answers Louis's Curfew by skipping the steps",
     {"do": "answer", "card": "Curfew", "owner": "Louis", "option": "skip"}),
    ("Claudia", "answers Louis's Tyrant's Gaze by moving Blood",
     {"do": "answer", "card": "Tyrant's Gaze", "owner": "Louis", "option": "move-blood"}),
    ("Claudia", "answers Louis's Hunt with Influence",
     {"do": "answer", "card": "Hunt", "owner": "Louis", "option": "influence"}),
    ("Claudia", "answers Louis's One Step Ahead by revealing Hunt",
     {"do": "answer", "card": "One Step Ahead", "owner": "Louis", "option": "reveal", "target": "Hunt"}),
    ("Claudia", "answers Louis's One Step Ahead by leaving Armand's Hunt",
     {"do": "answer", "card": "One Step Ahead", "owner": "Louis", "option": "leave", "target": "Hunt (Armand)"}),
    ("Louis", "answers Auction of Blood by turning down Louis's Hunt",
     {"do": "answer", "card": "Auction of Blood", "option": "turn-down", "target": "Hunt"}),
]  # fmt: skip
NEVER: list[tuple[str, str, JsonObject]] = [("Louis", "passes", {"do": "pass"})]
"""What is only ever refused."""
WINDOWS = {"ends the turn": "after-card", "declines": "effect"}


def infinitive(what: str) -> str:
    """The verb is the first word, or follows `secretly`."""
    words = what.split(" ")
    at = 1 if words[0] == "secretly" else 0
    words[at] = words[at].removesuffix("es" if words[at] == "passes" else "s")
    return " ".join(words)


@pytest.mark.parametrize(("seat", "what", "choice"), ALL)
def test_a_move_is_the_choice_of_the_protocol(seat: str, what: str, choice: JsonObject) -> None:
    stage = Stage(asks(seat, WINDOWS.get(what, "planning")), asks("Louis", "planning")).when(f"{seat} {what}")
    assert stage.engine.sent == [(seat, choice)]


@pytest.mark.parametrize(("seat", "what", "choice"), ALL + NEVER)
def test_the_refusal_of_a_move_is_tried(seat: str, what: str, choice: JsonObject) -> None:
    stage = Stage(asks("Armand", "withdraw"), refuses(RULE)).then(f"{seat} cannot {infinitive(what)} because {RULE}")
    assert stage.engine.sent == [(seat, choice)]


@pytest.mark.parametrize(("seat", "what", "choice"), ALL + NEVER)
def test_a_move_may_be_made_where_it_is_offered(seat: str, what: str, choice: JsonObject) -> None:
    Stage(asks(seat, "planning", {"do": "other"}, choice)).then(f"{seat} may {infinitive(what)}")
    with pytest.raises(StepFailure, match="not offered"):
        Stage(asks(seat, "planning", {"do": "other"})).then(f"{seat} may {infinitive(what)}")


def test_every_move_is_tried_here() -> None:
    patterns = {vocabulary.resolve("when", f"{seat} {what}").step.pattern.source for seat, what, _ in ALL}
    assert patterns == {move.third_person for move in moves.all if not move.never}
    assert len(NEVER) == sum(move.never for move in moves.all)


@pytest.mark.parametrize(("what", "window"), [("ends the turn", "effect"), ("declines", "after-card")])
def test_a_pass_says_what_it_passes_over(what: str, window: str) -> None:
    with pytest.raises(StepFailure, match="not being asked"):
        Stage(asks("Louis", window), asks("Louis", window)).when(f"Louis {what}")


@pytest.mark.parametrize(
    "what", ["drain Dracula", "resolve Lucien's Hunt next", "look at card 1 of Lucien at Location 1"]
)
def test_a_slip_of_the_pen_is_no_refusal(what: str) -> None:
    with pytest.raises(ScenarioFault):
        Stage(asks("Louis", "planning"), refuses(RULE)).then(f"Louis cannot {what} because {RULE}")


def test_exactly_the_open_choices() -> None:
    options: list[JsonObject] = [{"do": "keep", "cards": ["Hunt", "Ready"]}, {"do": "drain", "card": "Victim"}]
    rows = [["Louis drains Victim"], ["Louis keeps Ready and Hunt"]]
    text = "exactly these choices are open to Louis:"
    Stage(asks("Louis", "hand-building", *options)).step("then", text, rows)
    for wrong in (rows[:1], [*rows, ["Louis drains Talley"]]):
        with pytest.raises(StepFailure, match=r"missing|not expected"):
            Stage(asks("Louis", "hand-building", *options)).step("then", text, wrong)


PLAY = {"do": "play", "card": "Hunt", "location": "Location 1", "face": "up"}
BLOOD = {"do": "play-blood", "amount": 2}
MORE, NEXT = asks("Louis", "after-card"), asks("Claudia", "planning")


@pytest.mark.parametrize(
    ("tail", "script", "choices"),
    [
        (" with 2 Blood", [MORE, MORE], [PLAY, BLOOD]),
        (" with 2 Blood and ends the turn", [MORE, MORE, NEXT], [PLAY, BLOOD, {"do": "pass"}]),
        (" with 2 Blood and ends the turn", [MORE, NEXT], [PLAY, BLOOD]),
        (" and ends the turn", [MORE, NEXT], [PLAY, {"do": "pass"}]),
        (" and ends the turn", [NEXT], [PLAY]),
    ],
)
def test_a_planning_turn_in_one_sentence(tail: str, script: list[Turnpoint], choices: list[JsonObject]) -> None:
    stage = Stage(asks("Louis", "planning"), *script).when(f"Louis plays Hunt face up at Location 1{tail}")
    assert stage.engine.sent == [("Louis", choice) for choice in choices]


def test_everyone_stays_at_one_location_and_no_further() -> None:
    first, second = ({"location": place, "step": "withdraw"} for place in ("Location 1", "Location 2"))
    script = [asks("Louis", "withdraw"), asks("Armand", "withdraw"), asks("Louis", "withdraw")]
    shown = [table(conflict=first), table(conflict=first), table(conflict=second)]
    stage = Stage(*script, shown=shown).when("everyone stays")
    assert stage.engine.sent == [("Louis", {"do": "stay"}), ("Armand", {"do": "stay"})]
    with pytest.raises(StepFailure, match="nobody is asked"):
        Stage(asks("Louis", "planning")).when("everyone else stays")


def test_everyone_declines_until_something_else() -> None:
    stage = Stage(asks("Louis", "effect"), asks("Armand", "resolution"), asks("Louis", "withdraw"))
    stage.when("everyone declines")
    assert stage.engine.sent == [("Louis", {"do": "pass"}), ("Armand", {"do": "pass"})]


@pytest.mark.parametrize(
    ("text", "window", "choices"),
    [
        ("chance makes Claudia the first player", "first-player", [{"do": "seat", "player": "Claudia"}]),
        ("chance lays out Brujah and Ventrue", "clan-sheet",
         [{"do": "draw", "card": "Brujah"}, {"do": "draw", "card": "Ventrue"}]),
        ("chance draws Marcel and Dr. Fragonard", "ally",
         [{"do": "draw", "card": "Marcel"}, {"do": "draw", "card": "Dr. Fragonard"}]),
        ("chance drains Victim", "frenzy", [{"do": "draw", "card": "Victim"}]),
    ],
)  # fmt: skip
def test_chance(text: str, window: str, choices: list[JsonObject]) -> None:
    stage = Stage(*[asks("chance", window)] * (len(choices) + 1)).when(text)
    assert stage.engine.sent == [("chance", choice) for choice in choices]
    with pytest.raises(StepFailure, match="not being asked"):
        Stage(asks("chance", "other")).when(text)


def test_any_card_but_these() -> None:
    first = asks("chance", "relic", *[{"do": "draw", "card": name} for name in ("Relic 4", RETURN, EACH, "Relic 3")])
    then = asks("chance", "relic", *[{"do": "draw", "card": name} for name in (EACH, "Relic 4", RETURN)])
    stage = Stage(first, then, asks("chance", "clan-sheet"))
    stage.when(f"chance draws 2 cards other than {RETURN} and {EACH}")
    assert stage.engine.sent == [("chance", {"do": "draw", "card": name}) for name in ("Relic 3", "Relic 4")]
    with pytest.raises(StepFailure, match="is open"):
        Stage(asks("chance", "relic", {"do": "draw", "card": EACH})).when(f"chance draws 1 card other than {EACH}")
    with pytest.raises(StepFailure, match="not being asked"):
        Stage(asks("chance", "frenzy", {"do": "draw", "card": "Victim"})).when("chance draws 1 card other than Talley")


def test_any_relic_but_these() -> None:
    lying = [{"do": "choose-relic", "relic": name} for name in (RETURN, "Relic 4", EACH)]
    stage = Stage(asks("Louis", "choose-relic", *lying), asks("Louis", "planning"))
    stage.when(f"Louis takes a Relic other than {RETURN} and {EACH}")
    assert stage.engine.sent == [("Louis", {"do": "choose-relic", "relic": "Relic 4"})]
    with pytest.raises(StepFailure, match="not being asked"):
        Stage(asks("Claudia", "choose-relic", *lying)).when(f"Louis takes a Relic other than {EACH}")


@pytest.mark.parametrize(
    ("text", "directives"),
    [
        ("Louis loses 3 Blood", [{"do": "lose-blood", "seat": "Louis", "amount": 3}]),
        ("Louis loses 3 Blood through Claudia at the Prince's Haven",
         [{"do": "lose-blood", "seat": "Louis", "amount": 3, "causer": "Claudia", "location": "Prince's Haven"}]),
        ("Louis and Armand lose 2 Blood together through Claudia",
         [{"do": "lose-blood-together", "amounts": {"Louis": 2, "Armand": 2}, "causer": "Claudia"}]),
        ("Claudia steals 3 Blood from Louis at Location 1",
         [{"do": "steal-blood", "seat": "Claudia", "target": "Louis", "amount": 3, "location": "Location 1"}]),
        ("Louis gains 1 Blood, 2 Influence and 1 Diablerie token",
         [{"do": "gain-blood", "seat": "Louis", "amount": 1}, {"do": "gain-influence", "seat": "Louis", "amount": 2},
          {"do": "take-diablerie", "seat": "Louis", "amount": 1}]),
        ("Louis loses 2 Influence", [{"do": "lose-influence", "seat": "Louis", "amount": 2}]),
        ("Louis acquires Talley", [{"do": "acquire", "seat": "Louis", "card": "Talley"}]),
        ("Louis's Talley is drained", [{"do": "drain", "seat": "Louis", "card": "Talley"}]),
        ("Claudia takes the Ambition token", [{"do": "take-ambition", "seat": "Claudia"}]),
        ("2 Blood is put on Louis's Position at Location 1",
         [{"do": "play-blood", "seat": "Louis", "location": "Location 1", "amount": 2}]),
    ],
)  # fmt: skip
def test_directives(text: str, directives: list[JsonObject]) -> None:
    stage = Stage(*[asks("Louis", "planning")] * 4).when(text)
    assert stage.engine.directives == directives
    assert vocabulary.resolve("when", text).step.needs == ("arrange",)


@pytest.mark.parametrize(
    "text", ["Louis gains 1 face-down Diablerie token", "Louis steals 1 Blood from Claudia through Armand"]
)
def test_directives_that_nobody_can_send(text: str) -> None:
    with pytest.raises(ScenarioFault):
        Stage(asks("Louis", "planning")).when(text)
