#!/usr/bin/env python3
"""Writes CollationTable.swift from the root collation of ICU 72 (CLDR 42, Unicode 15; Debian: libicu72).

    collation_table.py

Left out are Han and Hangul, which are in the order of their code points, capitals that differ from their small letters as all do, characters
of old scripts beyond the Basic Multilingual Plane, and characters for compatibility that are in no common text.
"""
import ctypes
import pathlib
import textwrap
import unicodedata

ICU = ctypes.CDLL("libicui18n.so.72")
ICU.ucol_open_72.restype = ICU.ucol_openElements_72.restype = ctypes.c_void_p
ICU.ucol_openElements_72.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int, ctypes.c_void_p]
ICU.ucol_next_72.argtypes = [ctypes.c_void_p, ctypes.c_void_p]
ICU.ucol_closeElements_72.argtypes = [ctypes.c_void_p]
COMMON = 5
# Curly quotes are variants of straight ones in newer collations than that of ICU 72.
QUOTES = {code: (0x27, 6 + index) for index, code in enumerate(range(0x2018, 0x201C))} | {
    code: (0x22, 6 + index) for index, code in enumerate(range(0x201C, 0x2020))}


def is_listed(code):
    return code < 0x10000 or 0x1F000 <= code < 0x1FB00


def has_variants(code):
    return (code < 0x700 or 0x1DC0 <= code < 0x2800 or 0x3000 <= code < 0x3100 or 0xFB00 <= code < 0xFB07
            or 0xFF00 <= code < 0xFFF0)


def elements(collator, text):
    """The weights of a text: primary, secondary and tertiary, without the bits of its case."""
    units, status, found = text.encode("utf-16-le"), ctypes.c_int(0), []
    iterator = ICU.ucol_openElements_72(collator, units, len(units) // 2, ctypes.byref(status))
    while (order := ICU.ucol_next_72(iterator, ctypes.byref(status))) != -1:
        order &= 0xFFFFFFFF
        primary, secondary, tertiary = order >> 16, order >> 8 & 0xFF, order & 0xFF
        if found and primary and not secondary and tertiary >= 0xC0:
            found[-1] = (found[-1][0] | primary, *found[-1][1:])
        else:
            found.append((primary << 16, secondary, tertiary & 0x3F))
    ICU.ucol_closeElements_72(iterator)
    return found


def is_han(primary):
    return primary >> 16 >= 0xFA00


def lines(name, comment, words):
    text = " \\\n".join("    " + line for line in textwrap.wrap(" ".join(words), 112))
    return f'  /// {comment}\n  static let {name} = """\n{text}\n    """\n'


def main():
    status = ctypes.c_int(0)
    collator = ICU.ucol_open_72(b"", ctypes.byref(status))
    weights, primaries = {}, {}
    for code in range(0x20000):
        character = chr(code)
        if unicodedata.category(character) in ("Cn", "Cs", "Co") or not is_listed(code):
            continue
        if 0xAC00 <= code <= 0xD7A3 or unicodedata.name(character, "").startswith("CJK UNIFIED"):
            continue
        if code in QUOTES:
            quote, secondary = QUOTES[code]
            weights[code] = [(weights[quote][0][0], secondary, COMMON)]
            continue
        weights[code] = found = elements(collator, character)
        if len(found) == 1 and found[0][0] and not is_han(found[0][0]):
            primaries.setdefault(found[0][0], []).append((*found[0][1:], code))
    first = {primary: min(codes)[2] for primary, codes in primaries.items()}
    runs = []
    for primary in sorted(first):
        code = first[primary]
        if runs and sum(runs[-1]) == code:
            runs[-1][1] += 1
        else:
            runs.append([code, 1])
    variants = []
    for code, found in sorted(weights.items()):
        character = chr(code)
        if not has_variants(code) or not any(map(any, found)):
            continue
        if any(primary and primary not in first for primary, _, _ in found):
            continue
        if [(first.get(primary), *rest) for primary, *rest in found] == [(code, COMMON, COMMON)]:
            continue
        small = character.lower()
        if small != character and len(small) == 1 and ord(small) in weights:
            if [weight[:2] for weight in weights[ord(small)]] == [weight[:2] for weight in found]:
                continue
        parts = [ord(part) for part in unicodedata.normalize("NFD", character)]
        if len(parts) > 1 and sum((weights.get(part, []) for part in parts), []) == found:
            variants.append(f"{code:x}:" + "+".join(f"{part:x}" for part in parts))
            continue
        texts = []
        for primary, secondary, tertiary in found:
            text = f"{first[primary]:x}" if primary else ""
            if not primary or (secondary, tertiary) != (COMMON, COMMON):
                text += f"/{secondary:x}" + (f"/{tertiary:x}" if tertiary != COMMON else "")
            texts.append(text)
        variants.append(f"{code:x}:" + "+".join(texts))
    text = "// Written by collation_table.py from the root collation of ICU 72, Unicode 15; do not edit.\n\n"
    text += "enum CollationTable {\n"
    text += lines(
        "primaries", "The characters of different primary weights, in their order: hexadecimal, with the count of a run.",
        [f"{code:x}" + (f"+{count:x}" if count > 1 else "") for code, count in runs])
    text += "\n" + lines(
        "variants",
        "What other characters are: `+` between the parts, `/` before the secondary and the tertiary weight of a part that is no whole.",
        variants)
    pathlib.Path(__file__).with_name("CollationTable.swift").write_text(text + "}\n", encoding="utf-8")


main()
