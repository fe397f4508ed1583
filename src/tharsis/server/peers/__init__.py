"""The other processes on the same database: news from them, and who does what."""
