"""The lives of processes: whatever ends the harness, nothing that an engine has started outlives it."""
