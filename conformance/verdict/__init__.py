"""What a verdict is: results, the ledger, profiles, certificates, coverage. How one is told is in `reports`."""
