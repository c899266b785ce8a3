"""Boards and score sheets on paper: SVG and PDF, to scale, with cut marks where one sheet of paper is not enough."""
