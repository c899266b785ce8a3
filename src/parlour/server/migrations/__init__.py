"""How the stored file grew."""
