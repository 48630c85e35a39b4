"""Published card rulings, by card and occasion. See `rulings.RULINGS` for the occasions."""

from __future__ import annotations

PUBLISHED: dict[str, dict[str, tuple[str, ...]]] = {
    # Cards A to D
    ".44 Magnum": {
        "used": ("vtes.published.44-magnum.one-maneuver-each-combat",),
    },
    "Abactor": {
        "played": ("vtes.published.abactor.blood-hunt-needs-hunt-that-fed", "vtes.published.abactor.no-diablerie",
            "vtes.published.abactor.referendum-is-blood-hunt",
            "vtes.published.abactor.referendum-before-after-action-cards"),
    },
    "Anarch Troublemaker": {
        "used": ("vtes.published.anarch-troublemaker.may-lock-already-locked",),
    },
    "Blood Doll": {
        "used": ("vtes.published.blood-doll.usable-in-torpor",),
    },
    "Bonding": {
        "played at superior": ("vtes.published.bonding.superior-needs-needed-stealth",),
        "vtes.action.stealth.added-only-when-needed": ("vtes.published.bonding.superior-needs-needed-stealth",),
        "vtes.golden-rule.cards-override-rules": ("vtes.published.bonding.superior-only-in-bleeds",),
    },
    "Canine Horde": {
        "vtes.combat.destroy-equipment.burns-one": ("vtes.published.canine-horde.superior-needs-equipment",),
    },
    "Cats' Guidance": {
        "played at basic": ("vtes.published.cats-guidance.after-all-combats",
            "vtes.published.cats-guidance.not-from-torpor"),
        "vtes.combat.only-combat-cards-as-minion-cards": ("vtes.published.cats-guidance.after-all-combats",),
        "vtes.torpor.cannot-play-reactions": ("vtes.published.cats-guidance.not-from-torpor",),
    },
    "Change of Target": {
        "played": ("vtes.published.change-of-target.action-counts-as-performed",
            "vtes.published.change-of-target.card-and-rulebook-actions-differ",
            "vtes.published.change-of-target.other-target-is-other-action",
            "vtes.published.change-of-target.between-block-and-its-resolution",
            "vtes.published.change-of-target.effects-of-being-blocked-apply",
            "vtes.published.change-of-target.nothing-played-afterwards",
            "vtes.published.freak-drive.not-after-an-end",
            "vtes.published.change-of-target.mandatory-action-leaves-stuck",
            "vtes.published.change-of-target.leaving-torpor-no-diablerie"),
    },
    "Clan Impersonation": {
        "played": ("vtes.published.clan-impersonation.slave-stays-slave",
            "vtes.published.clan-impersonation.sect-stays",
            "vtes.published.clan-impersonation.title-of-other-clan",
            "vtes.published.clan-impersonation.latest-change-counts"),
        "used": ("vtes.published.clan-impersonation.own-clan-returns",),
    },
    "Cloak the Gathering": {
        "played at superior": ("vtes.published.cloak-the-gathering.superior-same-side-only",
            "vtes.published.cloak-the-gathering.superior-by-locked-vampire",
            "vtes.published.cloak-the-gathering.one-for-each-vampire"),
        "vtes.modifier.other-minions-cards-same-controller-only": (
            "vtes.published.cloak-the-gathering.superior-same-side-only",),
    },
    "Command of the Beast": {
        "played at superior": ("vtes.published.command-of-the-beast.limited-before-or-after",),
    },
    "Creeping Sabotage": {
        "used": ("vtes.published.change-of-target.other-copy-is-other-action",),
    },
    "Daring the Dawn": {
        "played": ("vtes.published.daring-the-dawn.after-combat-if-blocked",
            "vtes.published.daring-the-dawn.damage-once-resolution-is-reached"),
    },
    "Death Seeker": {
        "played": ("vtes.published.death-seeker.cancelled-strike-chosen-anew",
            "vtes.published.death-seeker.end-of-round-counts-for-round"),
    },
    "Deep Song": {
        "played at superior": ("vtes.published.deep-song.lock-and-combat-together",),
    },
    "Dominate Kine": {
        "played at superior": ("vtes.published.dominate-kine.location-on-any-own-minion",),
    },
    "Dreams of the Sphinx": {
        "used": ("vtes.published.dreams-of-the-sphinx.unreplaced-cards-count",
            "vtes.published.dreams-of-the-sphinx.bonus-ends-after-discard-phase"),
        "vtes.card.as-played.nothing-else-allowed": (
            "vtes.published.dreams-of-the-sphinx.not-for-cancelling-as-played",),
        "vtes.contest.cards-face-down-and-out-of-play": (
            "vtes.published.dreams-of-the-sphinx.not-in-response-to-second-copy",),
    },
    "The Art of Love": {
        "played": ("vtes.published.art-of-love.requirements-do-not-apply",
            "vtes.published.art-of-love.returns-after-discard-phase"),
    },
    "The Barrens": {
        "vtes.card.as-played.nothing-else-allowed": ("vtes.published.barrens.not-for-cancelling-as-played",),
    },
    # Cards E to L
    "Eccentric Billionaire": {
        "used": ("vtes.published.eccentric-billionaire.when-announced-or-paid",),
    },
    "Elder Library": {
        "played": ("vtes.published.elder-library.second-copy-adds-nothing",),
    },
    "Elen Kamjian": {
        "used": ("vtes.published.elen-kamjian.another-bleed-is-not-hers",
            "vtes.published.elen-kamjian.free-after-her-bleed"),
        "vtes.mandatory.stuck-if-impossible": ("vtes.published.elen-kamjian.stuck-after-another-bleed",),
    },
    "Faceless Night": {
        "played at superior": ("vtes.published.faceless-night.attempt-under-way-counts",
            "vtes.published.faceless-night.not-for-earlier-failures",
            "vtes.published.faceless-night.failed-blocker-reacts-until-resolution"),
    },
    "Fame": {
        "used": ("vtes.published.fame.paid-in-any-order",),
    },
    "Far Mastery": {
        "played": ("vtes.published.far-mastery.requirements-do-not-apply",),
    },
    "Fast Hands": {
        "vtes.combat.destroy-weapon.must-choose-weapon": ("vtes.published.fast-hands.needs-a-weapon",),
    },
    "Foreshadowing Destruction": {
        "played at superior": ("vtes.published.foreshadowing-destruction.not-counted-at-ten-pool",
            "vtes.published.foreshadowing-destruction.lost-bonus-leaves-room"),
    },
    "Freak Drive": {
        "played at superior": ("vtes.published.freak-drive.superior-needs-a-block",),
        "vtes.golden-rule.cards-override-rules": ("vtes.published.freak-drive.superior-needs-a-block",),
    },
    "Govern the Unaligned": {
        "played at superior": ("vtes.published.govern-the-unaligned.target-stays-face-down",),
    },
    "Gratiano": {
        "at work": ("vtes.published.gratiano.ballot-without-the-title",
            "vtes.published.gratiano.votes-and-ballots-on-one-side"),
    },
    "Guard Dogs": {
        "played at superior": ("vtes.published.guard-dogs.only-in-the-combat-of-its-block",),
    },
    "Hidden Strength": {
        "played": ("vtes.published.hidden-strength.x-is-what-it-costs",
            "vtes.published.hidden-strength.x-may-be-higher"),
        "vtes.combat.damage.prevention-by-damaged-minion": ("vtes.published.hidden-strength.needs-damage",),
    },
    "Immortal Grapple": {
        "played": ("vtes.published.immortal-grapple.committed-strike-is-lost",
            "vtes.published.immortal-grapple.canceled-one-was-played"),
    },
    "Impundulu": {
        "used": ("vtes.published.impundulu.vampire-without-blood",
            "vtes.published.impundulu.own-minion-is-undirected"),
    },
    "Ingrid Rossler": {
        "at work": ("vtes.published.ingrid-rossler.transfers-from-the-next-phase",),
    },
    "Instinctive Reaction": {
        "played at superior": ("vtes.published.instinctive-reaction.only-in-the-combat-of-its-block",),
    },
    "Into the Fire": {
        "played": ("vtes.published.into-the-fire.real-change-of-sect",
            "vtes.published.into-the-fire.title-of-the-wrong-sect"),
    },
    "Kevlar Vest": {
        "used": ("vtes.published.kevlar-vest.two-gun-strikes",),
    },
    "Kine Resources Contested": {
        "at work": ("vtes.published.kine-resources-contested.not-all-on-one-and-oneself-allowed",),
    },
    "Louis Fortier (ADV)": {
        "at work": ("vtes.published.louis-fortier.merging-makes-him-anarch",),
    },
    "Lunatic Eruption": {
        "used": ("vtes.published.lunatic-eruption.before-other-actions",
            "vtes.published.lunatic-eruption.burning-is-directed-at-bearers-side",
            "vtes.published.lunatic-eruption.free-after-its-combat"),
        "vtes.mandatory.stuck-with-two-different": ("vtes.published.lunatic-eruption.two-leave-stuck",),
    },
    "The Line": {
        "used": ("vtes.published.line.blood-of-any-action-card",),
    },

    # Cards M to R
    "Magic of the Smith": {
        "played": ("vtes.published.magic-of-the-smith.equipment-chosen-at-resolution",),
    },
    "Malkavian Dementia": {
        "played": ("vtes.published.malkavian-dementia.ends-before-unlocking",
            "vtes.published.malkavian-dementia.clan-change-does-not-end-it"),
    },
    "Martyr's Resilience": {
        "played": ("vtes.published.martyrs-resilience.playable-from-torpor",
            "vtes.published.martyrs-resilience.any-methuselah"),
        "vtes.card.cost.blood-needs-enough-blood": ("vtes.published.martyrs-resilience.blood-must-be-there",),
    },
    "Minion Tap": {
        "played": ("vtes.published.minion-tap.cost-and-gain-together",),
    },
    "Mirror Walk": {
        "played at superior": ("vtes.published.mirror-walk.no-diablerie-of-a-vampire-leaving-torpor",),
    },
    "Nu, The Pillar": {
        "used": ("vtes.published.nu-the-pillar.unlocks-during-another-action",),
    },
    "Of Noble Blood": {
        "played": ("vtes.published.of-noble-blood.directed-at-another-s-vampire",),
    },
    "Out of the Frying Pan": {
        "played": ("vtes.published.out-of-the-frying-pan.real-change-of-sect",
            "vtes.published.out-of-the-frying-pan.title-of-the-wrong-sect"),
    },
    "Marguerite Foccart (ADV)": {
        "at work": ("vtes.published.marguerite-foccart.merging-makes-her-anarch",),
    },
    "Parity Shift": {
        "at work": ("vtes.published.parity-shift.later-pool-changes-do-not-matter",
            "vtes.published.parity-shift.caller-shares-out-a-shortage"),
    },
    "Precognition": {
        "played at superior": ("vtes.published.precognition.only-in-the-combat-of-its-block",),
    },
    "Qawiyya el-Ghaduba": {
        "used": ("vtes.published.qawiyya-el-ghaduba.once-per-minion-phase",),
    },
    "Quick Jab": {
        "played": ("vtes.published.quick-jab.one-damage-to-prevent",),
    },
    "Reckless Agitation": {
        "played": ("vtes.published.reckless-agitation.shared-among-others",),
        "vtes.referendum.step-terms": ("vtes.published.reckless-agitation.needs-two-opponents",),
    },
    "Revelations": {
        "played": ("vtes.published.revelations.replacement-is-not-shown",),
    },
    "Rutor's Hand": {
        "used": ("vtes.published.rutors-hand.locked-for-the-thief",),
    },

    # Cards S to Z
    "Academic Hunting Ground": {
        "used": ("vtes.published.secure-haven.no-extra-cost-for-use",),
    },
    "Secure Haven": {
        "played": ("vtes.published.secure-haven.playable-in-torpor",
            "vtes.published.secure-haven.not-burned-if-it-missed-torpor"),
        "at work": ("vtes.published.secure-haven.extra-pool-for-all",),
    },
    "Shattering Blow": {
        "vtes.combat.destroy-equipment.burns-one": ("vtes.published.shattering-blow.needs-equipment",),
    },
    "Smiling Jack, The Anarch": {
        "used": ("vtes.published.smiling-jack-the-anarch.empty-vampire-does-not-pay",
            "vtes.published.smiling-jack-the-anarch.pool-and-vampires-mixed"),
    },
    "Spirit's Touch": {
        "played at superior": ("vtes.published.spirits-touch.maneuver-only-in-resulting-combat",),
    },
    "Spying Mission": {
        "played at superior": ("vtes.published.spying-mission.just-before-resolution",
            "vtes.published.spying-mission.cancelled-too-late-to-react",
            "vtes.published.spying-mission.ousted-by-cost-before-bleed"),
        "at work": ("vtes.published.spying-mission.nothing-after-copies-are-burned",
            "vtes.published.spying-mission.all-copies-count"),
    },
    "Sudden Reversal": {
        "played": ("vtes.published.sudden-reversal.cancelled-trifle-gives-nothing",),
    },
    "Summon History": {
        "played": ("vtes.published.summon-history.x-chosen-when-played",),
    },
    "Taste of Vitae": {
        "played": ("vtes.published.taste-of-vitae.after-presses-or-early-end",
            "vtes.published.taste-of-vitae.any-order-at-end-of-round",
            "vtes.published.taste-of-vitae.opponent-burned"),
        "vtes.combat.end-of-round.effects-only-here": ("vtes.published.taste-of-vitae.after-presses-or-early-end",),
    },
    "Telepathic Counter": {
        "played": ("vtes.published.telepathic-counter.before-success-only",),
    },
    "Theft of Vitae": {
        "played": ("vtes.published.theft-of-vitae.less-than-stolen",
            "vtes.published.theft-of-vitae.mutual-thefts-add-up"),
    },
    "Thicker than Blood": {
        "played": ("vtes.published.thicker-than-blood.keeps-cards-and-blood",),
    },
    "Toreador Grand Ball": {
        "played": ("vtes.published.toreador-grand-ball.same-locked-toreador",
            "vtes.published.secure-haven.choosing-is-targeting",
            "vtes.published.toreador-grand-ball.still-unblockable-after-bleed"),
        "used": ("vtes.published.secure-haven.cards-on-minion-not-protected",),
    },
    "Torn Signpost": {
        "played": ("vtes.published.torn-signpost.sets-base-strength",
            "vtes.published.torn-signpost.bonuses-add-to-it"),
    },
    "Underbridge Stray": {
        "used": ("vtes.published.underbridge-stray.press-when-just-recruited",),
    },
    "Vessel": {
        "used": ("vtes.published.vessel.usable-in-torpor",),
    },
    "Villein": {
        "played": ("vtes.published.villein.cost-with-gain", "vtes.published.villein.take-what-is-there"),
        "vtes.card.cost.pool-needs-enough-pool": ("vtes.published.villein.cost-must-be-payable",),
    },
    "Visit from the Capuchin": {
        "played": ("vtes.published.visit-from-the-capuchin.no-second-one",),
    },
    "Warsaw Station": {
        "used": ("vtes.published.warsaw-station.saves-from-diablerie",
            "vtes.published.warsaw-station.saves-but-action-ends",
            "vtes.published.warsaw-station.unlocks-after-referendum",
            "vtes.published.warsaw-station.unlocks-nosferatu-only",
            "vtes.published.warsaw-station.unlocks-after-it-is-burned"),
    },
    "Wash": {
        "played": ("vtes.published.wash.cancelled-trifle-gives-nothing",
            "vtes.published.wash.action-is-no-trifle-bonus", "vtes.published.wash.cancelled-out-of-turn-was-the-one"),
    },
    "Wasserschloss Anif, Austria": {
        "used": ("vtes.published.wasserschloss-anif-austria.one-tremere-each-turn",),
    },
    "Wider View": {
        "used": ("vtes.published.wider-view.removed-cards-are-public",),
    },

    # Groups of cards to G00060

    # Groups of cards from G00061
}  # fmt: skip
"""Maps card → occasion → published rulings followed on that occasion."""
