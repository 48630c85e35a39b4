"""Published card rulings: which of them a card is read by, and when. `rulings.RULINGS` explains the occasions."""

from __future__ import annotations

PUBLISHED: dict[str, dict[str, tuple[str, ...]]] = {
    # Cards A to D
    "Anarch Troublemaker": {
        "used": ("vtes.published.anarch-troublemaker.may-lock-already-locked",),
    },
    # Cards E to L

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
        "vtes.golden-rule.cards-override-rules": ("vtes.published.reckless-agitation.needs-two-opponents",),
    },
    "Revelations": {
        "played": ("vtes.published.revelations.replacement-is-not-shown",),
    },
    "Rutor's Hand": {
        "used": ("vtes.published.rutors-hand.locked-for-the-thief",),
    },

    # Cards S to Z

    # Groups of cards to G00060

    # Groups of cards from G00061
}  # fmt: skip
"""Card → occasion → the published rulings that are followed then."""
