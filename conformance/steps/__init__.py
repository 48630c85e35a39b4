"""The step definitions: wording of features → requests of the protocol, and nothing else."""
