"""Several runs beside each other, out of their files of results: two versions compared, or many engines on one page."""
