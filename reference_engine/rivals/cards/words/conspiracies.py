"""Effects of Conspiracies on contributors and other foes, and effects on face-down cards."""

from __future__ import annotations

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.kernel.piles import drawn_from
from reference_engine.rivals.card_dsl.language import Effect, Part, Speaker
from reference_engine.rivals.cards.words.conditions import face_down_cards
from reference_engine.rivals.conspiracies.placing import add_from_general_supply, in_hand, lay_face_down
from reference_engine.rivals.effects import targets
from reference_engine.rivals.ending import winning
from reference_engine.rivals.table.card_facts import LIBRARY
from reference_engine.rivals.table.pieces import InPlay
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.rivals.choices import ChooseTarget, Draw, Place


def idle_foes(game: Table, speaker: Speaker) -> list[Seat]:
    """Return the targetable foes who have contributed nothing, clockwise."""
    game.cite(("rivals.colour.conspiracy-contributors",))
    contributors = game.cards[speaker.card].contributors
    return [seat for seat in targets.foes(game, speaker.seat) if seat not in contributors]


class OnIdleFoes(Part):
    """Effect on all foes who have contributed nothing, with a variant for a single one. At least one is required."""

    def legal(self, game: Table, speaker: Speaker) -> bool:
        return bool(idle_foes(game, speaker))

    def fault(self, game: Table, speaker: Speaker) -> Refusal | None:
        if self.legal(game, speaker):
            return None
        contributors = game.cards[speaker.card].contributors
        idle = (seat for seat in game.from_seat(speaker.seat) if seat not in contributors)
        return next((early for seat in idle if (early := targets.too_early(game, speaker.seat, seat))), None)


class TakeAgenda(OnIdleFoes):
    """Foes lose Agenda; from a single foe, it is stolen."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def apply(self, game: Table, effect: Effect) -> None:
        foes = idle_foes(game, effect)
        for foe in foes:
            lost = game.lose_agenda(foe, self.amount)
            if len(foes) == 1:
                game.earn(effect.seat, lost)


class TakePrestige(OnIdleFoes):
    """Steal Prestige from the foes: `each` from several, or `single` from only one."""

    def __init__(self, each: int, single: int) -> None:
        self.each, self.single = each, single

    def apply(self, game: Table, effect: Effect) -> None:
        foes = idle_foes(game, effect)
        for foe in foes:
            game.steal_prestige(effect.seat, foe, self.single if len(foes) == 1 else self.each)
            winning.look_at_supply(game, foe, effect.seat)


class TakeLibraryCards(OnIdleFoes):
    """Foes discard random Library cards from hand: `each` if there are several, `single` if there is only one."""

    def __init__(self, each: int, single: int) -> None:
        self.each, self.single = each, single

    def next(self, game: Table, effect: Effect) -> Seat | None:
        """Return the next foe who must still discard and has a Library card."""
        foes = idle_foes(game, effect)
        number = self.single if len(foes) == 1 else self.each
        waiting = (foe for foe in foes if effect.chosen_seats.count(foe) < number and library_cards(game, foe))
        return next(waiting, None)

    def ask(self, game: Table, effect: Effect) -> Decision | None:
        foe = self.next(game, effect)
        if foe is None:
            return None
        return drawn_from(library_cards(game, foe), "random-discard", Draw)

    def settle(self, game: Table, effect: Effect, choice: Draw) -> None:
        foe = self.next(game, effect)
        assert foe is not None
        effect.chosen_seats += (foe,)
        game.discard(foe, (choice.card,))
        effect.repeat()


def library_cards(game: Table, seat: Seat) -> list[str]:
    return [name for name in game.seats[seat].hand if name in LIBRARY]


class ContributorsReady(Part):
    """Each contributor readies one of their active characters, clockwise from the card's player."""

    def next(self, game: Table, effect: Effect) -> tuple[Seat, list[InPlay]] | None:
        contributors = game.cards[effect.card].contributors
        for seat in game.from_seat(effect.seat):
            tired = [card for card in game.coterie(seat) if card.exhausted]
            if seat in contributors and seat not in effect.chosen_seats and tired:
                return seat, tired
        return None

    def ask(self, game: Table, effect: Effect) -> Decision | None:
        found = self.next(game, effect)
        return None if found is None else Decision(found[0], "target", [ChooseTarget(card.id) for card in found[1]])

    def settle(self, game: Table, effect: Effect, choice: ChooseTarget) -> None:
        character = game.cards[choice.target]
        effect.chosen_seats += (character.controller,)
        game.ready(character)
        effect.repeat()


def prestige_on_face_down(game: Table, speaker: Speaker) -> int:
    """Amount of Prestige on the player's face-down cards beside the Haven."""
    return sum(sum(card.prestige) for card in face_down_cards(game, speaker))


def first_resolved(game: Table, speaker: Speaker, card: InPlay) -> bool:
    """Return whether the card is the first Conspiracy that the player resolves in their own turn."""
    return card.controller == speaker.seat and game.conspiracies_resolved == 1


def alone(game: Table, speaker: Speaker, card: InPlay) -> bool:
    """Return whether the card is the first Conspiracy, and only the player has contributed to it."""
    return first_resolved(game, speaker, card) and set(card.contributors) == {speaker.seat}


def shared(game: Table, speaker: Speaker, card: InPlay) -> bool:
    """Return whether the card is the first Conspiracy, with another contributor or none."""
    return first_resolved(game, speaker, card) and not alone(game, speaker, card)


class ChooseFaceDown(Part):
    """Choose one of the player's own face-down cards."""

    def legal(self, game: Table, speaker: Speaker) -> bool:
        return bool(face_down_cards(game, speaker))

    def ask(self, game: Table, effect: Effect) -> Decision | None:
        return Decision(effect.seat, "target", [ChooseTarget(card.id) for card in face_down_cards(game, effect)])

    def settle(self, game: Table, effect: Effect, choice: ChooseTarget) -> None:
        effect.chosen += (choice.target,)


class PrestigeOfThatPlayer(Part):
    """Put 1 Prestige from the chosen player's general supply on the chosen card."""

    def apply(self, game: Table, effect: Effect) -> None:
        add_from_general_supply(game, effect.seat, game.cards[effect.chosen[-1]], effect.chosen_seats[-1], 1)


class LayFaceDown(Part):
    """Place a Conspiracy from hand face down, for free."""

    rules = (
        "rivals.ruling.plots-within-plots.no-cost",
        "rivals.ruling.plots-within-plots.may-add-1",
        "rivals.play.at-no-cost",
        "rivals.play.at-no-cost-instructions-remain",
        "rivals.play.told-to-act-no-normal-cost",
    )

    def legal(self, game: Table, speaker: Speaker) -> bool:
        return bool(in_hand(game, speaker.seat))

    def ask(self, game: Table, effect: Effect) -> Decision | None:
        options: list[Choice] = [Place(name) for name in in_hand(game, effect.seat)]
        return Decision(effect.seat, "face-down", options) if options else None

    def settle(self, game: Table, effect: Effect, choice: Place) -> None:
        game.cite(self.rules)
        lay_face_down(game, effect.seat, choice.card)
