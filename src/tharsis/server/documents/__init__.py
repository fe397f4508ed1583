"""What readers are sent: documents, deltas, log lines, catalogues."""
