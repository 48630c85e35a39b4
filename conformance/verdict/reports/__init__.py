"""Present a run: on a terminal, as a page, and in files for programs. All reporters read a `Report`."""
