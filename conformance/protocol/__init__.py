"""The contract with an engine: messages, positions, and each game's vocabulary, as tables and Structs."""
