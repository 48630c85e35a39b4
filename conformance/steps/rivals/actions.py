"""Whens: what players do in a turn, but for attacks."""

from __future__ import annotations

from conformance.steps.rivals.words import move, vocabulary

# fmt: off
vocabulary.enumerate("antagonist", {
    "the Caveira": "caveira", "the tagged Monsters": "monsters", "the Monster of Open Season": "open-season",
})

move("{seat} [passes]", "Ana passes",
     "In the Action Phase: the Action of that name; where no Action is left, the phase ends.", "pass", window="action")
move("{seat} [passes] {n} times", "Ana passes 3 times",
     "The same again and again: three times is a whole Action Phase.", {"do": "pass"}, times="n", window="action")
move("{seat} [draws] a card from the {deck}", "Ana draws a card from the Library",
     "As an Action, or wherever the deck is to be chosen.", "draw-card")
move("{seat} [recruits] {character:card}", "Ana recruits Hope",
     "From hand: as an Action, or for less after a Mortal.", "recruit")
move("{seat} [moves] {characters:cards} to The Streets", "Ana moves Lucky and Hope to The Streets",
     "From the Haven, as one party.", "move")
move("{character:card} [joins] the party of {other:card}", "Lucky joins the party of Hope",
     "In The Streets.", "regroup")
move("{character:card} [forms] a party of its own", "Lucky forms a party of its own", "In The Streets.", "regroup")
move("{seat} [investigates] {target:card} with {characters:cards}", "Ana investigates Monster with Pregador and Ingrid",
     "Hunters exhaust and place 1 Prestige each.", "investigate")
move("{character:card} [claims] to be Prince", "Lucky claims to be Prince",
     "The Action by which a vampire becomes Prince of the City.", "claim")
move("{seat} [burns] {card}", "Ana burns Vagrant", "An attachment, to make room for the title.", "burn")
move("{seat} [discards] {card} to mend {character:card}", "Ana discards Shotgun to mend Hope",
     "In the Torpor and Mending Step.", "mend")
move("{seat} [lets] {antagonist} act first", "Ana lets the Caveira act first",
     "In the Antagonist Step, where several wait.", {"do": "choose", "option": "{antagonist}"}, needs=["cards"])
move("{seat} [lets] the game go on", "Ana lets the game go on",
     "Where it has stopped.", "pass", window="stop")
# fmt: on
