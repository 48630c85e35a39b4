"""Action cards that change a vampire's clan or title. V5 'Vampire Sects'."""

from reference_engine.vtes.card_dsl.declaring import card
from reference_engine.vtes.cards.words.actions.action_modes import CardActionMode
from reference_engine.vtes.cards.words.actions.actions_in_play import BurnByAction, bearer
from reference_engine.vtes.cards.words.playing.conditions import (
    all_of,
    requires_no_anarch,
    requires_title,
    requires_titled,
)
from reference_engine.vtes.cards.words.playing.predicates import is_untitled_of_six
from reference_engine.vtes.cards.words.sects.identities import Secede, TakeClan
from reference_engine.vtes.cards.words.sects.titles_from_cards import GiveTitle


@card(100057)
class AnarchSecession:
    text = CardActionMode(Secede(), stealth=1, when=all_of(requires_titled, requires_no_anarch))


@card(100353)
class ClanImpersonation:
    text = CardActionMode(TakeClan(), stealth=1)
    in_play = (BurnByAction(who=bearer),)


@card(101315)
class OfNobleBlood:
    text = CardActionMode(GiveTitle("primogen", picked=is_untitled_of_six), stealth=1, when=requires_title("primogen"))
