"""The observed labels of observations.txt."""
import dataclasses
import pathlib

PATH = pathlib.Path(__file__).resolve().parent / "observations.txt"


@dataclasses.dataclass(frozen=True)
class Label:
    id: str
    tools: int  # version of the canvas
    weight: str
    size: int
    width: float  # points, up to the next step of the grid
    grid: float
    repository: int | None  # if the record shows that it hugs its text; equal for the same repository
    text: int  # the same for the same text
    glyphs: dict  # scalar -> how often
    pairs: dict  # class of pairs -> how often

    @property
    def count(self):
        return sum(self.glyphs.values())

    def hugs(self, error):
        """Whether the label is as wide as its text, and not as a constraint: by the record, or by how far the estimate is from it."""
        return self.repository is not None or abs(error) <= 1.2 + 0.01 * self.width + self.grid / 2

    def error(self, estimate):
        """The distance of an estimate from the middle of the range that the width allows."""
        return estimate - (self.width - self.grid / 2)


def counter(text):
    if text == "-":
        return {}
    return {int(key): int(n or 1) for key, _, n in (item.partition("*") for item in text.split(","))}


def labels():
    out = []
    for line in PATH.read_text().splitlines():
        if not line.startswith("#"):
            id, tools, weight, size, width, grid, repository, text, glyphs, pairs = line.split()
            # 0.333 means a third.
            step = 1 / 3 if grid == "0.333" else float(grid)
            out.append(Label(id, int(tools), weight, int(size), float(width), step,
                             None if repository == "-" else int(repository), int(text), counter(glyphs), counter(pairs)))
    return out
