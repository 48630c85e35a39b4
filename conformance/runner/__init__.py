"""Run features: cases, the direct runner, the pytest-bdd front end, and the lint."""
