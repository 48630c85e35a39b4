"""Faulty engines of Rivals: Schemes and their example, Conspiracies, what is hidden, cards beside the Haven."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import NO_CARD, Seat
from reference_engine.kernel.decisions import Decision
from reference_engine.rivals.attack import declaring
from reference_engine.rivals.attack.attack_sequence import MakeAttack
from reference_engine.rivals.card_dsl import in_force
from reference_engine.rivals.card_dsl.current_conflict import NO_FIST, Conflict, conflict
from reference_engine.rivals.card_dsl.language import SCHEME
from reference_engine.rivals.cards.words import conditions
from reference_engine.rivals.cards.words.character_state import LearnDiscipline
from reference_engine.rivals.conspiracies import adding, revealing
from reference_engine.rivals.effects import abilities, targets
from reference_engine.rivals.hunters import investigating
from reference_engine.rivals.influence import amounts
from reference_engine.rivals.influence.conflict import InfluenceConflict
from reference_engine.rivals.influence.meeting import Meeting
from reference_engine.rivals.influence.scheme import Scheme
from reference_engine.rivals.playing.play_card import PlayLibraryCard
from reference_engine.rivals.table.card_facts import DISCIPLINES, LIBRARY
from reference_engine.rivals.table.pieces import BESIDE, InPlay
from reference_engine.rivals.table.state import Table
from reference_engine.rivals.turn.action_phase import ActionPhase
from reference_engine.rivals.wire import observation
from scenarios.wire_types.declarations import HIDDEN, PASS, Choice
from scenarios.wire_types.rivals import choices
from tests.suite.faulty_engines.faulty import Changes, Right, wrong

# Schemes.


@wrong("Influence is exerted between Actions", breaks="rivals.influence.when-needed")
def _(change: Changes) -> None:
    def act(right: Right, self: ActionPhase, game: Table) -> Decision | None:
        decision: Decision | None = right(self, game)
        if decision is not None:
            exerted = [choices.Exert(card.id) for card in amounts.exertable(game, game.active)]
            decision.options = [*decision.options, *exerted]
        return decision

    change.replace(ActionPhase, "act", act)


@wrong("what has been exerted counts in the next Scheme too", breaks="rivals.influence.excess-lost")
def _(change: Changes) -> None:
    def begin(right: Right, self: InfluenceConflict, game: Table) -> None:
        right(self, game)
        self.open = tuple(
            sum(amounts.influence(game, card) for card in game.coterie(Seat(seat)) if card.no_influence)
            for seat in range(len(game.seats))
        )

    change.replace(InfluenceConflict, "begin", begin)


@wrong("nobody exhausts for a Scheme", breaks="rivals.scheme.exhaust-unless-unhosted")
def _(change: Changes) -> None:
    def reveal(right: Right, self: PlayLibraryCard, game: Table) -> None:
        right(self, game)
        if self.actor != NO_CARD and "Scheme" in LIBRARY[self.card].types:
            game.cards[self.actor].exhausted = False

    change.replace(PlayLibraryCard, "reveal", reveal)


@wrong("a Scheme that succeeds is everybody's", breaks="rivals.scheme.should-i-is-active-player")
def _(change: Changes) -> None:
    def succeed(right: Right, self: Scheme, game: Table) -> InPlay:
        card: InPlay = right(self, game)
        for other in game.from_seat(self.seat)[1:]:
            game.enter(self.card, other, other, BESIDE)
        return card

    change.replace(Scheme, "succeed", succeed)


@wrong("abilities for Schemes are used in those of others", breaks="rivals.scheme.non-active-relentless-only")
def _(change: Changes) -> None:
    def fits(right: Right, game: Table, source: Any, ability: Any) -> bool:
        return bool(right(game, source, ability) or (ability.role == SCHEME and conflict(game) is not None))

    change.replace(abilities, "fits", fits)


@wrong("what is in a fist is missing in the supply that others see", breaks=(
    "rivals.scheme.prestige.total-must-be-truthful", "rivals.scheme.prestige.supply-not-displayed",
))  # fmt: skip
def _(change: Changes) -> None:
    def seat_position(right: Right, game: Table, names: Any, seat: Seat, viewer: Seat | None) -> Any:
        told, asked = right(game, names, seat, viewer), game.within(Conflict)
        if viewer not in (None, seat) and asked is not None and asked.fists[seat] != NO_FIST:
            told["prestige"] -= asked.fists[seat]
        return told

    change.replace(observation, "seat_position", seat_position)


@wrong("who plays a Scheme bears a 'No Influence' token", breaks="rivals.scheme.example.p1-opens")
def _(change: Changes) -> None:
    def reveal(right: Right, self: PlayLibraryCard, game: Table) -> None:
        right(self, game)
        if self.actor != NO_CARD and "Scheme" in LIBRARY[self.card].types:
            game.cards[self.actor].no_influence = True

    change.replace(PlayLibraryCard, "reveal", reveal)


@wrong("a fist is counted with the Influence that is shown", breaks="rivals.scheme.example.p2-no")
def _(change: Changes) -> None:
    def settle(right: Right, self: InfluenceConflict, game: Table, choice: Choice) -> None:
        seat = self.current(game)
        right(self, game, choice)
        if isinstance(choice, choices.HoldOut):
            row = list(self.open)
            row[seat] += choice.amount
            self.open = tuple(row)

    change.replace(InfluenceConflict, "settle", settle)


@wrong("who has no Influence to exert may pass", breaks="rivals.scheme.example.p3-yes-with-zero")
def _(change: Changes) -> None:
    def exert(right: Right, self: InfluenceConflict, game: Table) -> Decision | None:
        decision: Decision | None = right(self, game)
        if decision is not None and not self.exertable(game, decision.seat):
            decision.options = [PASS, *decision.options]
        return decision

    change.replace(InfluenceConflict, "exert", exert)


@wrong("fists and Modifiers lie open", breaks="rivals.scheme.example.p4-no")
def _(change: Changes) -> None:
    change.replace(
        observation,
        "influence_conflict",
        lambda right, game, names, asked, viewer: right(game, names, asked, None),
    )


@wrong("a Modifier counts all who have exerted, on both sides", breaks="rivals.scheme.example.reveal")
def _(change: Changes) -> None:
    def exerted_against(right: Right, self: InfluenceConflict, seat: Seat) -> int:
        return sum(open_ > 0 or fist > 0 for open_, fist in zip(self.open, self.fists, strict=True))

    change.replace(InfluenceConflict, "exerted_against", exerted_against)


@wrong("a Modifier goes back to the hand", breaks="rivals.scheme.example.result")
def _(change: Changes) -> None:
    def discard(right: Right, self: InfluenceConflict, game: Table) -> None:
        for seat, name in enumerate(self.modifiers):
            if name:
                game.seats[seat].hand += (name,)

    change.replace(InfluenceConflict, "discard_modifiers", discard)


@wrong("a fist is held out in the Meeting", breaks="rivals.rio.meeting.no-modifier-no-prestige")
def _(change: Changes) -> None:
    change.replace(Meeting, "amounts", lambda right, self, game, seat: InfluenceConflict.amounts(self, game, seat))


@wrong("the Meeting is burned when it fails", breaks="rivals.rio.meeting.failure-stays")
def _(change: Changes) -> None:
    def fail(right: Right, self: Meeting, game: Table) -> None:
        right(self, game)
        game.burn(game.cards[self.event])

    change.replace(Meeting, "fail", fail)


# During an Action.


def offered_in_an_attack(change: Changes, more: Any) -> None:
    """Offer the attacking player an option that belongs between Actions while the type is announced."""

    def announce(right: Right, self: MakeAttack, game: Table) -> Decision | None:
        decision: Decision | None = right(self, game)
        if decision is not None:
            decision.options = [*decision.options, *more(game, decision.seat)]
        return decision

    change.replace(MakeAttack, "announce_type", announce)


@wrong("Conspiracies are added to during a Scheme", breaks="rivals.conspiracy.add.not-during-action-or-event")
def _(change: Changes) -> None:
    def exert(right: Right, self: InfluenceConflict, game: Table) -> Decision | None:
        decision: Decision | None = right(self, game)
        if decision is not None:
            decision.options = [*decision.options, *adding.additions(game, decision.seat)]
        return decision

    change.replace(InfluenceConflict, "exert", exert)


@wrong("Conspiracies are revealed during an attack", breaks="rivals.conspiracy.resolve.not-during-action-or-event")
def _(change: Changes) -> None:
    offered_in_an_attack(change, revealing.reveals)


@wrong("Hunters Investigate during an attack", breaks="rivals.investigate.when")
def _(change: Changes) -> None:
    offered_in_an_attack(change, investigating.investigations)


# What is hidden, and what is not.


@wrong("the active player's hand lies open", breaks="rivals.info.no-showing-hand-cards")
def _(change: Changes) -> None:
    change.replace(observation, "is_open", lambda right, game, seat: seat == game.active or right(game, seat))


@wrong("a hand that is shown to one is shown to all", breaks="rivals.info.looked-hand.not-passed-on")
def _(change: Changes) -> None:
    def looks_at_hand(right: Right, game: Table, viewer: Seat | None, seat: Seat) -> bool:
        return any(right(game, Seat(each), seat) for each in range(len(game.seats)))

    change.replace(observation, "looks_at_hand", looks_at_hand)


@wrong("a discard pile only its player sees", breaks="rivals.discard.piles-public")
def _(change: Changes) -> None:
    def seat_position(right: Right, game: Table, names: Any, seat: Seat, viewer: Seat | None) -> Any:
        told = right(game, names, seat, viewer)
        if viewer not in (None, seat):
            told["discard"] = [HIDDEN for _ in told["discard"]]
        return told

    change.replace(observation, "seat_position", seat_position)


# Cards beside the Haven, and on characters.


@wrong("there are tokens enough of each Discipline", breaks="rivals.discipline-token.set-of-eleven")
def _(change: Changes) -> None:
    def learnable(right: Right, self: LearnDiscipline, game: Table, effect: Any) -> list[str]:
        damaged = game.cards.get(effect.other)
        known = set(in_force.icons(game, damaged)) if damaged is not None else set()
        return [icon for icon in DISCIPLINES if icon in known]

    change.replace(LearnDiscipline, "learnable", learnable)


@wrong("an Attack card is no Curse", breaks="rivals.affliction.curses-not-a-card-type")
def _(change: Changes) -> None:
    def is_curse(right: Right, attached: InPlay, host: InPlay) -> bool:
        return bool(right(attached, host)) and not LIBRARY[attached.name].attack_type

    change.replace(conditions, "is_curse", is_curse)


@wrong("an Animal costs no Action", breaks="rivals.animal.is-action-card")
def _(change: Changes) -> None:
    def carry_out(right: Right, self: ActionPhase, game: Table, choice: Any) -> None:
        right(self, game, choice)
        game.actions += isinstance(choice, choices.PlayCard) and "Animal" in LIBRARY[choice.card].types

    change.replace(ActionPhase, "carry_out", carry_out)


@wrong("who has Secrecy is chosen by no foe's text", breaks="rivals.haven-card.secrecy-only-against-attacks")
def _(change: Changes) -> None:
    def may_aim(right: Right, game: Table, speaker: Any, card: InPlay, *kinds: bool) -> bool:
        own = card.controller in (speaker.seat, -1)
        return bool(right(game, speaker, card, *kinds)) and (own or not declaring.secrecy(game, card.id))

    change.replace(targets, "may_aim", may_aim)
