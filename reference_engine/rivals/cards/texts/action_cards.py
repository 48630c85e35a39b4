"""Action cards other than Schemes, Conspiracies, and Relics. Rulebook, 'Play or Place an Action Card', 'Animals'."""

from __future__ import annotations

from reference_engine.rivals.card_dsl.declaring import declared
from reference_engine.rivals.card_dsl.language import ATTACKER, Ability, Bonus, CardText, Trigger
from reference_engine.rivals.cards.words.character_state import KeepAlive
from reference_engine.rivals.cards.words.conditions import (
    antagonists,
    any_character,
    at_most,
    attacks_host,
    burned_characters,
    character_or_hidden_monster,
    different_disciplines,
    face_up_monster,
    has,
    host_is,
    hunter,
    in_streets,
    library_cards_in_hand,
    no_caitiff,
    own,
    own_prestige_on_chosen,
    per,
    plus,
    target_is,
)
from reference_engine.rivals.cards.words.costs import Detach, May, Prestige
from reference_engine.rivals.cards.words.effects import (
    AttachTo,
    BurnThis,
    Choose,
    ChooseBearer,
    DrawCard,
    GainPrestige,
    Hurt,
    LoseBlood,
    Needs,
    PrestigeOn,
    host,
)
from reference_engine.rivals.cards.words.fighting import AggravatedDamage
from reference_engine.rivals.cards.words.piles import ShuffleRandomBack


@declared("Wrath")
class Wrath(CardText):
    played = (
        Choose(any_character, harming=True),
        Hurt(plus(burned_characters, has("Repel the Unnatural")), "Mental"),
    )


@declared("Weigh Down")
class WeighDown(CardText):
    played = ChooseBearer(any_character), AttachTo()
    damage = Bonus(-1, when=target_is(own))


@declared("Tracking Device")
class TrackingDevice(CardText):
    rules = (
        "rivals.ruling.tracking-device.face-up-monster",
        "rivals.ruling.tracking-device.end-of-turn",
        "rivals.ruling.tracking-device.prestige-colour",
    )
    played = ChooseBearer(character_or_hidden_monster), AttachTo()
    intel = Bonus(1, of=attacks_host(hunter))
    end_of_turn = PrestigeOn(1, host)


@declared("Shameless")
class Shameless(CardText):
    played = GainPrestige(per(3, different_disciplines))


@declared("Found a Weakness")
class FoundAWeakness(CardText):
    played = (
        Choose(any_character, harming=True),
        Hurt(plus(own_prestige_on_chosen, has("Sense the Unnatural")), "Physical", superficial=True),
    )


@declared("Cobra Form")
class CobraForm(CardText):
    played = AttachTo(host)
    secrecy = Bonus(1)
    abilities = Ability(Detach(), AggravatedDamage(1), role=ATTACKER)


@declared("Anonymous Tip")
class AnonymousTip(CardText):
    played = (
        Choose(face_up_monster, harming=True, price=2),
        Prestige(2, after_choosing=True),
        Hurt(antagonists, aggravated=True),
    )


@declared("Man's Best Friend")
class MansBestFriend(CardText):
    rules = ("rivals.ruling.mans-best-friend",)
    played = AttachTo(host)
    would_be_defeated = BurnThis(), KeepAlive()


@declared("Give 'em the Bird")
class GiveEmTheBird(CardText):
    played = Needs(host_is(in_streets)), ChooseBearer(any_character), AttachTo()
    start_of_turn = Trigger(LoseBlood(1, host), hosts_turn=True)


@declared("Share the Wealth")
class ShareTheWealth(CardText):
    rules = ("rivals.ruling.share-the-wealth.vagrant", "rivals.ruling.share-the-wealth.politician")
    shares_retainers = True
    start_of_turn = Trigger(BurnThis(), when=no_caitiff)


@declared("Not Forgotten")
class NotForgotten(CardText):
    played = ShuffleRandomBack(different_disciplines)
    end_of_turn = Trigger(May(DrawCard(1)), when=at_most(2, library_cards_in_hand))
