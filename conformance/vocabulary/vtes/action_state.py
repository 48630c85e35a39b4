"""Thens: the action under way, block attempts, and how they ended."""

from __future__ import annotations

from conformance.vocabulary.looking import told
from conformance.vocabulary.vtes.looking import happening, placed
from conformance.vocabulary.vtes.words import then
from conformance.vocabulary.world import World


def expect_action(world: World, key: str, expected: object) -> None:
    """Asserts one key of the action under way."""
    world.expect(
        f"the {key} of the action", told(world, happening(world, "action"), key, f"the {key} of the action"), expected
    )


@then("{minion}'s action is under way", example="Wauneka's action is under way")
def _(world: World, minion: str) -> None:
    """It has been announced and is not over."""
    expect_action(world, "minion", minion)


@then("no action is under way", example="no action is under way")
def _(world: World) -> None:
    """Either none was announced, or it is over."""
    world.expect("the action under way", world.after().get("action"), None)


@then("the action is directed", example="the action is directed", needs=("block",))
def _(world: World) -> None:
    """At another player or something of another player."""
    expect_action(world, "directed", True)


@then("the action is undirected", example="the action is undirected", needs=("block",))
def _(world: World) -> None:
    """The prey may block it, then the predator."""
    expect_action(world, "directed", False)


@then("the action targets {targets:cards}", example="the action targets Alexis")
def _(world: World, targets: list[str]) -> None:
    """Exactly these players and cards."""
    found = told(world, happening(world, "action"), "targets", "the targets of the action")
    world.expect_same("the targets of the action", found, targets)


@then("the action has no target", example="the action has no target")
def _(world: World) -> None:
    """Neither player nor card."""
    world.expect_same(
        "the targets of the action", told(world, happening(world, "action"), "targets", "the targets of the action"), []
    )


@then("the action's stealth is {number}", example="the action's stealth is 1", needs=("block",))
def _(world: World, number: int) -> None:
    """The stealth of the acting minion now."""
    expect_action(world, "stealth", number)


@then(
    "{minion} attempts to block with {number} intercept",
    example="Ayelech attempts to block with 1 intercept",
    needs=("block",),
)
def _(world: World, minion: str, number: int) -> None:
    """A block attempt is under way, and the intercept of the blocker is so much now."""
    expect_action(world, "blocker", minion)
    expect_action(world, "state", "block-attempt")
    expect_action(world, "intercept", number)


@then("no block attempt is under way", example="no block attempt is under way", needs=("block",))
def _(world: World) -> None:
    """The action goes on without one."""
    state = told(world, happening(world, "action"), "state", "the state of the action")
    if state in ("block-attempt", "combat"):
        world.fail(f"the action is in the state {state!r}", expected="no block attempt", actual=state)


@then("the bleed is for {n}", example="the bleed is for 2", needs=("bleed",))
def _(world: World, n: int) -> None:
    """The amount now, while the bleed is under way."""
    expect_action(world, "bleed", n)


@then("the action costs {cost}", example="the action costs 1 blood")
def _(world: World, cost: dict[str, int]) -> None:
    """What has to be paid if the action succeeds; `nothing` is an amount as well."""
    found = told(world, happening(world, "action"), "cost", "the cost of the action")
    world.expect("the cost of the action", {kind: found[kind] for kind in ("blood", "pool") if found[kind]}, cost)


def resolved(world: World, successful: bool) -> None:
    """Asserts how the last action since the When went. A block decides it, also while its combat is still going on."""
    found = [event for event in world.events if event["event"] in ("action-resolved", "action-blocked")]
    if not found:
        world.fail("no action was resolved", expected={"successful": successful}, actual=world.events)
    world.expect("whether the action succeeded", found[-1].get("successful", False), successful)


@then("the action succeeds", example="the action succeeds", needs=("block",))
def _(world: World) -> None:
    """It was resolved unblocked since the When."""
    resolved(world, True)


@then("the action fails", example="the action fails", needs=("block",))
def _(world: World) -> None:
    """It ended without success since the When: blocked, or ended by an effect."""
    resolved(world, False)


@then("{minion} blocks the action", example="Ayelech blocks the action", needs=("block",))
def _(world: World, minion: str) -> None:
    """The block succeeded, and the blocker is locked by it."""
    world.expect_event("action-blocked", minion=minion)
    world.expect(f"whether {minion} is locked", placed(world, minion).card.get("locked", False), True)


@then("{minion} fails to block the action", example="Ayelech fails to block the action", needs=("block",))
def _(world: World, minion: str) -> None:
    """A block attempt by it was settled against it since the When."""
    world.expect_event("block-failed", minion=minion)
    world.expect_no_event("action-blocked", minion=minion)


@then("the referendum passes", example="the referendum passes", needs=("politics",))
def _(world: World) -> None:
    """It was resolved since the When."""
    world.expect("whether the referendum passed", world.expect_event("referendum-resolved").get("passed"), True)


@then("the referendum fails", example="the referendum fails", needs=("politics",))
def _(world: World) -> None:
    """It was resolved since the When."""
    world.expect("whether the referendum passed", world.expect_event("referendum-resolved").get("passed"), False)


@then("the votes are {n} for and {against:n} against", example="the votes are 3 for and 1 against", needs=("politics",))
def _(world: World, n: int, against: int) -> None:
    """The votes cast so far in the referendum under way."""
    found = happening(world, "referendum")
    world.expect(
        "the votes cast", {side: found.get(side) for side in ("for", "against")}, {"for": n, "against": against}
    )


@then(
    "the ballots are {n} for and {against:n} against",
    example="the ballots are 2 for and 1 against",
    needs=("politics",),
)
def _(world: World, n: int, against: int) -> None:
    """The ballots of the prisci cast so far in the referendum under way. Their 3 votes are among the votes."""
    found = happening(world, "referendum")
    world.expect("the ballots cast", (found.get("ballots_for", 0), found.get("ballots_against", 0)), (n, against))
