"""Givens: cards on the table, and the counters and cards on them."""

from __future__ import annotations

from typing import Any

from conformance.steps.step_actions import do, put
from conformance.steps.vtes.words import given
from conformance.steps.world import World


def lay(world: World, cards: list[tuple[str, str]], region: str, state: dict[str, Any]) -> None:
    """Put cards, each with its player, into a region."""
    for seat, card in cards:
        world.must_sit(seat)
        world.building.add(("seats", seat, region), [{"card": card, **state}])


def attach(world: World, bearer: str, cards: list[str], **fields: Any) -> None:
    """Attach cards to a card."""
    world.building.add(("cards", bearer, "attached"), [{"card": card, **fields} for card in cards])


# fmt: off
given("{minions:owned} is/are ready{state}", "Sarah's Belinde is ready with 2 blood and locked",
      "Ready minions. Unless the step says otherwise, they are unlocked, vampires with full blood and allies with "
      "full life.",
      do(lay, "{minions}", "ready", "{state}"))
given("{minions:owned} is/are in torpor{state}", "Sarah's Nassir is in torpor with 1 blood",
      "Vampires in torpor, without blood unless the step says otherwise.", do(lay, "{minions}", "torpor", "{state}"))
given("{minions:owned} is/are uncontrolled{state}", "Nora's Alexa Draper is uncontrolled with 6 blood",
      "Vampires in the uncontrolled region, without blood unless the step says otherwise.",
      do(lay, "{minions}", "uncontrolled", "{state}"))
given("{minions:owned} is/are contested{state}", "Sarah's Academic Hunting Ground is contested",
      "Contested unique cards, which are out of play. Minions among them were ready.",
      do(lay, "{minions}", "contested", "{state}"), needs=["contests"])
given("{bearer:card} bears {cards}", "Ayelech bears .44 Magnum",
      "Equipment, retainers and Discipline cards on a minion.", do(attach, "{bearer}", "{cards}"))
given("{cards} is/are owned by {seat}", "Nassir is owned by Alexis",
      "Another player owns these cards on the table. Without this step: their controllers do.",
      put("cards/{cards}/owner", "{seat}"))
given("{vampire} is merged with {base:card}", "Jessica (ADV) is merged with Jessica",
      "An advanced vampire on the table, with its base version beneath it.",
      put("cards/{vampire}/base", "{base}"))
given("{cards} is/are locked", "The Barrens is locked",
      "Cards that other steps put on the table.", put("cards/{cards}/locked", True))
given("{card} has {n} {counter}", "Raven Spy has 1 life",
      "The blood or life of a card that another step put on the table.", put("cards/{card}/{counter}", "{n}"))
given("{card} came into play at {level}", "Underbridge Stray came into play at superior",
      "The level at which a card in play was played. Give it for every card in play with levels.",
      put("cards/{card}/level", "{level}"))
given("{card} waits for {seat}", "Spying Mission waits for Alexis",
      "The player against whom a card on a minion was played.", put("cards/{card}/against", "{seat}"))
given("{minion} was recruited this turn", "Underbridge Stray was recruited this turn",
      "An ally that may not act this turn.", put("cards/{minion}/recruited", True))
given("{minion}'s sect is {trait}", "Belinde's sect is Anarch",
      "A sect other than the printed one.", put("cards/{minion}/sect", "{trait}"))
given("{minion}'s clan is {trait}", "Belinde's clan is Malkavian",
      "A clan other than the printed one.", put("cards/{minion}/clan", "{trait}"))
given("{minions} is/are in a contest of titles", "Belinde and Ryan are in a contest of titles",
      "Vampires on the table whose titles are contested.", put("cards/{minions}/title_contested", True),
      needs=["contests"])
given("{minion}'s title is {trait}", "Belinde's title is prince",
      "A title other than the printed one.", put("cards/{minion}/title", "{trait}"))
given("{minion}'s only trait is {trait}", "Underbridge Stray's only trait is Red List",
      "A minion whose traits have changed in play.", put("cards/{minion}/traits", ["{trait}"]), needs=["legacy"])
given("{minion}'s only traits are {one:trait} and {other:trait}", "Karl's only traits are Torrance circle and Scarce",
      "A minion whose traits have changed in play, with two of them.",
      put("cards/{minion}/traits", ["{one}", "{other}"]), needs=["legacy"])
given("{minions} is/are marked for this turn", "Qawiyya el-Ghaduba is marked for this turn",
      "Red List minions that the active player has marked.", put("cards/{minions}/marked", True),
      needs=["legacy"])
# fmt: on


@given("{seat} controls {cards}", "Sarah controls The Barrens")
def controls(world: World, seat: str, cards: list[str]) -> None:
    """Cards in play that are neither minions nor attached to another card: locations and other master cards."""
    lay(world, [(seat, card) for card in cards], "in_play", {})


@given("{bearer:card} bears {cards}, played by {seat}", "Nassir bears Vessel, played by Sarah")
def bears_what_somebody_played(world: World, bearer: str, cards: list[str], seat: str) -> None:
    """Cards on a minion that another player may control."""
    world.must_sit(seat)
    attach(world, bearer, cards, controller=seat)


@given("{minion}'s title is {trait}, of {city:trait}", "Belinde's title is prince, of New York", needs=["contests"])
def bears_a_title_of_a_city(world: World, minion: str, trait: str, city: str) -> None:
    """A title other than the printed one, with its city; or its clan for a justicar, Inner Circle member, or kholo."""
    key = "title_clan" if trait in ("justicar", "inner circle", "kholo") else "city"
    world.building.at(("cards", minion)).update({"title": trait, key: city})
