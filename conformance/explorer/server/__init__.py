"""The explorer as a server: pages on demand, and tables to play at."""
