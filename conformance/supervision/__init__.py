"""Process supervision: no engine process outlives the harness, no matter how the harness ends."""
