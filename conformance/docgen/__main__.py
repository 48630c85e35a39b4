"""`python -m conformance.docgen`: makes the sections anew that are made from the code."""

import sys

from conformance.docgen import pages

for page in pages():
    if not page.fresh:
        page.write()
        sys.stdout.write(f"{page.file}\n")
