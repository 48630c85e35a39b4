"""Vectors: the scenarios as JSON, for judging an engine without an adapter."""
