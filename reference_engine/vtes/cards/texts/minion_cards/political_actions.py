"""Political action cards. V5 'Political action cards'."""

from reference_engine.vtes.card_dsl.declaring import card
from reference_engine.vtes.cards.words.playing.conditions import all_of, requires_capacity, requires_sect
from reference_engine.vtes.cards.words.playing.predicates import is_ready, is_ready_toreador, is_sabbat_of_seven
from reference_engine.vtes.cards.words.politics.motions import (
    BurnAllocated,
    BurnForMinions,
    GainForSect,
    MoveFromTheRicher,
    PoolForClan,
)
from reference_engine.vtes.cards.words.politics.political_modes import PoliticalMode
from reference_engine.vtes.cards.words.sects.titles_from_cards import TitleByReferendum


@card(100065)
class AncillaEmpowerment:
    text = PoliticalMode(BurnForMinions())


@card(100410)
class ConsanguineousBoon:
    text = PoliticalMode(PoolForClan())


@card(101056)
class KineResourcesContested:
    text = PoliticalMode(BurnAllocated(4))


@card(101353)
class ParityShift:
    text = PoliticalMode(MoveFromTheRicher(3), titles=("prince", "justicar"))


@card(101567)
class RecklessAgitation:
    text = PoliticalMode(
        BurnAllocated(6, others=True), when=all_of(requires_sect("Independent", "Anarch"), requires_capacity(5))
    )


@card(100056)
class AnarchSalon:
    text = PoliticalMode(GainForSect("Anarch", blood=1, pool=1), when=requires_sect("Anarch"))


@card(101990)
class ToreadorJusticar:
    text = PoliticalMode(TitleByReferendum("justicar", of="Toreador", picked=is_ready, one_more_vote=is_ready_toreador))


@card(101455)
class PraxisSeizureChicago:
    text = PoliticalMode(TitleByReferendum("prince", of="Chicago"), when=requires_sect("Camarilla"))


@card(100457)
class CrusadeChicago:
    text = PoliticalMode(TitleByReferendum("archbishop", of="Chicago"), when=requires_sect("Sabbat"))


@card(100294)
class CardinalBenediction:
    text = PoliticalMode(
        TitleByReferendum("cardinal", picked=is_sabbat_of_seven, electorate=("Sabbat",)), when=requires_sect("Sabbat")
    )
