"""What the rules say of kinds of cards, in tables."""

BURNED_WITH_HOST = {
    "equipment": ("vtes.equipment-card.burned-with-bearer",),
    "retainer": ("vtes.retainer-card.burned-with-employer",),
}
"""What the rules say of the kinds of card that are burned with the minion that they lie on."""

INTO_ASH_HEAP = ("vtes.burn.card-goes-to-owners-ash-heap", "vtes.glossary.ash-heap.discarded-cards-to-owner")
"""What the rules say of whose ash heap a card goes to."""

DISCIPLINE_CARDS = {
    "Animalism": "ani", "Auspex": "aus", "Celerity": "cel", "Dominate": "dom", "Fortitude": "for", "Obfuscate": "obf",
    "Potence": "pot", "Presence": "pre", "Blood Sorcery": "tha", "Thaumaturgy": "tha",
}  # fmt: skip
"""Master cards of the subtype Discipline, with the code of what they give."""

BROUGHT_OUT = (
    "vtes.influence.reveal-when-capacity-reached",
    "vtes.influence.reveal-ready-and-unlocked",
    "vtes.influence.reveal-counters-become-blood",
    "vtes.crypt.reveal-allowed-when-stack-reaches-capacity",
    "vtes.crypt.revealed-vampire-goes-to-ready-region",
    "vtes.crypt.revealed-vampire-keeps-counters-as-blood",
    "vtes.control.vampires-put-into-play",
    "vtes.area.uncontrolled-and-controlled-regions",
    "vtes.crypt.capacity-definition",
    "vtes.crypt.clan-definition",
    "vtes.crypt.discipline-definition",
    "vtes.crypt.text-box-content",
)
"""What the rules say of a vampire that moves from the uncontrolled to the ready region. V5 'Influence Phase'."""

ADVANCED_BROUGHT_OUT = (
    "vtes.crypt.advanced-card-is-a-vampire-card",
    "vtes.crypt.advanced-card-influenced-normally",
    "vtes.influence.advanced.counts-as-vampire-card",
)
"""What they say besides of an advanced one."""

CLANS = (
    "Abomination", "Ahrimane", "Akunanse", "Assamite", "Baali", "Banu Haqim", "Blood Brother", "Brujah",
    "Brujah antitribu", "Caitiff", "Daughter of Cacophony", "Follower of Set", "Gangrel", "Gangrel antitribu",
    "Gargoyle", "Giovanni", "Guruhi", "Harbinger of Skulls", "Hecata", "Ishtarri", "Kiasyd", "Lasombra", "Malkavian",
    "Malkavian antitribu", "Ministry", "Nagaraja", "Nosferatu", "Nosferatu antitribu", "Osebo", "Pander", "Ravnos",
    "Salubri", "Salubri antitribu", "Samedi", "Toreador", "Toreador antitribu", "Tremere", "Tremere antitribu",
    "True Brujah", "Tzimisce", "Ventrue", "Ventrue antitribu",
)  # fmt: skip
"""Every clan that there is, whether the data have a vampire of it or not."""
