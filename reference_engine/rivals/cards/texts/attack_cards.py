"""Attack cards. Rulebook, 'Step 2: Place Attack Card', 'Step 5: Reveal Attack and Reaction Cards'."""

from __future__ import annotations

from reference_engine.rivals.card_dsl.declaring import declared
from reference_engine.rivals.card_dsl.language import Bonus, CardText, If, Trigger
from reference_engine.rivals.cards.words.character_state import MinusBP
from reference_engine.rivals.cards.words.conditions import (
    all_of,
    antagonist,
    at_least,
    conspiracies_this_turn,
    controls_caitiff,
    curses_on_target,
    disciplines,
    disciplines_shared,
    either,
    has,
    has_keyword,
    host_is,
    hurt,
    is_target,
    monster,
    mortal,
    own_face_down,
    per,
    reaction_was_played,
    target_is,
)
from reference_engine.rivals.cards.words.costs import ForCards, ForPrestige
from reference_engine.rivals.cards.words.effects import DrawCard, NoInfluence, PrestigeOn, StealPrestige, target
from reference_engine.rivals.cards.words.fighting import (
    BurnAttacker,
    BurnsItsAttacker,
    Calm,
    HitAnother,
    MayAttachFromHand,
    MayBeAttached,
    MoreDamage,
    Stake,
)


@declared("Speaking in Tongues")
class SpeakingInTongues(CardText):
    revealed = ForPrestige(1, MoreDamage(1), If(target_is(monster), MoreDamage(1)), needs="Repel the Unnatural")


@declared("Social Engineering")
class SocialEngineering(CardText):
    revealed = If(has("Global Access"), PrestigeOn(2, target))


@declared("Rebuke")
class Rebuke(CardText):
    revealed = (
        ForPrestige(1, MoreDamage(1), needs="Library"),
        ForPrestige(2, MoreDamage(2), needs="Thwart the Unnatural", when=target_is(either(monster, antagonist))),
    )


@declared("Ingratiate")
class Ingratiate(CardText):
    damage = Bonus(disciplines_shared)


@declared("Shotgun")
class Shotgun(CardText):
    damage = Bonus(1, when=target_is(mortal))
    revealed = ForCards(1, HitAnother(2))


@declared("Triple Threat")
class TripleThreat(CardText):
    damage = Bonus(1, when=has("Potence"))
    revealed = (
        If(all_of(has("Presence"), reaction_was_played), StealPrestige(1)),
        If(has("Auspex"), DrawCard(1)),
    )


@declared("Risky Business")
class RiskyBusiness(CardText):
    face_down_if = (controls_caitiff,)
    spoiled_by_answers = True


@declared("Release the Hounds")
class ReleaseTheHounds(CardText):
    revealed = (
        ForPrestige(1, MoreDamage(1), needs="Beast Whisperer"),
        ForPrestige(1, MoreDamage(1), needs="Animalism"),
    )


@declared("Coiled Strike")
class CoiledStrike(CardText):
    damage = Bonus(per(2, own_face_down), when=has("Protean"))


@declared("Wide Array of Pain")
class WideArrayOfPain(CardText):
    shield = Bonus(-1, of=is_target, when=at_least(3, disciplines))


@declared("Confuse")
class Confuse(CardText):
    revealed = ForPrestige(1, MoreDamage(1))
    after_attack = If(has("Sense the Unnatural"), MayBeAttached())


@declared("Subterfuge")
class Subterfuge(CardText):
    damage = Bonus(conspiracies_this_turn)
    targeted = (has("Obfuscate"),)


@declared("Lingering Kiss")
class LingeringKiss(CardText):
    rules = ("rivals.ruling.lingering-kiss",)
    after_attack = If(has("Presence"), MayBeAttached())
    start_of_turn = Trigger(MinusBP(), when=host_is(hurt), hosts_turn=True)


@declared("Blaze of Glory")
class BlazeOfGlory(CardText):
    damage = Bonus(1, when=has("Thwart the Unnatural"))
    revealed = ForPrestige(1, MoreDamage(3), BurnsItsAttacker(), when=target_is(monster))
    after_attack = BurnAttacker()


@declared("Wooden Stake")
class WoodenStake(CardText):
    rules = ("rivals.ruling.wooden-stake.torpor-with-rest", "rivals.ruling.wooden-stake.not-a-defeat")
    after_attack = Stake()
    no_free_blood = True


@declared("Get the Drop")
class GetTheDrop(CardText):
    revealed = If(has("Library"), MayAttachFromHand()), ForPrestige(2, MoreDamage(curses_on_target))


@declared("Holy Water")
class HolyWater(CardText):
    revealed = (
        If(all_of(has("Repel the Unnatural"), target_is(monster)), Calm()),
        ForPrestige(1, MoreDamage(2), when=has_keyword("True Faith")),
    )


@declared("Awe")
class Awe(CardText):
    damage = Bonus(1, when=has("Presence", times=2))
    revealed = If(has("Presence"), NoInfluence(target))
