"""Game trees: view, play, take back, branch, explain and share a game in progress, with any engine."""
