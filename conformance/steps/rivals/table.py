"""Givens: players, and progress of the game."""

from __future__ import annotations

from conformance.steps.json_steps import position_step
from conformance.steps.rivals.words import given, vocabulary
from conformance.steps.step_actions import do, put, update
from conformance.steps.world import ScenarioFault, World

STOP, SETUP = ["stop"], ["setup"]

position_step(vocabulary)


def sit(world: World, players: list[tuple[str, str]]) -> None:
    """Seat the players."""
    if world.seats:
        raise ScenarioFault("the players are already seated; seat them once, in the Background or in the scenario")
    for name, faction in players:
        world.building.add_seat(name, **({"faction": faction} if faction != "vampire" else {}))


# fmt: off
given("{players} sit clockwise", "Ana, Bruno (hunters) and Clara sit clockwise",
      "The players in the middle of a game. Each has had a turn, and has 20 Prestige and nothing else. The first is "
      "Player 1, and it is their Action Phase.", do(sit, "{players}"))
given("set-up has come to the {setup_step}", "set-up has come to the draw of Rival tokens",
      "The game starts there. Other steps state the results of set-up so far. Nobody has had a turn.",
      put("turn", {"phase": "setup", "step": "{setup_step}"}), needs=SETUP)
given("{seat} is Player 1", "Bruno is Player 1", "Without this step: the player named first.", put("first", "{seat}"))
given("it is {seat}'s {step}", "it is Bruno's Draw Step",
      "The game starts at the beginning of that step, or between two Actions. Without this step: in Player 1's Action "
      "Phase.", update("turn", {"seat": "{seat}", "**": "{step}"}))
given("it is turn {n} of the game", "it is turn 7 of the game",
      "The number of the turn, counting the turns of all players. Without this step: the first turn of the second "
      "Round.",
      update("turn", {"number": "{n}"}))
given("{seat} has {n} Action(s) left", "Ana has 1 Action left",
      "It is that player's Action Phase. Without this step: 2.",
      update("turn", {"seat": "{seat}", "phase": "action", "actions": "{n}"}))
given("{players:seats} has/have not had a turn yet", "Bruno and Clara have not had a turn yet",
      "Their first turn has not begun.", put("seats/{players}/had_turn", False))
given("{seat} has lost the Prince of the City in this turn", "Ana has lost the Prince of the City in this turn",
      "A character of that player was Prince and was defeated in the player's current turn.",
      update("turn", {"seat": "{seat}", "title_lost": True}), needs=["claim"])
given("the game stops at {seat}'s {step}", "the game stops at Bruno's Draw Step",
      "The game stops as that step begins. The scenario may end there or continue.",
      put("stop", {"seat": "{seat}", "**": "{step}"}), needs=STOP)
given("the game stops at the {setup_step}", "the game stops at the draw of starting hands",
      "The game stops as that step of set-up begins.", put("stop", {"phase": "setup", "step": "{setup_step}"}),
      needs=[*STOP, *SETUP])
# fmt: on


@given("{players} meet for a new game", "Ana and Bruno (hunters) meet for a new game", needs=SETUP)
def meet(world: World, players: list[tuple[str, str]]) -> None:
    """The players clockwise before set-up, which begins with its first step.

    Other steps name their decks: a Faction deck and a Library in unknown order, an Agenda card, and a Haven.
    """
    sit(world, players)
    world.building.put(("turn",), {"phase": "setup"})
