"""The step definitions, which turn the sentences of features into requests and expectations."""
