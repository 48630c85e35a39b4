"""Assertions outside the test modules explain themselves as well."""

import pytest

pytest.register_assert_rewrite("tests.engine.battery.watches", "tests.engine.battery.state")
