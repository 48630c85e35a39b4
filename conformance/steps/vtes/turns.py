"""Whens: what players choose outside actions and combat: passes, cards in play, influence, votes, discards."""

from __future__ import annotations

from conformance.steps.passing import pass_if_asked
from conformance.steps.paths import JsonObject
from conformance.steps.step_actions import choose
from conformance.steps.vtes.words import move, when
from conformance.steps.world import World
from scenarios.editions import editions_of

CONTESTS, INFLUENCE, POLITICS, LEGACY, DEAL = ["contests"], ["influence"], ["politics"], ["legacy"], ["deal"]


def using(*fields: str) -> JsonObject:
    """The choice of using a card in play, with these fields."""
    return {"do": "use", "card": "{card}", **{field: f"{{{field}}}" for field in fields}}


def await_emerging(world: World, seat: str) -> None:
    """Ends the spending of transfers, by editions in which vampires are brought out only afterwards."""
    timing = editions_of("vtes").named(world.edition).values["influence_reveal_timing"]
    if timing == "end-of-phase":
        pass_if_asked(world, seat, "influence")


# fmt: off
move("{seat} [passes]", "Sarah passes",
     "A pass of the one who is asked, whatever is open. Rather say what is declined, where there is a step for it.",
     "pass")
when("{seat} ends the {phase} phase", "Sarah ends the minion phase",
     "A pass in that phase.", choose("{seat}", {"do": "pass"}, "{phase}"))
move("{seat} [gains] 1 pool from the Edge", "Sarah gains 1 pool from the Edge",
     "In the unlock phase.", "gain-from-edge")
move("{seat} [announces] a withdrawal", "Sarah announces a withdrawal",
     "The intent to leave the game, in the unlock phase.", "withdraw")
move("{seat} [contests] {card}", "Sarah contests The Barrens",
     "The pool of a contested card is paid, in the unlock phase.", "contest")
move("{seat} [yields] {card}", "Sarah yields The Barrens",
     "A contested card is given up, in the unlock phase.", "yield")
move("{seat} [contests] the title of {card:vampire}", "Sarah contests the title of Belinde",
     "The blood for a contested title is paid, in the unlock phase.", "contest")
move("{seat} [yields] the title of {card:vampire}", "Sarah yields the title of Belinde",
     "A contested title is given up, in the unlock phase.", "yield")
move("{seat} [pays] 1 pool to unlock {minion}", "Sarah pays 1 pool to unlock The Horde",
     "An Infernal minion, in the unlock phase.", "pay-to-unlock")
move("{seat} [marks] {minion}", "Sarah marks Qawiyya el-Ghaduba",
     "A Red List minion, with a master phase action.", "mark")
move("{who:card} [uses] {card} to {effect}", "Ayelech uses .44 Magnum to maneuver",
     "A card in play is used for one of its effects: `Sarah uses Vessel to move 1 blood to the pool`.", using("effect"))
move("{who:card} [uses] {card}", "Sarah uses The Barrens",
     "A card in play that has one effect and asks for no target.", using())
move("{who:card} [uses] {card} on {target:card}", "Sarah uses Academic Hunting Ground on Nassir",
     "A card in play that has one effect, with its target.", using("target"))
move("{who:card} [uses] {card} on {target:card} to {effect}", "Sarah uses Dreams of the Sphinx on Sully to add 1 blood",
     "A card in play is used for one of its effects, with its target.", using("target", "effect"))
move("{who:card} [uses] {card} on {target:card} and {other:card} to {effect}",
     "Sarah uses Anarch Troublemaker on Nassir and Lauren to lock vampires",
     "The same, where the text speaks of two cards.", using("target", "other", "effect"))
move("{seat} [moves] {n} pool to {vampire}", "Nora moves 2 pool to Alexa Draper",
     "In the influence phase, one transfer for each pool, one after the other.",
     {"do": "transfer", "vampire": "{vampire}"}, times="n")
move("{seat} [takes] {n} blood back from {vampire}", "Nora takes 1 blood back from Sybren van Oosten",
     "In the influence phase, two transfers for each blood, one after the other.",
     {"do": "take-back", "vampire": "{vampire}"}, times="n")
move("{seat} [draws] a crypt card", "Nora draws a crypt card",
     "In the influence phase, for four transfers and 1 pool.", "draw-crypt")
move("{seat} [merges] {vampire}", "Sarah merges Jessica (ADV)",
     "An uncontrolled vampire and its other version, which the player controls, become one, under the advanced name.",
     "merge")
move("{seat} [brings] out {vampire}", "Nora brings out Alexa Draper",
     "An uncontrolled vampire with blood for its capacity becomes ready. By editions in which that is done at the end "
     "of the influence phase the player passes first.", "bring-out", first=await_emerging)
move("{seat} [votes] {side} the referendum with {source:card}", "Sarah votes for the referendum with Belinde",
     "All votes of one minion or card are cast together.", "vote")
move("{seat} [votes] {side} the referendum with the Edge", "Sarah votes for the referendum with the Edge",
     "The Edge is burned for 1 vote.", {"do": "vote", "source": "Edge", "side": "{side}"})
move("{seat} [casts] ballots {side} the referendum with {source:card}",
     "Sarah casts ballots for the referendum with Korah",
     "All ballots of one minion are cast together, for the side that the prisci take. Mostly it is one.", "ballot")
move("{seat} [chooses] {target:card} for the referendum", "Sarah chooses Colin Flynn for the referendum",
     "The terms of a referendum about a card in play.", "choose-terms")
move("{seat} [chooses] the clan {clan:trait}", "Sarah chooses the clan Toreador",
     "The terms of a referendum about a clan.", "choose-terms")
move("{seat} [allocates] {points:shares}", "Sarah allocates 3 to Alexis and 1 to Tom",
     "The terms of a referendum that spreads points over players.", "choose-terms")
move("{seat} [allocates] {points:shares} from {target:seat}", "Sarah allocates 2 to Sarah and 1 to Tom from Alexis",
     "The terms of a referendum that moves pool of one player to others.", "choose-terms")
move("{seat} [chooses] {target:card}", "Sarah chooses .44 Magnum",
     "What an effect that is being resolved is aimed at: which equipment a strike destroys, for instance.",
     "choose-target")
move("{seat} [discards] {card}", "Sarah discards Bonding",
     "In the discard phase, because the hand is too large, or because an effect asks for it: then the hand may be "
     "another's.", "discard")
move("{seat} [takes] {card}", "Sarah takes .44 Magnum",
     "What a diablerist takes, equipment of the victim or a Discipline card; and what a search finds.", "take")
move("{seat} [takes] the trophy {card} from the {from:searched}",
     "Sarah takes the trophy Trophy: Revered from the library",
     "For a vampire that has burned a Red List minion.", "take", needs=LEGACY)
move("{seat} [searches] the library in vain", "Sarah searches the library in vain",
     "The library is searched for a trophy, and none is taken.", "search-in-vain")
move("{seat} [awards] {card}", "Sarah awards Trophy: Revered",
     "A trophy in play goes to the vampire that has burned a Red List minion.", "award")
move("{seat} [puts] {card} on {host:card}", "Sarah puts Raven Spy on Belinde",
     "A stolen card that lay on a minion goes to a minion of the thief's.", "put")
when("chance draws {card}", "chance draws Vessel",
     "Settles a draw from cards whose order is not known.", choose("chance", {"do": "draw", "card": "{card}"}))
when("chance seats {player:seat}", "chance seats Justine",
     "Settles who sits down next, clockwise.", choose("chance", {"do": "seat", "player": "{player}"}, "seating"),
     needs=DEAL)
when("chance makes {player:seat} the first Methuselah", "chance makes Lisa the first Methuselah",
     "Settles who takes the first turn.", choose("chance", {"do": "seat", "player": "{player}"}, "first-methuselah"),
     needs=DEAL)
# fmt: on
