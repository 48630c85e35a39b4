"""Action cards that change who somebody is: clan and title. V5 'Vampire Sects'."""

from reference_engine.vtes.cards.words.actions.announced import CardActionMode
from reference_engine.vtes.cards.words.actions.in_play_actions import BurnByAction, bearer
from reference_engine.vtes.cards.words.playing.requirements import (
    all_of,
    requires_no_anarch,
    requires_title,
    requires_titled,
)
from reference_engine.vtes.cards.words.politics.titling import GiveTitle, Secede, TakeClan
from reference_engine.vtes.declarations.declaring import card
from reference_engine.vtes.sects import titles
from reference_engine.vtes.table.state import InPlay, Table


def is_untitled_of_six(game: Table, vampire: InPlay) -> bool:
    """A vampire without title, of capacity above 5 and no Caitiff."""
    return not titles.title(game, vampire) and game.capacity(vampire) > 5 and game.clan(vampire) != "Caitiff"


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
