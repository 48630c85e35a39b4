"""Planning: cards, Blood and Draining, turn by turn. Rulebook, 'Planning', 'Playing cards', 'Playing Blood'."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_engine.kernel import NOBODY, Seat
from reference_engine.kernel.decisions import PASS, Choice, Decision
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.vendetta import events, legality
from reference_engine.vendetta.activation import Activations
from reference_engine.vendetta.cards.language import TEXTS
from reference_engine.vendetta.choices import DrainCard, Look, Play, PlayBlood, Use
from reference_engine.vendetta.events import HIDDEN
from reference_engine.vendetta.facts import name_of
from reference_engine.vendetta.frenzy import Draining
from reference_engine.vendetta.pieces import NOWHERE, Deployed

if TYPE_CHECKING:
    from reference_engine.vendetta.game import Vendetta

TURNS = {
    3: "vendetta.variant.three-players.planning-turns",
    4: "vendetta.planning.number-of-turns",
    5: "vendetta.planning.number-of-turns",
}
"""What the number of turns cites, by number of players."""


@procedure
class Planning(Frame, kw_only=True):
    """The players take turns. Rulebook, 'Planning'."""

    number: int = 1
    """Which of each player's turns it is."""
    order: tuple[Seat, ...] = ()
    """Who still has this turn to take."""

    @rule("vendetta.planning.only-phase-with-turns", "vendetta.ambition.turn-order")
    def begin(self, game: Vendetta) -> None:
        if not self.order:
            self.order = game.turn_order()

    @rule(
        "vendetta.planning.only-phase-with-turns",
        "vendetta.planning.number-of-turns",
        "vendetta.playing.base-rules-four-or-five",
    )
    def next_turn(self, game: Vendetta) -> None:
        game.cite((TURNS[len(game.seats)],))
        if not self.order:
            self.number += 1
            self.order = game.turn_order()
        if self.number > game.for_players.planning_turns[game.round - 1]:
            return
        seat, self.order = self.order[0], self.order[1:]
        self.goto(Planning.next_turn)
        if not game.seats[seat].out:
            game.call(PlanningTurn(seat=seat, number=self.number))

    @rule("vendetta.planning.number-of-turns", "vendetta.planning.one-card-left-in-hand")
    def end(self, game: Vendetta) -> None:
        game.call(Activations(moment="end_of_planning"))

    STEPS = (begin, next_turn, end)


@procedure
class PlanningTurn(Frame, kw_only=True):
    """One player's turn: a card, then Blood; Draining all the while. Rulebook, 'Planning'."""

    seat: Seat
    number: int
    location: int = NOWHERE
    """Where the card has been played."""
    blood: int = 0
    """Blood played with it from the Pool."""

    @rule("vendetta.planning.only-phase-with-turns", "vendetta.planning.must-play-one-card")
    def begin(self, game: Vendetta) -> None:
        if not game.seats[self.seat].hand:
            game.cite(("vendetta.conflicts-of-rules.impossible-ignored",))
            self.finish()
            return
        game.emit(events.TurnBegan(self.seat, self.number))

    @asks("vendetta.planning.must-play-one-card", "vendetta.planning.may-drain-during-turn")
    def before_card(self, game: Vendetta) -> Decision | None:
        return Decision(self.seat, "planning", legality.plays(game, self.seat) + self.at_any_point(game))

    @rule("vendetta.planning.must-play-one-card", "vendetta.planning.may-drain-during-turn")
    def settle_before(self, game: Vendetta, choice: Choice) -> None:
        if isinstance(choice, Play):
            self.location = game.location_named(choice.location)
            card = game.own_card(self.seat, choice.card)
            game.call(
                Playing(seat=self.seat, card=card, location=self.location, face_down=choice.face == "down", pays=True)
            )
        else:
            self.do_at_any_point(game, choice)
            self.goto(PlanningTurn.before_card)

    @asks(
        "vendetta.planning.may-play-up-to-three-blood",
        "vendetta.diablerie.flip-when-playing-card",
        "vendetta.planning.may-drain-during-turn",
    )
    def after_card(self, game: Vendetta) -> Decision | None:
        options = legality.blood_plays(game, self) + self.at_any_point(game)
        return Decision(self.seat, "after-card", [PASS, *options]) if options else None

    @rule("vendetta.planning.may-play-up-to-three-blood", "vendetta.planning.may-drain-during-turn")
    def settle_after(self, game: Vendetta, choice: Choice) -> None:
        if choice == PASS:
            return
        if isinstance(choice, PlayBlood):
            self.play_blood(game, choice)
        else:
            self.do_at_any_point(game, choice)
        self.goto(PlanningTurn.after_card)

    STEPS = (begin, before_card, settle_before, after_card, settle_after)

    def play_blood(self, game: Vendetta, choice: PlayBlood) -> None:
        """Blood at the Location of the card. Rulebook, 'Playing Blood', 'Diablerie'."""
        player = game.seats[self.seat]
        if choice.diablerie:
            player.diablerie -= choice.diablerie
            player.diablerie_face_down += choice.diablerie
            game.emit(events.DiablerieFlipped(self.seat, choice.diablerie), "vendetta.diablerie.flip-when-playing-card")
            game.play_bank_blood(
                self.seat,
                self.location,
                choice.diablerie,
                "vendetta.diablerie.flip-gives-deployed-blood",
                "vendetta.diablerie.flip-beyond-three-limit",
                "vendetta.diablerie.example-louis",
            )
        self.blood += choice.amount
        game.play_blood(
            self.seat,
            self.location,
            choice.amount,
            "vendetta.planning.blood.up-to-three-per-card",
            "vendetta.planning.blood.becomes-deployed-blood",
            "vendetta.planning.blood.from-pool-only",
        )

    def at_any_point(self, game: Vendetta) -> list[Choice]:
        """What the player may do before and after the card alike."""
        options: list[Choice] = legality.drains(game, self.seat)
        options += legality.looks(game, self.seat)
        relic = game.seats[self.seat].relic
        if relic and not game.seats[self.seat].relic_used:
            options += TEXTS[relic].uses_in_turn(game, self.seat)
        return options

    def do_at_any_point(self, game: Vendetta, choice: Choice) -> None:
        match choice:
            case DrainCard():
                game.cite(("vendetta.draining.timing", "vendetta.planning.drain-timing-wording"))
                if self.location != NOWHERE:
                    game.cite(("vendetta.draining.may-fund-same-turn", "vendetta.draining.example-claudia"))
                game.call(Draining(seat=self.seat, card=choice.card))
            case Look():
                look(game, self.seat, choice)
            case Use():
                use_relic(game, self.seat)
                TEXTS[choice.card].use(game, self.seat, choice)


def look(game: Vendetta, seat: Seat, choice: Look) -> None:
    """Spend 1 Blood to look at a face-down card."""
    location = game.location_named(choice.location)
    deployed = game.spot(choice.seat, location).cards[choice.place - 1]
    game.replace(
        choice.seat, location, deployed, Deployed(deployed.card, True, (*deployed.seen_by, seat), deployed.drew)
    )
    game.spend_blood(seat, 1)
    game.emit(
        events.CardLookedAt(seat, choice.seat, choice.location, choice.place),
        "vendetta.cards.ally.ambrus-maropis",
        "vendetta.planning.play.face-down-hides-information",
    )


def use_relic(game: Vendetta, seat: Seat) -> None:
    """Turn a Relic face down: it is used. Rulebook, 'Relic cards'."""
    player = game.seats[seat]
    player.relic_used = True
    game.emit(
        events.RelicUsed(seat, player.relic),
        "vendetta.variant.relics.once-per-game",
        "vendetta.variant.relics.flip-when-used",
        *TEXTS[player.relic].rules,
    )


@procedure
class Playing(Frame, kw_only=True):
    """A Clan card is played on a player's Position, and what others have to say about it. Rulebook, 'Playing cards'."""

    seat: Seat
    """Who plays it, on their own Position."""
    card: str
    location: int
    face_down: bool = False
    pays: bool = False
    """Whether playing face down is paid for."""
    hand: Seat = NOBODY
    """Whose hand it comes from, where that is another's."""

    @rule(
        "vendetta.planning.play.face-up-free",
        "vendetta.planning.play.face-down-costs-one-blood",
        "vendetta.planning.play.face-down-cost-outside-blood-limit",
    )
    def pay(self, game: Vendetta) -> None:
        if self.pays and self.face_down:
            game.spend_blood(self.seat, legality.price_of_hiding(game, self.seat), self.location)

    @rule(
        "vendetta.planning.play.on-own-position",
        "vendetta.planning.play.becomes-deployed",
        "vendetta.planning.play.stack-or-spread",
        "vendetta.planning.play.two-card-types",
        "vendetta.setup.position-tile-per-location",
        "vendetta.components.position-tiles",
    )
    def lay_down(self, game: Vendetta) -> None:
        game.take_from_hand(self.seat if self.hand == NOBODY else self.hand, self.card)
        seen_by = tuple(seat for seat in legality.watchers(game, self.seat, self.location) if self.face_down)
        game.lay(self.seat, self.location, Deployed(self.card, self.face_down, seen_by))
        name, face = (HIDDEN, "down") if self.face_down else (name_of(self.card), "up")
        rules: tuple[str, ...] = ("vendetta.glossary.deployed", "vendetta.glossary.position")
        if self.face_down:
            rules += (
                "vendetta.planning.play.face-down-hides-information",
                "vendetta.planning.play.face-down-no-effect-until-revealed",
            )
        game.emit(
            events.CardPlayed(self.seat, name, game.locations[self.location], face, game.foreign(self.card, self.seat)),
            *rules,
        )

    @rule(
        "vendetta.cards.passive.must-be-face-up-when-triggered",
        "vendetta.planning.play.face-down-no-effect-until-revealed",
        "vendetta.conflicts-of-rules.same-timing-turn-order",
        "vendetta.glossary.opponent",
    )
    def answer(self, game: Vendetta) -> None:
        for seat in game.turn_order():
            for location, deployed, text in list(game.texts(seat)):
                if location == self.location and self.face_down:
                    game.play_bank_blood(seat, location, text.blood_for_hidden_card, *text.rules)
                if seat == self.seat:
                    game.cite(("vendetta.glossary.opponent",))
                    continue
                if location == self.location:
                    game.play_bank_blood(seat, location, text.blood_for_opponents_card, *text.rules)
                elif text.loss_for_card_elsewhere:
                    game.cite(text.rules)
                    game.lose_blood(self.seat, text.loss_for_card_elsewhere, seat, location, deployed.card)
        if self.location == game.haven:
            for ally in game.allies(self.seat):
                game.play_bank_blood(self.seat, self.location, ally.blood_for_haven_card, *ally.rules)

    STEPS = (pay, lay_down, answer)
