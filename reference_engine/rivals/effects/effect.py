"""Procedure that carries out one effect of a text, part by part."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.kernel.frames import asks, procedure, rule
from reference_engine.rivals.card_dsl.language import TEXTS, Effect, Part, TextSource
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.declarations import Choice


@procedure
class TextEffect(Effect, kw_only=True):
    """The effect of a text at one moment, with all its parts."""

    @rule("rivals.golden.card-beats-rulebook")
    def begin(self, game: Table) -> None:
        game.cite(TEXTS[self.text].rules)

    @asks("rivals.golden.card-beats-rulebook")
    def ask(self, game: Table) -> Decision | None:
        part = self.now()
        return None if part is None else part.ask(game, self)

    @rule("rivals.golden.card-beats-rulebook")
    def settle(self, game: Table, choice: Choice) -> None:
        self.goto(TextEffect.move_on)
        part = self.now()
        assert part is not None
        part.settle(game, self, choice)

    @rule("rivals.golden.card-beats-rulebook")
    def apply(self, game: Table) -> None:
        part = self.now()
        if part is not None:
            part.apply(game, self)

    @rule("rivals.golden.card-beats-rulebook")
    def move_on(self, game: Table) -> None:
        self.part += 1
        if self.part < len(self.parts):
            self.goto(TextEffect.ask)

    STEPS = (begin, ask, settle, apply, move_on)

    def refusal(self, game: Table, seat: Seat, choice: Choice) -> Refusal | None:
        part = self.now()
        return part.refusal(game, self, choice) if part is not None and seat == self.seat else None

    @property
    def parts(self) -> tuple[Part, ...]:
        return TEXTS[self.text].parts[self.timing]

    def now(self) -> Part | None:
        """Return the next part."""
        return self.parts[self.part] if self.part < len(self.parts) else None


def effect_of(source: TextSource, timing: str) -> TextEffect:
    """Return the effect of a text at a moment, before its first part."""
    return TextEffect(
        text=source.text,
        seat=source.seat,
        card=source.card,
        host=source.host,
        subject=source.subject,
        other=source.other,
        timing=timing,
    )


def has(text: str, timing: str) -> bool:
    """Return whether a declared card has an effect at a moment."""
    return text in TEXTS and timing in TEXTS[text].parts
