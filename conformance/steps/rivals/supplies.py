"""Thens: supplies of players, now or compared with before the When."""

from __future__ import annotations

from conformance.steps import expect
from conformance.steps.rivals.words import then

PRESTIGE, AGENDA = "seats/{players}/prestige", "seats/{players}/agenda"
COLOURS = ["colours"]

# fmt: off
then("{players:seats} has/have {n} Prestige", "Ana has 15 Prestige",
     "The personal supply of each now, of any color.", expect.be(PRESTIGE, "{n}"))
then("{players:seats} gains/gain {n} Prestige", "Ana gains 3 Prestige",
     "Each has exactly this much more than before the When, wherever it came from.",
     expect.grow(PRESTIGE, "{n}", what="Prestige gained by {players}"))
then("{players:seats} loses/lose {n} Prestige", "Ana loses 5 Prestige",
     "Each has exactly this much less than before the When, wherever it went.",
     expect.fall(PRESTIGE, "{n}", what="Prestige lost by {players}"))
then("{players:seats} keeps/keep all Prestige", "Bruno and Clara keep all Prestige",
     "Each has as much as before the When.", expect.stay(PRESTIGE))
then("{n} of {seat}'s Prestige is/are {other:seat}'s", "2 of Ana's Prestige are Bruno's",
     "This much of the personal supply has that player's color.",
     expect.be("seats/{seat}/foreign_prestige/{other}", "{n}", what="Prestige of {other}'s color with {seat}",
             default=0), needs=COLOURS)
then("{players:seats} has/have {n} Agenda", "Ana has 12 Agenda", "The Agenda on the Agenda card of each now.",
     expect.be(AGENDA, "{n}"))
then("{players:seats} gains/gain {n} Agenda", "Ana gains 1 Agenda",
     "The Agenda card of each has exactly this much more than before the When.",
     expect.grow(AGENDA, "{n}", what="Agenda gained by {players}"))
then("{players:seats} gains/gain no Agenda", "Ana gains no Agenda",
     "Each has as much as before the When.", expect.stay(AGENDA))
then("{seat}'s Rival is {rival:seat}", "Ana's Rival is Bruno", "Now.", expect.be("seats/{seat}/rival", "{rival}"))
then("{seat} is Player 1", "Bruno is Player 1", "Now.", expect.be("first", "{seat}", what="who is Player 1"))
then("{seat}'s Agenda card lies {face}", "Ana's Agenda card lies face down",
     "Now.", expect.be("seats/{seat}/agenda_up", "{face}", what="whether the Agenda card of {seat} is face up"))
then("{seat}'s Haven card lies {face}", "Ana's Haven card lies face up",
     "Now.", expect.be("seats/{seat}/haven_up", "{face}", what="whether the Haven card of {seat} is face up"))
then("{players:seats} is/are knocked out", "Bruno is knocked out",
     "Each is out of the game.", expect.be("seats/{players}/out", True, what="whether {players} is out"),
     needs=["ending"])
then("{players:seats} is/are still in the game", "Bruno is still in the game",
     "No player of these is knocked out.", expect.be("seats/{players}/out", False, what="whether {players} is out"))
# fmt: on
