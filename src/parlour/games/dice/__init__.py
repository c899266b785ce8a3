"""The dice kit and the games made with it."""
