"""The client's side of the protocol: a guest, a connection that reconnects, and the view it keeps."""
