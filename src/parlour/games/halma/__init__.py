"""The halma family: pieces step and hop, alone or in long chains, to the other side of a star, a square or a corner."""
