"""Faulty engines of Rivals: Influence, Schemes, Conspiracies and the claim."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import CardId, Seat
from reference_engine.kernel.decisions import Decision
from reference_engine.rivals.card_dsl.current_conflict import NO_FIST
from reference_engine.rivals.claim.claim import AttackOnClaimant, ClaimPrince
from reference_engine.rivals.conspiracies import adding, placing, revealing
from reference_engine.rivals.coterie.prince import BecomePrince
from reference_engine.rivals.influence import amounts
from reference_engine.rivals.influence.conflict import NO, YES, InfluenceConflict
from reference_engine.rivals.table.card_facts import LIBRARY
from reference_engine.rivals.table.pieces import InPlay
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.rivals import choices, events
from tests.suite.faulty_engines.faulty import Changes, Right, wrong


def deciding(change: Changes, wins: Any) -> None:
    """Let `wins` choose the winning side of a Scheme from both totals."""

    def reveal(right: Right, self: InfluenceConflict, game: Table) -> None:
        right(self, game)
        decided = game.events[-1].event
        assert isinstance(decided, events.ConflictDecided)
        self.answer = wins(decided.yes, decided.no)

    change.replace(InfluenceConflict, "reveal", reveal)


@wrong("a tie in a Scheme is lost", breaks="rivals.scheme.resolve.yes-at-least-equal-succeeds")
def _(change: Changes) -> None:
    deciding(change, lambda yes, no: YES if yes > no else NO)


@wrong("a Scheme succeeds whatever is said", breaks="rivals.scheme.resolve.no-higher-fails")
def _(change: Changes) -> None:
    deciding(change, lambda yes, no: YES)


@wrong("Prestige in a fist is gone whichever side wins", breaks="rivals.scheme.resolve.losers-get-back")
def _(change: Changes) -> None:
    def settle(right: Right, self: InfluenceConflict, game: Table) -> None:
        for place, amount in enumerate(self.fists):
            if amount > 0 and self.answers[place] != self.answer:
                game.give_up(Seat(place), amount)
        right(self, game)

    change.replace(InfluenceConflict, "settle_prestige", settle)


@wrong("nobody pays for the Prestige in a fist", breaks="rivals.scheme.resolve.winners-pay")
def _(change: Changes) -> None:
    def settle(right: Right, self: InfluenceConflict, game: Table) -> None:
        self.fists = (NO_FIST,) * len(self.fists)

    change.replace(InfluenceConflict, "settle_prestige", settle)


@wrong("answers are given counterclockwise", breaks="rivals.scheme.others-clockwise")
def _(change: Changes) -> None:
    def current(right: Right, self: InfluenceConflict, game: Table) -> Seat:
        return game.from_seat(self.seat)[-self.at]

    change.replace(InfluenceConflict, "current", current)


@wrong("whoever puts the question may say NO", breaks="rivals.scheme.player-cannot-say-no")
def _(change: Changes) -> None:
    def exert(right: Right, self: InfluenceConflict, game: Table) -> Decision | None:
        decision: Decision | None = right(self, game)
        if decision is not None and decision.seat == self.seat:
            decision.options = [*decision.options, choices.Declare(NO)]
        return decision

    change.replace(InfluenceConflict, "exert", exert)


@wrong("a fist may be opened and filled again", breaks="rivals.scheme.prestige.commit-is-final")
def _(change: Changes) -> None:
    change.replace(
        InfluenceConflict, "amounts", lambda right, self, game, seat: range(amounts.most_prestige(game, seat) + 1)
    )


@wrong("an empty fist is no fist", breaks="rivals.scheme.prestige.zero-fist-allowed")
def _(change: Changes) -> None:
    def held(right: Right, self: InfluenceConflict, game: Table, seat: Seat) -> range:
        found: range = right(self, game, seat)
        return range(1, found.stop)

    change.replace(InfluenceConflict, "amounts", held)


@wrong("the last Prestige is held out as well", breaks="rivals.influence.not-last-prestige")
def _(change: Changes) -> None:
    change.replace(amounts, "most_prestige", lambda right, game, seat: game.supply(seat))


@wrong("whoever exerts Influence can do so again at once", breaks="rivals.influence.exert-places-token")
def _(change: Changes) -> None:
    def exert_all(right: Right, self: InfluenceConflict, game: Table, seat: Seat, number: CardId) -> None:
        right(self, game, seat, number)
        game.cards[number].no_influence = False

    change.replace(InfluenceConflict, "exert_all", exert_all)


@wrong("a 'No Influence' token keeps nobody from exerting", breaks="rivals.no-influence.blocks-exerting")
def _(change: Changes) -> None:
    change.replace(
        amounts,
        "exertable",
        lambda right, game, seat: [card for card in game.coterie(seat) if amounts.influence(game, card) > 0],
    )


@wrong("any number of Influence Modifiers is laid", breaks="rivals.influence.modifier-limit-1")
def _(change: Changes) -> None:
    change.replace(InfluenceConflict, "laying", lambda right, self, game, seat: amounts.modifiers(game, seat))


@wrong("an Influence Modifier goes back to the hand", breaks="rivals.influence.modifier-discarded")
def _(change: Changes) -> None:
    def discard(right: Right, self: InfluenceConflict, game: Table) -> None:
        for place, name in enumerate(self.modifiers):
            game.seats[place].hand += (name,) if name else ()

    change.replace(InfluenceConflict, "discard_modifiers", discard)


@wrong("a Leader has Influence whichever side the token shows", breaks="rivals.leader-token.two-sides")
def _(change: Changes) -> None:
    def influence(right: Right, game: Table, character: InPlay) -> int:
        return int(right(game, character)) + (character.leader and not character.influence_side)

    change.replace(amounts, "influence", influence)


# Conspiracies.


@wrong("a Conspiracy is placed without Prestige", breaks="rivals.conspiracy.place-1-prestige")
def _(change: Changes) -> None:
    def place(right: Right, game: Table, seat: Seat, choice: choices.Place) -> None:
        game.gain_prestige(seat, LIBRARY[choice.card].prestige_placed)
        right(game, seat, choice)

    change.replace(placing, "place", place)


@wrong("a Conspiracy is resolved with 1 Prestige too little", breaks="rivals.conspiracy.resolve.when-funded")
def _(change: Changes) -> None:
    def refusal(right: Right, game: Table, seat: Seat, choice: choices.Reveal) -> Any:
        card = game.cards[choice.card]
        card.prestige = (*card.prestige[:-1], card.prestige[-1] + 1) if card.prestige else (1,)
        found = right(game, seat, choice)
        card.prestige = (*card.prestige[:-1], card.prestige[-1] - 1)
        return found

    change.replace(revealing, "refusal", refusal)


@wrong("Prestige is added to a Conspiracy any number of times", breaks="rivals.conspiracy.add.you-once-per-turn")
def _(change: Changes) -> None:
    def add(right: Right, game: Table, seat: Seat, choice: Any) -> None:
        right(game, seat, choice)
        if isinstance(choice, choices.Contribute):
            game.cards[choice.card].asked = ()

    change.replace(adding, "add", add)


@wrong("contributors see a Conspiracy no more", breaks="rivals.conspiracy.contributor-may-look")
def _(change: Changes) -> None:
    change.replace(adding, "may_look", lambda right, game, card, viewer: False)


# The claim.


@wrong("only the Rival of a claimant's player attacks", breaks="rivals.claim.others-may-attack-clockwise")
def _(change: Changes) -> None:
    def who(right: Right, self: ClaimPrince, game: Table) -> Decision | None:
        decision: Decision | None = right(self, game)
        return decision if decision is not None and decision.seat == game.seats[game.active].rival else None

    change.replace(ClaimPrince, "who_attacks", who)


@wrong("a claimant's friends Block", breaks="rivals.claim.no-block")
def _(change: Changes) -> None:
    def offer(right: Right, self: AttackOnClaimant, game: Table) -> Decision | None:
        return super(AttackOnClaimant, self).offer_block(game)

    change.replace(AttackOnClaimant, "offer_block", offer)


@wrong("a second attack on the claimant falls away", breaks="rivals.claim.others-may-attack-clockwise")
def _(change: Changes) -> None:
    def attack(right: Right, self: ClaimPrince, game: Table, choice: Choice) -> None:
        right(self, game, choice)
        if isinstance(choice, choices.Attack):
            self.offered = len(game.seats)

    change.replace(ClaimPrince, "attack", attack)


@wrong("a new Prince earns nothing", breaks="rivals.claim.success-gains-agenda-once")
def _(change: Changes) -> None:
    def attach(right: Right, self: BecomePrince, game: Table) -> None:
        player = game.seats[game.cards[self.vampire].controller]
        before = player.agenda
        right(self, game)
        player.agenda = before

    change.replace(BecomePrince, "attach", attach)
