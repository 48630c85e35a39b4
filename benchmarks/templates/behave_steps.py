"""The stock style of behave: one step function for each pattern."""

from behave import given, then, when  # noqa: F401 - for the definitions below

from conformance.steps import expect  # noqa: F401 - for the definitions below
