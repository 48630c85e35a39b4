"""Published rulings on groups of cards, by card and occasion. See `rulings.RULINGS` for the occasions."""

from __future__ import annotations

WAKES = ("vtes.published.wake.no-duty", "vtes.published.wake.as-played-only-in-an-action")
NO_WAKE = ("vtes.published.wake.as-played-only-in-an-action",)
REDIRECTED = (
    "vtes.published.change-the-target-of-a-bleed.after-a-failed-attempt",
    "vtes.published.change-the-target-of-a-bleed.canceled-reopens-no-blocks",
)
TOO_EARLY = ("vtes.published.change-the-target-of-a-bleed.only-after-declining",)
BAD_TARGET = ("vtes.published.change-the-target-of-a-bleed.only-a-valid-target",)
LARGER_BLEED = ("vtes.published.permanents-that-increase-bleed.only-in-a-bleed-before-resolution",)
CHEAPER = (
    "vtes.published.lock-to-reduce-cost.until-the-cost-is-paid",
    "vtes.published.lock-to-reduce-cost.makes-affordable",
)
ONE_ROUND = ("vtes.published.optional-press.current-round-only",)
PREVENTS = (
    "vtes.published.prevents-more-than-1-damage.prevents-all-there-is",
    "vtes.published.prevents-more-than-1-damage.nothing-carried-over",
)
NO_DAMAGE = ("vtes.published.immediate-damage-prevention.needs-damage",)
USED_BY = ("vtes.published.master-on-vampire-who-can-use-it.controller-of-the-vampire",)

ON_GROUPS: dict[str, dict[str, tuple[str, ...]]] = {
    "Abactor": {
        "played": ("vtes.published.prohibits-hunt-as-normal.other-hunts-permitted",),
        "vtes.action.limit.same-action-card-once-per-turn": ("vtes.published.special-hunt-action.once-per-turn",),
    },
    "Blood Doll": {
        "used": USED_BY,
    },
    "Bowl of Convergence": {
        "vtes.glossary.bearer.qualified-bearer-only-may-use": (
            "vtes.published.meets-missing-disciplines.not-a-discipline",),
    },
    "Deflection": {
        "played": REDIRECTED,
        "vtes.action.course.b.target-cannot-change": TOO_EARLY,
        "vtes.golden-rule.cards-override-rules": TOO_EARLY,
        "vtes.bleed.never-oneself": BAD_TARGET,
    },
    "Dominate Kine": {
        "played at superior": ("vtes.published.changes-controller-of-location.nothing-else-changes",),
    },
    "Eccentric Billionaire": {
        "used": (*CHEAPER, "vtes.published.allies-with-lock-abilities.usable-when-recruited"),
    },
    "Emergency Rations": {
        "played": ("vtes.published.targets-card-in-ash-heap.undirected",),
        "vtes.glossary.target.eligibility-from-card-text": ("vtes.published.targets-card-in-ash-heap.needs-a-target",),
    },
    "Eyes of Argus": {
        "played at superior": (*WAKES, "vtes.published.wake.after-resolution"),
    },
    "Freak Drive": {
        "played at basic": ("vtes.published.requires-successful-action.also-after-a-fizzle",),
        "played": ("vtes.published.played-after-resolution.in-any-order",),
    },
    "Graverobbing": {
        "played at superior": ("vtes.published.burn-blood-for-effect.not-reduced",),
    },
    "Hidden Strength": {
        "played": (*PREVENTS, "vtes.published.cost-of-x.zero-is-legal"),
        "played at superior": ONE_ROUND,
        "vtes.combat.damage.prevention-by-damaged-minion": NO_DAMAGE,
    },
    "Immortal Grapple": {
        "played at superior": (*ONE_ROUND, "vtes.published.set-range.set-for-the-round"),
    },
    "Iron Heart": {
        "played": ("vtes.published.cancel-as-a-reaction.only-a-wake-first",),
    },
    "Kine Resources Contested": {
        "at work": ("vtes.published.allocate-points-for-pool-damage.more-than-the-pool",
            "vtes.published.votes-that-damage-several.points-and-pool"),
    },
    "Kyoko Shinsegawa": {
        "used": ("vtes.published.steal-blood-as-a-hunt-action.no-more-than-there-is",
            "vtes.published.steal-blood-as-a-hunt-action.excess-to-the-bank"),
        "vtes.action.limit.own-card-text-action-once-per-turn": ("vtes.published.special-hunt-action.once-per-turn",),
        "vtes.glossary.target.eligibility-from-card-text": (
            "vtes.published.steal-blood-as-a-hunt-action.needs-another-vampire",),
    },
    "Larissa Moreira": {
        "used": LARGER_BLEED,
        "vtes.golden-rule.cards-override-rules": LARGER_BLEED,
    },
    "Magic of the Smith": {
        "played": ("vtes.published.equip-employ-recruit-action.another-action-than-the-plain-one",
            "vtes.published.equip-employ-recruit-action.is-of-that-kind"),
        "at work": ("vtes.published.equip-employ-recruit-action.requirements-of-what-is-found",
            "vtes.published.cancel-an-action.only-cards-played-from-hand"),
    },
    "Martyr's Resilience": {
        "vtes.ally.as-vampire.only-with-permission": ("vtes.published.meets-a-single-discipline.others-still-needed",),
    },
    "Mirror Walk": {
        "played at superior": ("vtes.published.triggered-by-block.before-anything-else",
            "vtes.published.action-ended-by-an-effect.nothing-more-is-played"),
    },
    "On the Qui Vive": {
        "played": (*WAKES, "vtes.published.wake.after-resolution"),
        "vtes.reaction.only-to-another-methuselahs-action": (*NO_WAKE,
            "vtes.published.cancel-with-no-action.other-reactions-need-an-action"),
        "vtes.combat.only-combat-cards-as-minion-cards": NO_WAKE,
    },
    "Perfect Paragon": {
        "played at superior": ("vtes.published.minus-intercept.no-block-attempt-needed",),
    },
    "Power of All": {
        "played": ("vtes.published.cancel-with-no-action.other-reactions-need-an-action",
            "vtes.published.lock-a-minion-during-block-attempt.attempt-fails"),
        "vtes.combat.only-combat-cards-as-minion-cards": ("vtes.published.cancel-with-no-action.not-during-combat",),
    },
    "Quentin King III (ADV)": {
        "used": LARGER_BLEED,
    },
    "Resist Earth's Grasp": {
        "played at basic": ONE_ROUND,
    },
    "Scalpel Tongue": {
        "played": ("vtes.published.multi-discipline.requires-what-is-used",),
    },
    "Second Tradition: Domain": {
        "played": ("vtes.published.forces-block-attempt.blocker-may-play-it",),
        "vtes.card.cost.blood-needs-enough-blood": (
            "vtes.published.burn-blood-for-effect-mandatory.needs-the-blood",),
        "vtes.glossary.wake.unlocking-reaction-not-in-as-played-window": (
            "vtes.published.cancel-as-a-reaction.only-a-wake-first",),
        "vtes.golden-rule.cards-override-rules": ("vtes.published.forces-block-attempt.not-by-who-cannot-block",),
        "vtes.action.block.directed-only-targets-may-block": (
            "vtes.published.forces-block-attempt.seating-still-counts",),
        "vtes.action.block.undirected-prey-or-predator": ("vtes.published.forces-block-attempt.seating-still-counts",),
        "vtes.action.block.prey-before-predator": ("vtes.published.forces-block-attempt.seating-still-counts",),
    },
    "Sheela Na Gig": {
        "used": LARGER_BLEED,
        "vtes.golden-rule.cards-override-rules": LARGER_BLEED,
    },
    "Skin of Rock": {
        "played": PREVENTS,
        "vtes.combat.damage.prevention-by-damaged-minion": NO_DAMAGE,
    },
    "Spying Mission": {
        "played at superior": ("vtes.published.change-the-target-of-a-bleed.before-success",),
    },
    "Summon History": {
        "at work": ("vtes.published.put-card-in-play-ignoring-requirements.inferior-version",
            "vtes.published.put-card-in-play-ignoring-requirements.no-requirements-and-acts"),
    },
    "Telepathic Misdirection": {
        "played at superior": REDIRECTED,
        "vtes.action.course.b.target-cannot-change": TOO_EARLY,
        "vtes.golden-rule.cards-override-rules": TOO_EARLY,
        "vtes.bleed.never-oneself": BAD_TARGET,
    },
    "The Horde": {
        "used": (*LARGER_BLEED, "vtes.published.ability-usable-in-torpor.in-torpor"),
        "vtes.golden-rule.cards-override-rules": LARGER_BLEED,
    },
    "The Line": {
        "used": CHEAPER,
    },
    "Vessel": {
        "used": USED_BY,
    },
    "Voter Captivation": {
        "vtes.sequencing.acting-methuselah-first": (
            "vtes.published.pool-gain-after-referendum.too-late-for-ousting",),
        "played": ("vtes.published.played-after-resolution.in-any-order",),
    },
    "Wake with Evening's Freshness": {
        "played": (*WAKES, "vtes.published.wake.after-resolution"),
        "vtes.reaction.only-to-another-methuselahs-action": NO_WAKE,
        "vtes.combat.only-combat-cards-as-minion-cards": NO_WAKE,
    },
    "Malkavian Dementia": {
        "played": ("vtes.published.temporary-control.borrower-ousted",
            "vtes.published.temporary-control.lender-ousted", "vtes.published.temporary-control.returns-in-torpor"),
    },
    "Toreador Grand Ball": {
        "played": ("vtes.published.prevent-normal-unlock.infernal-may-pay",),
    },
    "Rutor's Hand": {
        "played": ("vtes.published.allies-as-vampires.aggravated-damage-of-its-own-card",),
    },
    "Out of the Frying Pan": {
        "played": ("vtes.published.black-hand.trait-outlasts-the-sect",),
    },
    "Ancilla Empowerment": {
        "at work": ("vtes.published.votes-that-damage-several.points-and-pool",),
    },
    "Murder of Crows": {
        "at work": ("vtes.published.retainer-damage.comes-from-the-retainer",
            "vtes.published.environmental-damage.dodge-and-combat-ends",
            "vtes.published.retainer-that-strikes.no-additional-strikes"),
    },
    "Carrion Crows": {
        "played": ("vtes.published.environmental-damage.dodge-and-combat-ends",),
    },
    "Raven Spy": {
        "played": ("vtes.published.retainer-level.set-when-employed",),
    },
    "The Barrens": {
        "used": ("vtes.published.can-draw-during-action.whenever-an-effect-is-possible",),
    },
    "Dreams of the Sphinx": {
        "used": ("vtes.published.can-draw-during-action.whenever-an-effect-is-possible",),
    },
    "Alexa Draper": {
        "used": ("vtes.published.non-locking-referendum-ability.locked-and-once",),
    },
    "Seduction": {
        "played": ("vtes.published.as-announced.before-other-modifiers",
            "vtes.published.as-announced.action-card-is-replaced-first",),
    },
    "Lunatic Eruption": {
        "used": ("vtes.published.provide-multiple-actions.each-once-a-turn",),
    },
    "Revelations": {
        "played": ("vtes.published.allies-as-vampires.last-life-for-an-action",),
    },
    "Toreador Justicar": {
        "vtes.referendum.step-terms": ("vtes.published.justicar-title-vote.needs-a-camarilla-vampire",
            "vtes.published.political-action-with-illegal-terms.not-playable",),
    },
    "Parity Shift": {
        "vtes.referendum.step-terms": ("vtes.published.political-action-with-illegal-terms.not-playable",),
    },
    "Cardinal Benediction": {
        "vtes.referendum.step-terms": ("vtes.published.political-action-with-illegal-terms.not-playable",),
    },
}  # fmt: skip
"""Maps card → occasion → rulings on its groups followed on that occasion."""
