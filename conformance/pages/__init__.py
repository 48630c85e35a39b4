"""What is written out of the code for people to read: `python -m conformance.pages` writes all of it anew."""
