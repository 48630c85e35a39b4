"""Whens: choices outside actions and combat: passes, cards in play, influence, votes, and discards."""

from __future__ import annotations

from conformance.steps.passing import pass_if_deciding
from conformance.steps.paths import JsonObject
from conformance.steps.step_actions import choose
from conformance.steps.vtes.words import move, when
from conformance.steps.world import World
from scenarios.editions import editions_of

CONTESTS, INFLUENCE, POLITICS, LEGACY, DEAL = ["contests"], ["influence"], ["politics"], ["legacy"], ["deal"]


def using(*fields: str) -> JsonObject:
    """Return the choice of using a card in play, with these fields."""
    return {"do": "use", "card": "{card}", **{field: f"{{{field}}}" for field in fields}}


def await_emerging(world: World, seat: str) -> None:
    """End the spending of transfers in editions in which vampires are brought out only afterwards."""
    timing = editions_of("vtes").named(world.edition).values["influence_reveal_timing"]
    if timing == "end-of-phase":
        pass_if_deciding(world, seat, "influence")


# fmt: off
move("{seat} [passes]", "Sarah passes",
     "The player passes, whatever the decision. Prefer a step that says what they decline, if there is one.",
     "pass")
when("{seat} ends the {phase} phase", "Sarah ends the minion phase",
     "The player passes in that phase.", choose("{seat}", {"do": "pass"}, "{phase}"))
move("{seat} [gains] 1 pool from the Edge", "Sarah gains 1 pool from the Edge",
     "In the unlock phase.", "gain-from-edge")
move("{seat} [announces] a withdrawal", "Sarah announces a withdrawal",
     "The player announces that they will leave the game, in the unlock phase.", "withdraw")
move("{seat} [contests] {card}", "Sarah contests The Barrens",
     "The player pays the pool for a contested card, in the unlock phase.", "contest")
move("{seat} [yields] {card}", "Sarah yields The Barrens",
     "The player gives up a contested card, in the unlock phase.", "yield")
move("{seat} [contests] the title of {card:vampire}", "Sarah contests the title of Belinde",
     "The vampire pays the blood for a contested title, in the unlock phase.", "contest")
move("{seat} [yields] the title of {card:vampire}", "Sarah yields the title of Belinde",
     "The vampire gives up a contested title, in the unlock phase.", "yield")
move("{seat} [pays] 1 pool to unlock {minion}", "Sarah pays 1 pool to unlock The Horde",
     "The player unlocks an Infernal minion, in the unlock phase.", "pay-to-unlock")
move("{seat} [marks] {minion}", "Sarah marks Qawiyya el-Ghaduba",
     "The player marks a Red List minion with a master phase action.", "mark")
move("{who:card} [uses] {card} to {effect}", "Ayelech uses .44 Magnum to maneuver",
     "One of several effects of a card in play: `Sarah uses Vessel to move 1 blood to the pool`.", using("effect"))
move("{who:card} [uses] {card}", "Sarah uses The Barrens",
     "The only effect of a card in play, without a target.", using())
move("{who:card} [uses] {card} on {target:card}", "Sarah uses Academic Hunting Ground on Nassir",
     "The only effect of a card in play, with its target.", using("target"))
move("{who:card} [uses] {card} on {target:card} to {effect}", "Sarah uses Dreams of the Sphinx on Sully to add 1 blood",
     "One of several effects of a card in play, with its target.", using("target", "effect"))
move("{who:card} [uses] {card} on {target:card} and {other:card} to {effect}",
     "Sarah uses Anarch Troublemaker on Nassir and Lauren to lock vampires",
     "One of several effects of a card in play, with its two targets.", using("target", "other", "effect"))
move("{seat} [moves] {n} pool to {vampire}", "Nora moves 2 pool to Alexa Draper",
     "In the influence phase, one transfer for each pool, one at a time.",
     {"do": "transfer", "vampire": "{vampire}"}, times="n")
move("{seat} [takes] {n} blood back from {vampire}", "Nora takes 1 blood back from Sybren van Oosten",
     "In the influence phase, two transfers for each blood, one at a time.",
     {"do": "take-back", "vampire": "{vampire}"}, times="n")
move("{seat} [draws] a crypt card", "Nora draws a crypt card",
     "In the influence phase, for four transfers and 1 pool.", "draw-crypt")
move("{seat} [merges] {vampire}", "Sarah merges Jessica (ADV)",
     "An uncontrolled vampire merges with its other version, which the player controls, under the advanced name.",
     "merge")
move("{seat} [brings] out {vampire}", "Nora brings out Alexa Draper",
     "An uncontrolled vampire with blood for its capacity becomes ready. In editions in which this happens at the end "
     "of the influence phase, the player passes first.", "bring-out", first=await_emerging)
move("{seat} [votes] {side} the referendum with {source:card}", "Sarah votes for the referendum with Belinde",
     "One minion or card casts all its votes.", "vote")
move("{seat} [votes] {side} the referendum with the Edge", "Sarah votes for the referendum with the Edge",
     "The player burns the Edge for 1 vote.", {"do": "vote", "source": "Edge", "side": "{side}"})
move("{seat} [casts] ballots {side} the referendum with {source:card}",
     "Sarah casts ballots for the referendum with Korah",
     "One minion casts all its ballots, usually one, for the side that the prisci take.", "ballot")
move("{seat} [chooses] {target:card} for the referendum", "Sarah chooses Colin Flynn for the referendum",
     "The terms of a referendum about a card in play.", "choose-terms")
move("{seat} [chooses] the clan {clan:trait}", "Sarah chooses the clan Toreador",
     "The terms of a referendum about a clan.", "choose-terms")
move("{seat} [allocates] {points:shares}", "Sarah allocates 3 to Alexis and 1 to Tom",
     "The terms of a referendum that distributes points among players.", "choose-terms")
move("{seat} [allocates] {points:shares} from {target:seat}", "Sarah allocates 2 to Sarah and 1 to Tom from Alexis",
     "The terms of a referendum that moves one player's pool to others.", "choose-terms")
move("{seat} [chooses] {target:card}", "Sarah chooses .44 Magnum",
     "The target of a resolving effect, such as the equipment that a strike destroys.",
     "choose-target")
move("{seat} [discards] {card}", "Sarah discards Bonding",
     "In the discard phase, because the hand is too large, or because of an effect. With an effect, it may be another "
     "player's hand.", "discard")
move("{seat} [takes] {card}", "Sarah takes .44 Magnum",
     "A diablerist takes the victim's equipment or a Discipline card, or a player takes a card that a search finds.",
     "take")
move("{seat} [takes] the trophy {card} from the {from:searched}",
     "Sarah takes the trophy Trophy: Revered from the library",
     "A trophy for a vampire that has burned a Red List minion.", "take", needs=LEGACY)
move("{seat} [searches] the library in vain", "Sarah searches the library in vain",
     "The player searches the library for a trophy and takes none.", "search-in-vain")
move("{seat} [awards] {card}", "Sarah awards Trophy: Revered",
     "A trophy in play goes to the vampire that burned a Red List minion.", "award")
move("{seat} [puts] {card} on {host:card}", "Sarah puts Raven Spy on Belinde",
     "A stolen card from a minion goes to a minion of the player who steals it.", "put")
when("chance draws {card}", "chance draws Vessel",
     "The next card drawn from cards in unknown order.", choose("chance", {"do": "draw", "card": "{card}"}))
when("chance seats {player:seat}", "chance seats Justine",
     "The player seated next, clockwise.", choose("chance", {"do": "seat", "player": "{player}"}, "seating"),
     needs=DEAL)
when("chance makes {player:seat} the first Methuselah", "chance makes Lisa the first Methuselah",
     "The player who takes the first turn.", choose("chance", {"do": "seat", "player": "{player}"}, "first-methuselah"),
     needs=DEAL)
# fmt: on
