"""Tables, seats, storage, HTTP and live updates."""
