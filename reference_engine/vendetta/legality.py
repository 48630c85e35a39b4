"""What a player may do, and why not. Rulebook, 'Planning', 'Draining', 'Diablerie', 'Withdraw'."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from reference_engine.kernel import NOBODY, Seat
from reference_engine.kernel.decisions import Choice, Pass, Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vendetta import choices
from reference_engine.vendetta.cards.language import TEXTS
from reference_engine.vendetta.facts import ALLIES, RELIC_FACTS
from reference_engine.vendetta.pieces import NOWHERE

if TYPE_CHECKING:
    from reference_engine.vendetta.game import Vendetta
    from reference_engine.vendetta.planning import PlanningTurn

ONE_CARD = Refusal("vendetta.planning.must-play-one-card", "exactly one card is played in each Planning turn")
NO_PASSING = Refusal("vendetta.planning.must-play-one-card", "a card has to be played; nobody may pass")
NOT_YOUR_TURN = Refusal("vendetta.planning.only-phase-with-turns", "it is another player's Planning turn")
DRAIN_IN_TURN = Refusal("vendetta.planning.drain-timing-wording", "cards are Drained in one's own Planning turn only")
DRAIN_IN_PLANNING = Refusal("vendetta.draining.timing", "cards are Drained at will in the Planning Phase only")
NOT_IN_HAND = Refusal("vendetta.planning.play.on-own-position", "that card is not in the player's hand")
NO_SUCH_LOCATION = Refusal("vendetta.setup.location-count-by-players", "that Location is not in play")
HIDING_COSTS = Refusal(
    "vendetta.planning.play.face-down-costs-one-blood", "there is too little Blood in the Pool to play face down"
)
MUST_HIDE = Refusal("vendetta.conflicts-of-rules.card-over-rulebook", "a card there has opponents play face down")
NO_SUCH_FACE = Refusal("vendetta.planning.play.face-up-free", "a card is played face up or face down")
BLOOD_AFTER_CARD = Refusal("vendetta.planning.blood.up-to-three-per-card", "Blood is played with a card, after it")
THREE_BLOOD = Refusal(
    "vendetta.planning.may-play-up-to-three-blood", "at most 3 Blood from the Pool may be played with a card"
)
NOT_IN_POOL = Refusal("vendetta.planning.blood.from-pool-only", "there is too little Blood in the Pool")
NO_TOKENS = Refusal(
    "vendetta.diablerie.flip-back-end-of-round", "the player has too few Diablerie tokens that are face up"
)
NOT_IN_ALLIANCE = Refusal("vendetta.draining.timing", "that card is not in the player's Alliance")
DRAINED_ALREADY = Refusal("vendetta.draining.loses-special-ability", "that card has been Drained")
CANNOT_BE_DRAINED = Refusal("vendetta.conflicts-of-rules.card-over-rulebook", "that card cannot be Drained")
NOT_LAID_OUT = Refusal("vendetta.setup.clan-sheets-players-plus-one", "that Clan sheet does not lie there to be chosen")
TAKEN = Refusal("vendetta.setup.clan-choice-order", "another player has taken that Clan")
CLAN_TURN = Refusal("vendetta.setup.clan-choice-order", "another player chooses a Clan now")
RELIC_TURN = Refusal("vendetta.variant.relics.choice-order", "another player chooses a Relic now")
NO_SUCH_RELIC = Refusal("vendetta.variant.relics.players-plus-one", "that Relic does not lie there to be chosen")
KEEP_ONE = Refusal("vendetta.hand-building.draw-two-keep-one", "one of the drawn cards is kept")
KEEP_TWO = Refusal(
    "vendetta.variant.three-players.first-round-draw-three-keep-two",
    "in the first round two of the drawn cards are kept",
)
NO_DISCARD = Refusal("vendetta.hand-building.other-to-bottom", "no card of the hand is given up for a drawn one")
NOT_HERE = Refusal("vendetta.withdraw.not-present-no-choice", "the player is not at that Location")
CHOSEN = Refusal("vendetta.withdraw.secret-simultaneous", "the player has chosen, or another chooses now")
NO_RETREAT = Refusal("vendetta.withdraw.all-present-may", "players Withdraw in the Withdraw Step")
IN_ITS_STEP = Refusal(
    "vendetta.revelation.active-effects-later",
    "a card takes effect in its own step only, on the Position of its player",
)
NOT_FACE_UP = Refusal("vendetta.planning.play.face-down-no-effect-until-revealed", "a face-down card has no effect")
RELIC_USED = Refusal("vendetta.variant.relics.once-per-game", "the Relic has been used")
NOT_THE_TIME = Refusal("vendetta.variant.relics.once-per-game", "the Relic cannot be used now, or not so")
NOT_ONES_RELIC = Refusal("vendetta.variant.relics.choice-order", "the player has no such Relic")
TOO_HIGH_BID = Refusal("vendetta.conflicts-of-rules.card-over-rulebook", "a bid is at most the Blood in the Pool")
CANNOT_LOOK = Refusal(
    "vendetta.cards.ally.ambrus-maropis",
    "only with Ambrus Maropis, and Blood to Spend, may one look at another's face-down card",
)
NOT_SO = Refusal("vendetta.conflicts-of-rules.card-over-rulebook", "the card does not allow that")


# The options of a Planning turn.


def price_of_hiding(game: Vendetta, seat: Seat) -> int:
    """The Blood to Spend for playing a card face down. Rulebook, 'Playing cards'."""
    return max(game.numbers.price_of_hiding + sum(text.hiding_costs for text in game.allies(seat)), 0)


def watchers(game: Vendetta, seat: Seat, location: int) -> list[Seat]:
    """The opponents with a face-up card at a Location that has others play face down there."""
    return [
        other
        for other in game.turn_order()
        if other != seat and any(where == location and text.opponents_hide_here for where, _, text in game.texts(other))
    ]


def plays(game: Vendetta, seat: Seat) -> list[Choice]:
    """Every way to play a card from the hand."""
    player, names = game.seats[seat], game.locations
    affordable = player.blood >= price_of_hiding(game, seat)
    faces = []
    for location, name in enumerate(names):
        if not watchers(game, seat, location):
            faces.append((name, "up"))
        if affordable:
            faces.append((name, "down"))
    return [choices.Play(TEXTS[card].name, name, face) for card in player.hand for name, face in faces]


def blood_plays(game: Vendetta, turn: PlanningTurn) -> list[Choice]:
    """Every way to play Blood and flip Diablerie tokens after the card."""
    player = game.seats[turn.seat]
    most = min(game.numbers.blood_with_a_card - turn.blood, player.blood)
    return [
        choices.PlayBlood(amount, tokens)
        for tokens in range(player.diablerie + 1)
        for amount in range(most + 1)
        if amount or tokens
    ]


def drains(game: Vendetta, seat: Seat) -> list[Choice]:
    """Every card of the Alliance that can be Drained at will."""
    return [
        choices.DrainCard(card)
        for card in dict.fromkeys(game.seats[seat].alliance)
        if not TEXTS[card].cannot_be_drained
    ]


def looks(game: Vendetta, seat: Seat) -> list[Choice]:
    """Every face-down card that the player may Spend Blood to look at."""
    player = game.seats[seat]
    if not player.blood or not any(TEXTS[card].looks_for_blood for card in player.alliance):
        return []
    found: list[Choice] = []
    for other in range(len(game.seats)):
        for location, spot in enumerate(game.seats[other].spots):
            for place, deployed in enumerate(spot.cards, 1):
                if deployed.face_down and seat not in deployed.seen_by and game.owner(deployed.card) != seat:
                    found.append(choices.Look(Seat(other), game.locations[location], place))
    return found


def without_owner(choice: choices.Use | choices.Answer | choices.Resolve) -> Choice:
    return replace(choice, owner=NOBODY)


# Why not.


def refusal(game: Vendetta, frame: Frame, seat: Seat, choice: Choice) -> Refusal | None:
    """What the rules have against a choice in view of one procedure under way, or None."""
    decision = game.decision
    if decision is None or frame is not game.stack[-1]:
        return None
    window, mine = decision.window, decision.seat == seat
    match choice:
        case choices.Play() | choices.PlayBlood() | choices.DrainCard() | Pass() if window in (
            "planning",
            "after-card",
        ):
            return (
                in_planning(game, frame, seat, choice, window)
                if mine
                else DRAIN_IN_TURN
                if isinstance(choice, choices.DrainCard)
                else NOT_YOUR_TURN
            )
        case choices.DrainCard():
            return DRAIN_IN_PLANNING
        case choices.Look():
            return CANNOT_LOOK
        case choices.ChooseClan():
            if window != "choose-clan" or not mine:
                return CLAN_TURN
            return TAKEN if any(player.clan == choice.clan for player in game.seats) else NOT_LAID_OUT
        case choices.ChooseRelic():
            return NO_SUCH_RELIC if window == "choose-relic" and mine else RELIC_TURN
        case choices.Keep() if window == "hand-building" and mine:
            if choice.discard:
                return NO_DISCARD
            return KEEP_TWO if game.for_players.kept[game.round - 1] == 2 else KEEP_ONE
        case choices.Stay() | choices.Withdraw():
            return withdrawing(game, seat, window)
        case choices.Bid() if window == "bid" and mine:
            return TOO_HIGH_BID
        case choices.Use(card=card) if card in RELIC_FACTS:
            return relic(game, seat, card)
        case choices.Use() | choices.Resolve():
            return activation(game, seat, choice)
        case choices.Answer() if window == "answer" and mine:
            return NOT_SO
    return None


def in_planning(game: Vendetta, frame: Frame, seat: Seat, choice: Choice, window: str) -> Refusal | None:
    """Why a choice of a player in their own Planning turn is not legal."""
    player = game.seats[seat]
    match choice:
        case Pass():
            return NO_PASSING if window == "planning" else None
        case choices.DrainCard(card=card):
            if card not in player.alliance:
                return DRAINED_ALREADY if card in player.drained else NOT_IN_ALLIANCE
            return CANNOT_BE_DRAINED if card in ALLIES and TEXTS[card].cannot_be_drained else None
        case choices.Play(card=card, location=name, face=face):
            if window == "after-card":
                return ONE_CARD
            if game.own_card(seat, card) not in player.hand:
                return NOT_IN_HAND
            location = game.location_named(name)
            if location == NOWHERE:
                return NO_SUCH_LOCATION
            if face == "up":
                return MUST_HIDE if watchers(game, seat, location) else None
            return HIDING_COSTS if face == "down" else NO_SUCH_FACE
        case choices.PlayBlood(amount=amount, diablerie=tokens):
            if window == "planning":
                return BLOOD_AFTER_CARD
            if not 0 <= tokens <= player.diablerie:
                return NO_TOKENS
            already = getattr(frame, "blood", 0)
            return THREE_BLOOD if amount + already > game.numbers.blood_with_a_card else NOT_IN_POOL
    return None


def withdrawing(game: Vendetta, seat: Seat, window: str) -> Refusal:
    """Why a player may not choose a token now."""
    if window == "withdraw":
        return CHOSEN if seat in game.at(game.resolving) else NOT_HERE
    return NO_RETREAT


def relic(game: Vendetta, seat: Seat, card: str) -> Refusal:
    player = game.seats[seat]
    if player.relic != card:
        return NOT_ONES_RELIC
    return RELIC_USED if player.relic_used else NOT_THE_TIME


def activation(game: Vendetta, seat: Seat, choice: choices.Use | choices.Resolve) -> Refusal:
    """Why a card's effect cannot be used now."""
    for location, spot in enumerate(game.seats[seat].spots):
        for deployed in spot.cards:
            if TEXTS[deployed.card].name == choice.card and game.foreign(deployed.card, seat) == choice.owner:
                if deployed.face_down:
                    return NOT_FACE_UP
                mine = game.decision is not None and game.decision.seat == seat and game.decision.window == "effect"
                if (
                    mine
                    and location == game.resolving
                    and game.decision is not None
                    and uses(game.decision.options, choice.card)
                ):
                    return NOT_SO
    return IN_ITS_STEP


def uses(options: list[Choice], card: str) -> bool:
    """Whether an effect of a card is what is being decided."""
    return any(isinstance(option, choices.Use) and option.card == card for option in options)
