"""Track games: two games of the goose and a horse race, by dice along one line of squares."""
