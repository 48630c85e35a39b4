"""Who controls what, and how it comes into play and changes hands: regions, sects, titles, contests. V5 'Control',
'Contested Cards', 'Contested Titles', 'Vampire Sects'."""
