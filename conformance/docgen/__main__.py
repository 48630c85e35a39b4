"""Update the generated sections of the docs: `python -m conformance.docgen`."""

import sys

from conformance.docgen import pages

for page in pages():
    if not page.fresh:
        page.write()
        sys.stdout.write(f"{page.file}\n")
