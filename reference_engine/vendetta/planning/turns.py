"""Planning, turn by turn: a card, Blood with it, and Draining. Rulebook, 'Planning', 'Playing Blood'."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.vendetta.effects import relics
from reference_engine.vendetta.effects.activation import Activations
from reference_engine.vendetta.frenzy import blood, draining
from reference_engine.vendetta.frenzy.draining import Draining
from reference_engine.vendetta.planning import looking, playing
from reference_engine.vendetta.planning.playing import Playing
from reference_engine.vendetta.table.pieces import NOWHERE
from reference_engine.vendetta.table.state import Table
from scenarios.wire_types.declarations import PASS, Choice, Pass
from scenarios.wire_types.vendetta import events
from scenarios.wire_types.vendetta.choices import DrainCard, Look, Play, PlayBlood, Use

TURNS = {
    3: "vendetta.variant.three-players.planning-turns",
    4: "vendetta.planning.number-of-turns",
    5: "vendetta.planning.number-of-turns",
}
"""Citation of the number of turns, by number of players."""

ONE_CARD = Refusal("vendetta.planning.must-play-one-card", "you play exactly one card in each Planning turn")
NO_PASSING = Refusal("vendetta.planning.must-play-one-card", "you must play a card")
NOT_YOUR_TURN = Refusal("vendetta.planning.only-phase-with-turns", "it is another player's Planning turn")
BLOOD_AFTER_CARD = Refusal("vendetta.planning.blood.up-to-three-per-card", "you play Blood only after playing a card")
THREE_BLOOD = Refusal(
    "vendetta.planning.may-play-up-to-three-blood", "you can play at most 3 Blood from your Pool with a card"
)
NOT_IN_POOL = Refusal("vendetta.planning.blood.from-pool-only", "you have too little Blood in your Pool")
NO_TOKENS = Refusal("vendetta.diablerie.flip-back-end-of-round", "you have too few face-up Diablerie tokens")


@procedure
class Planning(Frame, kw_only=True):
    """The Planning Phase, in which the players take turns. Rulebook, 'Planning'."""

    number: int = 1
    """Number of the turn, for each player."""
    order: tuple[Seat, ...] = ()
    """Players who still have to take this turn."""

    @rule("vendetta.planning.only-phase-with-turns", "vendetta.ambition.turn-order")
    def begin(self, game: Table) -> None:
        if not self.order:
            self.order = game.turn_order()

    @rule(
        "vendetta.planning.only-phase-with-turns",
        "vendetta.planning.number-of-turns",
        "vendetta.playing.base-rules-four-or-five",
    )
    def next_turn(self, game: Table) -> None:
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
    def end(self, game: Table) -> None:
        game.call(Activations(timing="end_of_planning"))

    STEPS = (begin, next_turn, end)


@procedure
class PlanningTurn(Frame, kw_only=True):
    """One player's turn: a card, then Blood, with Draining at any point. Rulebook, 'Planning'."""

    seat: Seat
    number: int
    location: int = NOWHERE
    """Location of the card that was played."""
    blood: int = 0
    """Blood played with the card from the Pool."""

    @rule("vendetta.planning.only-phase-with-turns", "vendetta.planning.must-play-one-card")
    def begin(self, game: Table) -> None:
        if not game.seats[self.seat].hand:
            game.cite(("vendetta.conflicts-of-rules.impossible-ignored",))
            self.finish()
            return
        game.emit(events.TurnBegan(self.seat, self.number))

    @asks("vendetta.planning.must-play-one-card", "vendetta.planning.may-drain-during-turn")
    def before_card(self, game: Table) -> Decision | None:
        return Decision(self.seat, "planning", playing.options(game, self.seat) + self.at_any_point(game))

    @rule("vendetta.planning.must-play-one-card", "vendetta.planning.may-drain-during-turn")
    def settle_before(self, game: Table, choice: Choice) -> None:
        if isinstance(choice, Play):
            self.location = game.location_named(choice.location)
            card = game.own_card(self.seat, choice.card)
            game.call(Playing(seat=self.seat, card=card, location=self.location, face_down=choice.face == "down"))
        else:
            self.do_at_any_point(game, choice)
            self.goto(PlanningTurn.before_card)

    @asks(
        "vendetta.planning.may-play-up-to-three-blood",
        "vendetta.diablerie.flip-when-playing-card",
        "vendetta.planning.may-drain-during-turn",
    )
    def after_card(self, game: Table) -> Decision | None:
        options = blood_plays(game, self) + self.at_any_point(game)
        return Decision(self.seat, "after-card", [PASS, *options]) if options else None

    @rule("vendetta.planning.may-play-up-to-three-blood", "vendetta.planning.may-drain-during-turn")
    def settle_after(self, game: Table, choice: Choice) -> None:
        if choice == PASS:
            return
        if isinstance(choice, PlayBlood):
            self.play_blood(game, choice)
        else:
            self.do_at_any_point(game, choice)
        self.goto(PlanningTurn.after_card)

    STEPS = (begin, before_card, settle_before, after_card, settle_after)

    def play_blood(self, game: Table, choice: PlayBlood) -> None:
        """Play Blood at the Location of the card. Rulebook, 'Playing Blood', 'Diablerie'."""
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
        blood.play(
            game,
            self.seat,
            self.location,
            choice.amount,
            "vendetta.planning.blood.up-to-three-per-card",
            "vendetta.planning.blood.becomes-deployed-blood",
            "vendetta.planning.blood.from-pool-only",
        )

    def at_any_point(self, game: Table) -> list[Choice]:
        """Return the choices available both before and after the card."""
        options: list[Choice] = draining.options(game, self.seat)
        options += looking.options(game, self.seat)
        options += relics.uses_in_turn(game, self.seat)
        return options

    def do_at_any_point(self, game: Table, choice: Choice) -> None:
        match choice:
            case DrainCard():
                game.cite(("vendetta.draining.timing", "vendetta.planning.drain-timing-wording"))
                if self.location != NOWHERE:
                    game.cite(("vendetta.draining.may-fund-same-turn", "vendetta.draining.example-claudia"))
                game.call(Draining(seat=self.seat, card=choice.card))
            case Look():
                looking.look(game, self.seat, choice)
            case Use():
                relics.use_in_turn(game, self.seat, choice)

    def refusal(self, game: Table, seat: Seat, choice: Choice) -> Refusal | None:
        """Return the refusal of a choice in this turn, or None."""
        window = game.window()
        if window not in ("planning", "after-card"):
            return None
        if seat != self.seat:
            match choice:
                case DrainCard():
                    return draining.IN_TURN
                case Play() | PlayBlood() | Pass():
                    return NOT_YOUR_TURN
            return None
        match choice:
            case Pass() if window == "planning":
                return NO_PASSING
            case DrainCard():
                return draining.refusal(game, seat, choice.card)
            case Play():
                return playing.refusal(game, seat, choice) if window == "planning" else ONE_CARD
            case PlayBlood():
                return BLOOD_AFTER_CARD if window == "planning" else self.blood_refusal(game, choice)
        return None

    def blood_refusal(self, game: Table, choice: PlayBlood) -> Refusal:
        """Return the refusal of playing so much Blood, or so many tokens, with the card."""
        if not 0 <= choice.diablerie <= game.seats[self.seat].diablerie:
            return NO_TOKENS
        return THREE_BLOOD if choice.amount + self.blood > game.numbers.blood_with_a_card else NOT_IN_POOL


def blood_plays(game: Table, turn: PlanningTurn) -> list[Choice]:
    """Return every way to play Blood and flip Diablerie tokens after the card.

    Rulebook, 'Playing Blood', 'Diablerie'.
    """
    player = game.seats[turn.seat]
    most = min(game.numbers.blood_with_a_card - turn.blood, player.blood)
    return [
        PlayBlood(amount, tokens)
        for tokens in range(player.diablerie + 1)
        for amount in range(most + 1)
        if amount or tokens
    ]
