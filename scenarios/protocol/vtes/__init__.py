"""What can be chosen and what can happen in Vampire: The Eternal Struggle, as it is on the wire."""
