"""Cards from before the fifth edition: traits, marks, trophies, slaves. The Givens and Thens of them, and the moves."""

from __future__ import annotations

from conformance.vocabulary.vtes.cards import laid
from conformance.vocabulary.vtes.looking import placed
from conformance.vocabulary.vtes.moves import Choice, move, mover
from conformance.vocabulary.vtes.words import given, then
from conformance.vocabulary.world import World


@given(
    "{minion}'s only trait is {trait}",
    example="Underbridge Stray's only trait is Red List",
    needs=("legacy",),
)
def _(world: World, minion: str, trait: str) -> None:
    """A minion whose traits play has changed."""
    laid(world, minion)["traits"] = [trait]


@given(
    "{minion}'s only traits are {one:trait} and {other:trait}",
    example="Karl's only traits are Torrance circle and Scarce",
    needs=("legacy",),
)
def _(world: World, minion: str, one: str, other: str) -> None:
    """The same, with two of them."""
    laid(world, minion)["traits"] = [one, other]


@given("{minions} is/are marked for this turn", example="Qawiyya el-Ghaduba is marked for this turn", needs=("legacy",))
def _(world: World, minions: list[str]) -> None:
    """Red List minions that the player whose turn it is has marked."""
    for minion in minions:
        laid(world, minion)["marked"] = True


@move("{seat} [pays] 1 pool to unlock {minion}", example="Sarah pays 1 pool to unlock The Horde", needs=("legacy",))
def _(world: World, seat: str, minion: str) -> list[Choice]:
    """An Infernal minion, in the unlock phase."""
    return [(seat, {"do": "pay-to-unlock", "minion": minion})]


@move("{seat} [marks] {minion}", example="Sarah marks Qawiyya el-Ghaduba", needs=("legacy",))
def _(world: World, seat: str, minion: str) -> list[Choice]:
    """A Red List minion, with a master phase action."""
    return [(seat, {"do": "mark", "minion": minion})]


@move("{minion} [attacks] the marked {target:minion}", example="Sully attacks the marked Colette", needs=("legacy",))
def _(world: World, minion: str, target: str) -> list[Choice]:
    """The action to enter combat with a Red List minion that is marked."""
    return [(mover(world, minion), {"do": "attack-marked", "minion": minion, "target": target})]


@move(
    "{minion} [fights] in place of the acting minion",
    example="Rusticus fights in place of the acting minion",
    needs=("legacy",),
)
def _(world: World, minion: str) -> list[Choice]:
    """A slave locks and enters combat, as a member of the clan that it serves is blocked."""
    return [(mover(world, minion), {"do": "substitute", "minion": minion})]


@move(
    "{seat} [takes] the trophy {card} from the {pile}",
    example="Sarah takes the trophy Trophy: Revered from the library",
    needs=("legacy",),
)
def _(world: World, seat: str, card: str, pile: str) -> list[Choice]:
    """For a vampire that has burned a Red List minion."""
    return [(seat, {"do": "take", "card": card, "from": pile.replace("_", "-")})]


@move("{seat} [searches] the library in vain", example="Sarah searches the library in vain", needs=("legacy",))
def _(world: World, seat: str) -> list[Choice]:
    """The library is searched for a trophy, and none is taken."""
    return [(seat, {"do": "search-in-vain"})]


@move("{seat} [awards] {card}", example="Sarah awards Trophy: Revered", needs=("legacy",))
def _(world: World, seat: str, card: str) -> list[Choice]:
    """A trophy in play goes to the vampire that has burned a Red List minion."""
    return [(seat, {"do": "award", "card": card})]


@then("{minions} is/are marked", example="Qawiyya el-Ghaduba is marked", needs=("legacy",))
def _(world: World, minions: list[str]) -> None:
    """Each of them, for this turn."""
    for minion in minions:
        world.expect(f"whether {minion} is marked", placed(world, minion).card.get("marked", False), True)


@then("{minions} is/are not marked", example="Qawiyya el-Ghaduba is not marked", needs=("legacy",))
def _(world: World, minions: list[str]) -> None:
    """None of them."""
    for minion in minions:
        world.expect(f"whether {minion} is marked", placed(world, minion).card.get("marked", False), False)


@then("{minion} has the trait {trait}", example="Claudia has the trait Black Hand", needs=("legacy",))
def _(world: World, minion: str, trait: str) -> None:
    """Printed or given by play."""
    traits = placed(world, minion).card.get("traits", [])
    if trait not in traits:
        world.fail(f"{minion} lacks the trait {trait}", expected=trait, actual=traits)


@then("{minion} does not have the trait {trait}", example="Colette does not have the trait Flight", needs=("legacy",))
def _(world: World, minion: str, trait: str) -> None:
    """Now."""
    traits = placed(world, minion).card.get("traits", [])
    if trait in traits:
        world.fail(f"{minion} has the trait {trait}", expected=f"no {trait}", actual=traits)
