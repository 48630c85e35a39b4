"""Attachment of the Title to the new Prince of the City. Rulebook, 'Claim the Prince of the City Title'."""

from __future__ import annotations

from reference_engine.kernel import CardId, Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.rivals.table.card_facts import CITY, PRINCE
from reference_engine.rivals.table.pieces import InPlay
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.rivals.choices import Burn

TITLES = frozenset({PRINCE})

NOT_ON_IT = Refusal("rivals.claim.success-full-attachments-burn-one", "that is not attached to the new Prince")


def unattached_title(game: Table) -> InPlay | None:
    """Return the Prince of the City card if it is unattached in The Streets."""
    return next(iter(game.in_streets_called(TITLES)), None)


@procedure
class BecomePrince(Frame, kw_only=True):
    """A vampire gets the Title from The Streets."""

    vampire: CardId

    @asks("rivals.claim.success-full-attachments-burn-one", "rivals.attach.limit-three")
    def make_room(self, game: Table) -> Decision | None:
        vampire = game.cards[self.vampire]
        if game.has_room(vampire):
            return None
        return Decision(vampire.controller, "make-room", [Burn(number) for number in vampire.attached])

    @rule("rivals.claim.success-full-attachments-burn-one", "rivals.attachment-ability.other-detach-burns")
    def burn_one(self, game: Table, choice: Burn) -> None:
        game.burn(game.cards[choice.card])

    @rule("rivals.claim.success-becomes-prince", "rivals.claim.success-gains-agenda-once")
    def attach(self, game: Table) -> None:
        vampire, title = game.cards[self.vampire], unattached_title(game)
        assert title is not None
        game.attach(title, vampire)
        game.earn(vampire.controller, CITY[PRINCE].agenda)

    STEPS = (make_room, burn_one, attach)

    def refusal(self, game: Table, seat: Seat, choice: Choice) -> Refusal | None:
        return NOT_ON_IT if isinstance(choice, Burn) and seat == game.cards[self.vampire].controller else None
