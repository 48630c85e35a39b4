"""A game of Vampire: The Eternal Struggle: the table, and what procedures ask of it."""

from __future__ import annotations

from reference_engine.kernel import NO_CARD, NOBODY, Card, CardId, Seat
from reference_engine.kernel.decisions import Choice, Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes import refusals
from reference_engine.vtes.actions import basic_actions, mandatory
from reference_engine.vtes.actions.course import Action
from reference_engine.vtes.combat import gains
from reference_engine.vtes.combat.course import Combat, Round
from reference_engine.vtes.combat.damage import DamageResolution, Injury, Source
from reference_engine.vtes.combat.resolution import StrikeResolution
from reference_engine.vtes.combat.strikes import Blow, Strike
from reference_engine.vtes.combat.striking import chosen_strike, strike_refusal, strike_sources
from reference_engine.vtes.control import contests, sects, titles
from reference_engine.vtes.declarations import declaring, standing
from reference_engine.vtes.declarations.declaring import BEHAVIOUR
from reference_engine.vtes.declarations.language import Mode
from reference_engine.vtes.ending import leaving, withdrawal
from reference_engine.vtes.ending import ousting as ending
from reference_engine.vtes.legacy import red_list
from reference_engine.vtes.playing import as_vampire, carrying_out, costs, offers
from reference_engine.vtes.playing.play import HAND_SIZE, RefillHand, requirement_refusal
from reference_engine.vtes.politics import voting
from reference_engine.vtes.table import choices, events, traits
from reference_engine.vtes.table.kinds import ADVANCED_BROUGHT_OUT, BROUGHT_OUT, INTO_ASH_HEAP
from reference_engine.vtes.table.state import READY, TORPOR, InPlay, Modifier, Table
from reference_engine.vtes.turn import announcing, legality
from reference_engine.vtes.turn.influence import InfluencePhase
from reference_engine.vtes.turn.phases import MinionPhase


class Vtes(Table, kw_only=True):
    """A game at a decision. V5, all of it that is implemented."""

    # Numbers of minions and Methuselahs, asked for when they matter.

    def bonus(self, stat: str, minion: InPlay) -> int:
        """Changes of a number in force: those that last for a time, and those of the minion and the cards on it."""
        total = self.modified(stat, minion.id) if self.modifiers else 0
        for source in (minion, *self.attached_to(minion)):
            behaviour = BEHAVIOUR.get(source.card)
            if behaviour is not None:
                for lasting in behaviour.bonuses.get(stat, ()):
                    if lasting.applies(self, source, minion):
                        total += lasting.amount
                        self.cite(behaviour.reasons.get(id(lasting), ()))
                if behaviour.merged:
                    self.cite((declaring.MERGED_ICON,))
        return total + standing.everywhere(self, stat, minion)

    def stealth(self, action: Action) -> int:
        """Stealth of the acting minion. V5 'Stealth and Intercept'."""
        return action.inherent_stealth(self) + self.bonus("stealth", self.cards[action.minion])

    def intercept(self, action: Action, minion: CardId) -> int:
        """Intercept of a minion during an action."""
        return self.bonus("intercept", self.cards[minion])

    def bleed(self, action: basic_actions.Bleed) -> int:
        """Amount of a bleed as it stands, at least 0. V5 'Bleed'."""
        return basic_actions.bleed_amount(self, action)

    def hunt(self, minion: InPlay) -> int:
        """How much blood a hunt gives. V5 'Hunt': 1 by default."""
        return 1 + self.bonus("hunt", minion)

    def strength(self, minion: InPlay) -> int:
        """Damage of a hand strike. V5 'Hand Strike': 1 by default for vampires, as printed for allies."""
        base = 1 if minion.facts.is_vampire else 0
        for modifier in self.modifiers:
            if modifier.stat == "base strength" and modifier.subject == minion.id:
                base = modifier.amount
        return base + self.bonus("strength", minion)

    def hand_size(self, seat: Seat) -> int:
        """How many cards a hand holds. V5 'Drawing Cards': 7, less one for each card that is replaced later."""
        return HAND_SIZE - len(self.seats[seat].awaited) + standing.change_for(self, standing.HAND_SIZE, seat)

    def title(self, vampire: InPlay) -> str:
        """The title that a vampire has and may use; empty where it has none."""
        return titles.title(self, vampire)

    def votes(self, voter: InPlay) -> int:
        return voting.votes(self, voter)

    def ballots(self, voter: InPlay) -> int:
        return voting.ballots(self, voter)

    def blood_cost(self, choice: choices.Play) -> int:
        return costs.blood_cost(self, choice)

    def pool_cost(self, choice: choices.Play) -> int:
        return costs.pool_cost(self, choice)

    def pay(self, minion: CardId, blood: int) -> None:
        """Take from a minion what a play or an action costs in blood."""
        as_vampire.pay(self, self.cards[minion], blood)

    def modify(
        self, stat: str, minion: CardId, amount: int, until: str, source: Card,
        seat: Seat = NOBODY, by: CardId = NO_CARD, about: CardId = NO_CARD, limit: int = 0,
    ) -> None:  # fmt: skip
        """Change a number of a minion, or of a Methuselah, for a time: `until` is action, combat, round or turn."""
        self.modifiers.append(Modifier(stat, minion, amount, until, source, seat, by, about, limit))

    def usable(self, seat: Seat, window: str, frame: Frame) -> list[Choice]:
        """Every legal play from the hand and use of a card in play of a seat in a window."""
        return offers.usable(self, seat, window, frame)

    def play_refusal(self, mode: Mode, frame: Frame, seat: Seat, choice: choices.Play) -> Refusal | None:
        """Why a card may not be played so now, or None."""
        return requirement_refusal(self, mode, seat, choice) or mode.refusal(self, frame, seat, choice)

    def carry_out(self, seat: Seat, choice: Choice) -> None:
        """Play a card from the hand, or use one in play."""
        carrying_out.carry_out(self, seat, choice)

    def award_trophies(self, hunter: CardId) -> None:
        """Let trophies go to a vampire that has burned a Red List minion, as soon as the step under way has ended."""
        self.set_off(red_list.AwardTrophies(vampire=hunter))

    def burn(self, card: InPlay) -> None:
        hunter = red_list.hunter(self, card) if traits.has(card, traits.RED_LIST) else NO_CARD
        super().burn(card)
        if not hunter:
            return
        damage = self.within(DamageResolution)
        if damage is not None:
            damage.hunters += (hunter,)
        else:
            self.award_trophies(hunter)

    def actions(self, phase: MinionPhase) -> list[Choice]:
        """The legal actions of the minion phase that need no card from the hand."""
        return [
            choice
            for choice in legality.candidate_actions(self, phase.seat)
            if legality.action_refusal(self, phase.seat, choice) is None
        ]

    def must_act_first(self, seat: Seat) -> bool:
        """Whether a minion of the seat still has a mandatory action to perform. V5 'Mandatory Actions'."""
        return mandatory.come_first(self, seat)

    def influence_refusal(self, phase: InfluencePhase, choice: Choice) -> Refusal | None:
        return legality.influence_refusal(self, phase, choice)

    def announce(self, seat: Seat, choice: Choice) -> None:
        announcing.announce(self, seat, choice)

    def why_not(self, seat: Seat, choice: Choice) -> Refusal:
        """The reason for which a choice is not legal now."""
        return ending.GAME_OVER if self.over else super().why_not(seat, choice)

    def refusal(self, frame: Frame, seat: Seat, choice: Choice) -> Refusal | None:
        """What the rules have against a choice in view of one procedure under way, or None."""
        return refusals.refusal(self, frame, seat, choice)

    def window(self) -> str:
        """The kind of decision that is open."""
        return self.decision.window if self.decision is not None else ""

    # What procedures do to the table beyond moving counters.

    def came_or_went(self, card: InPlay) -> None:
        """Match a hand to its size, where the size hangs on the card. V5 'Drawing Cards'."""
        if standing.changes_hand_size(card):
            self.set_off(RefillHand(seat=card.controller, replaces=False))

    def drain(self, card: InPlay) -> None:
        super().drain(card)
        as_vampire.cite_gain(self, card)

    def pool_left(self, seat: Seat) -> None:
        """Oust, once the effect under way is complete, whoever has no pool left. V5 'Ending the Game'."""
        withdrawal.pool_lost(self, seat)
        if self.seats[seat].pool == 0 and not any(isinstance(frame, ending.Ousting) for frame in self.due):
            self.set_off(ending.Ousting())

    def blood_left(self, card: InPlay) -> None:
        """End the withdrawal of whose vampire has lost blood. V5 'Withdrawing from the Game'."""
        withdrawal.blood_lost(self, card)

    def score(self, seat: Seat, points: int, *rules: str) -> None:
        self.seats[seat].victory_points += points
        self.emit(events.VictoryPoint(seat, points), *rules)

    def remove_with_attached(self, card: InPlay, leaving: tuple[Seat, ...]) -> None:
        """Remove a card of an ousted Methuselah from the game; cards of others on it are burned. V5 'Burn'."""
        for attached in self.lying_on(card):
            if attached.controller in leaving:
                self.remove_with_attached(attached, leaving)
        if card.attached or card.counters:
            self.cite(("vtes.remove-from-game.attached-cards-and-counters-burned",))
        self.remove(card)

    def after_ousting(self, left: tuple[Seat, ...]) -> None:
        leaving.after_ousting(self, left)

    def end(self) -> None:
        """End the game and name the winner. V5 'Ending the Game'."""
        self.winner = ending.winner([seat.victory_points for seat in self.seats])
        self.over = True
        for frame in reversed(self.stack):
            leaving.lay_down_unresolved(self, frame)
        self.emit(
            events.GameOver(self.winner),
            "vtes.ending.winner.most-vp-even-if-ousted",
            "vtes.ending.winner.tie-means-no-winner",
            "vtes.object.winner-has-most-victory-points",
        )
        self.stack.clear()
        self.due.clear()

    def to_torpor(self, vampire: InPlay) -> None:
        if not vampire.facts.is_vampire:
            self.cite(("vtes.ally.as-vampire.torpor-means-burned",))
            self.burn(vampire)
            return
        self.move_to(vampire, TORPOR)
        vampire.wounded = True
        self.emit(
            events.ToTorpor(vampire.id),
            "vtes.torpor.region-placement",
            "vtes.torpor.attachments-stay",
            "vtes.area.controlled-region-split",
            "vtes.area.torpor-is-for-wounded-vampires",
            "vtes.control.changes-only-by-explicit-effect",
        )
        standing.went_to_torpor(self, vampire)

    def to_ready(self, vampire: InPlay) -> None:
        self.move_to(vampire, READY)
        vampire.wounded = False
        self.emit(events.ToReady(vampire.id), "vtes.area.torpor-is-for-wounded-vampires")

    def bring_out(self, vampire: InPlay) -> None:
        """Move a vampire from the uncontrolled to the ready region. V5 'Influence Phase'."""
        self.move_to(vampire, READY)
        self.emit(events.ToReady(vampire.id), *BROUGHT_OUT, *(ADVANCED_BROUGHT_OUT if vampire.facts.advanced else ()))
        if any(other.facts.group not in ("", vampire.facts.group) for other in self.minions(vampire.controller)):
            self.cite(("vtes.deck.group-does-not-limit-control-in-play",))
        if vampire.counters > self.capacity(vampire):
            self.cite(("vtes.influence.reveal-excess-drains", "vtes.crypt.revealed-vampire-excess-drains"))
        self.drain(vampire)
        self.entered(vampire)

    def entered(self, vampire: InPlay) -> None:
        """Called when a vampire has come into play: it, and its title, may be contested."""
        contests.enter(self, vampire)
        sects.enter(self, vampire)

    def change_sect(self, vampire: InPlay, sect: str) -> None:
        sects.change_sect(self, vampire, sect)

    def clan_changed(self, vampire: InPlay, before: str) -> None:
        sects.clan_changed(self, vampire, before)

    def discard(self, seat: Seat, card: Card) -> None:
        """Move a card from a hand to the ash heap."""
        self.take_from_hand(seat, card)
        self.seats[seat].ash_heap += (card,)
        self.emit(
            events.CardDiscarded(seat, card), "vtes.glossary.discard-moves-hand-card-to-ash-heap", INTO_ASH_HEAP[1]
        )

    def shuffle(self, seat: Seat, pile: str) -> None:
        """Forget the order of a library or a crypt."""
        methuselah = self.seats[seat]
        setattr(methuselah, f"unordered_{pile}", getattr(methuselah, pile) + getattr(methuselah, f"unordered_{pile}"))
        setattr(methuselah, pile, ())
        self.emit(events.Shuffled(seat, pile), "vtes.wording.search.shuffle-afterwards")

    def after_combat(self) -> None:
        """End what lasts for a combat, and replace the cards that were to wait for its end."""
        for period in ("round", "combat"):
            self.expire(period)
            self.expire_limits(period)
        for seat in (self.active, *self.clockwise(self.active)):
            methuselah = self.seats[seat]
            if methuselah.no_longer_awaits("combat"):
                self.set_off(RefillHand(seat=seat))

    def unwind_to(self, frame: Frame) -> None:
        """Drop every procedure inside `frame`, unfinished. Cards that were being played go to the ash heap."""
        combat = self.within(Combat)
        while self.stack[-1] is not frame:
            leaving.lay_down_unresolved(self, self.stack.pop())
        if combat is not None and self.within(Combat) is not combat:
            self.after_combat()

    def environmental_damage(self) -> list[Injury]:
        """What the surroundings inflict when strikes are resolved in the combat under way. V5 'Damage Resolution'."""
        combat = self.within(Combat)
        if combat is None:
            return []
        found = [Injury(item.victim, item.amount, 0) for item in combat.surroundings if self.is_ready(item.victim)]
        for minion, opponent in ((combat.acting, combat.opposing), (combat.opposing, combat.acting)):
            if minion not in self.cards or not self.is_ready(opponent):
                continue
            for card in self.attached_to(self.cards[minion]):
                amount = BEHAVIOUR[card.card].each_round if card.card in BEHAVIOUR else 0
                if amount:
                    found.append(Injury(opponent, amount, 0, Source(by=card.id, card=card.card)))
        return found

    def lost_to_damage(self, minion: CardId, amount: int) -> None:
        """Note that a minion has burned blood for damage, in case it is in combat."""
        round_ = self.within(Round)
        if round_ is not None:
            round_.lost_to_damage(minion, amount)

    def gains_usable(self, seat: Seat, window: str) -> list[Choice]:
        """What cards played earlier have left a seat's combatant to use in a window, if there is a combat."""
        round_ = self.within(Round)
        combat = self.within(Combat)
        if round_ is None or combat is None or not combat.gained:
            return []
        return gains.options(self, combat, round_, seat, window)

    def enter_combat(self, acting: CardId, opposing: CardId, gained: tuple[gains.Gained, ...] = ()) -> None:
        self.call(
            Combat(acting=acting, opposing=opposing, gained=tuple(each for each in gained if each.minion == opposing))
        )

    def too_many(self, minion: CardId, more: list[Card]) -> bool:
        """Whether a minion would have more cards of one name on it with these than their text allows."""
        borne = [card.card for card in self.attached_to(self.cards[minion])]
        return any(
            borne.count(card) + more.count(card) > most for card in set(more) if (most := BEHAVIOUR[card].most_on_one)
        )

    def round_under_way(self) -> Round:
        """The round of the combat under way."""
        found = self.within(Round)
        assert found is not None
        return found

    def combat_order(self) -> tuple[Seat, ...]:
        """The seats in the order of the combat under way; none where there is no combat."""
        round_ = self.within(Round)
        return round_.order(self) if round_ is not None else ()

    def is_immune(self, injury: Injury) -> bool:
        """Whether a minion suffers nothing from damage. V5 'Damage Resolution', 'Immune to damage'."""
        victim = self.cards.get(injury.victim)
        behaviour = BEHAVIOUR.get(victim.card) if victim is not None else None
        return behaviour is not None and any(immunity.covers(injury) for immunity in behaviour.immunities)

    def resolve_strikes(self, blows: tuple[Blow, ...], surroundings: bool) -> None:
        """Resolve strikes together, and with them, in the first pair of a round, what the surroundings do."""
        self.call(StrikeResolution(blows=blows, surroundings=surroundings))

    def strike_sources(self, minion: CardId) -> list[InPlay]:
        """Cards in play that could give a combatant a strike: its weapons, and itself for a printed strike."""
        return strike_sources(self, minion)

    def strike_refusal(self, choice: choices.Strike) -> Refusal | None:
        """Why a strike may not be chosen in the combat under way, or None."""
        return strike_refusal(self, self.round_under_way(), choice)

    def chosen_strike(self, choice: choices.Strike) -> Strike:
        return chosen_strike(self, self.round_under_way(), choice)

    def strikes_first(self, minion: CardId, strike: Strike) -> bool:
        """Whether an effect in force makes a strike of a minion a first strike."""
        if not self.modifiers or not self.modified("first strike", minion):
            return False
        return strike.hand or strike.is_melee()
