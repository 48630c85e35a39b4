"""Thens: decisions, legal and illegal choices, and events since the When."""

from __future__ import annotations

from conformance.steps import expect
from conformance.steps.choice_steps import choice_steps, question_steps
from conformance.steps.event_steps import event_steps, telling_steps
from conformance.steps.json_steps import exact_steps
from conformance.steps.rivals.words import move, then, vocabulary
from conformance.steps.world import World

QUESTIONS = {
    "choose a Leader": "leader",
    "choose another Leader": "another-leader",
    "bid": "bid",
    "act": "action",
    "choose a deck": "draw-from",
    "discard for Intel or decline": "intel",
    "announce the type of the attack": "attack-type",
    "play an Attack card or decline": "attack-card",
    "block or decline": "block",
    "play a Reaction or decline": "reaction",
    "change the target or decline": "retarget",
    "pay or decline": "pay",
    "discard or decline": "discard",
    "attach the card or decline": "attach",
    "attach a card of the hand or decline": "attach-from-hand",
    "shuffle a card back or decline": "shuffle-back",
    "choose a card of the hand that is shown": "look",
    "choose a target": "target",
    "use an ability or decline": "attacker-abilities",
    "prevent damage or decline": "prevention",
    "share out what takes off damage": "mitigation",
    "say whose Blood goes": "blood-colour",
    "say whose Prestige goes": "prestige-colour",
    "say what becomes of the Mortal": "reward",
    "recruit or decline": "recruit",
    "attack the claimant or decline": "claim-attack",
    "make room for the title": "make-room",
    "have a Monster attack": "monster-attack",
    "say what acts first": "antagonists",
    "say whom the Monster strikes next": "strike",
    "mend or decline": "mend",
    "exert Influence or answer": "influence",
    "contribute or decline": "contribute",
    "accept or decline": "may",
    "choose who is driven out": "driven-out",
    "turn the Agenda card up or decline": "agenda",
    "say which text takes effect next": "resolve",
    "spend an Action or an Unhosted Action": "spend",
    "let the game go on": "stop",
}
"""Wording of a decision → its window in the protocol."""
OUTCOMES = {
    "put an Event back": "event",
    "draw a Monster": "monster",
    "choose Player 1": "first-player",
    "draw a Rival token": "rival-token",
    "draw a city card": "city-card",
    "draw a card": "deck-card",
    "set a Retainer free": "retainer",
    "discard a card": "random-discard",
    "shuffle a card back": "random-card",
}
"""Wording of a decision of chance → its window in the protocol."""

question_steps(
    vocabulary,
    QUESTIONS,
    example="it is for Bruno to block or decline",
    counterexample="it is not for Clara to block or decline",
)
vocabulary.enumerate("outcome", list(OUTCOMES), needs=lambda words: vocabulary.features.of("windows", OUTCOMES[words]))
vocabulary.questions |= {window: [words] for words, window in OUTCOMES.items()}


@then("it is for chance to {outcome}", "it is for chance to draw a Rival token")
def chance_decides(world: World, outcome: str) -> None:
    """Chance decides next."""
    world.expect_pending("chance", OUTCOMES[outcome])


@then("chance may draw exactly {cards}", "chance may draw exactly Shotgun and Awe", needs=["options"])
def these_can_be_drawn(world: World, cards: list[str]) -> None:
    """Chance decides, and may draw exactly these cards. One that is there twice is named once."""
    world.expect_pending("chance")
    world.expect(expect.hold_each("options/*/card", sorted(set(cards)), what="what can be drawn"))


@then("chance may draw the Rival tokens of exactly {players:seats}",
      "chance may draw the Rival tokens of exactly Bruno and Clara", needs=["setup", "options"])  # fmt: skip
def these_tokens_can_be_drawn(world: World, players: list[str]) -> None:
    """Chance decides, and may give the next player any of these tokens and no other."""
    world.must_sit(players)
    world.expect_pending("chance", OUTCOMES["draw a Rival token"])
    world.expect(expect.hold_each("options/*/player", sorted(set(players)), what="the Rival tokens that can be drawn"))


choice_steps(
    move,
    who="card",
    infinitives="pass, recruit Hope, attack Hope, discard Shotgun and Awe for Intel",
    cannot="Bruno cannot pass because rivals.turn.active-player",
    may="Lucky may attack Hope",
    player="Ana",
)
event_steps(vocabulary)
exact_steps(vocabulary, player="Ana")
telling_steps(vocabulary, player="Ana", card="Shotgun")
