"""Whens: choices in set-up, Hand Building, and the Planning Phase, and draws of chance."""

from __future__ import annotations

from conformance.steps.passing import pass_if_deciding
from conformance.steps.step_actions import choose, choose_in, draw
from conformance.steps.vendetta.words import Turn, move, when
from conformance.steps.world import World

AFTER_CARD = "after-card"
DRAWS = ("location-card", "relic", "ally", "clan-card")
SETUP, PLANNING, HAND_BUILDING = ["setup"], ["planning"], ["hand-building"]


def another(world: World, key: str, cards: list[str]) -> str:
    """Return the alphabetically first open card that is not in `cards`. Fails if there is none."""
    names = sorted(str(option[key]) for option in world.options() if key in option and option[key] not in cards)
    if not names:
        world.fail(f"only {' and '.join(cards)} can be chosen", actual=world.options())
    return names[0]


def choose_another(world: World, seat: str, does: str, key: str, cards: list[str], *windows: str) -> None:
    """Choose that card, in any of these windows."""
    params = {"seat": seat, "choice": {"do": does}}
    with world.script.ask("choose", params, windows=windows, first=key, other_than=tuple(cards)):
        choose_in(world, seat, {"do": does, key: another(world, key, cards)}, windows)


# fmt: off
move("{seat} [chooses] Clan {clan}", "Louis chooses Clan Brujah",
     "The player chooses one of the face-up Clan sheets.", "choose-clan")
move("{seat} [takes] {relic:card}", "Louis takes Relic: return a drained card",
     "The player takes one of the face-up Relics.", "choose-relic")
move("{seat} [keeps] {cards}", "Louis keeps Challenge",
     "The Clan cards kept in Hand Building. The others drawn go under the deck.", "keep")
move("{seat} [keeps] {cards} and discards {discard:card}", "Louis keeps Challenge and Earthshock and discards Hunt",
     "The Clan cards kept in Hand Building with Roberta Urbani in the Alliance.", "keep")
move("{seat} [plays] {card} {face} at {location}", "Louis plays Challenge face down at Location 1",
     "The card of a Planning turn. The turn continues as long as anything more can be done.", "play")
move("{seat} [plays] {stake}", "Louis plays 3 Blood and 2 flipped Diablerie tokens",
     "Tokens at the Location of the card just played.", {"do": "play-blood", "**": "{stake}"})
move("{seat} [drains] {card}", "Louis drains Victim",
     "A card of the player's Alliance, in a Planning turn.", "drain")
move("{seat} [looks] at card {n} of {other:seat} at {location}", "Louis looks at card 2 of Claudia at Location 1",
     "The player looks at a face-down card with Ambrus Maropis. Cards of a Position count from 1 in the order in which "
     "they arrived.", {"do": "look", "seat": "{other}", "location": "{location}", "place": "{n}"}, needs=PLANNING)
move("{seat} [ends] the turn", "Louis ends the turn",
     "A pass after the card. If nothing more can be done, the turn ends on its own.", "pass", needs=PLANNING,
     window=AFTER_CARD)
move("{seat} [passes]", "Louis passes", "A pass in a decision that cannot be passed, for refusals.", "pass", never=True)
when("chance makes {player:seat} the first player", "chance makes Claudia the first player",
     "The player who takes the Ambition token at the start of the game.",
     choose("chance", {"do": "seat", "player": "{player}"}, "first-player"), needs=SETUP)
when("chance lays out {clans}", "chance lays out Brujah, Tremere and Ventrue",
     "Clan sheets, one after the other.", draw("{clans}", "clan-sheet"), needs=SETUP)
when("chance draws {cards}", "chance draws Marcel and Portia",
     "Cards from a deck of unknown order, one after the other: Allies, Clan cards, Location cards, Relics.",
     draw("{cards}", *DRAWS))
when("chance drains {card}", "chance drains Talley",
     "The random card of the Alliance of a player in Frenzy.",
     choose("chance", {"do": "draw", "card": "{card}"}, "frenzy"), needs=["frenzy"])
# fmt: on


@when(
    "{seat} plays {card} {face} at {location}{turn}",
    "Louis plays Challenge face down at Location 1 with 3 Blood and ends the turn",
    needs=PLANNING,
)
def plays_a_turn(world: World, seat: str, card: str, face: str, location: str, turn: Turn) -> None:
    """Plays the card, then the Blood, and then ends the turn, if the step says so.

    The turn ends with a pass, or on its own if nothing more can be done.
    """
    world.choose(seat, {"do": "play", "card": card, "location": location, "face": face})
    if turn.stake is not None:
        world.choose(seat, {"do": "play-blood", **turn.stake})
    if turn.ends:
        pass_if_deciding(world, seat, AFTER_CARD)


@when(
    "{seat} takes a Relic other than {cards}",
    "Louis takes a Relic other than Relic: return a drained card",
    needs=["setup", "relics", "options"],
)
def takes_any_relic_but(world: World, seat: str, cards: list[str]) -> None:
    """Any face-up Relic except these, if it does not matter which: the alphabetically first."""
    choose_another(world, seat, "choose-relic", "relic", cards, "choose-relic")


@when(
    "chance draws {n} card(s) other than {cards}",
    "chance draws 2 cards other than The Collar and Succubus Club",
    needs=["options"],
)
def draws_any_but(world: World, n: int, cards: list[str]) -> None:
    """Any cards except these, if it does not matter which: the alphabetically first each time."""
    for _ in range(n):
        choose_another(world, "chance", "draw", "card", cards, *DRAWS)
