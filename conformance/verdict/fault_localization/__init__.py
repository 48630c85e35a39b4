"""Which rules an engine has broken, as far as the verdicts of all its scenarios tell."""
