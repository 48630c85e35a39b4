"""Thens: what players and the Bank have, compared with before the When or as it is now."""

from __future__ import annotations

from conformance.steps import expect
from conformance.steps.step_actions import do
from conformance.steps.vendetta.words import TOKENS, then
from conformance.steps.world import World

Verb = expect.Declaration


def tokens(world: World, players: list[str], pool: dict[str, int], verb: Verb, what: str) -> None:
    """Asserts of each player and each kind of tokens that are named."""
    world.must_sit(players)
    for seat in players:
        for kind, amount in pool.items():
            world.expect(verb(("seats", seat, kind), amount, what=what.format(TOKENS[kind], seat)))


def in_the_bank(world: World, pool: dict[str, int], verb: Verb, what: str) -> None:
    """The same of the Bank."""
    for kind, amount in pool.items():
        world.expect(verb(("bank", kind), amount, what=what.format(TOKENS[kind])))


# fmt: off
then("{players:seats} gains/gain {pool}", "Louis gains 3 Blood and 1 Influence",
     "The Pool of each has exactly so many more than before, whatever went on between; of the tokens that are named.",
     do(tokens, "{players}", "{pool}", expect.grow, "{} gained by {}"))
then("{players:seats} loses/lose {pool}", "Louis and Claudia lose 2 Blood",
     "The Pool of each has exactly so many fewer than before, wherever they went; of the tokens that are named.",
     do(tokens, "{players}", "{pool}", expect.fall, "{} lost by {}"))
then("{players:seats} has/have {pool}", "Louis has 3 Blood and 1 face-down Diablerie token",
     "Now, each in the Pool; of the tokens that are named.",
     do(tokens, "{players}", "{pool}", expect.be, "the {} of {}"))
then("{seat}'s Pool stays the same", "Claudia's Pool stays the same",
     "Blood, Influence and Diablerie tokens, compared with before.",
     *(expect.stay(f"seats/{{seat}}/{kind}", what=f"the {words} of {{seat}}") for kind, words in TOKENS.items()))
then("nobody's Pool changes", "nobody's Pool changes",
     "The same for everybody.",
     *(expect.stay(f"seats/{{everybody}}/{kind}", what=f"the {words} of {{everybody}}") for kind,
       words in TOKENS.items()))
then("{seat} spends {n} Blood", "Louis spends 1 Blood",
     "Since the When, all in all: paid from the Pool as a price.",
     expect.add_up("Blood spent by {seat}", {"event": "blood-spent", "seat": "{seat}"}, {"amount": "{n}"}))
then("{seat} steals {n} Blood from {target:seat}", "Louis steals 1 Blood from Claudia",
     "Since the When, all in all.",
     expect.add_up("Blood stolen by {seat} from {target}", {"event": "blood-stolen", "seat": "{seat}",
                 "target": "{target}"}, {"amount": "{n}"}))
then("the Bank holds {pool}", "the Bank holds 46 Blood",
     "Now: the tokens that are nowhere else. Diablerie tokens have no side there.",
     do(in_the_bank, "{pool}", expect.be, "the {} in the Bank"))
then("the Bank gains {pool}", "the Bank gains 1 Blood",
     "It has exactly so many more than before the When.",
     do(in_the_bank, "{pool}", expect.grow, "{} gained by the Bank"))
then("the Bank loses {pool}", "the Bank loses 2 Blood",
     "It has exactly so many fewer than before the When.",
     do(in_the_bank, "{pool}", expect.fall, "{} lost by the Bank"))
then("the Bank stays the same", "the Bank stays the same",
     "Compared with before the When.", expect.stay("bank/blood"), expect.stay("bank/influence"),
     expect.stay("bank/diablerie"))
then("{seat}'s score is {n}", "Louis's score is 7",
     "The Influence of the player if the game ended now.", expect.be("seats/{seat}/score", "{n}"))
then("{seat}'s score drops by {n}", "Louis's score drops by 1",
     "Compared with before the When.", expect.fall("seats/{seat}/score", "{n}", what="the drop of the score of {seat}"))
# fmt: on
