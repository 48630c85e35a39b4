"""Thens: each holds where it should and fails where it should not."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.vocabulary.vtes import vocabulary
from conformance.vocabulary.world import StepFailure
from tests.conformance.vocabulary.scripted import Play, asks, over, table, vampire

JsonObject = dict[str, Any]

BEFORE = table(
    Sarah={"ready": [vampire("Belinde", 3), vampire("Wauneka", 2), {"card": "Underbridge Stray", "life": 2}]},
    Alexis={"ready": [vampire("Ayelech", 4)]},
    Ines={"pool": 1},
)
AFTER = table(
    Sarah={
        "pool": 31, "hand": ["Bonding", "Vessel", "Bonding"], "ash_heap": ["Ryan", "Bonding"],
        "library": ["Vessel", "Bonding"], "victory_points": 2, "removed": ["Colette"],
        "in_play": [{"card": "The Barrens", "locked": True}],
        "ready": [
            vampire(
                "Belinde", 1, locked=True, sect="Anarch", clan="Malkavian", title="Baron of Berlin", capacity=7,
                disciplines=["aus", "OBF"],
            ),
            vampire("Wauneka", 2, title=None, title_contested=True, marked=True, traits=["Red List"]),
            {"card": "Underbridge Stray", "life": 3, "locked": False, "attached": []},
        ],
        "torpor": [vampire("Tamoszius", 0, wounded=True)],
        "contested": [{"card": "Fame", "attached": []}],
        "uncontrolled": [vampire("Alexa Draper", 6)],
    },
    Alexis={
        "pool": 28, "withdrawing": True,
        "ready": [
            vampire("Ayelech", 4, base="Jessica", attached=[{"card": ".44 Magnum"}, {"card": "Raven Spy", "life": 1}]),
        ],
    },
    Ines={"pool": 0, "ousted": True, "prey": None, "predator": None, "unordered_library": ["Vessel"]},
    edge="Sarah",
    turn={
        "number": 10, "seat": "Sarah", "phase": "influence", "transfers": 2, "master_actions": 1, "discard_actions": 0,
    },
    action={
        "minion": "Belinde", "kind": "bleed", "targets": ["Alexis"], "directed": True, "stealth": -1, "bleed": 2,
        "cost": {"blood": 1, "pool": 0}, "state": "block-attempt", "blocker": "Ayelech", "intercept": 1,
    },
    combat={"acting": "Belinde", "opposing": "Ayelech", "round": 1, "range": "long"},
    referendum={"card": "Kine Resources Contested", "for": 3, "against": 1},
)  # fmt: skip
EVENTS: list[JsonObject] = [
    {"event": "action-blocked", "minion": "Ayelech"},
    {"event": "block-failed", "minion": "Colette"},
    {"event": "action-resolved", "minion": "Wauneka", "successful": False},
    {"event": "action-resolved", "minion": "Belinde", "successful": True},
    {"event": "strike-resolved", "minion": "Belinde", "strike": "hands", "effective": False},
    {"event": "strike-resolved", "minion": "Ayelech", "strike": "hands", "effective": True},
    {"event": "damage-inflicted", "card": "Belinde", "normal": 1, "aggravated": 0},
    {"event": "damage-inflicted", "card": "Belinde", "normal": 1, "aggravated": 1},
    {"event": "referendum-resolved", "passed": True, "for": 3, "against": 1},
    {"event": "edge-taken", "seat": None},
]
HOLDS_AND_FAILS = [
    ("Alexis burns 2 pool", "Alexis burns 1 pool"),
    ("Alexis burns two pool", "Alexis burns 0 pool"),
    ("Sarah gains 1 pool", "Alexis gains 2 pool"),
    ("Alexis has 28 pool", "Alexis has 30 pool"),
    ("Sarah has the Edge", "Alexis has the Edge"),
    ("Sarah has 2 victory points", "Sarah has 1 victory point"),
    ("Sarah holds Bonding, Bonding and Vessel", "Sarah holds Bonding and Vessel"),
    ("Sarah holds 3 cards", "Sarah holds 2 cards"),
    ("Alexis holds nothing", "Sarah holds nothing"),
    ("Sarah's ash heap holds Bonding and Ryan", "Sarah's ash heap holds Bonding"),
    ("Sarah's library holds Vessel and Bonding", "Sarah's library holds Bonding and Vessel"),
    ("Alexis's library is empty", "Sarah's library is empty"),
    ("Alexis's library is empty", "Ines's library is empty"),
    ("it is Sarah's influence phase", "it is Sarah's minion phase"),
    ("it is Sarah's influence phase", "it is Alexis's influence phase"),
    ("Sarah has 2 transfers left", "Sarah has 1 transfer left"),
    ("Sarah has 2 transfers left", "Alexis has 2 transfers left"),
    ("Sarah has 1 master phase action left", "Sarah has 0 master phase actions left"),
    ("Sarah has 0 discard phase actions left", "Sarah has 1 discard phase action left"),
    ("Belinde burns 2 blood", "Belinde burns 1 blood"),
    ("Underbridge Stray gains 1 life", "Underbridge Stray gains 2 life"),
    ("Underbridge Stray gains 1 life", "Underbridge Stray gains 1 blood"),
    ("Wauneka's blood stays the same", "Belinde's blood stays the same"),
    ("Alexis's pool stays the same", None),
    ("Wauneka has 2 blood", "Wauneka has 3 blood"),
    ("Belinde is ready", "Tamoszius is ready"),
    ("Belinde is ready with 1 blood and locked", "Belinde is ready with 2 blood and locked"),
    ("Wauneka is ready and unlocked", "Belinde is ready and unlocked"),
    ("Belinde and Wauneka are ready", "Belinde and Alexa Draper are ready"),
    ("Tamoszius is in torpor with 0 blood", "Tamoszius is in torpor with 1 blood"),
    ("Tamoszius is in torpor", "Belinde is in torpor"),
    ("Alexa Draper is uncontrolled with 6 blood", "Belinde is uncontrolled"),
    ("Belinde and The Barrens are locked", "Belinde and Wauneka are locked"),
    ("Wauneka is unlocked", "Belinde is unlocked"),
    ("Sarah controls Tamoszius and The Barrens", "Sarah controls Ayelech"),
    ("Alexis is withdrawing", "Sarah is withdrawing"),
    ("Sarah is not withdrawing", "Alexis is not withdrawing"),
    ("Wauneka is in a contest of titles", "Belinde is in a contest of titles"),
    ("Fame is contested", "The Barrens is contested"),
    ("Fame is contested", "Raven Spy is contested"),
    ("Sarah controls Belinde", "Sarah controls Alexa Draper"),
    ("Ayelech bears .44 Magnum and Raven Spy", "Ayelech bears .44 Magnum"),
    ("Belinde bears nothing", "Ayelech bears nothing"),
    ("Ryan is in Sarah's ash heap", "Ryan is in Alexis's ash heap"),
    ("Ryan is in Sarah's ash heap", "Belinde is in Sarah's ash heap"),
    ("Vessel is in Sarah's hand", "Ryan is in Sarah's hand"),
    ("Colette is removed from the game", "Ryan is removed from the game"),
    ("Tamoszius is wounded", "Belinde is wounded"),
    ("Belinde is not wounded", "Tamoszius is not wounded"),
    ("Wauneka is marked", "Belinde is marked"),
    ("Belinde is not marked", "Wauneka is not marked"),
    ("Wauneka has the trait Red List", "Wauneka has the trait Flight"),
    ("Wauneka does not have the trait Flight", "Wauneka does not have the trait Red List"),
    ("Belinde's capacity is 7", "Wauneka's capacity is 7"),
    ("Belinde's Disciplines are aus and OBF", "Belinde's Disciplines are aus and obf"),
    ("Belinde's Disciplines are OBF and aus", "Belinde's Disciplines are aus"),
    ("Ayelech is merged with Jessica", "Wauneka is merged with Jessica"),
    ("Wauneka is not merged", "Ayelech is not merged"),
    ("Belinde's sect is Anarch", "Belinde's sect is Camarilla"),
    ("Belinde's clan is Malkavian", "Belinde's clan is Malkavian antitribu"),
    ("Belinde's title is Baron of Berlin", "Belinde's title is Baron of Bern"),
    ("Wauneka has no title", "Belinde has no title"),
    ("Belinde's action is under way", "Wauneka's action is under way"),
    ("the action is directed", "the action is undirected"),
    ("the action targets Alexis", "the action targets Alexis and Ines"),
    ("the action's stealth is -1", "the action's stealth is 0"),
    ("Ayelech attempts to block with 1 intercept", "Ayelech attempts to block with 0 intercept"),
    ("Ayelech attempts to block with 1 intercept", "Wauneka attempts to block with 1 intercept"),
    ("the bleed is for 2", "the bleed is for 1"),
    ("the action costs 1 blood", "the action costs 1 pool and 1 blood"),
    ("the action costs 1 blood", "the action costs nothing"),
    ("the action succeeds", "the action fails"),
    ("Belinde is locked", "Ayelech blocks the action"),
    ("Colette fails to block the action", "Ayelech fails to block the action"),
    ("the referendum passes", "the referendum fails"),
    ("the votes are 3 for and 1 against", "the votes are 3 for and 0 against"),
    ("the ballots are 0 for and 0 against", "the ballots are 1 for and 0 against"),
    ("combat begins between Belinde and Ayelech", "combat begins between Ayelech and Belinde"),
    ("the range is long", "the range is close"),
    ("it is round 1 of the combat", "it is round 2 of the combat"),
    ("Ayelech's strike has an effect", "Belinde's strike has an effect"),
    ("Belinde's strike has no effect", "Ayelech's strike has no effect"),
    ("Belinde's strike has no effect", "Wauneka's strike has no effect"),
    ("Belinde takes 2 damage and 1 aggravated damage", "Belinde takes 2 damage"),
    ("Ayelech takes no damage", "Belinde takes no damage"),
    ("Ines is ousted", "Sarah is ousted"),
    ("Sarah and Alexis are still in the game", "Sarah and Ines are still in the game"),
    ("Sarah's prey is Alexis", "Sarah's prey is Ines"),
    ("Alexis's predator is Sarah", "Ines's predator is Alexis"),
    ("the game goes on", "Sarah wins with 2 victory points"),
    ("it is not for Ines to block or decline", "it is for Ines to block or decline"),
    ("it is for Sarah to decide in the influence phase", "it is not for Sarah to decide in the influence phase"),
]
CASES = [*((text, True) for text, _ in HOLDS_AND_FAILS), *((text, False) for _, text in HOLDS_AND_FAILS if text)]
CASES.remove(("Alexis's pool stays the same", True))
CASES.append(("Alexis's pool stays the same", False))


def after_a_pass(shown: JsonObject = AFTER, events: list[JsonObject] | None = None) -> Play:
    """A scenario just after a When that led from BEFORE to AFTER."""
    now = asks("Sarah", "influence", events=EVENTS if events is None else events)
    return Play(asks("Sarah", "minion"), now, shown=[BEFORE, shown]).when("Sarah passes")


@pytest.mark.parametrize(("text", "holds"), CASES)
def test_a_then_holds_or_fails(text: str, holds: bool) -> None:
    if holds:
        after_a_pass().then(text)
    else:
        with pytest.raises(StepFailure):
            after_a_pass().then(text)


QUIET = table(Sarah={"ready": [vampire("Belinde", 3)]})


@pytest.mark.parametrize(
    "text",
    [
        "no pool changes",
        "Sarah's pool stays the same",
        "nobody has the Edge",
        "no action is under way",
        "there is no combat",
        "the game goes on",
    ],
)
def test_what_holds_where_nothing_happens_fails_where_something_does(text: str) -> None:
    Play(asks("Sarah", "minion"), asks("Sarah", "influence"), shown=QUIET).when("Sarah passes").then(text)
    if text == "the game goes on":
        with pytest.raises(StepFailure):
            Play(over("Sarah", Sarah=2)).then(text)
    else:
        with pytest.raises(StepFailure):
            after_a_pass().then(text)


@pytest.mark.parametrize(
    "text",
    [
        "the action is directed", "the action has no target", "Belinde's action is under way", "the bleed is for 1",
        "no block attempt is under way", "combat begins between Belinde and Ayelech", "the range is close",
        "the votes are 0 for and 0 against", "the action succeeds", "Belinde's strike has an effect",
        "the combat is over", "the referendum passes", "Ayelech blocks the action", "Belinde's sect is Camarilla",
        "Colette is ready", "Colette burns 1 blood",
    ],
)  # fmt: skip
def test_nothing_is_said_of_what_is_not_there(text: str) -> None:
    with pytest.raises(StepFailure):
        Play(asks("Sarah", "minion"), asks("Sarah", "influence"), shown=QUIET).when("Sarah passes").then(text)


def test_the_state_of_an_action_without_target_or_block() -> None:
    shown = table(action={"targets": [], "directed": False, "state": "no-block", "cost": {"blood": 0, "pool": 0}})
    Play(shown=shown).then(
        "the action has no target",
        "the action is undirected",
        "no block attempt is under way",
        "the action costs nothing",
    )
    for text in ("the action has no target", "no block attempt is under way"):
        with pytest.raises(StepFailure):
            Play(shown=AFTER).then(text)


def test_a_block_locks_the_blocker() -> None:
    locked = table(Alexis={"ready": [vampire("Ayelech", locked=True)]})
    after_a_pass(locked).then("Ayelech blocks the action")


def test_a_block_decides_an_action_before_its_combat_is_over() -> None:
    blocked: list[JsonObject] = [{"event": "action-blocked", "minion": "Ayelech"}]
    after_a_pass(events=blocked).then("the action fails")
    with pytest.raises(StepFailure):
        after_a_pass(events=blocked).then("the action succeeds")
    with pytest.raises(StepFailure):
        after_a_pass(events=[{"event": "blocks-declined"}]).then("the action fails")


def test_a_combat_is_over_once_it_has_ended() -> None:
    after_a_pass(table(), [{"event": "combat-ended"}]).then("the combat is over")
    with pytest.raises(StepFailure):
        after_a_pass(AFTER, [{"event": "combat-ended"}]).then("the combat is over")
    with pytest.raises(StepFailure, match="combat-began"):
        after_a_pass(table(), [{"event": "combat-began"}]).then("there is no combat")


def test_the_end_of_the_game() -> None:
    Play(over("Sarah", Sarah=3, Ines=1)).then("Sarah wins with 3 victory points")
    Play(over(None, Sarah=1, Ines=1)).then("the game ends without a winner")
    for turnpoint in (over("Ines", Sarah=3), over("Sarah", Sarah=2), over(None, Sarah=3), asks("Sarah", "minion")):
        with pytest.raises(StepFailure):
            Play(turnpoint).then("Sarah wins with 3 victory points")
    for turnpoint in (over("Ines"), asks("Sarah", "minion")):
        with pytest.raises(StepFailure):
            Play(turnpoint).then("the game ends without a winner")


def test_before_is_the_first_when_of_a_run() -> None:
    script = [asks("Sarah", "minion"), asks("Sarah", "minion"), asks("Sarah", "influence"), asks("Sarah", "discard")]
    pools = [table(Alexis={"pool": pool}) for pool in (30, 29, 28, 28)]
    play = Play(*script, shown=pools).when("Sarah passes", "Sarah passes").then("Alexis burns 2 pool")
    play.when("Sarah passes").then("Alexis's pool stays the same", "no pool changes")


@pytest.mark.parametrize(
    ("seat", "window", "phrase"),
    [
        ("Alexis", "no-block", "block or decline"),
        ("Sarah", "no-block", "respond before blocks"),
        ("Alexis", "block-attempt", "respond to the block attempt"),
        ("Sarah", "strike", "choose a strike"),
        ("Sarah", "polling", "vote or pass"),
    ],
)
def test_whose_decision_it_is(seat: str, window: str, phrase: str) -> None:
    Play(asks(seat, window)).then(f"it is for {seat} to {phrase}")
    for other in (asks("Ines", window), asks(seat, "prevent"), over(None)):
        with pytest.raises(StepFailure):
            Play(other).then(f"it is for {seat} to {phrase}")
    Play(asks("Ines", window)).then(f"it is not for {seat} to {phrase}")
    with pytest.raises(StepFailure):
        Play(asks(seat, window)).then(f"it is not for {seat} to {phrase}")


def test_the_acting_player_is_not_asked_to_block() -> None:
    with pytest.raises(StepFailure, match="Sarah is the acting player"):
        Play(asks("Sarah", "no-block")).then("it is for Sarah to block or decline")
    with pytest.raises(StepFailure, match="Alexis is not the acting player"):
        Play(asks("Alexis", "no-block")).then("it is for Alexis to respond before blocks")


def test_a_decision_of_chance() -> None:
    Play(asks("chance", "draw")).then("it is for chance to draw a card")
    with pytest.raises(StepFailure):
        Play(asks("Sarah", "minion")).then("it is for chance to draw a card")


@pytest.mark.parametrize(
    ("seen", "holds", "fails"),
    [
        (["Bonding", "Vessel"], "sees", "does not see"),
        (["?", "?"], "does not see", "sees"),
        (["?"], None, "does not see"),
        (["Bonding", "?"], None, "does not see"),
        (["Bonding", "?"], None, "sees"),
    ],
)
def test_what_a_player_sees(seen: list[str], holds: str | None, fails: str) -> None:
    def shown(top: str, next_one: str = "") -> JsonObject:
        cards = [top, next_one] if next_one else [top]
        piles = {"library": cards[:1], "unordered_library": cards[1:]}
        return table(Sarah={"hand": cards, "uncontrolled": [{"card": card} for card in cards], **piles})

    play = Play(asks("Sarah", "minion"), shown=shown("Bonding", "Vessel"))
    play.engine.seen_by["Alexis"] = shown(*seen)
    for lot in ("hand", "uncontrolled vampires", "library"):
        if holds is not None:
            play.then(f"Alexis {holds} Sarah's {lot}")
        with pytest.raises(StepFailure):
            play.then(f"Alexis {fails} Sarah's {lot}")


@pytest.mark.parametrize("verb", ["sees", "does not see"])
def test_an_empty_hand_neither_shows_nor_hides_anything(verb: str) -> None:
    with pytest.raises(StepFailure, match="nothing to"):
        Play(asks("Sarah", "minion"), shown=table()).then(f"Alexis {verb} Sarah's hand")


IN_ORDER = "these events happen in order:"
NONE = "none of these events happens:"


@pytest.mark.parametrize(
    ("rows", "holds"),
    [
        ([["event", "minion"], ["action-blocked", "Ayelech"], ["strike-resolved", ""]], True),
        ([["event", "minion", "effective"], ["strike-resolved", "Ayelech", "true"]], True),
        ([["event", "seat"], ["edge-taken", "nobody"]], True),
        ([["event", "normal"], ["damage-inflicted", "1"], ["damage-inflicted", "1"]], True),
        ([["event", "normal"], ["damage-inflicted", "1"], ["damage-inflicted", "1"], ["damage-inflicted", "1"]], False),
        ([["event", "minion"], ["strike-resolved", "Ayelech"], ["strike-resolved", "Belinde"]], False),
        ([["event", "minion", "blood"], ["strike-resolved", "Ayelech", "1"]], False),
        ([["event"], ["ousted"]], False),
    ],
)
def test_events_in_order(rows: list[list[str]], holds: bool) -> None:
    if holds:
        after_a_pass().step("then", IN_ORDER, rows)
    else:
        with pytest.raises(StepFailure):
            after_a_pass().step("then", IN_ORDER, rows)


def test_events_that_do_not_happen() -> None:
    after_a_pass().step("then", NONE, [["event", "seat"], ["ousted", ""], ["edge-taken", "Sarah"]])
    with pytest.raises(StepFailure):
        after_a_pass().step("then", NONE, [["event", "seat"], ["ousted", ""], ["edge-taken", "nobody"]])


def test_every_then_is_tried_here_or_with_the_moves() -> None:
    tried = {text for pair in HOLDS_AND_FAILS for text in pair if text}
    patterns = {vocabulary.resolve("then", text).step.pattern.source for text in tried}
    elsewhere = {
        "no pool changes", "nobody has the Edge", "no action is under way", "there is no combat", "the combat is over",
        "the action has no target", "no block attempt is under way", "the game ends without a winner",
        "it is for chance to draw a card", IN_ORDER, NONE, "exactly these choices are open to {seat}:",
        "{seat} sees {owner:seat}'s {lot}", "{seat} does not see {owner:seat}'s {lot}",
        "{who:card} cannot {move} because {rule}", "{who:card} may {move}", "{minion} blocks the action",
    }  # fmt: skip
    assert {step.pattern.source for step in vocabulary.steps if step.kind == "then"} - patterns <= elsewhere
