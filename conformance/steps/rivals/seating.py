"""Givens: who sits at the table, and how far the game is."""

from __future__ import annotations

from conformance.steps.position_steps import position_step
from conformance.steps.rivals.words import given, vocabulary
from conformance.steps.step_actions import do, put, update
from conformance.steps.world import ScenarioFault, World

STOP, SETUP = ["stop"], ["setup"]

position_step(vocabulary)


def sit(world: World, players: list[tuple[str, str]]) -> None:
    """Seats the players."""
    if world.seats:
        raise ScenarioFault("the table is already seated: say once who sits, in the Background or in the scenario")
    for name, faction in players:
        world.building.add_seat(name, **({"faction": faction} if faction != "vampire" else {}))


# fmt: off
given("{players} sit clockwise", "Ana, Bruno (hunters) and Clara sit clockwise",
      "The table, in the midst of a game: everybody has had a turn, and has 20 Prestige and nothing else. The first is "
      "Player 1, and it is their Action Phase.", do(sit, "{players}"))
given("set-up has come to the {setup_step}", "set-up has come to the draw of Rival tokens",
      "The game starts there; what set-up has brought so far other steps say. Nobody has had a turn.",
      put("turn", {"phase": "setup", "step": "{setup_step}"}), needs=SETUP)
given("{seat} is Player 1", "Bruno is Player 1", "Without it: the first named.", put("first", "{seat}"))
given("it is {seat}'s {step}", "it is Bruno's Draw Step",
      "The game starts at the beginning of that step, or between two Actions. Without it: in Player 1's Action "
      "Phase.", update("turn", {"seat": "{seat}", "**": "{step}"}))
given("it is turn {n} of the game", "it is turn 7 of the game",
      "Each turn of any player counts. Without it: the first turn of the second Round.",
      update("turn", {"number": "{n}"}))
given("{seat} has {n} Action(s) left", "Ana has 1 Action left",
      "It is that player's Action Phase. Without it: 2.",
      update("turn", {"seat": "{seat}", "phase": "action", "actions": "{n}"}))
given("{players:seats} has/have not had a turn yet", "Bruno and Clara have not had a turn yet",
      "Their first turn has not begun.", put("seats/{players}/had_turn", False))
given("{seat} has lost the Prince of the City in this turn", "Ana has lost the Prince of the City in this turn",
      "A character of that player was Prince and has been defeated; it is their turn.",
      update("turn", {"seat": "{seat}", "title_lost": True}), needs=["claim"])
given("the game stops at {seat}'s {step}", "the game stops at Bruno's Draw Step",
      "As that step begins, before anything in it: there the scenario may end, or go on.",
      put("stop", {"seat": "{seat}", "**": "{step}"}), needs=STOP)
given("the game stops at the {setup_step}", "the game stops at the draw of starting hands",
      "The same in set-up.", put("stop", {"phase": "setup", "step": "{setup_step}"}), needs=[*STOP, *SETUP])
# fmt: on


@given("{players} meet for a new game", "Ana and Bruno (hunters) meet for a new game", needs=SETUP)
def meet(world: World, players: list[tuple[str, str]]) -> None:
    """Clockwise, each with decks that other steps name: a Faction deck and a Library in unknown order, an Agenda card
    and a Haven. The game begins with the first step of set-up."""
    sit(world, players)
    world.building.put(("turn",), {"phase": "setup"})
