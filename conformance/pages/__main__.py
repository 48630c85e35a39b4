"""`python -m conformance.pages`: writes anew what is made from the code."""

import sys

from conformance.games import words
from conformance.protocol.schemas import write

sys.stdout.writelines(f"{path}\n" for path in write(words()))
