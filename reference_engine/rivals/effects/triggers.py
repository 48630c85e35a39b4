"""What moments set off. Rulebook, 'Triggered Abilities', 'Ability Priority', 'Start of Turn Step'."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from reference_engine.kernel import NO_CARD, CardId, Seat
from reference_engine.kernel.decisions import Choice, Decision
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.rivals.declarations import in_force
from reference_engine.rivals.declarations.language import TEXTS, Source, Trigger
from reference_engine.rivals.effects.effect import effect_of
from reference_engine.rivals.table.choices import Resolve
from reference_engine.rivals.table.pieces import InPlay
from reference_engine.rivals.table.state import Table


class SetOff(msgspec.Struct, frozen=True):
    """A text that is to take effect, and which of its triggers."""

    source: Source
    moment: str


def found(game: Table, moment: str, subject: InPlay, other: CardId = NO_CARD) -> tuple[SetOff, ...]:
    """What a moment that is about a card sets off: the active player's first, then clockwise. `other`: the second card
    that it is about, if there is one."""
    waiting = []
    for in_play in in_force.sources(game, moment):
        source = replace(in_play, subject=subject.id, other=other)
        for number, trigger in enumerate(TEXTS[source.text].triggers[moment]):
            if trigger.of(game, source, subject) and trigger.when(game, source):
                waiting.append(SetOff(source, f"{moment} {number}"))
    return in_order(game, waiting)


def victory(game: Table, fallen: InPlay, by: Seat) -> tuple[SetOff, ...]:
    """What it sets off for a player that an effect of theirs has defeated a character or a Monster."""
    return tuple(each for each in found(game, "victory", fallen) if each.source.seat == by)


def in_order(game: Table, waiting: list[SetOff]) -> tuple[SetOff, ...]:
    """The active player's first, then clockwise, nobody's last. Rulebook, 'Ability Priority'."""
    order = game.from_seat(game.active)
    waiting.sort(key=lambda each: order.index(each.source.seat) if each.source.seat in order else len(order))
    return tuple(waiting)


def in_turn(game: Table, moment: str) -> None:
    """A moment of the turn, which is about no card, has come: texts of the active player take effect, and those that
    look at every player's turn."""
    set_off(
        game,
        in_order(
            game,
            [
                SetOff(source, f"{moment} {number}")
                for source in in_force.sources(game, moment)
                for number, trigger in enumerate(TEXTS[source.text].triggers[moment])
                if is_the_turn(game, source, trigger) and trigger.when(game, source)
            ],
        ),
    )


def is_the_turn(game: Table, source: Source, trigger: Trigger) -> bool:
    """Whether it is the turn that a text looks at."""
    game.cite(("rivals.tag.turn-timing",))
    if trigger.hosts_turn:
        return game.cards[source.host].controller == game.active
    return trigger.every_turn or source.seat == game.active


def happens(game: Table, moment: str, subject: InPlay, other: CardId = NO_CARD) -> None:
    """A moment has come: what it sets off takes effect as soon as the step under way has ended."""
    set_off(game, found(game, moment, subject, other))


def set_off(game: Table, waiting: tuple[SetOff, ...]) -> None:
    """Have texts take effect. What has left play by now is not spoken of any more."""
    if waiting:
        game.set_off(Triggered(waiting=tuple(still_there(game, each) for each in waiting)))


def still_there(game: Table, each: SetOff) -> SetOff:
    source = each.source
    gone = {
        key: NO_CARD
        for key in ("card", "host", "subject", "other")
        if getattr(source, key) not in game.cards and getattr(source, key) != NO_CARD
    }
    return SetOff(replace(source, **gone), each.moment) if gone else each


@procedure
class Triggered(Frame, kw_only=True):
    """Texts set off at the same time, one after the other; each player orders their own."""

    waiting: tuple[SetOff, ...]

    @asks("rivals.priority.own-effects-own-order", "rivals.priority.active-player-first")
    def choose_next(self, game: Table) -> Decision | None:
        if not self.waiting:
            return None
        seat = self.waiting[0].source.seat
        options: dict[Choice, None] = {}
        for each in self.waiting:
            if each.source.seat == seat:
                options[Resolve(each.source.text, each.source.card)] = None
        return Decision(seat, "resolve", list(options)) if len(options) > 1 else None

    @rule("rivals.priority.own-effects-own-order")
    def take_first(self, game: Table, choice: Resolve) -> None:
        chosen = next(each for each in self.waiting if Resolve(each.source.text, each.source.card) == choice)
        self.waiting = (chosen, *(each for each in self.waiting if each is not chosen))

    @rule(
        "rivals.triggered.definition",
        "rivals.triggered.any-phase-any-turn",
        "rivals.triggered.always-on",
        "rivals.relentless.no-response-to-triggers",
    )
    def carry_out(self, game: Table) -> None:
        if not self.waiting:
            return
        first, self.waiting = still_there(game, self.waiting[0]), self.waiting[1:]
        self.goto(Triggered.choose_next)
        game.call(effect_of(first.source, first.moment))

    STEPS = (choose_next, take_first, carry_out)
