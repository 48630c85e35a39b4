"""Faulty engines: first strikes, equipment in combat, strike cards that maneuver, immunity, order of decisions."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import CardId, Seat
from reference_engine.vtes.card_dsl.strikes import Strike
from reference_engine.vtes.cards.words.combat import combat_modes, moments
from reference_engine.vtes.cards.words.combat.strike_cards import StrikeWith
from reference_engine.vtes.combat import combat_state, damage, gains, striking
from reference_engine.vtes.combat.combat_state import Commitment
from reference_engine.vtes.combat.damage import DamageResolution, Injury
from reference_engine.vtes.combat.resolution import StrikeResolution
from reference_engine.vtes.combat.rounds import Combat, Round
from reference_engine.vtes.combat.strike_pair import StrikePair
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.table.state import STOLEN, InPlay
from tests.suite.faulty_engines.faulty import Changes, Right, wrong


@wrong("first strikes come with the others", breaks="vtes.combat.first-strike.resolves-before-normal")
def _(change: Changes) -> None:
    def resolve_normal_strikes(right: Right, self: StrikePair, game: Vtes) -> None:
        self.resolve(game, [blow for blow in self.strikes(game) if not blow.strike.combat_ends], self.initial)

    change.replace(StrikePair, "resolve_first_strikes", lambda right, self, game: None)
    change.replace(StrikePair, "resolve_normal_strikes", resolve_normal_strikes)


@wrong("two first strikes are one after the other", breaks="vtes.combat.first-strike.both-simultaneous")
def _(change: Changes) -> None:
    def resolve_normal_strikes(right: Right, self: StrikePair, game: Vtes) -> None:
        first = [blow for blow in self.strikes(game) if blow.strike.first and not blow.strike.defensive]
        if len(first) > 1 and not self.round(game).interrupted(game):
            self.resolve(game, first[1:], self.initial)
        else:
            right(self, game)

    def resolve_first_strikes(right: Right, self: StrikePair, game: Vtes) -> None:
        first = [blow for blow in self.strikes(game) if blow.strike.first and not blow.strike.defensive]
        self.resolve(game, first[:1])

    change.replace(StrikePair, "resolve_first_strikes", resolve_first_strikes)
    change.replace(StrikePair, "resolve_normal_strikes", resolve_normal_strikes)


@wrong("a first strike comes before the end of combat", breaks="vtes.combat.first-strike.not-before-combat-ends")
def _(change: Changes) -> None:
    names = [step.__name__ for step in StrikePair.STEPS]
    names.remove("resolve_first_strikes")
    names.insert(names.index("end_combat"), "resolve_first_strikes")
    change.reorder(StrikePair, *names)


@wrong("a weapon that is gone is struck with all the same", breaks="vtes.combat.first-strike.lost-weapon-loses-strike")
def _(change: Changes) -> None:
    def set_strike(right: Right, self: StrikePair, game: Vtes, minion: CardId, strike: Strike) -> None:
        named = strike.name
        right(self, game, minion, Strike(named, damage=strike.damage, ranged=True) if strike.weapon else strike)

    change.replace(StrikePair, "set_strike", set_strike)


@wrong("a strike that destroys equipment burns all of it", breaks="vtes.combat.destroy-equipment.burns-one")
def _(change: Changes) -> None:
    def take_equipment(right: Right, self: StrikeResolution, game: Vtes) -> None:
        victims = [blow.victim for blow in self.blows if blow.strike.takes == "burn"]
        right(self, game)
        for victim in victims:
            for card in game.attached_to(game.cards[victim]):
                if "equipment" in card.facts.types:
                    game.burn(card)

    change.replace(StrikeResolution, "take_equipment", take_equipment)


@wrong(
    "equipment is lost as the strike at it is chosen", breaks="vtes.combat.destroy-equipment.usable-until-resolution"
)
def _(change: Changes) -> None:
    def set_strike(right: Right, self: StrikePair, game: Vtes, minion: CardId, strike: Strike) -> None:
        right(self, game, minion, strike)
        if strike.takes:
            for card in game.attached_to(game.cards[self.round(game).opponent(minion)])[:1]:
                game.burn(card)

    change.replace(StrikePair, "set_strike", set_strike)


@wrong(
    "any equipment passes for a weapon",
    breaks=("vtes.combat.destroy-weapon.must-choose-weapon", "vtes.published.fast-hands.needs-a-weapon"),
)
def _(change: Changes) -> None:
    change.replace(striking, "equipment_of", lambda right, game, minion, weapons_only=False: right(game, minion))


@wrong("stolen equipment serves at once", breaks="vtes.combat.steal-equipment.unusable-this-round")
def _(change: Changes) -> None:
    def spend(right: Right, self: Vtes, card: InPlay, limit: str) -> None:
        if limit != STOLEN:
            right(self, card, limit)

    change.replace(Vtes, "spend", spend)


@wrong("a dodge leaves the equipment unprotected", breaks="vtes.combat.dodge.protects-possessions")
def _(change: Changes) -> None:
    def dodges(right: Right, self: StrikePair, game: Vtes, minion: CardId) -> bool:
        return right(self, game, minion) and not any(blow.strike.takes for blow in self.strikes(game))

    change.replace(StrikePair, "dodges", dodges)


@wrong("a first strike cannot be dodged", breaks="vtes.combat.dodge.works-against-first-strike")
def _(change: Changes) -> None:
    def dodges(right: Right, self: StrikePair, game: Vtes, minion: CardId) -> bool:
        return right(self, game, minion) and not any(blow.strike.first for blow in self.strikes(game))

    change.replace(StrikePair, "dodges", dodges)


@wrong("a strike card that maneuvered binds to nothing", breaks="vtes.combat.maneuver.from-strike-card-fixes-strike")
def _(change: Changes) -> None:
    def maneuver(right: Right, self: Round, game: Vtes, minion: CardId, commitment: Commitment | None = None) -> None:
        right(self, game, minion, None if commitment is not None and commitment.card else commitment)

    change.replace(Round, "maneuver", maneuver)


@wrong("what a card leaves for a round lasts for the combat", breaks="vtes.combat.press.not-carried-to-later-rounds")
def _(change: Changes) -> None:
    def another_round(right: Right, self: Combat, game: Vtes) -> None:
        kept = self.gained
        right(self, game)
        self.gained = kept

    change.replace(Combat, "another_round", another_round)


@wrong("an optional maneuver lasts for the combat", breaks="vtes.combat.maneuver.not-carried-to-later-rounds")
def _(change: Changes) -> None:
    def another_round(right: Right, self: Combat, game: Vtes) -> None:
        kept = tuple(gained for gained in self.gained if gained.what == gains.MANEUVER)
        right(self, game)
        self.gained = kept

    change.replace(Combat, "another_round", another_round)


@wrong("immunity is no help against aggravated damage", breaks="vtes.combat.damage.immune-no-wound-no-destruction")
def _(change: Changes) -> None:
    def is_immune(right: Right, game: Vtes, injury: Injury) -> bool:
        return not injury.aggravated and right(game, injury)

    change.replace(damage, "is_immune", is_immune)


@wrong(
    "an immune vampire mends all the same",
    breaks=(
        "vtes.combat.damage.immune-damage-unsuccessful",
        "vtes.published.immune-to-damage.none-is-inflicted",
    ),
)
def _(change: Changes) -> None:
    change.replace(DamageResolution, "be_immune", lambda right, self, game: None)


@wrong("nothing is prevented of what does no harm", breaks="vtes.combat.damage.immune-may-still-be-prevented")
def _(change: Changes) -> None:
    def points(right: Right, self: DamageResolution, aggravated: bool, of: Any = None) -> int:
        return (
            0
            if any(injury.source.card for injury in self.parts if injury.source.strike)
            else right(self, aggravated, of)
        )

    change.replace(DamageResolution, "points", points)


@wrong("the opposing minion is first before strikes", breaks="vtes.combat.before-strikes.acting-first")
def _(change: Changes) -> None:
    def order(right: Right, self: Round, game: Vtes) -> tuple[Seat, ...]:
        first, second, *others = right(self, game)
        return (second, first, *others) if self.window() == "before-strikes" else (first, second, *others)

    change.replace(Round, "order", order)


@wrong(
    "only the combatants' sides are asked in combat", breaks="vtes.combat.sequence.impulse-passes-defender-then-others"
)
def _(change: Changes) -> None:
    change.replace(Round, "order", lambda right, self, game: right(self, game)[:2])


@wrong("the active Methuselah's neighbours come before the defender", breaks="vtes.sequencing.order-combat")
def _(change: Changes) -> None:
    def order(right: Right, self: Round, game: Vtes) -> tuple[Seat, ...]:
        first = right(self, game)[0]
        return (first, *game.clockwise(first))

    change.replace(Round, "order", order)


@wrong(
    "only the combatants' Methuselahs have bystanders",
    breaks=(
        "vtes.combat.uninvolved-minion-cards-any-methuselah",
        "vtes.published.martyrs-resilience.any-methuselah",
    ),
)
def _(change: Changes) -> None:
    def players(right: Right, self: combat_modes.CombatPlayOfOthers, game: Vtes, frame: Any, seat: Seat) -> Any:
        own = combat_state.under_way(game).order(game)[:2]
        return right(self, game, frame, seat) if seat in own else []

    change.replace(combat_modes.CombatPlayOfOthers, "players", players)


@wrong(
    "the gun that a grapple rules out gives way to hands",
    breaks="vtes.ruling.44-magnum.unusable-committed-strike-means-no-strike",
)
def _(change: Changes) -> None:
    def commitment(right: Right, self: Round, minion: CardId) -> Commitment | None:
        return None if self.hands_only else right(self, minion)

    change.replace(Round, "commitment", commitment)


@wrong(
    "the blood of allies is tasted",
    breaks=("vtes.ruling.taste-of-vitae.not-against-ally", "vtes.published.taste-of-vitae.not-against-ally"),
)
def _(change: Changes) -> None:
    def refusal(right: Right, self: moments.GainBloodLost, game: Vtes, frame: Any, seat: Seat, choice: Any) -> Any:
        found = right(self, game, frame, seat, choice)
        return None if found is moments.OPPOSING_VAMPIRE_ONLY else found

    change.replace(moments.GainBloodLost, "refusal", refusal)


@wrong("taste of vitae wants blood that was lost", breaks="vtes.ruling.taste-of-vitae.playable-for-zero")
def _(change: Changes) -> None:
    def refusal(right: Right, self: moments.GainBloodLost, game: Vtes, frame: Any, seat: Seat, choice: Any) -> Any:
        round_ = combat_state.under_way(game)
        lost = round_.opposing_lost if choice.minion == round_.acting else round_.acting_lost
        return right(self, game, frame, seat, choice) or (None if lost else moments.NOT_END_OF_ROUND)

    change.replace(moments.GainBloodLost, "refusal", refusal)


@wrong(
    "of two thefts one takes of what the other has brought",
    breaks=(
        "vtes.ruling.theft-of-vitae.mutual-steal-simultaneous",
        "vtes.published.theft-of-vitae.mutual-thefts-add-up",
    ),
)
def _(change: Changes) -> None:
    def steal(right: Right, self: StrikeResolution, game: Vtes) -> None:
        for blow in self.blows:
            if blow.strike.steal_blood:
                game.move_blood(blow.strike.steal_blood, game.cards[blow.victim], game.cards[blow.striker])

    change.replace(StrikeResolution, "steal", steal)


@wrong("a roundhouse is no hand strike", breaks="vtes.ruling.roundhouse.is-hand-strike")
def _(change: Changes) -> None:
    def usable_refusal(right: Right, self: StrikeWith, game: Vtes, round_: Round, minion: CardId) -> Any:
        return striking.HANDS_ONLY if round_.hands_only else right(self, game, round_, minion)

    change.replace(StrikeWith, "usable_refusal", usable_refusal)


@wrong(
    "crows spare who dodges",
    breaks=(
        "vtes.ruling.murder-of-crows.not-dodgeable",
        "vtes.combat.environmental.not-dodged",
        "vtes.combat.environmental.definition",
        "vtes.published.environmental-damage.dodge-and-combat-ends",
    ),
)
def _(change: Changes) -> None:
    def environmental_damage(right: Right, self: StrikeResolution, game: Vtes) -> list[Injury]:
        return [injury for injury in right(self, game) if injury.victim not in self.dodging]

    change.replace(StrikeResolution, "environmental_damage", environmental_damage)


@wrong("a vampire is in torpor as soon as it is wounded", breaks="vtes.combat.damage.wounded-goes-to-torpor-last")
def _(change: Changes) -> None:
    change.replace(DamageResolution, "before_torpor", lambda right, self, game: None)
