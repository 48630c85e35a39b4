"""Cards: the words for composing declarations, and the declarations."""
