"""The command line: names, options and help.

One module holds the commands of each heading in `justicar --help`. `conformance.commands` has the code of each command,
imported only when the command runs.
"""

from conformance.cli import comparing, judging, maintaining, playing, rules
from conformance.cli.group import SECTIONS, main

__all__ = ["SECTIONS", "comparing", "judging", "main", "maintaining", "playing", "rules"]
