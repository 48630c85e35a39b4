"""`python -m conformance.protocol.schemas`: writes the schema files anew."""

import sys

from conformance.protocol.schemas import write

sys.stdout.writelines(f"{path}\n" for path in write())
