"""The protocol from the other side: a guest, a connection that comes back, and the view it keeps."""
