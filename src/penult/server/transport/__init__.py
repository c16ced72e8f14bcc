"""Between a socket and the application: accepting, HTTP, WebSocket. Only this package knows uvicorn."""
