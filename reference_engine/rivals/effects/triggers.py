"""What moments set off. Rulebook, 'Triggered Abilities', 'Ability Priority', 'Start of Turn Step'."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from reference_engine.kernel import NO_CARD, CardId, Seat
from reference_engine.kernel.decisions import Decision
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.rivals.card_dsl import in_force
from reference_engine.rivals.card_dsl.language import TEXTS, TextSource, Trigger, can_all
from reference_engine.rivals.effects.effect import effect_of
from reference_engine.rivals.table.pieces import InPlay
from reference_engine.rivals.table.state import Table
from scenarios.protocol.declarations import PASS, Choice
from scenarios.protocol.rivals.choices import Resolve, RevealAgenda


class SetOff(msgspec.Struct, frozen=True):
    """A text that is to take effect, and which of its triggers."""

    source: TextSource
    moment: str
    hidden: bool = False
    """Whether it is the text of an Agenda card that lies face down: it works if that is turned up now."""


def found(game: Table, moment: str, subject: InPlay, other: CardId = NO_CARD) -> tuple[SetOff, ...]:
    """What a moment that is about a card sets off: the active player's first, then clockwise. `other`: the second card
    that it is about, if there is one."""
    waiting = []
    for in_play, hidden in texts(game, moment):
        source = replace(in_play, subject=subject.id, other=other)
        for number, trigger in enumerate(TEXTS[source.text].triggers[moment]):
            if trigger.of(game, source, subject) and works(game, source, trigger, hidden):
                waiting.append(SetOff(source, f"{moment} {number}", hidden))
    return in_order(game, waiting)


def texts(game: Table, moment: str) -> list[tuple[TextSource, bool]]:
    """The texts that look for a moment: those in force, and those of Agenda cards that lie face down."""
    found = [(source, False) for source in in_force.sources(game, moment)]
    return found + [(source, True) for source in in_force.hidden_agendas(game, moment)]


def works(game: Table, source: TextSource, trigger: Trigger, hidden: bool) -> bool:
    """Whether a text takes effect now; of one that lies face down, whether all of it would."""
    return trigger.when(game, source) and (not hidden or can_all(trigger.parts, game, source))


def victory(game: Table, fallen: InPlay, by: Seat) -> tuple[SetOff, ...]:
    """What it sets off for a player that an effect of theirs has defeated a character or a Monster."""
    return tuple(each for each in found(game, "victory", fallen) if each.source.seat == by)


def in_order(game: Table, waiting: list[SetOff]) -> tuple[SetOff, ...]:
    """The active player's first, then clockwise, nobody's last. Rulebook, 'Ability Priority'."""
    if len(waiting) > 1:
        game.cite(("rivals.priority.active-player-first",))
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
                SetOff(source, f"{moment} {number}", hidden)
                for source, hidden in texts(game, moment)
                for number, trigger in enumerate(TEXTS[source.text].triggers[moment])
                if is_the_turn(game, source, trigger) and works(game, source, trigger, hidden)
            ],
        ),
    )


def is_the_turn(game: Table, source: TextSource, trigger: Trigger) -> bool:
    """Whether it is the turn that a text looks at."""
    game.cite(("rivals.tag.turn-timing",))
    if trigger.hosts_turn:
        return in_force.player_of(game, game.cards[source.host]) == game.active
    return trigger.every_turn or source.seat == game.active


def happens(game: Table, moment: str, subject: InPlay, other: CardId = NO_CARD) -> None:
    """A moment has come: what it sets off takes effect as soon as the step under way has ended."""
    set_off(game, found(game, moment, subject, other))


def exhaust(game: Table, card: InPlay, *rules: str) -> None:
    """A card exhausts, whatever for, with what that sets off."""
    game.exhaust(card, *rules)
    happens(game, "exhausts", card)


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
    return replace(each, source=replace(source, **gone)) if gone else each


TRIGGERED = (
    "rivals.triggered.always-on",
    "rivals.triggered.any-phase-any-turn",
    "rivals.triggered.no-once-per-turn",
    "rivals.relentless.no-response-to-triggers",
)


@procedure
class Triggered(Frame, kw_only=True):
    """Texts set off at the same time, one after the other; each player orders their own."""

    waiting: tuple[SetOff, ...]

    @asks("rivals.agenda-card.flip-during-action-or-trigger", "rivals.agenda-card.text-off-while-face-down")
    def offer_to_turn_up(self, game: Table) -> Decision | None:
        """Whoever has an Agenda card face down that would work now may turn it up; if not, it does nothing."""
        asked = self.asleep(game)
        return None if asked is None else Decision(asked.source.seat, "agenda", [PASS, RevealAgenda()])

    @rule("rivals.agenda-card.flip-during-action-or-trigger", "rivals.agenda-card.text-off-while-face-down")
    def turn_up(self, game: Table, choice: Choice) -> None:
        asked = self.asleep(game)
        assert asked is not None
        if isinstance(choice, RevealAgenda):
            game.reveal_agenda(asked.source.seat)
        else:
            self.waiting = tuple(each for each in self.waiting if each is not asked)
        self.goto(Triggered.offer_to_turn_up)

    def asleep(self, game: Table) -> SetOff | None:
        """The first text of an Agenda card that still lies face down and would change something."""
        for each in self.waiting:
            if each.hidden and not game.seats[each.source.seat].agenda_up:
                return each
        return None

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

    @rule("rivals.triggered.definition", *TRIGGERED)
    def carry_out(self, game: Table) -> None:
        if not self.waiting:
            return
        first, self.waiting = still_there(game, self.waiting[0]), self.waiting[1:]
        self.goto(Triggered.choose_next)
        game.call(effect_of(first.source, first.moment))

    STEPS = (offer_to_turn_up, turn_up, choose_next, take_first, carry_out)
