"""The words of the cards: conditions and amounts, costs, and what effects do."""
