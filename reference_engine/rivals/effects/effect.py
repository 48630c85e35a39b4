"""One effect of one text, carried out part by part."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.kernel.frames import asks, procedure, rule
from reference_engine.rivals.card_dsl.language import TEXTS, Effect, Part, TextSource
from reference_engine.rivals.table.state import Table
from scenarios.protocol.declarations import Choice


@procedure
class TextEffect(Effect, kw_only=True):
    """What a text does at one moment, from its first part to its last."""

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
        return TEXTS[self.text].parts[self.moment]

    def now(self) -> Part | None:
        """The part that comes next."""
        return self.parts[self.part] if self.part < len(self.parts) else None


def effect_of(source: TextSource, moment: str) -> TextEffect:
    """The effect of a text at a moment, not yet begun."""
    return TextEffect(
        text=source.text,
        seat=source.seat,
        card=source.card,
        host=source.host,
        subject=source.subject,
        other=source.other,
        moment=moment,
    )


def has(text: str, moment: str) -> bool:
    """Whether a declared card does something at a moment of its own."""
    return text in TEXTS and moment in TEXTS[text].parts
