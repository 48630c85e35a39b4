"""A game of Vendetta: the table, what makes Blood move between players, and the numbers that cards change."""

from __future__ import annotations

from collections.abc import Iterator

from reference_engine.kernel import NOBODY, Seat
from reference_engine.kernel.decisions import Choice, Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vendetta import choices, events, legality
from reference_engine.vendetta.cards import TEXTS
from reference_engine.vendetta.cards.effect import CardEffect
from reference_engine.vendetta.cards.language import CardText
from reference_engine.vendetta.ending import final_winner
from reference_engine.vendetta.facts import ALLIES, CLAN_CARDS, RELIC_FACTS, VICTIM, name_of
from reference_engine.vendetta.frenzy import Frenzy
from reference_engine.vendetta.pieces import NOWHERE, Change, Deployed, Spot
from reference_engine.vendetta.table import Table

HIDDEN_POWER = 4
"""The Power of each face-down card where a card gives them any."""


class Vendetta(Table, kw_only=True):
    """A game at a decision."""

    # What lies face up, and what it says.

    def texts(self, seat: Seat) -> Iterator[tuple[int, Deployed, CardText]]:
        """What the face-up Deployed cards of a player say, with their Locations."""
        for location, deployed in self.face_up(seat):
            yield location, deployed, TEXTS[deployed.card]

    def allies(self, seat: Seat) -> Iterator[CardText]:
        """What the cards of a player's Alliance say; Drained ones say nothing."""
        for card in self.seats[seat].alliance:
            yield TEXTS[card]

    def has_ally(self, seat: Seat, ability: str) -> bool:
        """Whether a card of the Alliance has an ability. One that has been Drained has none any more."""
        if self.trace is not None and any(
            getattr(TEXTS[card], ability) for card in self.seats[seat].drained if card in TEXTS
        ):
            self.cite(("vendetta.draining.loses-special-ability",))
        return any(getattr(text, ability) for text in self.allies(seat))

    def further_influence(self, seat: Seat) -> int:
        player = self.seats[seat]
        humans = sum(ALLIES[card].kind == "human" for card in player.alliance)
        alone = sum(text.alone_among_humans for text in self.allies(seat)) if humans == 1 else 0
        return alone + (RELIC_FACTS[player.relic].influence if player.relic else 0)

    # Power. Rulebook, 'Determine the winner of the Conflict'.

    def power(self, seat: Seat, location: int, deployed: Deployed) -> int:
        """A card's Power as it stands. A face-down card has none."""
        resolving = location == self.resolving
        if deployed.face_down:
            hidden = resolving and any(change.kind == "hidden-power" and change.seat == seat for change in self.changes)
            return HIDDEN_POWER if hidden else 0
        base, more = CLAN_CARDS[deployed.card].power, 0
        if resolving:
            for change in self.changes:
                if change.card != deployed.card or change.seat != seat:
                    continue
                if change.kind == "zero":
                    base = 0
                elif change.kind == "halve":
                    base //= 2
                elif change.kind == "set":
                    base = change.amount
                elif change.kind == "add":
                    more += change.amount
        bonus = TEXTS[deployed.card].power
        if bonus is not None:
            more += bonus(self, seat, location)
        return max(base + more, 0)

    def total_power(self, seat: Seat, location: int) -> int:
        """The Power of all cards on a Position, and of its Blood."""
        spot = self.spot(seat, location)
        doubled = location == self.resolving and any(
            change.kind == "double-blood" and change.seat == seat for change in self.changes
        )
        return sum(self.power(seat, location, card) for card in spot.cards) + spot.blood * (2 if doubled else 1)

    def change_power(self, kind: str, seat: Seat, location: int, card: str, amount: int = 0) -> None:
        """Change the Power of a card until the Location is resolved."""
        self.changes = (*self.changes, Change(kind, card, seat, amount))
        deployed = self.deployed(seat, location, card)
        if deployed is not None:
            power = self.power(seat, location, deployed)
            self.emit(
                events.PowerChanged(seat, name_of(card), self.locations[location], power, self.foreign(card, seat))
            )

    # Blood that goes from a player. Card glossary, 'Lose', 'Spend', 'Steal', 'Play Blood'.

    def protected(self, seat: Seat, location: int, card: str) -> bool:
        """Whether an effect that would take Blood does not touch a player."""
        if any(change.kind == "immune" and change.seat == seat and change.card == card for change in self.changes):
            return True
        return location != NOWHERE and any(
            where == location and text.immune_here for where, _, text in self.texts(seat)
        )

    def lose_blood(
        self, seat: Seat, amount: int, causer: Seat = NOBODY, location: int = NOWHERE, card: str = ""
    ) -> None:
        """A player Loses Blood to an effect of `causer` at a Location; at most what is there."""
        player = self.seats[seat]
        if amount <= 0 or player.out:
            return
        if self.protected(seat, location, card):
            self.cite(("vendetta.conflicts-of-rules.impossible-ignored",))
            return
        lost = min(amount, player.blood)
        if lost == 0:
            return
        player.blood -= lost
        self.emit(
            events.BloodLost(seat, lost),
            "vendetta.glossary.lose",
            "vendetta.glossary.bank",
            *self._cut_short(amount, lost),
        )
        self._keep(seat, lost)
        self._emptied(seat, causer, location)
        self._pass_on(seat, lost, location)

    def steal_blood(self, thief: Seat, seat: Seat, amount: int, location: int = NOWHERE, card: str = "") -> None:
        """Blood from one Pool into another; at most what is there."""
        if amount <= 0 or self.seats[seat].out:
            return
        if self.protected(seat, location, card):
            self.cite(("vendetta.conflicts-of-rules.impossible-ignored",))
            return
        stolen = min(amount, self.seats[seat].blood)
        if stolen == 0:
            return
        self.seats[seat].blood -= stolen
        self.seats[thief].blood += stolen
        rules = self._cut_short(amount, stolen)
        if rules:
            rules += ("vendetta.conflicts-of-rules.example-steal-three-of-two",)
        self.emit(events.BloodStolen(thief, seat, stolen), "vendetta.glossary.steal", *rules)
        self._emptied(seat, thief, location)
        self._pass_on(seat, stolen, location)

    def spend_blood(self, seat: Seat, amount: int, location: int = NOWHERE) -> None:
        """A player pays Blood to the Bank at a Location."""
        if amount <= 0:
            return
        self.seats[seat].blood -= amount
        self.emit(events.BloodSpent(seat, amount), "vendetta.glossary.spend", "vendetta.glossary.bank")
        self._keep(seat, amount)
        self._emptied(seat, NOBODY, location)
        self._pass_on(seat, amount, location)

    def play_blood(self, seat: Seat, location: int, amount: int, *rules: str) -> None:
        """From the Pool on one's Position."""
        if amount <= 0:
            return
        self.seats[seat].blood -= amount
        self.add_blood(seat, location, amount)
        self.emit(
            events.BloodPlayed(seat, self.locations[location], amount, "pool"), "vendetta.glossary.play-blood", *rules
        )
        self._emptied(seat, NOBODY, location)

    def swap_blood(self, seat: Seat, location: int) -> None:
        """Deployed Blood at a Location for the Blood in the Pool."""
        deployed, pool = self.spot(seat, location).blood, self.seats[seat].blood
        self.return_blood(seat, location, deployed)
        self.play_blood(seat, location, pool)

    def _cut_short(self, wanted: int, done: int) -> tuple[str, ...]:
        """What is cited where less happens than an effect says."""
        if done == wanted:
            return ()
        return ("vendetta.conflicts-of-rules.apply-as-much-as-possible", "vendetta.frenzy.excess-loss-does-not-carry")

    def _emptied(self, seat: Seat, causer: Seat, location: int) -> None:
        """Send a player whose Pool has no Blood left into Frenzy, as soon as the step under way has ended."""
        self.cite(("vendetta.frenzy.trigger",))
        self.cite(("vendetta.frenzy.trigger", "vendetta.glossary.pool"))
        if self.seats[seat].blood == 0:
            self.set_off(Frenzy(seat=seat, causer=causer, location=location))

    def _keep(self, seat: Seat, amount: int) -> None:
        """Blood that a face-up card keeps from the Bank."""
        for location, _, text in self.texts(seat):
            if text.keeps_lost_blood:
                self.play_bank_blood(seat, location, amount, "vendetta.conflicts-of-rules.card-over-rulebook")

    def _pass_on(self, seat: Seat, amount: int, location: int) -> None:
        """What a face-up card here makes each Rival Lose as well."""
        if location == NOWHERE:
            return
        for where, deployed, text in list(self.texts(seat)):
            if where == location and text.passes_losses_on:
                self.cite(("vendetta.conflicts-of-rules.card-over-rulebook",))
                for rival in self.rivals(seat, location):
                    self.lose_blood(rival, amount, seat, location, deployed.card)

    # Cards that come into an Alliance. Rulebook, 'Conflict rewards'.

    def acquire(self, seat: Seat, card: str, *rules: str) -> bool:
        """Add an Ally, or a Victim from the deck, to an Alliance; what it does follows. False: the deck is empty."""
        if card == VICTIM:
            if self.victims == 0:
                self.cite(("vendetta.conflicts-of-rules.impossible-ignored",))
                return False
            self.victims -= 1
        self.seats[seat].alliance += (card,)
        self.emit(events.CardAcquired(seat, card), "vendetta.setup.alliance-holds-acquired-cards", *rules)
        if "acquired" in TEXTS[card].parts:
            self.set_off(CardEffect(seat=seat, card=card, moment="acquired"))
        return True

    # Clan decks. Rulebook, 'Hand building'.

    def possible_tops(self, seat: Seat) -> tuple[str, ...]:
        """The cards that may be the top one of a Clan deck: one where the order is known, none where it is empty."""
        player = self.seats[seat]
        if player.clan_deck:
            return player.clan_deck[:1]
        return player.unordered_clan_deck or player.clan_deck_bottom[:1]

    def take_top(self, seat: Seat, card: str) -> None:
        """Take a card, one of `possible_tops`, off a Clan deck."""
        player = self.seats[seat]
        if player.clan_deck:
            player.clan_deck = player.clan_deck[1:]
        elif player.unordered_clan_deck:
            player.unordered_clan_deck = tuple(other for other in player.unordered_clan_deck if other != card)
        else:
            player.clan_deck_bottom = player.clan_deck_bottom[1:]

    def shuffle_in(self, seat: Seat, card: str) -> None:
        """Shuffle a card from the hand into its Clan deck."""
        player = self.seats[seat]
        self.take_from_hand(seat, card)
        player.unordered_clan_deck = (*player.clan_deck, *player.unordered_clan_deck, *player.clan_deck_bottom, card)
        player.clan_deck = player.clan_deck_bottom = ()
        self.emit(events.CardShuffledIn(seat))

    # Out of the game, and its end. Rulebook, 'Diablerie', 'End of the game'.

    def eliminate(self, seat: Seat) -> None:
        """A player is out of the game at once, with everything they have; cards of others with them go home."""
        player = self.seats[seat]
        for location, spot in enumerate(player.spots):
            for deployed in spot.cards:
                if self.owner(deployed.card) != seat:
                    self.take_back(seat, location, deployed.card)
            self.discard_blood(seat, location, spot.blood)
        for other in self.turn_order():
            for location, spot in enumerate(self.seats[other].spots):
                own = tuple(card for card in spot.cards if self.owner(card.card) != seat)
                if len(own) < len(spot.cards):
                    self.set_spot(other, location, Spot(spot.blood, own))
        self.removed += player.alliance + player.drained
        self.emit(
            events.OutOfGame(seat, player.blood, player.influence, player.diablerie, player.diablerie_face_down),
            "vendetta.diablerie.third-token-eliminates",
        )
        successor = self.after(seat)
        self.seats[seat] = type(player)(player.name, player.clan, out=True, spots=(Spot(),) * len(player.spots))
        if self.ambition == seat and successor != seat:
            self.take_ambition(successor)
        for frame in self.stack:
            if getattr(frame, "seat", NOBODY) == seat:
                frame.finish()
        self.due = [frame for frame in self.due if getattr(frame, "seat", NOBODY) != seat]
        if len(self.turn_order()) == 1:
            self.end()

    def end(self) -> None:
        """Score, name the winner, and stop. Rulebook, 'End of the game'."""
        for seat in self.turn_order():
            if self.seats[seat].relic:
                self.cite(("vendetta.variant.relics.end-influence",))
            self.emit(
                events.Scored(seat, self.final_influence(seat)),
                "vendetta.game-end.score",
                "vendetta.game-end.minus-diablerie",
                "vendetta.diablerie.token-minus-one-influence",
                "vendetta.cards.ally.influence-value",
                "vendetta.cards.ally.drained-influence-value",
                "vendetta.draining.end-influence-replaced",
            )
        self.winner = final_winner(self)
        self.over = True
        self.emit(events.GameOver(self.winner), "vendetta.game-end.most-influence-wins", "vendetta.overview.goal")
        self.stack.clear()
        self.due.clear()

    # Legality.

    def choose(self, seat: Seat, choice: Choice) -> None:
        """Answer the open decision. A card's own seat may be named beside it or left out."""
        if isinstance(choice, (choices.Use, choices.Answer, choices.Resolve)) and choice.owner == seat:
            choice = legality.without_owner(choice)
        super().choose(seat, choice)

    def refusal(self, frame: Frame, seat: Seat, choice: Choice) -> Refusal | None:
        return legality.refusal(self, frame, seat, choice)
