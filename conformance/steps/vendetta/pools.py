"""Thens: tokens of players and the Bank, now or compared with before the When."""

from __future__ import annotations

from conformance.steps import expect
from conformance.steps.step_actions import do
from conformance.steps.vendetta.words import TOKENS, then
from conformance.steps.world import World

Verb = expect.Declaration


def tokens(world: World, players: list[str], pool: dict[str, int], verb: Verb, what: str) -> None:
    """Expect these amounts of tokens for each player."""
    world.must_sit(players)
    for seat in players:
        for kind, amount in pool.items():
            world.expect(verb(("seats", seat, kind), amount, what=what.format(TOKENS[kind], seat)))


def in_the_bank(world: World, pool: dict[str, int], verb: Verb, what: str) -> None:
    """Expect these amounts of tokens in the Bank."""
    for kind, amount in pool.items():
        world.expect(verb(("bank", kind), amount, what=what.format(TOKENS[kind])))


# fmt: off
then("{players:seats} gains/gain {pool}", "Louis gains 3 Blood and 1 Influence",
     "Each Pool has exactly this many more of the named tokens than before the When, whatever happened in between.",
     do(tokens, "{players}", "{pool}", expect.grow, "{} gained by {}"))
then("{players:seats} loses/lose {pool}", "Louis and Claudia lose 2 Blood",
     "Each Pool has exactly this many fewer of the named tokens than before the When, wherever they went.",
     do(tokens, "{players}", "{pool}", expect.fall, "{} lost by {}"))
then("{players:seats} has/have {pool}", "Louis has 3 Blood and 1 face-down Diablerie token",
     "Each Pool has this many of the named tokens now.",
     do(tokens, "{players}", "{pool}", expect.be, "the {} of {}"))
then("{seat}'s Pool stays the same", "Claudia's Pool stays the same",
     "Blood, Influence, and Diablerie tokens are the same as before the When.",
     *(expect.stay(f"seats/{{seat}}/{kind}", what=f"the {words} of {{seat}}") for kind, words in TOKENS.items()))
then("nobody's Pool changes", "nobody's Pool changes",
     "Every Pool is the same as before the When.",
     *(expect.stay(f"seats/{{everybody}}/{kind}", what=f"the {words} of {{everybody}}") for kind,
       words in TOKENS.items()))
then("{seat} spends {n} Blood", "Louis spends 1 Blood",
     "The total paid from the Pool as a price since the When.",
     expect.add_up("Blood spent by {seat}", {"event": "blood-spent", "seat": "{seat}"}, {"amount": "{n}"}))
then("{seat} steals {n} Blood from {target:seat}", "Louis steals 1 Blood from Claudia",
     "The total since the When.",
     expect.add_up("Blood stolen by {seat} from {target}", {"event": "blood-stolen", "seat": "{seat}",
                 "target": "{target}"}, {"amount": "{n}"}))
then("the Bank holds {pool}", "the Bank holds 46 Blood",
     "The tokens that nobody has now. Diablerie tokens have no side there.",
     do(in_the_bank, "{pool}", expect.be, "the {} in the Bank"))
then("the Bank gains {pool}", "the Bank gains 1 Blood",
     "It has exactly this many more than before the When.",
     do(in_the_bank, "{pool}", expect.grow, "{} gained by the Bank"))
then("the Bank loses {pool}", "the Bank loses 2 Blood",
     "It has exactly this many fewer than before the When.",
     do(in_the_bank, "{pool}", expect.fall, "{} lost by the Bank"))
then("the Bank stays the same", "the Bank stays the same",
     "Compared with before the When.", expect.stay("bank/blood"), expect.stay("bank/influence"),
     expect.stay("bank/diablerie"))
then("{seat}'s score is {n}", "Louis's score is 7",
     "The player's final Influence if the game ended now.", expect.be("seats/{seat}/score", "{n}"))
then("{seat}'s score drops by {n}", "Louis's score drops by 1",
     "Compared with before the When.", expect.fall("seats/{seat}/score", "{n}", what="the drop of the score of {seat}"))
# fmt: on
