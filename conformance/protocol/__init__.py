"""The contract with an engine: messages, positions and the words of each game, as tables and Structs."""
