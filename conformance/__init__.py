"""Everything that judges an engine: protocol, adapters, vocabulary, runner, verdict."""
