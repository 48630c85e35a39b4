"""Cards in play with demands in unlock phases, or that change hands. V5 'Unlock Phase', 'Master Cards'."""

from reference_engine.vtes.card_dsl.declaring import card
from reference_engine.vtes.cards.words.actions.action_modes import CardActionMode
from reference_engine.vtes.cards.words.actions.actions_in_play import BurnByAction, any_vampire
from reference_engine.vtes.cards.words.control.handing_over import GoToPreyAndBurn, GoToPreyAndLock
from reference_engine.vtes.cards.words.control.placing import PutInPlay
from reference_engine.vtes.cards.words.playing.conditions import copies_controlled
from reference_engine.vtes.cards.words.table.hands_and_crypts import LookAndDiscard, PreyPlaysOpen
from reference_engine.vtes.cards.words.turn.demands import FeedFromPool, PayForCounters, PreyBurnsPool
from reference_engine.vtes.cards.words.turn.master_modes import Master


@card(100058)
class AnarchTroublemaker:
    text = Master(PutInPlay())
    in_play = (GoToPreyAndLock("lock"), GoToPreyAndBurn("burn-equipment"))


@card(101811)
class SmilingJackTheAnarch:
    text = Master(PutInPlay())
    in_play = (
        FeedFromPool(),
        PayForCounters(PayForCounters.POOL),
        PayForCounters(PayForCounters.BLOOD),
        BurnByAction(who=any_vampire),
    )


@card(101627)
class Revelations:
    aus = CardActionMode(LookAndDiscard(), stealth=1)
    AUS = CardActionMode(PutInPlay(), stealth=1)
    in_play = (PreyPlaysOpen(), BurnByAction())


@card(102213)
class CreepingSabotage:
    text = CardActionMode(PutInPlay(), stealth=1)
    in_play = (PreyBurnsPool(1), BurnByAction())
    cost_x = copies_controlled
