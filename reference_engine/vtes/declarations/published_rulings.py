"""Published card rulings: which of them a card is read by, and when. `rulings.RULINGS` explains the occasions."""

from __future__ import annotations

PUBLISHED: dict[str, dict[str, tuple[str, ...]]] = {
    # Cards A to D
    "Anarch Troublemaker": {
        "used": ("vtes.published.anarch-troublemaker.may-lock-already-locked",),
    },
    # Cards E to L

    # Cards M to R

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
"""Card → occasion → the published rulings that are followed then."""
