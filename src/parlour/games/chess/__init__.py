"""Chess and its printed relatives."""
