"""Playing a Clan card on a Position, face up or face down. Rulebook, 'Playing cards'."""

from __future__ import annotations

from reference_engine.kernel import NOBODY, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame, procedure, rule
from reference_engine.vendetta.card_dsl import in_force
from reference_engine.vendetta.frenzy import blood
from reference_engine.vendetta.table.card_facts import name_of
from reference_engine.vendetta.table.pieces import NOWHERE, Deployed
from reference_engine.vendetta.table.state import Table
from scenarios.wire_types.declarations import HIDDEN, Choice
from scenarios.wire_types.vendetta import events
from scenarios.wire_types.vendetta.choices import Play

NOT_IN_HAND = Refusal("vendetta.planning.play.on-own-position", "that card is not in your hand")
NO_SUCH_LOCATION = Refusal("vendetta.setup.location-count-by-players", "that Location is not in play")
HIDING_COSTS = Refusal(
    "vendetta.planning.play.face-down-costs-one-blood", "you have too little Blood to play face down"
)
MUST_HIDE = Refusal(
    "vendetta.conflicts-of-rules.card-over-rulebook", "a card at that Location makes you play face down"
)
NO_SUCH_FACE = Refusal("vendetta.planning.play.face-up-free", "a card is played either face up or face down")


@procedure
class Playing(Frame, kw_only=True):
    """Playing a Clan card on a player's Position, with the effects that this triggers."""

    seat: Seat
    """Player of the card, and owner of the Position."""
    card: str
    location: int
    face_down: bool = False
    hand: Seat = NOBODY
    """Hand that the card comes from, if it is another player's."""

    @rule(
        "vendetta.planning.play.face-up-free",
        "vendetta.planning.play.face-down-costs-one-blood",
        "vendetta.planning.play.face-down-cost-outside-blood-limit",
    )
    def pay(self, game: Table) -> None:
        if self.face_down:
            blood.spend(game, self.seat, price_of_hiding(game, self.seat), self.location)

    @rule(
        "vendetta.planning.play.on-own-position",
        "vendetta.planning.play.becomes-deployed",
        "vendetta.planning.play.stack-or-spread",
        "vendetta.planning.play.two-card-types",
        "vendetta.setup.position-tile-per-location",
        "vendetta.components.position-tiles",
    )
    def lay_down(self, game: Table) -> None:
        game.take_from_hand(self.seat if self.hand == NOBODY else self.hand, self.card)
        seen_by = tuple(seat for seat in watchers(game, self.seat, self.location) if self.face_down)
        game.lay(self.seat, self.location, Deployed(self.card, self.face_down, seen_by))
        name, face = (HIDDEN, "down") if self.face_down else (name_of(self.card), "up")
        if self.face_down:
            game.cite(
                (
                    "vendetta.planning.play.face-down-hides-information",
                    "vendetta.planning.play.face-down-no-effect-until-revealed",
                )
            )
        game.emit(
            events.CardPlayed(self.seat, name, game.locations[self.location], face, game.foreign(self.card, self.seat)),
            "vendetta.glossary.deployed",
            "vendetta.glossary.position",
        )

    @rule(
        "vendetta.cards.passive.must-be-face-up-when-triggered",
        "vendetta.planning.play.face-down-no-effect-until-revealed",
        "vendetta.conflicts-of-rules.same-timing-turn-order",
        "vendetta.glossary.opponent",
    )
    def answer(self, game: Table) -> None:
        for seat in game.turn_order():
            for location, deployed, text in list(in_force.texts(game, seat)):
                if location == self.location and self.face_down:
                    game.play_bank_blood(seat, location, text.blood_for_hidden_card, *text.rules)
                if seat == self.seat:
                    game.cite(("vendetta.glossary.opponent",))
                    continue
                if location == self.location:
                    game.play_bank_blood(seat, location, text.blood_for_opponents_card, *text.rules)
                elif text.loss_for_card_elsewhere:
                    game.cite(text.rules)
                    blood.lose(game, self.seat, text.loss_for_card_elsewhere, seat, location, deployed.card)
        if self.location == game.haven:
            for ally in in_force.allies(game, self.seat):
                game.play_bank_blood(self.seat, self.location, ally.blood_for_haven_card, *ally.rules)

    STEPS = (pay, lay_down, answer)


def price_of_hiding(game: Table, seat: Seat) -> int:
    """Return the Blood to Spend for playing a card face down."""
    return max(game.numbers.price_of_hiding + sum(text.hiding_costs for text in in_force.allies(game, seat)), 0)


def watchers(game: Table, seat: Seat, location: int) -> list[Seat]:
    """Return the opponents with a face-up card at a Location that makes others play face down there."""
    return [
        other
        for other in game.turn_order()
        if other != seat
        and any(where == location and text.opponents_hide_here for where, _, text in in_force.texts(game, other))
    ]


def options(game: Table, seat: Seat) -> list[Choice]:
    """Return every way to play a card from hand."""
    player, names = game.seats[seat], game.locations
    affordable = player.blood >= price_of_hiding(game, seat)
    faces = []
    for location, name in enumerate(names):
        if not watchers(game, seat, location):
            faces.append((name, "up"))
        if affordable:
            faces.append((name, "down"))
    return [Play(name_of(card), name, face) for card in player.hand for name, face in faces]


def refusal(game: Table, seat: Seat, choice: Play) -> Refusal | None:
    """Return the refusal of playing a card in this way, or None."""
    if game.own_card(seat, choice.card) not in game.seats[seat].hand:
        return NOT_IN_HAND
    location = game.location_named(choice.location)
    if location == NOWHERE:
        return NO_SUCH_LOCATION
    if choice.face == "up":
        return MUST_HIDE if watchers(game, seat, location) else None
    return HIDING_COSTS if choice.face == "down" else NO_SUCH_FACE
