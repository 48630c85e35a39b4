"""Running features: cases, the direct runner, the pytest-bdd front-end, the lint."""
