"""Thens: pools and cards of players, now or compared with before the When, and the end of the game."""

from __future__ import annotations

from conformance.steps import expect
from conformance.steps.paths import Path
from conformance.steps.visibility_steps import seeing_steps
from conformance.steps.vtes.words import then, vocabulary
from conformance.steps.world import World

ENDING, WITHDRAWAL = ["ending"], ["withdrawal"]
POOL = "seats/{seat}/pool"

# fmt: off
then("{seat} burns {n} pool", "Alexis burns 2 pool",
     "The player has exactly this much less than before the When.",
     expect.fall(POOL, "{n}", what="pool burned by {seat}"))
then("{seat} gains {n} pool", "Sarah gains 1 pool",
     "The player has exactly this much more than before the When.",
     expect.grow(POOL, "{n}", what="pool gained by {seat}"))
then("{seat}'s pool stays the same", "Alexis's pool stays the same", "Compared with before the When.",
     expect.stay(POOL))
then("no pool changes", "no pool changes",
     "Everybody's pool is the same as before the When.", expect.stay("seats/{everybody}/pool"))
then("{seat} has {n} pool", "Alexis has 28 pool", "Now.", expect.be(POOL, "{n}"))
then("{seat} has the Edge", "Sarah has the Edge",
     "Now.", expect.be("edge", "{seat}", what="who has the Edge", default=None))
then("nobody has the Edge", "nobody has the Edge",
     "The Edge is in the center of the table.", expect.be("edge", None, what="who has the Edge", default=None))
then("{seat} has {n} victory point(s)", "Scott has 1 victory point",
     "Now.", expect.be("seats/{seat}/victory_points", "{n}"))
then("{seat} holds {cards}", "Sarah holds Bonding and Vessel",
     "Exactly these cards are in the hand, in any order.", expect.hold("seats/{seat}/hand", "{cards}"))
then("{seat} holds nothing", "Sarah holds nothing", "The hand is empty.", expect.hold("seats/{seat}/hand", []))
then("{seat} holds {n} card(s)", "Sarah holds 7 cards",
     "The number of cards in the hand.", expect.count("seats/{seat}/hand", "{n}", what="cards in the hand of {seat}"))
then("{seat}'s {pile} is empty", "Sarah's ash heap is empty",
     "It holds no cards.", expect.hold("seats/{seat}/{pile}", []),
     expect.hold("seats/{seat}/unordered_{pile}", [], default=[]))
then("it is {seat}'s {phase} phase", "it is Sarah's minion phase",
     "The turn and its phase. Another player may have a decision.",
     expect.fit("turn", {"seat": "{seat}", "phase": "{phase}"}))
then("{seat} has {n} transfer(s) left", "Nora has 2 transfers left",
     "In that player's influence phase.", expect.fit("turn", {"seat": "{seat}", "transfers": "{n}"}))
then("{seat} has {n} master phase action(s) left", "Sarah has 1 master phase action left",
     "In that player's master phase.", expect.fit("turn", {"seat": "{seat}", "master_actions": "{n}"}))
then("{seat} has {n} discard phase action(s) left", "Sarah has 1 discard phase action left",
     "In that player's discard phase.", expect.fit("turn", {"seat": "{seat}", "discard_actions": "{n}"}))
then("{players:seats} is/are ousted", "Steve is ousted",
     "Each player is out of the game.", expect.be("seats/{players}/ousted", True, what="whether {players} is ousted"),
     needs=ENDING)
then("{players:seats} is/are withdrawing", "Tom is withdrawing",
     "They have announced a withdrawal that has not failed so far.",
     expect.be("seats/{players}/withdrawing", True, what="whether {players} is withdrawing", default=False),
     needs=WITHDRAWAL)
then("{players:seats} is/are not withdrawing", "Tom is not withdrawing",
     "They announced no withdrawal, or it has failed or succeeded.",
     expect.be("seats/{players}/withdrawing", False, what="whether {players} is withdrawing", default=False),
     needs=WITHDRAWAL)
then("{players:seats} is/are still in the game", "Scott is still in the game",
     "No player of these is ousted.", expect.be("seats/{players}/ousted", False, what="whether {players} is ousted"),
     needs=ENDING)
then("{seat}'s prey is {prey:seat}", "Scott's prey is Justine",
     "The prey that the engine reports. To test its effects, let a minion bleed.",
     expect.be("seats/{seat}/prey", "{prey}"))
then("{seat}'s predator is {predator:seat}", "Justine's predator is Scott",
     "The predator that the engine reports.", expect.be("seats/{seat}/predator", "{predator}"))
then("{seat} wins with {n} victory point(s)", "Justine wins with 3 victory points",
     "The game is over, and only that player has the most victory points.",
     expect.be("outcome/winner", "{seat}", what="the winner"),
     expect.be("outcome/victory_points/{seat}", "{n}", what="victory points of {seat}"), needs=ENDING)
then("the game ends without a winner", "the game ends without a winner",
     "The game is over with a tie for the most victory points.", expect.be("outcome/winner", None, what="the winner"),
     needs=ENDING)
then("the game goes on", "the game goes on",
     "A player has a decision, and there is no outcome.", expect.be("outcome", None))
then("so many do not sit down to a game", "so many do not sit down to a game",
     "The engine refuses the Given's table because of its number of players.", expect.be("problem", "too-many-seats"))
# fmt: on


@then("{seat}'s {pile} holds {cards}", "Sarah's ash heap holds Bonding and Vessel")
def pile_holds(world: World, seat: str, pile: str, cards: list[str]) -> None:
    """Exactly these cards are in it; in a library or crypt, in this order from the top."""
    world.must_sit(seat)
    world.expect((expect.be if pile in ("library", "crypt") else expect.hold)(("seats", seat, pile), cards))


def within(lot: str) -> Path:
    """Return the path to the card names of a player's pile or region."""
    return (lot, "*", "card") if lot == "uncontrolled" else ((lot, f"unordered_{lot}"),)


seeing_steps(
    vocabulary, within,
    sees="Sarah sees Sarah's uncontrolled vampires", hidden="Alexis does not see Sarah's hand",
)  # fmt: skip
