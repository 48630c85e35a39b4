"""Vectors: the scenarios as data, for those who judge an engine without an adapter."""
