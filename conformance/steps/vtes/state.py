"""Thens: the action, the block, the referendum and the combat under way, and how they ended."""

from __future__ import annotations

from conformance.steps import expect
from conformance.steps.vtes.words import then

BLOCK, COMBAT, POLITICS = ["block"], ["combat"], ["politics"]
NO_COMBAT = expect.be("combat", None, what="the combat under way", default=None)


def succeeded(value: bool) -> expect.Expectation:
    """How the last action since the When went. A block decides it, also while its combat is still going on."""
    return expect.end_as("whether the action succeeded", "action-resolved action-blocked", successful=value)


def struck(value: bool) -> expect.Expectation:
    """Whether the last strike of a minion since the When had an effect."""
    what = "whether the strike of {minion} had an effect"
    return expect.end_as(what, "strike-resolved", {"minion": "{minion}"}, effective=value)


def passed(value: bool) -> expect.Expectation:
    """How the last referendum since the When went."""
    return expect.end_as("whether the referendum passed", "referendum-resolved", passed=value)


# fmt: off
then("{minion}'s action is under way", "Wauneka's action is under way",
     "It has been announced and is not over.", expect.be("action/minion", "{minion}"))
then("no action is under way", "no action is under way",
     "Either none was announced, or it is over.", expect.be("action", None, what="the action under way", default=None))
then("the action is directed", "the action is directed",
     "At another player or something of another player.", expect.be("action/directed", True), needs=BLOCK)
then("the action is undirected", "the action is undirected",
     "The prey may block it, then the predator.", expect.be("action/directed", False), needs=BLOCK)
then("the action targets {targets:cards}", "the action targets Alexis",
     "Exactly these players and cards.", expect.hold("action/targets", "{targets}"))
then("the action has no target", "the action has no target",
     "Neither player nor card.", expect.hold("action/targets", []))
then("the action's stealth is {number}", "the action's stealth is 1",
     "The stealth of the acting minion now.", expect.be("action/stealth", "{number}"), needs=BLOCK)
then("{minion} attempts to block with {number} intercept", "Ayelech attempts to block with 1 intercept",
     "A block attempt is under way, and the intercept of the blocker is so much now.",
     expect.be("action/blocker", "{minion}"), expect.be("action/state", "block-attempt"),
     expect.be("action/intercept", "{number}"), needs=BLOCK)
then("no block attempt is under way", "no block attempt is under way",
     "The action goes on without one.", expect.be_none_of("action/state", ["block-attempt", "combat"]), needs=BLOCK)
then("the bleed is for {n}", "the bleed is for 2",
     "The amount now, while the bleed is under way.", expect.be("action/bleed", "{n}"), needs=["bleed"])
then("the action costs {cost}", "the action costs 1 blood",
     "What has to be paid if the action succeeds; `nothing` is an amount as well.", expect.fit("action/cost", "{cost}"))
then("the action succeeds", "the action succeeds",
     "It was resolved unblocked since the When.", succeeded(True), needs=BLOCK)
then("the action fails", "the action fails",
     "It ended without success since the When: blocked, or ended by an effect.", succeeded(False), needs=BLOCK)
then("{minion} blocks the action", "Ayelech blocks the action",
     "The block succeeded, and the blocker is locked by it.", expect.happen("action-blocked", minion="{minion}"),
     expect.be("cards/{minion}/locked", True, what="whether {minion} is locked"), needs=BLOCK)
then("{minion} fails to block the action", "Ayelech fails to block the action",
     "A block attempt by it was settled against it since the When.", expect.happen("block-failed", minion="{minion}"),
     expect.not_happen("action-blocked", minion="{minion}"), needs=BLOCK)
then("the referendum passes", "the referendum passes", "It was resolved since the When.", passed(True), needs=POLITICS)
then("the referendum fails", "the referendum fails", "It was resolved since the When.", passed(False), needs=POLITICS)
then("the votes are {n} for and {against:n} against", "the votes are 3 for and 1 against",
     "The votes cast so far in the referendum under way.",
     expect.fit("referendum", {"for": "{n}", "against": "{against}"}, what="the votes cast"), needs=POLITICS)
then("the ballots are {n} for and {against:n} against", "the ballots are 2 for and 1 against",
     "The ballots of the prisci cast so far in the referendum under way. Their 3 votes are among the votes.",
     expect.be("referendum/ballots_for", "{n}", default=0),
     expect.be("referendum/ballots_against", "{against}", default=0),
     needs=POLITICS)
then("combat begins between {acting:minion} and {opposing:minion}", "combat begins between Wauneka and Ayelech",
     "It is under way in its first round; the minion named first is the acting one.",
     expect.fit("combat", {"acting": "{acting}", "opposing": "{opposing}", "round": 1}), needs=COMBAT)
then("the range is {reach:range}", "the range is long",
     "As it stands now; it may change while somebody can still maneuver.",
     expect.be("combat/range", "{reach}", what="the range"), needs=COMBAT)
then("it is round {n} of the combat", "it is round 2 of the combat",
     "Counted from 1.", expect.be("combat/round", "{n}", what="the round"), needs=COMBAT)
then("the combat is over", "the combat is over",
     "It ended since the When.", NO_COMBAT, expect.happen("combat-ended"), needs=COMBAT)
then("there is no combat", "there is no combat",
     "None is under way, and none began since the When.", NO_COMBAT, expect.not_happen("combat-began"), needs=COMBAT)
then("{minion}'s strike has an effect", "Wauneka's strike has an effect",
     "The last strike that it made since the When.", struck(True), needs=COMBAT)
then("{minion}'s strike has no effect", "Colette's strike has no effect",
     "It could not reach, or was dodged.", struck(False), needs=COMBAT)
then("{minion} takes {damage}", "Wauneka takes 1 damage",
     "All damage inflicted on it since the When, after prevention.",
     expect.add_up("damage to {minion}", {"event": "damage-inflicted", "card": "{minion}"}, "{damage}"), needs=COMBAT)
then("{minion} takes no damage", "Flávio Gonçalves takes no damage",
     "None was inflicted on it since the When.",
     expect.add_up("damage to {minion}", {"event": "damage-inflicted", "card": "{minion}"}, {"normal": 0,
                 "aggravated": 0}), needs=COMBAT)
# fmt: on
