"""Master cards in play that lock, burn or pay for an effect. V5 'Master Cards'."""

from reference_engine.vtes.card_dsl.declaring import card
from reference_engine.vtes.card_dsl.static_abilities import ForMethuselah
from reference_engine.vtes.cards.words.actions.actions_in_play import BurnByAction
from reference_engine.vtes.cards.words.actions.waking import LockToUnlockActing
from reference_engine.vtes.cards.words.control.placing import HoldInPlay, PutInPlay
from reference_engine.vtes.cards.words.playing.conditions import with_the_edge
from reference_engine.vtes.cards.words.playing.for_a_price import BurnTo, LockAndPayTo, LockTo
from reference_engine.vtes.cards.words.table.blood_and_pool import AddBlood, GainPool, GiveCounters
from reference_engine.vtes.cards.words.table.hands_and_crypts import (
    ChangeHandSize,
    CounterInsteadOfCard,
    DiscardFromHand,
    DrawCryptAndRemove,
)
from reference_engine.vtes.cards.words.torpor.torpid import ReadyFromTorpor
from reference_engine.vtes.cards.words.turn.in_phases import GiveBloodToCard
from reference_engine.vtes.cards.words.turn.master_modes import Master
from reference_engine.vtes.cards.words.turn.phase_actions import TransfersTo
from reference_engine.vtes.table.state import UNCONTROLLED


@card(100081)
class ArcaneLibrary:
    text = Master(PutInPlay())
    in_play = (LockTo(AddBlood(1, to=UNCONTROLLED, clan="Tremere"), during="influence"),)


@card(100095)
class ArtMuseum:
    text = Master(PutInPlay())
    in_play = (LockTo(AddBlood(1, to=UNCONTROLLED, clan="Toreador"), during="influence"),)


@card(100588)
class DreamsOfTheSphinx:
    text = Master(PutInPlay())
    in_play = (
        LockTo(ChangeHandSize(2), name="hand-size", burn_at=3),
        LockTo(GainPool(1), during="unlock", when=with_the_edge, name="gain-pool", burn_at=3),
        LockTo(AddBlood(1, to=UNCONTROLLED), name="add-blood", burn_at=3),
    )


@card(100135)
class TheBarrens:
    text = Master(PutInPlay())
    in_play = (LockTo(DiscardFromHand()),)


@card(100329)
class Chantry:
    text = Master(PutInPlay())
    in_play = (
        LockAndPayTo(ReadyFromTorpor("Tremere"), during="master", name="pay-pool"),
        LockAndPayTo(ReadyFromTorpor("Tremere"), during="master", name="pay-blood", clan="Tremere"),
    )


@card(101989)
class ToreadorGrandBall:
    text = Master(HoldInPlay("Toreador"))
    in_play = (BurnByAction(clan_stealth={"Nosferatu": -1}),)


@card(102126)
class VisitFromTheCapuchin:
    text = Master(PutInPlay(counters=4))
    in_play = (ForMethuselah("hand size", 1, each_counter=True), CounterInsteadOfCard())


@card(102149)
class WarsawStation:
    text = Master(PutInPlay())
    in_play = (
        LockToUnlockActing("unlock", clan="Nosferatu"),
        BurnTo(ReadyFromTorpor("Nosferatu"), name="make-ready"),
    )


@card(102152)
class WasserschlossAnif:
    text = Master(PutInPlay())
    in_play = (
        GiveBloodToCard("to-card", clan="Tremere"),
        LockTo(GiveCounters("Tremere"), during="influence", name="from-card"),
        BurnByAction(clan_stealth={"Malkavian": 1}),
    )


@card(102180)
class WiderView:
    text = Master(PutInPlay())
    in_play = (
        TransfersTo(1, DrawCryptAndRemove(), name="draw-crypt"),
        TransfersTo(4, GainPool(2), name="gain-pool", burn=True),
    )
