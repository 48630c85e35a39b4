"""Legal claims, and legal attacks on a claimant. Rulebook, 'Claim the Prince of the City Title'."""

from __future__ import annotations

from collections.abc import Iterator

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.rivals.coterie.prince import unattached_title
from reference_engine.rivals.table.card_facts import VAMPIRE
from reference_engine.rivals.table.pieces import STREETS, TORPOR, InPlay
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.rivals.choices import Attack, Claim

NOT_A_VAMPIRE = Refusal("rivals.claim.vampires-only", "only vampires can claim to be Prince")
NOT_TO_BE_HAD = Refusal(
    "rivals.claim.available-when-unattached-face-up", "the Prince of the City is not in The Streets"
)
LOST_IT = Refusal("rivals.claim.lost-title-this-turn-no-claim", "you have lost the Prince of the City this turn")
NOT_THERE = Refusal(
    "rivals.claim.exhaust-vampire-in-streets", "only your ready vampires in The Streets can claim to be Prince"
)
NOT_CLAIMANT = Refusal("rivals.claim.claimant", "only the claimant can be attacked")
IN_TORPOR = Refusal("rivals.torpor.no-actions", "characters in torpor cannot attack")
NOT_READY = Refusal("rivals.claim.others-may-attack-clockwise", "only your ready characters can attack the claimant")


def claims(game: Table, seat: Seat) -> Iterator[Claim]:
    """Yield the legal claims of a player."""
    if may_not_claim(game, seat) is None:
        for character in game.characters(seat, STREETS):
            if not character.exhausted:
                yield Claim(character.id)


def may_not_claim(game: Table, seat: Seat) -> Refusal | None:
    """Return the reason why a player cannot claim the Title with any character, or None."""
    game.cite((
        "rivals.claim.vampires-only",
        "rivals.hunter-misc.hunters-attack-claimant",
        NOT_TO_BE_HAD.rule,
        LOST_IT.rule,
    ))  # fmt: skip
    if game.seats[seat].faction != VAMPIRE:
        return NOT_A_VAMPIRE
    if unattached_title(game) is None:
        return NOT_TO_BE_HAD
    return LOST_IT if game.title_lost else None


def refusal(game: Table, seat: Seat, choice: Claim) -> Refusal:
    """Return the reason why a claim is illegal."""
    return may_not_claim(game, seat) or NOT_THERE


def contests(game: Table, seat: Seat, claimant: InPlay) -> list[Attack]:
    """Return another player's legal attacks on the claimant. Neither the place nor the party matters."""
    return [Attack(card.id, claimant.id) for card in game.coterie(seat) if not card.exhausted]


def contest_refusal(game: Table, seat: Seat, choice: Attack, claimant: InPlay) -> Refusal | None:
    """Return the reason why another player cannot attack this way during a claim, or None."""
    attacker = game.cards[choice.character]
    if choice.target != claimant.id:
        return NOT_CLAIMANT
    return IN_TORPOR if attacker.controller == seat and attacker.place == TORPOR else NOT_READY
