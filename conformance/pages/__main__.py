"""`python -m conformance.pages`: makes the sections anew that are made from the code."""

import sys

from conformance.pages import pages

for page in pages():
    if not page.fresh:
        page.write()
        sys.stdout.write(f"{page.file}\n")
