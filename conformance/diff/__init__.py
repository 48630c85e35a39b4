"""What moves between two editions, engines or results, and since an older catalogue."""
