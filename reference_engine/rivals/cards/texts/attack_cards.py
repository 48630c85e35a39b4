"""The Attack cards. Rulebook, 'Step 2: Place Attack Card', 'Step 5: Reveal Attack and Reaction Cards'."""

from __future__ import annotations

from reference_engine.rivals.cards.words.costs import ForCards, ForPrestige
from reference_engine.rivals.cards.words.doing import DrawCard, NoInfluence, PrestigeOn, StealPrestige, target
from reference_engine.rivals.cards.words.fighting import HitAnother, MayBeAttached, MoreDamage
from reference_engine.rivals.cards.words.looks import (
    all_of,
    controls_caitiff,
    curses_on_target,
    disciplines_shared,
    has,
    is_target,
    own_face_down,
    per,
    reaction_was_played,
    target_is_monster,
    target_is_monster_or_antagonist,
    target_is_mortal,
    three_disciplines,
)
from reference_engine.rivals.declarations.declaring import declared
from reference_engine.rivals.declarations.language import Bonus, CardText, If


@declared("Speaking in Tongues")
class SpeakingInTongues(CardText):
    revealed = ForPrestige(1, MoreDamage(1), If(target_is_monster, MoreDamage(1)), needs="Repel the Unnatural")


@declared("Social Engineering")
class SocialEngineering(CardText):
    revealed = If(has("Global Access"), PrestigeOn(2, target))


@declared("Rebuke")
class Rebuke(CardText):
    revealed = (
        ForPrestige(1, MoreDamage(1), needs="Library"),
        ForPrestige(2, MoreDamage(2), needs="Thwart the Unnatural", when=target_is_monster_or_antagonist),
    )


@declared("Ingratiate")
class Ingratiate(CardText):
    damage = Bonus(disciplines_shared)


@declared("Shotgun")
class Shotgun(CardText):
    damage = Bonus(1, when=target_is_mortal)
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
    shield = Bonus(-1, of=is_target, when=three_disciplines)


@declared("Confuse")
class Confuse(CardText):
    revealed = ForPrestige(1, MoreDamage(1))
    after_attack = If(has("Sense the Unnatural"), MayBeAttached())


@declared("Awe")
class Awe(CardText):
    damage = Bonus(1, when=has("Presence", times=2))
    revealed = If(has("Presence"), NoInfluence(target))


__all__ = ["curses_on_target"]
