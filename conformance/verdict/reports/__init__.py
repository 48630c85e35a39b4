"""How a run is told: on a terminal, as a page, and in the files that programs read. All of them read a `Report`."""
