"""The Meeting at Pão de Açúcar: a city Action that is a Scheme. Rulebook, 'Rio de Janeiro City Deck'."""

from __future__ import annotations

from collections.abc import Iterator

from reference_engine.kernel import CardId, Seat
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import procedure
from reference_engine.rivals.effects import targets, triggers
from reference_engine.rivals.influence import amounts
from reference_engine.rivals.influence.conflict import InfluenceConflict
from reference_engine.rivals.table.card_facts import CHARACTERS, VAMPIRE
from reference_engine.rivals.table.pieces import InPlay
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.rivals import events
from scenarios.wire_types.rivals.choices import Exert, HoldOut, LayModifier, Meet

MEETING = "Meeting at Pão de Açúcar"
MEETINGS = frozenset({MEETING})
AGENDA_LOST, PRESTIGE_GAINED = 2, 2

NOT_THERE = Refusal("rivals.rio.meeting.stays-until-success", "the Meeting is not in The Streets")
NO_VAMPIRE = Refusal("rivals.rio.meeting.action-with-vampire", "only your ready vampires can exhaust for the Meeting")
NOTHING_ELSE = Refusal(
    "rivals.rio.meeting.no-modifier-no-prestige", "Prestige and Influence Modifiers do not count in the Meeting"
)
LEADERS_ONLY = Refusal("rivals.rio.meeting.leader-influence-only", "only your Leader's Influence counts in the Meeting")


def meetings(game: Table, seat: Seat) -> Iterator[Meet]:
    """Yield all legal calls of the Meeting: a vampire and the player it is about."""
    if event(game) is None:
        return
    met = targets.players(game, seat)
    for character in game.coterie(seat):
        if can_call(character):
            yield from (Meet(character.id, player) for player in met)


def event(game: Table) -> InPlay | None:
    return next(iter(game.in_streets_called(MEETINGS)), None)


def can_call(character: InPlay) -> bool:
    """Return whether a coterie's character is a ready vampire."""
    return not character.exhausted and CHARACTERS[character.name].faction == VAMPIRE


def refusal(game: Table, seat: Seat, choice: Meet) -> Refusal | None:
    """Return the reason why the Meeting cannot be called this way, or None."""
    if event(game) is None:
        return NOT_THERE
    character = game.cards[choice.character]
    if character not in game.coterie(seat) or not can_call(character):
        return NO_VAMPIRE
    return targets.too_early(game, seat, choice.player)


def call(game: Table, seat: Seat, choice: Meet) -> None:
    """Call the Meeting: exhaust the vampire, name a player, and start the conflict."""
    triggers.exhaust(game, game.cards[choice.character], "rivals.rio.meeting.action-with-vampire")
    found = event(game)
    assert found is not None
    game.emit(events.MeetingCalled(choice.character, choice.player), "rivals.rio.meeting.is-a-scheme")
    game.call(Meeting(seat=seat, card=MEETING, about=choice.player, event=found.id))


@procedure
class Meeting(InfluenceConflict, kw_only=True):
    """Influence Conflict in which a player may lose Agenda and gain Prestige. Only Leaders exert Influence."""

    about: Seat
    event: CardId

    def exertable(self, game: Table, seat: Seat) -> list[InPlay]:
        game.cite(("rivals.rio.meeting.leader-influence-only",))
        return [character for character in amounts.exertable(game, seat) if character.leader]

    def laying(self, game: Table, seat: Seat) -> list[str]:
        game.cite((NOTHING_ELSE.rule, "rivals.influence.modifier-not-by-character"))
        return []

    def amounts(self, game: Table, seat: Seat) -> range:
        return range(0)

    def succeed(self, game: Table) -> InPlay:
        event = game.cards[self.event]
        game.lose_agenda(self.about, AGENDA_LOST, "rivals.rio.meeting.success", "rivals.scheme.other-wording-per-card")
        game.gain_prestige(self.about, PRESTIGE_GAINED, "rivals.rio.meeting.success")
        game.burn(event, "rivals.rio.meeting.success", "rivals.rio.meeting.stays-until-success")
        return event

    def fail(self, game: Table) -> None:
        game.cite(("rivals.rio.meeting.failure-stays",))

    STEPS = InfluenceConflict.STEPS

    def refusal(self, game: Table, seat: Seat, choice: Choice) -> Refusal | None:
        refused = super().refusal(game, seat, choice)
        if refused is not None and game.decision is not None and game.decision.seat == seat:
            if isinstance(choice, LayModifier | HoldOut):
                return NOTHING_ELSE
            if isinstance(choice, Exert) and amounts.influence(game, game.cards[choice.character]):
                return refused if game.cards[choice.character].no_influence else LEADERS_ONLY
        return refused
