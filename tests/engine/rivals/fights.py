"""Attacks with cards, from their declaration on."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.rivals.game import Rivals
from reference_engine.rivals.table.pieces import HAVEN, InPlay
from scenarios.protocol.declarations import PASS, Choice
from scenarios.protocol.rivals.choices import AnnounceType, Attack, PlayCard
from tests.engine.rivals.tables import between_actions, have


class Fight:
    """Ana's character attacks Bruno's; both have somebody else at home, and ten Prestige."""

    def __init__(
        self,
        attacker: str,
        target: str,
        hand: tuple[str, ...] = (),
        foe: tuple[str, ...] = (),
        blood: int | None = None,
    ) -> None:
        self.game: Rivals = between_actions()
        self.attacker, self.target = have(self.game, 0, attacker), have(self.game, 1, target, blood=blood)
        have(self.game, 0, "Jamie", HAVEN)
        have(self.game, 1, "Ociel Gonzalez", HAVEN)
        self.game.seats[0].hand, self.game.seats[1].hand = hand, foe

    def mate(self, seat: int, name: str) -> InPlay:
        """Somebody in the party of the one or the other."""
        return have(self.game, seat, name)

    def begin(self, kind: str, card: str | None = None, face_up: bool = False) -> Fight:
        """Up to and with Step 2."""
        self.game.run()
        self.game.choose(Seat(0), Attack(self.attacker.id, self.target.id))
        self.game.choose(Seat(0), AnnounceType(kind))
        if card is not None:
            self.game.choose(Seat(0), PlayCard(card, face_up=face_up))
        elif self.game.window() == "attack-card":
            self.game.choose(Seat(0), PASS)
        return self

    def go_on(self, **answers: Choice) -> Fight:
        """Until the attack is over: what is answered in which window (with `_` for `-`), once; all else is passed."""
        game, left = self.game, dict(answers)
        while game.decision is not None and game.window() != "action":
            choice = left.pop(game.window().replace("-", "_"), PASS)
            game.choose(game.decision.seat, choice)
        assert not left, f"nobody was asked: {left}"
        return self

    @property
    def lost(self) -> int:
        """Blood that the target has lost."""
        return self.game.printed(self.target).blood_potency - self.game.blood(self.target)
