"""Thens: the current action, block, referendum, and combat, and how they ended."""

from __future__ import annotations

from conformance.steps import expect
from conformance.steps.vtes.words import then

BLOCK, COMBAT, POLITICS = ["block"], ["combat"], ["politics"]
NO_COMBAT = expect.be("combat", None, what="the combat under way", default=None)


def succeeded(value: bool) -> expect.Expectation:
    """Expect the last action since the When to have succeeded or failed. A block decides it, even during its combat."""
    return expect.end_as("whether the action succeeded", "action-resolved action-blocked", successful=value)


def struck(value: bool) -> expect.Expectation:
    """Expect a minion's last strike since the When to have had an effect, or none."""
    what = "whether the strike of {minion} had an effect"
    return expect.end_as(what, "strike-resolved", {"minion": "{minion}"}, effective=value)


def passed(value: bool) -> expect.Expectation:
    """Expect the last referendum since the When to have passed or failed."""
    return expect.end_as("whether the referendum passed", "referendum-resolved", passed=value)


# fmt: off
then("{minion}'s action is under way", "Wauneka's action is under way",
     "It has been announced and has not ended.", expect.be("action/minion", "{minion}"))
then("no action is under way", "no action is under way",
     "No action was announced, or it has ended.", expect.be("action", None, what="the action under way", default=None))
then("the action is directed", "the action is directed",
     "It targets another player or something another player controls.", expect.be("action/directed", True), needs=BLOCK)
then("the action is undirected", "the action is undirected",
     "The prey may block it first, then the predator.", expect.be("action/directed", False), needs=BLOCK)
then("the action targets {targets:cards}", "the action targets Alexis",
     "Its targets are exactly these players and cards.", expect.hold("action/targets", "{targets}"))
then("the action has no target", "the action has no target",
     "It targets neither a player nor a card.", expect.hold("action/targets", []))
then("the action's stealth is {number}", "the action's stealth is 1",
     "The stealth of the acting minion now.", expect.be("action/stealth", "{number}"), needs=BLOCK)
then("{minion} attempts to block with {number} intercept", "Ayelech attempts to block with 1 intercept",
     "A block attempt is in progress, and the blocker has this much intercept now.",
     expect.be("action/blocker", "{minion}"), expect.be("action/state", "block-attempt"),
     expect.be("action/intercept", "{number}"), needs=BLOCK)
then("no block attempt is under way", "no block attempt is under way",
     "The action continues without a block attempt.", expect.be_none_of("action/state", ["block-attempt", "combat"]),
     needs=BLOCK)
then("the bleed is for {n}", "the bleed is for 2",
     "The amount now, during the bleed action.", expect.be("action/bleed", "{n}"), needs=["bleed"])
then("the action costs {cost}", "the action costs 1 blood",
     "The cost if the action succeeds, which may be `nothing`.", expect.fit("action/cost", "{cost}"))
then("the action succeeds", "the action succeeds",
     "It resolved unblocked since the When.", succeeded(True), needs=BLOCK)
then("the action fails", "the action fails",
     "It ended without success since the When: blocked, or ended by an effect.", succeeded(False), needs=BLOCK)
then("{minion} blocks the action", "Ayelech blocks the action",
     "The block succeeded, and the blocker is locked by it.", expect.happen("action-blocked", minion="{minion}"),
     expect.be("cards/{minion}/locked", True, what="whether {minion} is locked"), needs=BLOCK)
then("{minion} fails to block the action", "Ayelech fails to block the action",
     "Its block attempt failed since the When.", expect.happen("block-failed", minion="{minion}"),
     expect.not_happen("action-blocked", minion="{minion}"), needs=BLOCK)
then("the referendum passes", "the referendum passes", "The referendum passed since the When.", passed(True),
     needs=POLITICS)
then("the referendum fails", "the referendum fails", "The referendum failed since the When.", passed(False),
     needs=POLITICS)
then("the votes are {n} for and {against:n} against", "the votes are 3 for and 1 against",
     "The votes cast so far in the current referendum.",
     expect.fit("referendum", {"for": "{n}", "against": "{against}"}, what="the votes cast"), needs=POLITICS)
then("the ballots are {n} for and {against:n} against", "the ballots are 2 for and 1 against",
     "The ballots that prisci have cast so far in the current referendum. Their 3 votes count among the votes.",
     expect.be("referendum/ballots_for", "{n}", default=0),
     expect.be("referendum/ballots_against", "{against}", default=0),
     needs=POLITICS)
then("combat begins between {acting:minion} and {opposing:minion}", "combat begins between Wauneka and Ayelech",
     "It is in its first round, and the minion named first is the acting minion.",
     expect.fit("combat", {"acting": "{acting}", "opposing": "{opposing}", "round": 1}), needs=COMBAT)
then("the range is {reach:range}", "the range is long",
     "The range now, which may change while a combatant can still maneuver.",
     expect.be("combat/range", "{reach}", what="the range"), needs=COMBAT)
then("it is round {n} of the combat", "it is round 2 of the combat",
     "Counted from 1.", expect.be("combat/round", "{n}", what="the round"), needs=COMBAT)
then("the combat is over", "the combat is over",
     "It ended since the When.", NO_COMBAT, expect.happen("combat-ended"), needs=COMBAT)
then("there is no combat", "there is no combat",
     "No combat is in progress, and none began since the When.", NO_COMBAT, expect.not_happen("combat-began"),
     needs=COMBAT)
then("{minion}'s strike has an effect", "Wauneka's strike has an effect",
     "Its last strike since the When had an effect.", struck(True), needs=COMBAT)
then("{minion}'s strike has no effect", "Colette's strike has no effect",
     "Its last strike since the When was out of range, or was dodged.", struck(False), needs=COMBAT)
then("{minion} takes {damage}", "Wauneka takes 1 damage",
     "All damage inflicted on it since the When, after prevention.",
     expect.add_up("damage to {minion}", {"event": "damage-inflicted", "card": "{minion}"}, "{damage}"), needs=COMBAT)
then("{minion} takes no damage", "Flávio Gonçalves takes no damage",
     "No damage was inflicted on it since the When.",
     expect.add_up("damage to {minion}", {"event": "damage-inflicted", "card": "{minion}"}, {"normal": 0,
                 "aggravated": 0}), needs=COMBAT)
# fmt: on
