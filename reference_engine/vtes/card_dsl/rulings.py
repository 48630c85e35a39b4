"""Card rulings of the rulebook, by card and occasion. V5 'Card Rulings'."""

from __future__ import annotations

from reference_engine.kernel import Card
from reference_engine.vtes.card_dsl.published_rulings import PUBLISHED
from reference_engine.vtes.card_dsl.rulings_on_groups import ON_GROUPS
from reference_engine.vtes.table.card_facts import facts

RULINGS: dict[str, dict[str, tuple[str, ...]]] = {
    ".44 Magnum": {
        "at work": ("vtes.ruling.44-magnum.maneuver-commits-strike",
            "vtes.ruling.44-magnum.unusable-committed-strike-means-no-strike"),
    },
    "Academic Hunting Ground": {
        "played": ("vtes.ruling.academic-hunting-ground.requires-ready-clan-to-play",),
        "used": ("vtes.ruling.academic-hunting-ground.blood-to-any-ready-vampire",
            "vtes.ruling.academic-hunting-ground.first-use-next-turn",
            "vtes.ruling.academic-hunting-ground.gain-is-optional"),
        "vtes.card.req.master-needs-ready-qualified-minion": (
            "vtes.ruling.academic-hunting-ground.requires-ready-clan-to-play",),
        "vtes.glossary.target.eligibility-from-card-text": (
            "vtes.ruling.academic-hunting-ground.blood-to-any-ready-vampire",),
        "vtes.wording.during-x-do-y-once-per-x": ("vtes.ruling.academic-hunting-ground.first-use-next-turn",
            "vtes.ruling.academic-hunting-ground.gain-is-optional",
            "vtes.ruling.academic-hunting-ground.moving-on-declines"),
    },
    "Aire of Elation": {
        "played": ("vtes.ruling.aire-of-elation.one-bleed-increase-per-action",),
        "vtes.bleed.only-one-increasing-modifier": ("vtes.ruling.aire-of-elation.one-bleed-increase-per-action",),
    },
    "Anarch Troublemaker": {
        "used": ("vtes.ruling.anarch-troublemaker.first-use-next-turn",
            "vtes.ruling.anarch-troublemaker.may-lock-already-locked",
            "vtes.ruling.anarch-troublemaker.zero-vampires-allowed",
            "vtes.ruling.anarch-troublemaker.control-passes-without-locking"),
        "vtes.wording.during-x-do-y-once-per-x": ("vtes.ruling.anarch-troublemaker.first-use-next-turn",),
    },
    "Ancilla Empowerment": {
        "at work": ("vtes.ruling.ancilla-empowerment.caller-also-loses",
            "vtes.ruling.ancilla-empowerment.simultaneous-ousts",
            "vtes.ruling.ancilla-empowerment.vp-even-if-self-ousted",
            "vtes.ruling.ancilla-empowerment.pool-only-for-survivors"),
    },
    "Arcane Library": {
        "used": ("vtes.ruling.arcane-library.blood-comes-from-bank",
            "vtes.ruling.arcane-library.may-transfer-it-to-pool"),
    },
    "Art Museum": {
        "used": ("vtes.ruling.art-museum.blood-comes-from-bank", "vtes.ruling.art-museum.may-transfer-it-to-pool"),
    },
    "Asylum Hunting Ground": {
        "played": ("vtes.ruling.asylum-hunting-ground.requires-ready-clan-to-play",),
        "used": ("vtes.ruling.asylum-hunting-ground.blood-to-any-ready-vampire",
            "vtes.ruling.asylum-hunting-ground.first-use-next-turn",
            "vtes.ruling.asylum-hunting-ground.gain-is-optional"),
        "vtes.card.req.master-needs-ready-qualified-minion": (
            "vtes.ruling.asylum-hunting-ground.requires-ready-clan-to-play",),
        "vtes.glossary.target.eligibility-from-card-text": (
            "vtes.ruling.asylum-hunting-ground.blood-to-any-ready-vampire",),
        "vtes.wording.during-x-do-y-once-per-x": ("vtes.ruling.asylum-hunting-ground.first-use-next-turn",
            "vtes.ruling.asylum-hunting-ground.gain-is-optional",
            "vtes.ruling.asylum-hunting-ground.moving-on-declines"),
    },
    "Bewitching Oration": {
        "played": ("vtes.ruling.bewitching-oration.only-after-terms",
            "vtes.ruling.bewitching-oration.uncast-votes-immune-to-scalpel-tongue"),
        "vtes.referendum.step-terms": ("vtes.ruling.bewitching-oration.only-after-terms",),
    },
    "Blood Doll": {
        "used": ("vtes.ruling.blood-doll.usable-turn-played",),
    },
    "Bonding": {
        "played at superior": ("vtes.ruling.bonding.superior-needs-needed-stealth",),
        "vtes.action.stealth.added-only-when-needed": ("vtes.ruling.bonding.superior-needs-needed-stealth",),
    },
    "Bowl of Convergence": {
        "played": ("vtes.ruling.bowl-of-convergence.equippable-without-auspex",),
        "vtes.glossary.bearer.qualified-bearer-only-may-use": (
            "vtes.ruling.bowl-of-convergence.inert-without-auspex",),
    },
    "Carrion Crows": {
        "played": ("vtes.ruling.carrion-crows.simultaneous-with-strikes", "vtes.ruling.carrion-crows.not-dodgeable",
            "vtes.ruling.carrion-crows.combat-ends-stops-damage"),
    },
    "Cats' Guidance": {
        "played at basic": ("vtes.ruling.cats-guidance.not-from-torpor",),
        "vtes.torpor.cannot-play-reactions": ("vtes.ruling.cats-guidance.not-from-torpor",),
    },
    "Change of Target": {
        "played": ("vtes.ruling.change-of-target.blocker-not-locked",
            "vtes.ruling.change-of-target.woken-blocker-stays-locked",
            "vtes.ruling.change-of-target.mandatory-action-leaves-stuck",
            "vtes.ruling.change-of-target.stuck-vampire-unlocked-but-cannot-act"),
    },
    "Cloak the Gathering": {
        "played": ("vtes.ruling.cloak-the-gathering.several-vampires-may-each-play-one",),
        "played at superior": ("vtes.ruling.cloak-the-gathering.locked-vampire-may-play-superior",),
        "vtes.modifier.other-level-counts-as-same-card": (
            "vtes.ruling.cloak-the-gathering.once-per-minion-per-action",),
        "vtes.modifier.same-card-once-per-action-per-minion": (
            "vtes.ruling.cloak-the-gathering.once-per-minion-per-action",),
    },
    "Conditioning": {
        "played": ("vtes.ruling.conditioning.one-bleed-increase-per-action",),
        "vtes.bleed.only-one-increasing-modifier": ("vtes.ruling.conditioning.one-bleed-increase-per-action",),
    },
    "Consanguineous Boon": {
        "at work": ("vtes.ruling.consanguineous-boon.clan-must-exist",
            "vtes.ruling.consanguineous-boon.clan-need-not-be-in-play"),
    },
    "Creeping Sabotage": {
        "played": ("vtes.ruling.creeping-sabotage.first-copy-free",),
        "used": ("vtes.ruling.creeping-sabotage.other-copy-is-another-action",),
        "vtes.action.limit.same-copy-in-play-once-per-turn": (
            "vtes.ruling.creeping-sabotage.no-retry-after-change-of-target",),
    },
    "Daring the Dawn": {
        "played": ("vtes.ruling.daring-the-dawn.before-block-attempt",
            "vtes.ruling.daring-the-dawn.during-block-attempt",
            "vtes.ruling.daring-the-dawn.early-play-denies-second-tradition"),
    },
    "Deep Song": {
        "played at superior": ("vtes.ruling.deep-song.superior-target-counts-as-acting",),
    },
    "Deflection": {
        "played": ("vtes.ruling.deflection.locked-vampire-under-wake-may-play",),
        "played at basic": ("vtes.ruling.deflection.basic-lock-on-locked-vampire-no-effect",),
        "vtes.reaction.needs-ready-unlocked-minion": ("vtes.ruling.deflection.locked-vampire-under-wake-may-play",),
    },
    "Dreams of the Sphinx": {
        "used": ("vtes.ruling.dreams-of-the-sphinx.discard-action-before-shrinking",
            "vtes.ruling.dreams-of-the-sphinx.shrink-discards-two"),
        "vtes.contest.cards-face-down-and-out-of-play": (
            "vtes.ruling.dreams-of-the-sphinx.no-use-in-response-to-contest",),
    },
    "Enchant Kindred": {
        "played": ("vtes.ruling.enchant-kindred.level-chosen-at-announcement",
            "vtes.ruling.enchant-kindred.basic-zero-stealth-superior-plus-one",
            "vtes.ruling.enchant-kindred.not-both-effects", "vtes.ruling.enchant-kindred.no-second-play-this-turn"),
        "vtes.action.limit.same-action-card-once-per-turn": ("vtes.ruling.enchant-kindred.no-second-play-this-turn",),
        "vtes.crypt.basic-discipline-allows-basic-effect-only": (
            "vtes.ruling.enchant-kindred.level-chosen-at-announcement",),
    },
    "Eyes of Argus": {
        "played at superior": ("vtes.ruling.eyes-of-argus.no-duty-to-block",
            "vtes.ruling.eyes-of-argus.replace-before-deciding", "vtes.ruling.eyes-of-argus.wake-is-not-unlock"),
        "vtes.reaction.other-level-counts-as-same-card": ("vtes.ruling.eyes-of-argus.no-superior-then-basic",),
        "vtes.reaction.same-card-once-per-action-per-minion": ("vtes.ruling.eyes-of-argus.no-superior-then-basic",),
    },
    "Faceless Night": {
        "played at superior": ("vtes.ruling.faceless-night.failed-blocker-may-still-react",
            "vtes.ruling.faceless-night.locks-only-at-resolution", "vtes.ruling.faceless-night.not-retroactive"),
    },
    "Fame": {
        "at work": ("vtes.ruling.fame.burned-outright-no-pool-loss", "vtes.ruling.fame.three-pool-immediately"),
    },
    "Foreshadowing Destruction": {
        "played": ("vtes.ruling.foreshadowing-destruction.one-bleed-increase-per-action",),
        "played at superior": ("vtes.ruling.foreshadowing-destruction.lingering-below-ten",
            "vtes.ruling.foreshadowing-destruction.other-limited-allowed-while-inactive"),
        "vtes.bleed.only-one-increasing-modifier": (
            "vtes.ruling.foreshadowing-destruction.one-bleed-increase-per-action",),
    },
    "Freak Drive": {
        "played": ("vtes.ruling.freak-drive.after-combat-when-blocked", "vtes.ruling.freak-drive.playable-in-torpor"),
        "vtes.card.cost.blood-needs-enough-blood": ("vtes.ruling.freak-drive.playable-in-torpor",),
    },
    "Govern the Unaligned": {
        "played": ("vtes.ruling.govern-the-unaligned.level-chosen-at-announcement",
            "vtes.ruling.govern-the-unaligned.basic-zero-stealth-superior-plus-one",
            "vtes.ruling.govern-the-unaligned.not-both-effects",
            "vtes.ruling.govern-the-unaligned.no-second-play-this-turn"),
        "vtes.action.limit.same-action-card-once-per-turn": (
            "vtes.ruling.govern-the-unaligned.no-second-play-this-turn",),
        "vtes.crypt.basic-discipline-allows-basic-effect-only": (
            "vtes.ruling.govern-the-unaligned.level-chosen-at-announcement",),
    },
    "Guard Dogs": {
        "played": ("vtes.ruling.guard-dogs.no-duty-to-block", "vtes.ruling.guard-dogs.replace-before-deciding"),
    },
    "Haven Uncovered": {
        "used": ("vtes.ruling.haven-uncovered.burn-action-directed-at-its-player",),
    },
    "Hidden Strength": {
        "played": ("vtes.ruling.hidden-strength.needs-damage-to-prevent",),
        "vtes.combat.damage.prevention-by-damaged-minion": ("vtes.ruling.hidden-strength.needs-damage-to-prevent",),
    },
    "Immortal Grapple": {
        "played": ("vtes.ruling.immortal-grapple.after-all-maneuvers",
            "vtes.ruling.immortal-grapple.committed-weapon-strike-lost"),
        "vtes.combat.before-strikes.window": ("vtes.ruling.immortal-grapple.after-all-maneuvers",),
    },
    "Kine Resources Contested": {
        "at work": ("vtes.ruling.kine-resources-contested.not-all-on-one",
            "vtes.ruling.kine-resources-contested.may-include-self",
            "vtes.ruling.kine-resources-contested.self-forced-with-two-players"),
    },
    "Life in the City": {
        "played": ("vtes.ruling.life-in-the-city.any-methuselahs-ready-vampire",),
        "vtes.target.card-must-be-in-play": ("vtes.ruling.life-in-the-city.any-methuselahs-ready-vampire",),
    },
    "Magic of the Smith": {
        "played": ("vtes.ruling.magic-of-the-smith.no-announcement-of-card",),
        "at work": ("vtes.ruling.magic-of-the-smith.search-only-on-success",
            "vtes.ruling.magic-of-the-smith.only-from-library", "vtes.ruling.magic-of-the-smith.may-find-nothing",
            "vtes.ruling.magic-of-the-smith.shuffle-anyway"),
    },
    "Mirror Walk": {
        "played": ("vtes.ruling.mirror-walk.unreplaced-card-lowers-hand-size",),
        "played at superior": ("vtes.ruling.mirror-walk.locks-blocker-before-ending",),
    },
    "Murder of Crows": {
        "at work": ("vtes.ruling.murder-of-crows.environmental-from-retainer",
            "vtes.ruling.murder-of-crows.simultaneous-with-strikes", "vtes.ruling.murder-of-crows.not-dodgeable",
            "vtes.ruling.murder-of-crows.combat-ends-stops-damage"),
    },
    "On the Qui Vive": {
        "played": ("vtes.ruling.on-the-qui-vive.no-duty-to-block",
            "vtes.ruling.on-the-qui-vive.replace-before-deciding", "vtes.ruling.on-the-qui-vive.wake-is-not-unlock"),
    },
    "Pentex™ Subversion": {
        "used": ("vtes.ruling.pentex-subversion.any-other-minion-may-burn",
            "vtes.ruling.pentex-subversion.burn-action-directed-at-its-player"),
        "at work": ("vtes.ruling.pentex-subversion.non-blocker-may-still-react",),
        "vtes.golden-rule.cards-override-rules": ("vtes.ruling.pentex-subversion.bearer-cannot-burn",),
    },
    "Perfect Paragon": {
        "played at superior": ("vtes.ruling.perfect-paragon.superior-is-not-stealth",
            "vtes.ruling.perfect-paragon.superior-playable-without-block"),
    },
    "Protected District": {
        "played": ("vtes.ruling.protected-district.only-after-terms",
            "vtes.ruling.protected-district.uncast-votes-immune-to-scalpel-tongue"),
        "vtes.referendum.step-terms": ("vtes.ruling.protected-district.only-after-terms",),
    },
    "Resist Earth's Grasp": {
        "played": ("vtes.ruling.resist-earths-grasp.maneuver-and-press-same-round",
            "vtes.ruling.resist-earths-grasp.not-kept-for-later-round"),
    },
    "Roundhouse": {
        "played": ("vtes.ruling.roundhouse.is-hand-strike",),
    },
    "Scalpel Tongue": {
        "played": ("vtes.ruling.scalpel-tongue.abstainer-not-a-target",
            "vtes.ruling.scalpel-tongue.held-votes-avoid-it"),
        "vtes.ruling.scalpel-tongue.only-after-votes-cast": ("vtes.ruling.scalpel-tongue.abstainer-not-a-target",
            "vtes.ruling.scalpel-tongue.held-votes-avoid-it"),
    },
    "Second Tradition: Domain": {
        "played": ("vtes.ruling.second-tradition-domain.locked-player-must-attempt-block",
            "vtes.ruling.second-tradition-domain.no-deflect-instead"),
        "vtes.action.block.directed-only-targets-may-block": (
            "vtes.ruling.second-tradition-domain.locked-needs-legal-block-direction",),
        "vtes.action.block.undirected-prey-or-predator": (
            "vtes.ruling.second-tradition-domain.locked-needs-legal-block-direction",),
        "vtes.glossary.wake.unlocking-reaction-not-in-as-played-window": (
            "vtes.ruling.second-tradition-domain.not-a-wake",),
        "vtes.golden-rule.cards-override-rules": ("vtes.ruling.second-tradition-domain.locked-not-vs-unblockable",),
    },
    "Slum Hunting Ground": {
        "played": ("vtes.ruling.slum-hunting-ground.requires-ready-clan-to-play",),
        "used": ("vtes.ruling.slum-hunting-ground.blood-to-any-ready-vampire",
            "vtes.ruling.slum-hunting-ground.first-use-next-turn",
            "vtes.ruling.slum-hunting-ground.gain-is-optional"),
        "vtes.card.req.master-needs-ready-qualified-minion": (
            "vtes.ruling.slum-hunting-ground.requires-ready-clan-to-play",),
        "vtes.glossary.target.eligibility-from-card-text": (
            "vtes.ruling.slum-hunting-ground.blood-to-any-ready-vampire",),
        "vtes.wording.during-x-do-y-once-per-x": ("vtes.ruling.slum-hunting-ground.first-use-next-turn",
            "vtes.ruling.slum-hunting-ground.gain-is-optional", "vtes.ruling.slum-hunting-ground.moving-on-declines"),
    },
    "Smiling Jack, The Anarch": {
        "used": ("vtes.ruling.smiling-jack-the-anarch.controller-must-feed",
            "vtes.ruling.smiling-jack-the-anarch.one-per-counter",
            "vtes.ruling.smiling-jack-the-anarch.mixed-payment"),
        "vtes.golden-rule.cards-override-rules": ("vtes.ruling.smiling-jack-the-anarch.empty-vampire-pays-nothing",),
    },
    "Society Hunting Ground": {
        "played": ("vtes.ruling.society-hunting-ground.requires-ready-clan-to-play",),
        "used": ("vtes.ruling.society-hunting-ground.blood-to-any-ready-vampire",
            "vtes.ruling.society-hunting-ground.first-use-next-turn",
            "vtes.ruling.society-hunting-ground.gain-is-optional"),
        "vtes.card.req.master-needs-ready-qualified-minion": (
            "vtes.ruling.society-hunting-ground.requires-ready-clan-to-play",),
        "vtes.glossary.target.eligibility-from-card-text": (
            "vtes.ruling.society-hunting-ground.blood-to-any-ready-vampire",),
        "vtes.wording.during-x-do-y-once-per-x": ("vtes.ruling.society-hunting-ground.first-use-next-turn",
            "vtes.ruling.society-hunting-ground.gain-is-optional",
            "vtes.ruling.society-hunting-ground.moving-on-declines"),
    },
    "Spying Mission": {
        "played at superior": ("vtes.ruling.spying-mission.superior-only-when-bleed-would-succeed",
            "vtes.ruling.spying-mission.reduce-or-redirect-before", "vtes.ruling.spying-mission.earlier-copies-stay"),
        "at work": ("vtes.ruling.spying-mission.copies-add-up",),
        "vtes.golden-rule.cards-override-rules": (
            "vtes.ruling.spying-mission.superior-only-when-bleed-would-succeed",),
    },
    "Swallowed by the Night": {
        "played at basic": ("vtes.ruling.swallowed-by-the-night.basic-is-modifier",),
        "played at superior": ("vtes.ruling.swallowed-by-the-night.superior-is-combat",),
        "vtes.combat-card.played-in-combat": ("vtes.ruling.swallowed-by-the-night.superior-is-combat",),
        "vtes.combat.only-combat-cards-as-minion-cards": ("vtes.ruling.swallowed-by-the-night.basic-is-modifier",),
    },
    "Taste of Vitae": {
        "played": ("vtes.ruling.taste-of-vitae.playable-for-zero", "vtes.ruling.taste-of-vitae.after-press-decision"),
        "vtes.combat.end-of-round.effects-only-here": ("vtes.ruling.taste-of-vitae.after-press-decision",),
    },
    "Telepathic Misdirection": {
        "played at superior": ("vtes.ruling.telepathic-misdirection.locked-vampire-under-wake-may-play",
            "vtes.ruling.telepathic-misdirection.basic-lock-on-locked-vampire-no-effect"),
        "vtes.reaction.needs-ready-unlocked-minion": (
            "vtes.ruling.telepathic-misdirection.locked-vampire-under-wake-may-play",),
    },
    "The Barrens": {
        "used": ("vtes.ruling.barrens.usable-any-time",),
    },
    "The Warrens": {
        "played": ("vtes.ruling.warrens.directed-includes-bleed",
            "vtes.ruling.warrens.directed-includes-enter-combat", "vtes.ruling.warrens.directed-includes-diablerie"),
    },
    "Theft of Vitae": {
        "played": ("vtes.ruling.theft-of-vitae.any-range", "vtes.ruling.theft-of-vitae.not-preventable",
            "vtes.ruling.theft-of-vitae.before-mending", "vtes.ruling.theft-of-vitae.combat-ends-first",
            "vtes.ruling.theft-of-vitae.mutual-steal-simultaneous"),
    },
    "Toreador Grand Ball": {
        "played": ("vtes.ruling.toreador-grand-ball.same-toreador-for-several-copies",),
        "at work": ("vtes.ruling.toreador-grand-ball.persists-after-locked-one-burned",),
    },
    "Toreador Justicar": {
        "at work": ("vtes.ruling.toreador-justicar.titled-may-be-chosen",
            "vtes.ruling.toreador-justicar.previous-title-lost"),
    },
    "Uptown Hunting Ground": {
        "played": ("vtes.ruling.uptown-hunting-ground.requires-ready-clan-to-play",),
        "used": ("vtes.ruling.uptown-hunting-ground.blood-to-any-ready-vampire",
            "vtes.ruling.uptown-hunting-ground.first-use-next-turn",
            "vtes.ruling.uptown-hunting-ground.gain-is-optional"),
        "vtes.card.req.master-needs-ready-qualified-minion": (
            "vtes.ruling.uptown-hunting-ground.requires-ready-clan-to-play",),
        "vtes.glossary.target.eligibility-from-card-text": (
            "vtes.ruling.uptown-hunting-ground.blood-to-any-ready-vampire",),
        "vtes.wording.during-x-do-y-once-per-x": ("vtes.ruling.uptown-hunting-ground.first-use-next-turn",
            "vtes.ruling.uptown-hunting-ground.gain-is-optional",
            "vtes.ruling.uptown-hunting-ground.moving-on-declines"),
    },
    "Vessel": {
        "played": ("vtes.ruling.vessel.blood-doll-burn-optional",
            "vtes.ruling.vessel.blood-doll-burn-announced-on-play",
            "vtes.ruling.vessel.may-be-played-on-others-vampire", "vtes.ruling.vessel.player-keeps-control"),
        "used": ("vtes.ruling.vessel.first-use-next-turn", "vtes.ruling.vessel.only-bearers-controller-uses-it"),
        "vtes.golden-rule.cards-override-rules": ("vtes.ruling.vessel.only-bearers-controller-uses-it",),
        "vtes.wording.during-x-do-y-once-per-x": ("vtes.ruling.vessel.first-use-next-turn",),
    },
    "Villein": {
        "played": ("vtes.ruling.villein.low-blood-vampire-legal", "vtes.ruling.villein.take-what-is-there"),
    },
    "Visit from the Capuchin": {
        "played": ("vtes.ruling.visit-from-the-capuchin.replace-then-four",),
        "at work": ("vtes.ruling.visit-from-the-capuchin.no-draw-until-counters-gone",
            "vtes.ruling.visit-from-the-capuchin.unreplaced-play-burns-none",
            "vtes.ruling.visit-from-the-capuchin.counter-burns-when-replacement-due"),
    },
    "Voter Captivation": {
        "played": ("vtes.ruling.voter-captivation.after-resolution",
            "vtes.ruling.voter-captivation.cannot-save-from-ousting",
            "vtes.ruling.voter-captivation.any-order-with-freak-drive"),
        "vtes.sequencing.acting-methuselah-first": ("vtes.ruling.voter-captivation.after-resolution",
            "vtes.ruling.voter-captivation.cannot-save-from-ousting"),
    },
    "Wake with Evening's Freshness": {
        "played": ("vtes.ruling.wake-with-evenings-freshness.no-duty-to-block",
            "vtes.ruling.wake-with-evenings-freshness.replace-before-deciding",
            "vtes.ruling.wake-with-evenings-freshness.wake-is-not-unlock"),
    },
    "Wasserschloss Anif, Austria": {
        "used": ("vtes.ruling.wasserschloss-anif-austria.one-tremere-per-turn",
            "vtes.ruling.wasserschloss-anif-austria.counters-lost-when-burned"),
        "vtes.wording.during-x-do-y-once-per-x": ("vtes.ruling.wasserschloss-anif-austria.one-tremere-per-turn",),
    },
}  # fmt: skip
"""Maps card → occasion → rulings followed on that occasion.

Occasions: the card is `played` (perhaps at one level only), `used` in play, or `at work`, which is when its effect
happens or is looked up. A rule id as the occasion means that this rule refuses a play or use of the card.
"""


FOLLOWED: dict[str, dict[str, tuple[str, ...]]] = {}
"""Rulings of the rulebook and published rulings together."""

for _cards in (RULINGS, PUBLISHED, ON_GROUPS):
    for _card, _occasions in _cards.items():
        for _occasion, _rulings in _occasions.items():
            _so_far = FOLLOWED.setdefault(_card, {}).get(_occasion, ())
            FOLLOWED[_card][_occasion] = (*_so_far, *_rulings)


def followed(card: Card, *occasions: str) -> tuple[str, ...]:
    """Return the rulings on a card that are followed on any of these occasions."""
    of_card = FOLLOWED.get(facts()[card].name, {})
    return tuple(ruling for occasion in occasions for ruling in of_card.get(occasion, ()))
