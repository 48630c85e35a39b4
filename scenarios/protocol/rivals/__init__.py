"""What can be chosen and what can happen in Vampire: The Masquerade Rivals, as it is on the wire."""
