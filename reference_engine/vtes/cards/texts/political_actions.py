"""Political action cards. V5 'Political action cards'."""

from reference_engine.vtes.cards.language import card
from reference_engine.vtes.cards.motions import (
    BurnAllocated,
    BurnForMinions,
    MoveFromTheRicher,
    PoliticalMode,
    PoolForClan,
)


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
