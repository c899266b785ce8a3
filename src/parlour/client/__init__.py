"""The browser's part lies in this folder. For Python, a seat at a table is `parlour.guest.Table`; it goes by this name too."""

from parlour.guest import Table

__all__ = ["Table"]
