"""Enable assertion messages outside the test modules."""

import pytest

pytest.register_assert_rewrite("tests.engine.battery.watches", "tests.engine.battery.state")
