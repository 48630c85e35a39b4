"""Loads the pytest plugin where the project is run from a checkout that is not installed."""

from __future__ import annotations

import pytest

PLUGIN = "justicar.pytest_plugin"


def pytest_addoption(pluginmanager: pytest.PytestPluginManager) -> None:
    """Registers the plugin, unless the installed distribution has done so."""
    if not pluginmanager.has_plugin("justicar") and not pluginmanager.has_plugin(PLUGIN):
        pluginmanager.import_plugin(PLUGIN)
