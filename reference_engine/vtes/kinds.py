"""What the rules say of kinds of cards, in tables."""

BURNED_WITH_HOST = {
    "equipment": ("vtes.equipment-card.burned-with-bearer",),
    "retainer": ("vtes.retainer-card.burned-with-employer",),
}
"""What the rules say of the kinds of card that are burned with the minion that they lie on."""

DISCIPLINE_CARDS = {
    "Animalism": "ani", "Auspex": "aus", "Celerity": "cel", "Dominate": "dom", "Fortitude": "for", "Obfuscate": "obf",
    "Potence": "pot", "Presence": "pre", "Blood Sorcery": "tha", "Thaumaturgy": "tha",
}  # fmt: skip
"""Master cards of the subtype Discipline, with the code of what they give."""
