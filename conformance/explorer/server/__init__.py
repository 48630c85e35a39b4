"""The explorer as a server: its pages as they are asked for, and tables at which one chooses."""
