"""The numbers of fonts.txt: advances and kerning of the open fonts, em/2048."""
import dataclasses
import functools
import pathlib
import unicodedata

PATH = pathlib.Path(__file__).resolve().parent / "fonts.txt"
# Letters of other scripts that are drawn like a Latin one.
LOOKALIKES = dict(zip("АВЕЅІЈКМНОРСТХаеіјорсухѕΑΒΕΖΗΙΚΜΝΟΡΤΥΧο", "ABESIJKMHOPCTXaeijopcyxsABEZHIKMNOPTYXo"))
NBSP = {0xA0: " "}


@dataclasses.dataclass
class Family:
    """ASCII glyphs that kern alike in all weights, on the left or on the right of a pair, share a class."""

    advances: dict  # weight -> scalar -> advance
    left: list  # class of U+0020... as the first of a pair
    right: list  # as the second
    kerning: dict  # weight -> kerning by left class * stride + right class

    @property
    def stride(self):
        return max(self.right) + 1

    def pair_classes(self, text):
        """Index into the matrices of every pair that kerns in some weight."""
        for a, b in zip(text, text[1:]):
            if 0x20 <= ord(a) < 0x7F and 0x20 <= ord(b) < 0x7F:
                index = self.left[ord(a) - 0x20] * self.stride + self.right[ord(b) - 0x20]
                if any(matrix[index] for matrix in self.kerning.values()):
                    yield index

    def between(self, low, high, share):
        """(advances, kerning) of the weight at a position between the two."""
        mix = lambda a, b: a + (b - a) * share
        a, b = self.advances[low], self.advances[high]
        return {s: mix(a[s], b[s]) for s in a if s in b}, [mix(x, y) for x, y in zip(self.kerning[low], self.kerning[high])]


@functools.cache
def lines():
    return [line.split() for line in PATH.read_text().splitlines() if not line.startswith("#")]


def blocks():
    """First and last scalar of every block of advances."""
    return [(int(l[3], 16), int(l[3], 16) + len(l) - 5) for l in lines() if l[:3] == ["advances", "inter", "regular"]]


@functools.cache
def family(name):
    advances, kerning, classes = {}, {}, {}
    for line in lines():
        if len(line) < 2 or line[1] != name:
            continue
        if line[0] == "advances":
            low = int(line[3], 16)
            advances.setdefault(line[2], {}).update({low + i: int(n) for i, n in enumerate(line[4:]) if n != "0"})
        elif line[0] == "kerning":
            kerning[line[2]] = [int(n) for n in line[3:]]
        elif line[0] in ("left", "right"):
            classes[line[0]] = [int(n) for n in line[2:]]
    return Family(advances, classes["left"], classes["right"], kerning)


@functools.cache
def base_letter(scalar):
    """The character whose difference from the open font this scalar shares: itself, what it decomposes to, or its lookalike."""
    c = unicodedata.normalize("NFD", chr(scalar))[0]
    return NBSP.get(scalar) or LOOKALIKES.get(c, c)
