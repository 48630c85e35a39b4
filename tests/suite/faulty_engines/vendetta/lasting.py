"""Faulty engines of Vendetta: effects that last too long or end too early."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from reference_engine.kernel import NOBODY, Seat
from reference_engine.vendetta.card_dsl import in_force
from reference_engine.vendetta.card_dsl.language import TEXTS
from reference_engine.vendetta.cards.words.blood import MoveHalf
from reference_engine.vendetta.effects import relics
from reference_engine.vendetta.effects.activation import Activations
from reference_engine.vendetta.effects.effect import CardEffect
from reference_engine.vendetta.ending import end_of_game
from reference_engine.vendetta.frenzy import blood, diablerie
from reference_engine.vendetta.frenzy.frenzy import Frenzy
from reference_engine.vendetta.planning import playing
from reference_engine.vendetta.planning.playing import Playing
from reference_engine.vendetta.planning.turns import PlanningTurn
from reference_engine.vendetta.resolution import winner
from reference_engine.vendetta.resolution.conflict import Conflict
from reference_engine.vendetta.resolution.resolution import LocationResolution, Resolution
from reference_engine.vendetta.resolution.revelation import Revelation
from reference_engine.vendetta.resolution.rewards import ConflictRewards
from reference_engine.vendetta.resolution.withdraw import Withdrawal, WithdrawStep
from reference_engine.vendetta.table.card_facts import ALLIES, RELIC_FACTS, VICTIM
from reference_engine.vendetta.table.pieces import NOWHERE, Deployed
from reference_engine.vendetta.table.state import Table
from reference_engine.vendetta.wire import observation
from scenarios.wire_types.vendetta.choices import DrainCard, PlayBlood, Use
from tests.suite.faulty_engines.faulty import Changes, Right, wrong
from tests.suite.faulty_engines.vendetta.remembered import remembering

# Beyond a Location.


def lasting(change: Changes, *kinds: str) -> None:
    """Let changes of these kinds apply at the following Locations."""

    def leave(right: Right, self: LocationResolution, game: Table) -> None:
        kept = tuple(each for each in game.changes if each.kind in kinds)
        right(self, game)
        game.changes = kept

    change.replace(LocationResolution, "leave", leave)


@wrong("a card that moves on keeps the Power that it was changed to", breaks="vendetta.conflict.total-power")
def _(change: Changes) -> None:
    lasting(change, "zero", "halve", "add")


@wrong("what Forestall has made harmless stays harmless", breaks="vendetta.revelation.passive-timing")
def _(change: Changes) -> None:
    lasting(change, "immune")


@wrong("Mindless Assault gives Power at later Locations too", breaks="vendetta.conflict.total-power")
def _(change: Changes) -> None:
    lasting(change, "hidden-power")


@wrong("who skips steps under Curfew skips those of later Locations", breaks="vendetta.resolution.complete-before-next")
def _(change: Changes) -> None:
    skipping = remembering(change)

    def activate(right: Right, self: LocationResolution, game: Table, timing: str, *skip: tuple[Seat, ...]) -> None:
        skipping.update(self.skipping)
        right(self, game, timing, *((tuple(skipping),) if skip else ()))

    change.replace(LocationResolution, "activate", activate)


@wrong("Summon counts cards that were won earlier in the round", breaks="vendetta.cards.aftermath.step")
def _(change: Changes) -> None:
    took_card = remembering(change)

    def took(right: Right, self: ConflictRewards, game: Table, seat: Seat) -> None:
        right(self, game, seat)
        took_card.add(seat)

    change.replace(ConflictRewards, "took_card", took)
    for part in TEXTS["TO04"].parts["aftermath"]:
        change.set(part, "when", lambda game, effect: effect.seat in took_card)


@wrong("F*ck the System counts a victory earlier in the round", breaks="vendetta.cards.aftermath.step")
def _(change: Changes) -> None:
    winners = remembering(change)

    def determine_winner(right: Right, self: LocationResolution, game: Table) -> None:
        right(self, game)
        winners.add(self.winner)

    change.replace(LocationResolution, "determine_winner", determine_winner)
    for part in TEXTS["BR05"].parts["aftermath"]:
        change.set(part, "amount", lambda game, effect: 4 if effect.seat in winners else 2)


@wrong("a card takes effect once a round at most, wherever it moves", breaks="vendetta.cards.aftermath.step")
def _(change: Changes) -> None:
    acted = remembering(change)

    def waiting(right: Right, self: Activations, game: Table) -> list[tuple[int, str]]:
        return [found for found in right(self, game) if (self.timing, found[1]) not in acted]

    def activate(right: Right, self: Activations, game: Table) -> None:
        before = self.resolved
        right(self, game)
        if self.location != NOWHERE:
            acted.update((self.timing, card) for card in self.resolved if card not in before)

    change.replace(Activations, "waiting", waiting)
    change.replace(Activations, "activate", activate)


@wrong("Mist Form moves Blood to Locations still to come only", breaks="vendetta.cards.aftermath.step")
def _(change: Changes) -> None:
    def ask(right: Right, self: MoveHalf, game: Table, effect: CardEffect) -> Any:
        decision = right(self, game, effect)
        if decision is not None:
            later = game.locations[effect.location + 1 :]
            decision.options[1:] = [use for use in decision.options[1:] if use.location in later]
        return decision

    change.replace(MoveHalf, "ask", ask)


# Beyond a Withdrawal.


@wrong("Mass Manipulation charges others though its player Withdraws", breaks="vendetta.withdraw.leaves-conflict")
def _(change: Changes) -> None:
    def charge(right: Right, self: WithdrawStep, game: Table) -> None:
        gone = {token.seat for token in self.tokens if token.side == "withdraw"}
        for seat in game.at(self.location):
            for location, deployed, text in list(in_force.texts(game, seat)):
                for rival in game.opponents_at(seat, location):
                    if location == self.location and rival not in gone:
                        blood.steal(game, seat, rival, text.price_to_stay, location, deployed.card)

    change.reorder(
        WithdrawStep,
        *("begin", "choose", "put_down", "next_seat", "reveal", "charge_for_staying", "withdraw"),
    )
    change.replace(WithdrawStep, "charge_for_staying", charge)


@wrong("One Step Ahead has its price though its player has Withdrawn", breaks="vendetta.withdraw.leaves-conflict")
def _(change: Changes) -> None:
    askers = remembering(change)

    def begin(right: Right, self: Withdrawal, game: Table) -> None:
        for location, deployed, text in in_force.texts(game, self.seat):
            if location == self.location and text.price_to_reveal:
                askers.add((self.seat, location, deployed.card, text.price_to_reveal))
        right(self, game)

    def priced(right: Right, self: Revelation, game: Table) -> Any:
        found = right(self, game)
        for asker, location, card, price in askers if found is None else ():
            for seat in game.rivals(asker, location) if location == self.location else ():
                for deployed in game.spot(seat, location).cards:
                    if deployed.face_down and deployed.card not in self.left:
                        return seat, deployed, asker, card, price
        return found

    change.replace(Withdrawal, "begin", begin)
    change.replace(Revelation, "_priced", priced)


@wrong("Submission that was Withdrawn protects everywhere", breaks="vendetta.glossary.steal")
def _(change: Changes) -> None:
    def protected(right: Right, game: Table, seat: Seat, location: int, card: str) -> bool:
        at_the_haven = any(text.immune_here for where, _, text in in_force.texts(game, seat) if where == game.haven)
        return at_the_haven or bool(right(game, seat, location, card))

    change.replace(blood, "protected", protected)


@wrong("Blood that came for flipped tokens is lost in a Withdrawal", breaks="vendetta.withdraw.blood-back-to-pool")
def _(change: Changes) -> None:
    def take_blood(right: Right, self: Withdrawal, game: Table) -> None:
        game.discard_blood(self.seat, self.location, game.seats[self.seat].diablerie_face_down)
        right(self, game)

    change.replace(Withdrawal, "take_blood", take_blood)


@wrong("who has left with Vanish is ranked last", breaks="vendetta.rewards.only-players-in-conflict-ranked")
def _(change: Changes) -> None:
    def ranked(right: Right, game: Table, conflict: Conflict) -> tuple[Seat, ...]:
        gone = [seat for seat in conflict.withdrawn if not game.seats[seat].out]
        ranking = (*right(game, conflict), *gone)
        winner.announce(game, conflict.location, list(ranking))
        return ranking

    change.replace(winner, "ranked", ranked)


@wrong("Vanish leaves the other cards of its player to act behind", breaks="vendetta.cards.nosferatu.vanish")
def _(change: Changes) -> None:
    waiting_here = remembering(change)

    def begin(right: Right, self: Activations, game: Table) -> None:
        right(self, game)
        waiting_here.clear()
        for seat in self.order:
            waiting_here.update(
                (seat, location, deployed.card)
                for location, deployed in game.face_up(seat)
                if location == self.location and self.timing in TEXTS[deployed.card].parts
            )

    def waiting(right: Right, self: Activations, game: Table) -> list[tuple[int, str]]:
        now: list[tuple[int, str]] = right(self, game)
        seat = self.order[self.at]
        lying = {(at, deployed.card) for at, deployed in game.face_up(seat)}
        moved = [
            (location, card)
            for whose, location, card in sorted(waiting_here)
            if whose == seat and card not in self.resolved and (location, card) not in lying
        ]
        return now + [found for found in moved if any(card == found[1] for _, card in lying)]

    change.replace(Activations, "begin", begin)
    change.replace(Activations, "waiting", waiting)


@wrong("Feral Whispers does not count what Cloak of Shadows takes in", breaks="vendetta.glossary.move")
def _(change: Changes) -> None:
    def move_cards(right: Right, self: Withdrawal, game: Table) -> None:
        text = TEXTS["NO04"]
        counted = text.blood_for_card_withdrawn
        text.blood_for_card_withdrawn = counted if self.to == NOWHERE else 0
        try:
            right(self, game)
        finally:
            text.blood_for_card_withdrawn = counted

    change.replace(Withdrawal, "move_cards", move_cards)


@wrong("Feral Whispers counts what goes from the Prince's Haven to the hand", breaks="vendetta.withdraw.from-haven")
def _(change: Changes) -> None:
    def move_cards(right: Right, self: Withdrawal, game: Table) -> None:
        taken = len(game.spot(self.seat, self.location).cards) if self.location == game.haven else 0
        right(self, game)
        for location, _, text in list(in_force.texts(game, self.seat)):
            game.play_bank_blood(self.seat, location, text.blood_for_card_withdrawn * taken)

    change.replace(Withdrawal, "move_cards", move_cards)


# Cards that were turned down.


def known_ones_act(game: Table, deployed: Deployed) -> bool:
    return not deployed.face_down or game.known_to_all(deployed)


@wrong(
    "a Passive card that has been turned down goes on acting", breaks="vendetta.conflicts-of-rules.card-over-rulebook"
)
def _(change: Changes) -> None:
    def texts(right: Right, game: Table, seat: Seat) -> Any:
        for location, spot in enumerate(game.seats[seat].spots):
            for deployed in spot.cards:
                if known_ones_act(game, deployed):
                    yield location, deployed, TEXTS[deployed.card]

    change.replace(in_force, "texts", texts)


@wrong("an Active card that has been turned down takes effect", breaks="vendetta.conflicts-of-rules.card-over-rulebook")
def _(change: Changes) -> None:
    def waiting(right: Right, self: Activations, game: Table) -> list[tuple[int, str]]:
        return [
            (location, deployed.card)
            for location, spot in enumerate(game.seats[self.order[self.at]].spots)
            for deployed in spot.cards
            if self.location in (NOWHERE, location) and known_ones_act(game, deployed)
            if self.timing in TEXTS[deployed.card].parts and deployed.card not in self.resolved
        ]

    change.replace(Activations, "waiting", waiting)


@wrong("a card that is turned down in its step takes effect all the same", breaks="vendetta.cards.preparation.step")
def _(change: Changes) -> None:
    lay_up = remembering(change)

    def begin(right: Right, self: Activations, game: Table) -> None:
        right(self, game)
        lay_up.clear()
        lay_up.update(deployed.card for seat in self.order for _, deployed in game.face_up(seat))

    def waiting(right: Right, self: Activations, game: Table) -> list[tuple[int, str]]:
        return [
            (location, deployed.card)
            for location, spot in enumerate(game.seats[self.order[self.at]].spots)
            for deployed in spot.cards
            if self.location in (NOWHERE, location) and (not deployed.face_down or deployed.card in lay_up)
            if self.timing in TEXTS[deployed.card].parts and deployed.card not in self.resolved
        ]

    change.replace(Activations, "begin", begin)
    change.replace(Activations, "waiting", waiting)


# The limits of a turn.


@wrong("to Drain a card lifts the limit of three Blood", breaks="vendetta.planning.may-play-up-to-three-blood")
def _(change: Changes) -> None:
    def do_at_any_point(right: Right, self: PlanningTurn, game: Table, choice: Any) -> None:
        if isinstance(choice, DrainCard):
            self.blood = 0
        right(self, game, choice)

    change.replace(PlanningTurn, "do_at_any_point", do_at_any_point)


@wrong("to flip a token lifts the limit of three Blood", breaks="vendetta.diablerie.flip-beyond-three-limit")
def _(change: Changes) -> None:
    def play_blood(right: Right, self: PlanningTurn, game: Table, choice: PlayBlood) -> None:
        right(self, game, choice)
        if choice.diablerie and not choice.amount:
            self.blood = 0

    change.replace(PlanningTurn, "play_blood", play_blood)


# Drained Allies, and those that a Relic brings back.

LOST = "vendetta.draining.loses-special-ability"


def drained(game: Table, seat: Seat) -> list[Any]:
    """Return the texts of a player's Drained cards."""
    return [TEXTS[card] for card in game.seats[seat].drained]


@wrong("a Drained Carmelita Neillson goes on bringing Blood", breaks=LOST)
def _(change: Changes) -> None:
    def answer(right: Right, self: Playing, game: Table) -> None:
        right(self, game)
        for text in drained(game, self.seat) if self.location == game.haven else ():
            game.play_bank_blood(self.seat, self.location, text.blood_for_haven_card)

    change.replace(Playing, "answer", answer)


def price(change: Changes, counts: Callable[[int], bool]) -> None:
    """Let Drained Allies change the cost of playing face down."""

    def price_of_hiding(right: Right, game: Table, seat: Seat) -> int:
        more = sum(text.hiding_costs for text in drained(game, seat) if counts(text.hiding_costs))
        return int(max(right(game, seat) + more, 0))

    change.replace(playing, "price_of_hiding", price_of_hiding)


@wrong("a Drained Erichtho still makes hiding cheaper", breaks=LOST)
def _(change: Changes) -> None:
    price(change, lambda cost: cost < 0)


@wrong("a Drained Ryan Ramos still makes hiding dearer", breaks=LOST)
def _(change: Changes) -> None:
    price(change, lambda cost: cost > 0)


@wrong("a Drained Mr. Damp goes on bringing Blood", breaks=LOST)
def _(change: Changes) -> None:
    def reward_causer(right: Right, self: Frenzy, game: Table) -> None:
        right(self, game)
        for text in drained(game, self.causer) if self.causer not in (NOBODY, self.seat) else ():
            game.gain_blood(self.causer, text.blood_for_frenzy)

    change.replace(Frenzy, "reward_causer", reward_causer)


@wrong("a Drained Roberta Urbani still has both cards kept", breaks=LOST)
def _(change: Changes) -> None:
    def has_ally(right: Right, game: Table, seat: Seat, ability: str) -> bool:
        still = ability == "keeps_both" and any(text.keeps_both for text in drained(game, seat))
        return still or bool(right(game, seat, ability))

    change.replace(in_force, "has_ally", has_ally)


@wrong("a Drained Fiorenza Savona still wins a tie of the game", breaks=LOST)
def _(change: Changes) -> None:
    def final_winner(right: Right, game: Table) -> Seat:
        wins_ties = in_force.wins_ties
        held = {seat: game.seats[seat].alliance + game.seats[seat].drained for seat in game.turn_order()}
        in_force.wins_ties = lambda game, seat: any(TEXTS[card].wins_ties for card in held[seat])
        try:
            found: Seat = right(game)
        finally:
            in_force.wins_ties = wins_ties
        return found

    change.replace(end_of_game, "final_winner", final_winner)


@wrong("a Drained Julie Munoz adds Influence with one Human left", breaks=LOST)
def _(change: Changes) -> None:
    def further_influence(right: Right, game: Table, seat: Seat) -> int:
        player = game.seats[seat]
        humans = sum(ALLIES[card].kind == "human" for card in player.alliance)
        more = sum(text.alone_among_humans for text in drained(game, seat)) if humans == 1 else 0
        return int(right(game, seat)) + more

    change.replace(end_of_game, "further_influence", further_influence)


RETURNED = "vendetta.variant.relics.return-drained-card"


@wrong("a card that a Relic brings back acts as if it was acquired", breaks=RETURNED)
def _(change: Changes) -> None:
    def use(right: Right, game: Table, seat: Seat, choice: Use) -> None:
        right(game, seat, choice)
        for card in choice.cards:
            if "acquired" in TEXTS[card].parts:
                game.set_off(CardEffect(seat=seat, card=card, timing="acquired"))

    change.replace(relics, "use_in_turn", use)


@wrong("a Vampire that a Relic brings back takes its Diablerie token along", breaks=RETURNED)
def _(change: Changes) -> None:
    def use(right: Right, game: Table, seat: Seat, choice: Use) -> None:
        right(game, seat, choice)
        vampires = sum(ALLIES[card].kind == "vampire" for card in choice.cards)
        game.seats[seat].diablerie -= min(vampires, game.seats[seat].diablerie)

    change.replace(relics, "use_in_turn", use)


@wrong("a card that a Relic has brought back counts as Drained in the end", breaks=RETURNED)
def _(change: Changes) -> None:
    returned = remembering(change)

    def use(right: Right, game: Table, seat: Seat, choice: Use) -> None:
        right(game, seat, choice)
        returned.update((seat, card) for card in choice.cards)

    def final_influence(right: Right, game: Table, seat: Seat) -> int:
        lost = sum(
            ALLIES[card].influence - ALLIES[card].drained_influence
            for card in game.seats[seat].alliance
            if (seat, card) in returned
        )
        return int(right(game, seat)) - lost

    change.replace(relics, "use_in_turn", use)
    change.replace(end_of_game, "final_influence", final_influence)


EVERYWHERE = "vendetta.variant.relics.play-one-blood-everywhere"


@wrong("once the Pool is empty that Relic takes Blood from the Bank", breaks=EVERYWHERE)
def _(change: Changes) -> None:
    def settle_relic(right: Right, self: Resolution, game: Table, choice: Any) -> None:
        seat, pool = game.decider, game.seats[game.decider].blood
        right(self, game, choice)
        for location in range(pool, len(game.places)) if isinstance(choice, Use) else ():
            game.play_bank_blood(seat, location, 1)

    change.replace(Resolution, "settle_relic", settle_relic)


@wrong("that Relic is not offered with less Blood than Locations", breaks=EVERYWHERE)
def _(change: Changes) -> None:
    def offer_relic(right: Right, self: Resolution, game: Table) -> Any:
        decision = right(self, game)
        poor = decision is not None and game.seats[decision.seat].blood < len(game.places)
        return None if poor else decision

    change.replace(Resolution, "offer_relic", offer_relic)


@wrong(
    "The Collar pays for the Frenzy of one who is there, wherever the effect is",
    breaks="vendetta.variant.location-cards.the-collar",
)
def _(change: Changes) -> None:
    def reward_causer(right: Right, self: Frenzy, game: Table) -> None:
        right(self, game)
        for location, place in enumerate(game.places) if self.causer not in (NOBODY, self.seat) else ():
            if place.card and location != self.location and game.spot(self.seat, location).holds_anything:
                game.gain_influence(self.causer, TEXTS[place.card].influence_for_frenzy)

    change.replace(Frenzy, "reward_causer", reward_causer)


# Beyond a Frenzy, and an elimination.


@wrong("a Frenzy ends the effect that has caused it", breaks="vendetta.frenzy.trigger")
def _(change: Changes) -> None:
    def enter(right: Right, self: Frenzy, game: Table) -> None:
        right(self, game)
        effect = game.within(CardEffect)
        if effect is not None and effect.seat == self.causer:
            effect.finish()

    change.replace(Frenzy, "enter", enter)


@wrong("a player enters Frenzy once a round at most", breaks="vendetta.frenzy.trigger")
def _(change: Changes) -> None:
    entered = remembering(change)

    def emptied(right: Right, game: Table, seat: Seat, causer: Seat, location: int) -> None:
        if (game.round, seat) not in entered:
            right(game, seat, causer, location)
        if not game.seats[seat].blood:
            entered.add((game.round, seat))

    change.replace(blood, "emptied", emptied)


OUT = "vendetta.diablerie.third-token-eliminates"


@wrong("who is out still has the Influence of the Relic", breaks=OUT)
def _(change: Changes) -> None:
    def eliminate(right: Right, game: Table, seat: Seat) -> None:
        relic = game.seats[seat].relic
        right(game, seat)
        game.seats[seat].influence = RELIC_FACTS[relic].influence if relic else 0

    change.replace(diablerie, "eliminate", eliminate)


@wrong("the Victims of who is out go back to their deck", breaks=OUT)
def _(change: Changes) -> None:
    def eliminate(right: Right, game: Table, seat: Seat) -> None:
        player = game.seats[seat]
        game.victims += (player.alliance + player.drained).count(VICTIM)
        right(game, seat)
        game.removed = tuple(card for card in game.removed if card != VICTIM)

    change.replace(diablerie, "eliminate", eliminate)


@wrong("the Diablerie tokens of who is out leave the game", breaks=OUT)
def _(change: Changes) -> None:
    gone = remembering(change)

    def eliminate(right: Right, game: Table, seat: Seat) -> None:
        gone.update((seat, token) for token in range(game.seats[seat].tokens))
        right(game, seat)

    def bank(right: Right, game: Table) -> dict[str, int]:
        held: dict[str, int] = right(game)
        return held | {"diablerie": held["diablerie"] - len(gone)}

    change.replace(diablerie, "eliminate", eliminate)
    change.replace(observation, "bank", bank)
