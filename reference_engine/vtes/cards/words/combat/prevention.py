"""Damage prevention by cards. V5 'Damage Resolution'."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.card_dsl.language import Ability, CardInUse, Effect
from reference_engine.vtes.cards.words.combat.combat_modes import BEARER_NOT_IN_COMBAT
from reference_engine.vtes.combat.damage import DamageResolution, Source
from reference_engine.vtes.combat.gains import NO_DAMAGE
from reference_engine.vtes.combat.rounds import Round
from reference_engine.vtes.combat.striking import ONCE_EACH_COMBAT
from reference_engine.vtes.table.state import InPlay, Table
from scenarios.wire_types.vtes.choices import Play, Use

NOTHING_TO_PREVENT = Refusal(
    "vtes.combat.damage.prevention-until-none-left-or-stop", "there is no damage left that this can prevent"
)
PREVENTS_ONCE = "combat:prevent"
"""Limit shared by such abilities of one card."""
TOO_LITTLE_FOR_X = Refusal(
    "vtes.card.cost.blood-needs-enough-blood", "the vampire has less blood than the number you chose"
)


def damage_under_way(game: Table) -> DamageResolution:
    """Return the damage that is being handled."""
    found = game.within(DamageResolution)
    assert found is not None
    return found


def every_x(game: Table, choice: Play) -> Iterable[Play]:
    """Return the play with every possible X, up to its minion's blood."""
    return [msgspec.structs.replace(choice, x=x) for x in range(game.cards[choice.minion].counters + 1)]


class Prevent(Effect):
    """Prevents damage to the minion itself. V5 'Damage Resolution'."""

    windows = frozenset({"prevent"})
    elsewhere = NO_DAMAGE
    rules: tuple[str, ...] = ("vtes.combat.damage.prevention-by-damaged-minion",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        if not isinstance(frame, DamageResolution) or not self.protects(game, frame, choice):
            return NO_DAMAGE
        return None if frame.points() > 0 else NOTHING_TO_PREVENT

    def protects(self, game: Table, damage: DamageResolution, choice: Play) -> bool:
        """Return whether the card protects the current victim."""
        return damage.current.victim == choice.minion

    def prevented(self, play: CardInUse) -> int:
        """Return the number of points prevented."""
        return self.amount

    def apply(self, game: Table, play: CardInUse) -> None:
        damage_under_way(game).prevent(game, self.prevented(play))


class PreventX(Prevent):
    """Prevents X points of damage, plus a fixed number; X is the cost of the card."""

    def variants(self, game: Table, seat: Seat, choice: Play) -> Iterable[Play]:
        return every_x(game, choice)

    def prevented(self, play: CardInUse) -> int:
        return play.x + self.amount


class PreventForAnother(Prevent):
    """Prevents damage to either combatant or to a retainer of theirs."""

    rules = ("vtes.combat.damage.prevention-one-card-at-a-time",)

    def protects(self, game: Table, damage: DamageResolution, choice: Play) -> bool:
        round_ = game.within(Round)
        victim = game.cards.get(damage.current.victim)
        return (
            round_ is not None
            and victim is not None
            and {victim.id, victim.host}
            & {
                round_.acting,
                round_.opposing,
            }
            != set()
        )


class BurnXToPreventForAnother(PreventForAnother):
    """Burns X blood to prevent X points of such damage, plus a fixed number."""

    def variants(self, game: Table, seat: Seat, choice: Play) -> Iterable[Play]:
        return every_x(game, choice)

    def refusal(self, game: Table, frame: Frame, seat: Seat, choice: Play) -> Refusal | None:
        if game.cards[choice.minion].counters < choice.x:
            return TOO_LITTLE_FOR_X
        return super().refusal(game, frame, seat, choice)

    def prevented(self, play: CardInUse) -> int:
        return play.x + self.amount

    def apply(self, game: Table, play: CardInUse) -> None:
        game.burn_blood(game.cards[play.minion], play.x)
        super().apply(game, play)


class PreventOnceEachCombat(Ability):
    """Prevents up to `amount` damage from some sources each combat, from one or more strikes.

    All such abilities of the card share the limit, so only one is used per combat.
    """

    windows = frozenset({"prevent"})
    elsewhere = NO_DAMAGE

    def __init__(self, amount: int, of: Callable[[Source], bool] | None = None, name: str = "") -> None:
        self.amount, self.of, self.name = amount, of, name

    def refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        round_ = game.within(Round)
        if round_ is None or card.host not in (round_.acting, round_.opposing):
            return BEARER_NOT_IN_COMBAT
        if not isinstance(frame, DamageResolution) or frame.current.victim != card.host:
            return NO_DAMAGE
        if game.spent(card, PREVENTS_ONCE) and not 0 < self.prevented(card) < self.amount:
            return ONCE_EACH_COMBAT
        return None if frame.points(self.of) > 0 else NOTHING_TO_PREVENT

    def apply(self, game: Table, card: InPlay, choice: Use) -> None:
        game.cite(("vtes.combat.damage.prevention-by-damaged-minion",))
        damage, before = damage_under_way(game), self.prevented(card)
        now = min(self.amount - before, damage.points(self.of))
        game.spend(card, PREVENTS_ONCE)
        for point in range(before, before + now):
            game.spend(card, f"{PREVENTS_ONCE} {self.name} {point + 1}")
        damage.prevent(game, now, of=self.of)

    def prevented(self, card: InPlay) -> int:
        """Return the number of points prevented in this combat."""
        return sum(limit.startswith(f"{PREVENTS_ONCE} {self.name} ") for limit in card.used)


def from_guns(source: Source) -> bool:
    return source.is_gun()


def not_from_guns(source: Source) -> bool:
    return not source.is_gun()
