"""Thens: the combat under way, and what happened in it."""

from __future__ import annotations

from conformance.vocabulary.vtes.looking import happening
from conformance.vocabulary.vtes.words import Damage, then
from conformance.vocabulary.world import World

COMBAT = ("combat",)


@then(
    "combat begins between {acting:minion} and {opposing:minion}",
    example="combat begins between Wauneka and Ayelech",
    needs=COMBAT,
)
def _(world: World, acting: str, opposing: str) -> None:
    """It is under way in its first round; the minion named first is the acting one."""
    combat = happening(world, "combat")
    found = {key: combat.get(key) for key in ("acting", "opposing", "round")}
    world.expect("the combat", found, {"acting": acting, "opposing": opposing, "round": 1})


@then("the range is {reach:range}", example="the range is long", needs=COMBAT)
def _(world: World, reach: str) -> None:
    """As it stands now; it may change while somebody can still maneuver."""
    world.expect("the range", happening(world, "combat").get("range"), reach)


@then("it is round {n} of the combat", example="it is round 2 of the combat", needs=COMBAT)
def _(world: World, n: int) -> None:
    """Counted from 1."""
    world.expect("the round", happening(world, "combat").get("round"), n)


@then("the combat is over", example="the combat is over", needs=COMBAT)
def _(world: World) -> None:
    """It ended since the When."""
    world.expect("the combat under way", world.after().get("combat"), None)
    world.expect_event("combat-ended")


@then("there is no combat", example="there is no combat", needs=COMBAT)
def _(world: World) -> None:
    """None is under way, and none began since the When."""
    world.expect("the combat under way", world.after().get("combat"), None)
    world.expect_no_event("combat-began")


def strike(world: World, minion: str, effective: bool) -> None:
    """Asserts whether the last strike of a minion since the When had an effect."""
    found = world.happened("strike-resolved", minion=minion)
    if not found:
        world.fail(f"no strike of {minion} was resolved", expected={"effective": effective}, actual=world.events)
    world.expect(f"whether the strike of {minion} had an effect", found[-1].get("effective"), effective)


@then("{minion}'s strike has an effect", example="Wauneka's strike has an effect", needs=COMBAT)
def _(world: World, minion: str) -> None:
    """The last strike that it made since the When."""
    strike(world, minion, True)


@then("{minion}'s strike has no effect", example="Colette's strike has no effect", needs=COMBAT)
def _(world: World, minion: str) -> None:
    """It could not reach, or was dodged."""
    strike(world, minion, False)


@then("{minion} takes {damage}", example="Wauneka takes 1 damage", needs=COMBAT)
def _(world: World, minion: str, damage: Damage) -> None:
    """All damage inflicted on it since the When, after prevention."""
    world.expect(f"damage to {minion}", taken(world, minion), damage)


@then("{minion} takes no damage", example="Flávio Gonçalves takes no damage", needs=COMBAT)
def _(world: World, minion: str) -> None:
    """None was inflicted on it since the When."""
    world.expect(f"damage to {minion}", taken(world, minion), Damage(0, 0))


def taken(world: World, minion: str) -> Damage:
    """The damage inflicted on a minion since the When."""
    found = world.happened("damage-inflicted", card=minion)
    return Damage(sum(e.get("normal", 0) for e in found), sum(e.get("aggravated", 0) for e in found))
