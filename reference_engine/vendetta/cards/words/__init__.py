"""What cards do, word by word: the parts and numbers that declarations are put together from."""
