"""Entry of a party into The Streets, with the effects of the BOPE-RJ.

Rulebook, 'Rio de Janeiro City Deck', 'Moving to The Streets'.
"""

from __future__ import annotations

from reference_engine.kernel import NOBODY, CardId, Seat
from reference_engine.kernel.decisions import Decision
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.rivals.card_dsl import in_force
from reference_engine.rivals.card_dsl.language import TEXTS
from reference_engine.rivals.coterie import moving
from reference_engine.rivals.harm.damage import TakeDamage
from reference_engine.rivals.harm.defeat import is_vampire
from reference_engine.rivals.table.card_facts import ANTAGONIST, CITY
from reference_engine.rivals.table.pieces import InPlay
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.rivals.choices import ChooseTarget, Discard


def enter(game: Table, seat: Seat, characters: tuple[CardId, ...]) -> None:
    """Move characters to The Streets together, in their player's turn, and apply the effects of the BOPE-RJ."""
    moving.move(game, seat, characters)
    game.call(PartyEnters(seat=seat, characters=characters))


ANTAGONISTS = frozenset(name for name, card in CITY.items() if card.subtype == ANTAGONIST)


def antagonists(game: Table) -> list[InPlay]:
    """Return the Antagonists in The Streets."""
    return game.in_streets_called(ANTAGONISTS)


@procedure
class PartyEnters(Frame, kw_only=True):
    """Effects of the Antagonists in The Streets on a party that has just entered."""

    seat: Seat
    characters: tuple[CardId, ...]
    ignored: tuple[CardId, ...] = ()
    """Antagonists that the party ignores because of a Lookout."""
    hit: tuple[CardId, ...] = ()
    """Characters hit by the Marksmen, once for each point of damage."""
    discarded: int = 0

    @asks("rivals.rio.bope.trigger-on-party-entry", "rivals.rio.bope.streets-bonuses-first")
    def pass_by(self, game: Table) -> Decision | None:
        left = [card for card in antagonists(game) if card.id not in self.ignored]
        if not left:
            return None
        lookouts = sum(
            TEXTS[name].ignores_antagonists
            for number in self.characters
            for name in in_force.attached_texts(game, game.cards[number], "ignores_antagonists")
        )
        if len(self.ignored) >= lookouts:
            return None
        return Decision(self.seat, "ignore", [ChooseTarget(card.id) for card in left])

    @rule("rivals.golden.card-beats-rulebook")
    def ignore(self, game: Table, choice: ChooseTarget) -> None:
        self.ignored += (choice.target,)
        self.goto(PartyEnters.pass_by)

    def threat(self, game: Table, word: str) -> int:
        """Return the sum of a number over the Antagonists that are not ignored."""
        there = game.in_streets_called(in_force.cards_defining(word)[0])
        return sum(getattr(TEXTS[card.name], word) for card in there if card.id not in self.ignored)

    @asks("rivals.rio.marksman.pooled-and-split", "rivals.rio.marksman.not-more-than-blood")
    def who_is_hit(self, game: Table) -> Decision | None:
        game.cite(("rivals.terms.vampire-word-scope",))
        if len(self.hit) == self.threat(game, "shoots"):
            return None
        game.cite(("rivals.hunter-misc.antagonists-no-damage-to-hunters",))
        vampires = [
            card
            for card in map(game.cards.__getitem__, self.characters)
            if is_vampire(card) and game.blood(card) > self.hit.count(card.id)
        ]
        return Decision(self.seat, "marksman", [ChooseTarget(card.id) for card in vampires]) if vampires else None

    @rule("rivals.rio.marksman.one-aggravated-each")
    def note_hit(self, game: Table, choice: ChooseTarget) -> None:
        self.hit += (choice.target,)
        self.goto(PartyEnters.who_is_hit)

    @rule("rivals.rio.marksman.one-aggravated-each", "rivals.rio.marksman.pooled-and-split")
    def shoot(self, game: Table) -> None:
        for number in dict.fromkeys(self.hit):
            game.set_off(TakeDamage(card=number, amount=0, aggravated=self.hit.count(number), by=NOBODY))

    @asks("rivals.rio.psyops.discard-1", "rivals.discard.from-hand-default")
    def what_is_discarded(self, game: Table) -> Decision | None:
        hand = sorted(set(game.seats[self.seat].hand))
        if self.discarded == self.threat(game, "makes_discard") or not hand:
            return None
        options: list[Choice] = [Discard((name,)) for name in hand]
        return Decision(self.seat, "discard", options)

    @rule("rivals.rio.psyops.discard-1", "rivals.hunter-misc.antagonists-other-effects-apply")
    def discard(self, game: Table, choice: Discard) -> None:
        game.discard(self.seat, choice.cards)
        self.discarded += 1
        self.goto(PartyEnters.what_is_discarded)

    STEPS = (pass_by, ignore, who_is_hit, note_hit, shoot, what_is_discarded, discard)
