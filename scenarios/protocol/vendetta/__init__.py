"""What can be chosen and what can happen in Vampire: The Masquerade – Vendetta, as it is on the wire."""
