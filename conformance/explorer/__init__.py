"""The explorer: rules, rulings, editions, and scenarios as web pages, with replays of play."""
