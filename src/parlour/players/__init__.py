"""Computer players: searches that know only the contract, and what is known about single families."""
