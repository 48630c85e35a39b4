"""Rules for Hunter players. Rulebook, 'Hunter Specific Rules'."""
