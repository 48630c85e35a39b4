"""The explorer: rules, readings, editions and scenarios as pages, with films of what happens at the table."""
