"""Verdicts: results, the ledger, profiles, certificates, and coverage. `reports` presents them."""
