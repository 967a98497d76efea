#!/usr/bin/env python3
"""Writes LineBreakTable.swift from the Unicode Character Database: the line breaking class of every character.

    line_break_table.py [FOLDER]        default: /usr/share/unicode (Debian: unicode-data)

Classes are resolved by LB1 of UAX #14: AI, SG and XX are AL, CJ is NS, SA is CM for marks and else AL. Opening and closing
brackets that are wide, and unassigned pictographs, have classes of their own, for LB30 and LB30b.
"""
import pathlib
import sys

# In the order of LineBreakClass.
CLASSES = (
    "AL BA BB BK CB CL CM CP CPw CR EB EM EP EX GL H2 H3 HL HY ID IN IS JL JT JV LF NL NS NU OP OPw PO PR QU RI SP SY WJ ZW "
    "ZWJ B2").split()


def ranges(path):
    for line in open(path, encoding="utf-8"):
        line = line.split("#")[0].strip()
        if line:
            codes, value = [part.strip() for part in line.split(";")][:2]
            first, _, last = codes.partition("..")
            yield int(first, 16), int(last or first, 16), value


def main():
    folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/unicode")
    line_break = ["XX"] * 0x110000
    # Unassigned characters, by the header of LineBreak.txt.
    for first, last, value in [
            (0x3400, 0x4DBF, "ID"), (0x4E00, 0x9FFF, "ID"), (0xF900, 0xFAFF, "ID"), (0x20000, 0x2FFFD, "ID"),
            (0x30000, 0x3FFFD, "ID"), (0x1F000, 0x1FAFF, "ID"), (0x1FC00, 0x1FFFD, "ID"), (0x20A0, 0x20CF, "PR")]:
        line_break[first:last + 1] = [value] * (last + 1 - first)
    for first, last, value in ranges(folder / "LineBreak.txt"):
        line_break[first:last + 1] = [value] * (last + 1 - first)
    wide = set()
    for first, last, value in ranges(folder / "EastAsianWidth.txt"):
        if value in ("F", "W", "H"):
            wide.update(range(first, last + 1))
    pictographs = set()
    for first, last, value in ranges(folder / "emoji" / "emoji-data.txt"):
        if value == "Extended_Pictographic":
            pictographs.update(range(first, last + 1))
    category = ["Cn"] * 0x110000
    start = 0
    for line in open(folder / "UnicodeData.txt", encoding="utf-8"):
        fields = line.split(";")
        code = int(fields[0], 16)
        if fields[1].endswith("First>"):
            start = code
            continue
        if not fields[1].endswith("Last>"):
            start = code
        category[start:code + 1] = [fields[2]] * (code + 1 - start)

    def resolved(code):
        value = line_break[code]
        if value in ("AI", "SG", "XX"):
            return "AL"
        if value == "SA":
            return "CM" if category[code] in ("Mn", "Mc") else "AL"
        if value == "CJ":
            return "NS"
        if value in ("OP", "CP") and code in wide:
            return value + "w"
        if value == "ID" and code in pictographs and category[code] == "Cn":
            return "EP"
        return value

    entries, previous = [], None
    for code in range(0x110000):
        value = resolved(code)
        if value != previous:
            entries.append(code << 8 | CLASSES.index(value))
            previous = value
    version = open(folder / "LineBreak.txt", encoding="utf-8").readline().split("-")[1].rsplit(".", 1)[0]
    lines = [
        "// Written by line_break_table.py from the Unicode Character Database %s" % version,
        "// (LineBreak, EastAsianWidth, UnicodeData and emoji-data; https://www.unicode.org/license.txt).", "",
        "/// The line breaking classes of all characters: where each run of a class begins, and the class in the lowest byte.",
        "enum LineBreakTable {", '  static let unicodeVersion = "%s"' % version, "", "  static let runs: [UInt32] = ["]
    for index in range(0, len(entries), 10):
        lines.append("    " + ", ".join("0x%X" % entry for entry in entries[index:index + 10]) + ",")
    lines += ["  ]", "}", ""]
    (pathlib.Path(__file__).parent / "LineBreakTable.swift").write_text("\n".join(lines))


main()
