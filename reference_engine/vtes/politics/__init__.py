"""Political actions, referendums and votes. V5 'Politics'."""
