"""Everything between a socket and the application: accepting, HTTP, WebSocket; uvicorn is known only here."""
