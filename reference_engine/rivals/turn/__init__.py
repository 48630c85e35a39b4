"""The phases of a turn and the Actions. Rulebook, 'Turn Sequence'."""
