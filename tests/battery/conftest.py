"""Assertions outside the test modules explain themselves as well."""

import pytest

pytest.register_assert_rewrite("tests.battery.watches", "tests.battery.state")
