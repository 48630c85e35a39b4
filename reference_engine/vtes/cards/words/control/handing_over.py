"""Cards in play that go to another Methuselah when used. V5 'Control'."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from reference_engine.kernel import NO_CARD, NOBODY
from reference_engine.kernel.decisions import Refusal
from reference_engine.kernel.frames import Frame
from reference_engine.vtes.card_dsl.language import Ability
from reference_engine.vtes.cards.words.playing.limits import IN_ITS_PHASE, ONCE_PER_PERIOD
from reference_engine.vtes.control import changes
from reference_engine.vtes.playing.targets import NOT_ELIGIBLE
from reference_engine.vtes.table.state import READY, TORPOR, InPlay, Table
from scenarios.wire_types.vtes.choices import Use

NO_PREY = Refusal("vtes.golden-rule.cards-override-rules", "you have no prey")


class GoToPrey(Ability):
    """Gives the prey control of the card in the controller's unlock phase, with an effect on the prey's minions."""

    windows = frozenset({"unlock"})
    elsewhere = IN_ITS_PHASE

    def __init__(self, name: str) -> None:
        self.name = name

    def refusal(self, game: Table, frame: Frame, card: InPlay, choice: Use) -> Refusal | None:
        if card.controller != game.active:
            return IN_ITS_PHASE
        if game.spent(card, "turn:unlock"):
            return ONCE_PER_PERIOD
        if game.prey(card.controller) == NOBODY:
            return NO_PREY
        return self.target_refusal(game, card, choice)

    def target_refusal(self, game: Table, card: InPlay, choice: Use) -> Refusal | None:
        raise NotImplementedError

    def apply(self, game: Table, card: InPlay, choice: Use) -> None:
        game.spend(card, "turn:unlock")
        game.cite(("vtes.wording.during-x-do-y-once-per-x",))
        changes.change(game, card, game.prey(card.controller))
        self.do(game, choice)

    def do(self, game: Table, choice: Use) -> None:
        raise NotImplementedError


class GoToPreyAndLock(GoToPrey):
    """Locks up to two of the prey's vampires. It may be none, or vampires already locked."""

    def choices(self, game: Table, frame: Frame, card: InPlay) -> Iterable[Use]:
        there = [one.id for one in game.controlled(game.prey(card.controller), READY, TORPOR) if one.facts.is_vampire]
        yield Use(card.id, self.name)
        for count in (1, 2):
            for chosen in combinations(there, count):
                yield Use(card.id, self.name, chosen[0], other=chosen[1] if count == 2 else NO_CARD)

    def target_refusal(self, game: Table, card: InPlay, choice: Use) -> Refusal | None:
        for named in (choice.target, choice.other):
            vampire = game.cards.get(named)
            if named and (vampire is None or vampire.region not in (READY, TORPOR) or not vampire.facts.is_vampire):
                return NOT_ELIGIBLE
            if vampire is not None and vampire.controller != game.prey(card.controller):
                return NOT_ELIGIBLE
        return None

    def do(self, game: Table, choice: Use) -> None:
        for named in (choice.target, choice.other):
            if named:
                game.lock(game.cards[named])


class GoToPreyAndBurn(GoToPrey):
    """Burns an equipment on one of the prey's minions."""

    def fits(self, game: Table, card: InPlay, equipment: InPlay | None) -> bool:
        return (
            equipment is not None
            and "equipment" in equipment.facts.types
            and equipment.host in game.cards
            and game.cards[equipment.host].controller == game.prey(card.controller)
        )

    def choices(self, game: Table, frame: Frame, card: InPlay) -> Iterable[Use]:
        return [Use(card.id, self.name, one.id) for one in game.cards.values() if self.fits(game, card, one)]

    def target_refusal(self, game: Table, card: InPlay, choice: Use) -> Refusal | None:
        return None if self.fits(game, card, game.cards.get(choice.target)) else NOT_ELIGIBLE

    def do(self, game: Table, choice: Use) -> None:
        game.burn(game.cards[choice.target])
