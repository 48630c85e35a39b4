"""Action and Unhosted Action cards. Rulebook, 'Play or Place an Action Card', 'Attachments'."""
