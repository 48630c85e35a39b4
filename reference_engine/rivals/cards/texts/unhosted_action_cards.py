"""Unhosted Action cards. Rulebook, 'Play or Place an Unhosted Action Card', 'Attachments'."""

from __future__ import annotations

from reference_engine.rivals.card_dsl.declaring import declared
from reference_engine.rivals.card_dsl.language import Bonus, CardText, If, Trigger, always
from reference_engine.rivals.cards.words.character_state import ChooseWay, LearnDiscipline, MoveLeaderToken, way
from reference_engine.rivals.cards.words.conditions import (
    active,
    against,
    any_character,
    attached_by_you,
    both,
    burned_characters,
    chosen_has,
    controlled,
    controls_caitiff,
    foes_character,
    in_an_attack,
    no_leader,
    not_own,
    other_is,
    own_active,
    per,
)
from reference_engine.rivals.cards.words.costs import May, TopOfLibrary
from reference_engine.rivals.cards.words.effects import (
    AttachTo,
    BurnThis,
    Choose,
    ChooseBearer,
    ChooseFoe,
    GainAction,
    Hurt,
    LoseAgenda,
    MendBlood,
    OthersPlayerLosesAgenda,
    PrestigeOn,
    foes_at_table,
    other,
)
from reference_engine.rivals.cards.words.embracing import MoveNewRetainer, RecruitOf
from reference_engine.rivals.cards.words.piles import ShuffleChosenBack


@declared("Poison Pill")
class PoisonPill(CardText):
    rules = ("rivals.ruling.poison-pill",)
    played = ChooseBearer(own_active), AttachTo()
    defeated = Trigger(
        ChooseWay(damage=other_is(both(any_character, active)), agenda=foes_at_table),
        If(way("damage"), Hurt(2, aggravated=True, whom=other)),
        If(way("agenda"), ChooseFoe(), LoseAgenda(1)),
        when=in_an_attack,
    )


@declared("Pass the Torch")
class PassTheTorch(CardText):
    played = Choose(no_leader), MoveLeaderToken(), If(controls_caitiff, GainAction())


@declared("One Man's Trash")
class OneMansTrash(CardText):
    played = May(TopOfLibrary(2)), ShuffleChosenBack(2), If(controls_caitiff, GainAction())


@declared("Hasty Embrace")
class HastyEmbrace(CardText):
    rules = ("rivals.play.example.hasty-embrace",)
    played = RecruitOf("Caitiff", blood=2), MoveNewRetainer(), GainAction(unhosted=True)


@declared("Drive: Vengeance")
class DriveVengeance(CardText):
    played = ChooseBearer(own_active), AttachTo()
    damage = Bonus(per(2, burned_characters))


@declared("Drive: Curiosity")
class DriveCuriosity(CardText):
    played = (
        ChooseBearer(own_active),
        AttachTo(),
        If(chosen_has("Library"), GainAction(unhosted=True)),
    )
    investigates = PrestigeOn(1, other)


@declared("Drive: Atonement")
class DriveAtonement(CardText):
    played = ChooseBearer(own_active), AttachTo()
    keywords = ("Guard",)
    shield = Bonus(1, when=against("Physical"))
    blocks = MendBlood(1, other)


@declared("Take Careful Notes")
class TakeCarefulNotes(CardText):
    attaches = Trigger(
        ChooseWay(prestige=always, agenda=other_is(controlled)),
        If(way("prestige"), PrestigeOn(1, other)),
        If(way("agenda"), BurnThis(), OthersPlayerLosesAgenda(1)),
        of=attached_by_you(both(any_character, not_own)),
    )


@declared("Learning the Ropes")
class LearningTheRopes(CardText):
    deals_damage = Trigger(LearnDiscipline(), of=own_active, when=other_is(foes_character))


@declared("True Faith")
class TrueFaith(CardText):
    played = ChooseBearer(own_active), AttachTo()
    keywords = ("True Faith",)
    blood_potency = Bonus(1)
