"""Characters and Agenda cards that use Conspiracies and Schemes. Rulebook, 'Conspiracies', 'Schemes'."""

from __future__ import annotations

from reference_engine.rivals.card_dsl.declaring import declared
from reference_engine.rivals.card_dsl.language import Ability, CardText, Trigger
from reference_engine.rivals.cards.words.conditions import at_least, host_is, in_streets
from reference_engine.rivals.cards.words.conspiracies import (
    ChooseFaceDown,
    PrestigeOfThatPlayer,
    alone,
    first_resolved,
    prestige_on_face_down,
    shared,
)
from reference_engine.rivals.cards.words.costs import ExhaustThis
from reference_engine.rivals.cards.words.effects import ChoosePlayer, EarnAgenda, GainPrestige
from reference_engine.rivals.cards.words.politics import ongoing_schemes, played_scheme, unmodified


@declared("Matthew")
class Matthew(CardText):
    conspiracy_resolved = Trigger(GainPrestige(1), of=shared), Trigger(GainPrestige(2), of=alone)


@declared("Jimmy")
class Jimmy(CardText):
    abilities = Ability(
        ExhaustThis(), ChooseFaceDown(), ChoosePlayer(), PrestigeOfThatPlayer(), when=host_is(in_streets)
    )


@declared("Iara")
class Iara(CardText):
    """The protection of face-down cards never applies: no card of the set targets a foe's face-down card."""


@declared("The Snake Den")
class TheSnakeDen(CardText):
    start_of_turn = Trigger(EarnAgenda(1), when=at_least(1, prestige_on_face_down))
    conspiracy_resolved = Trigger(EarnAgenda(1), of=first_resolved)


@declared("Go For Broke")
class GoForBroke(CardText):
    start_of_turn = Trigger(EarnAgenda(1), when=at_least(1, ongoing_schemes))
    scheme_won = Trigger(EarnAgenda(1), of=played_scheme, when=unmodified)
