"""Which rows can be forced by fours and threes on a board of five in a row: plainly, with nothing remembered, to compare with."""

from functools import cache

ROW = 5
Square = tuple[int, int]
Five = tuple[Square, ...]


@cache
def fives(size: int) -> list[Five]:
    on_board = [(column, row) for column in range(size) for row in range(size)]
    lines = [
        tuple((column + right * far, row + up * far) for far in range(ROW))
        for column, row in on_board
        for right, up in ((1, 0), (0, 1), (1, 1), (1, -1))
    ]
    return [line for line in lines if all(square in on_board for square in line)]


class Board:
    """Stones of whoever attacks and of whoever defends."""

    def __init__(self, size: int, attacking: set[Square], defending: set[Square]) -> None:
        self.size, self.attacking, self.defending = size, attacking, defending

    def free_squares(self) -> list[Square]:
        return [
            (column, row)
            for column in range(self.size)
            for row in range(self.size)
            if (column, row) not in self.attacking and (column, row) not in self.defending
        ]

    def gaps(self, own: set[Square], others: set[Square], stones: int) -> set[Square]:
        """The free squares of every five with so many stones of one side and none of the other."""
        found: set[Square] = set()
        for five in fives(self.size):
            if sum(square in own for square in five) == stones and not any(square in others for square in five):
                found.update(square for square in five if square not in own)
        return found

    def completing(self) -> set[Square]:
        return self.gaps(self.attacking, self.defending, ROW - 1)

    def must_block(self) -> set[Square]:
        return self.gaps(self.defending, self.attacking, ROW - 1)

    def after(self, attack: Square | None = None, answer: Square | None = None) -> "Board":
        attacking = self.attacking | {attack} if attack else self.attacking
        return Board(self.size, attacking, self.defending | {answer} if answer else self.defending)


def wins(board: Board, stones: int, threes: bool) -> bool:
    """Whether whoever attacks, whose move it is, makes a row with so many stones, each of which makes a four or, if allowed, a three."""
    if board.completing():
        return stones > 0
    blocks = board.must_block()
    if stones < 2 or len(blocks) > 1:
        return False
    tried = board.gaps(board.attacking, board.defending, ROW - 2)
    if threes:
        tried |= board.gaps(board.attacking, board.defending, ROW - 3)
    return any(forces(board.after(attack=square), stones, threes) for square in (tried & blocks if blocks else tried))


def forces(board: Board, stones: int, threes: bool) -> bool:
    """The same once the first of the stones lies there."""
    if board.must_block():
        return False
    answers = board.completing()
    if len(answers) > 1:
        return True
    if answers:
        return wins(board.after(answer=answers.pop()), stones - 1, threes)
    if not threes or stones < 3 or not wins(board, stones - 1, threes=False):
        return False
    return all(wins(board.after(answer=answer), stones - 1, threes=True) for answer in board.free_squares())


def stones_of_row(board: Board, most: int) -> int | None:
    """With how many stones, at the least, a row can be forced; None if more than so many were needed."""
    return next((stones for stones in range(1, most + 1) if wins(board, stones, threes=True)), None)
