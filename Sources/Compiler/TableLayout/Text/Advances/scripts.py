"""Numbers of the scripts that Inter lacks: advances in em/1000 from Noto Sans and D050000L, East Asian widths."""
import statistics
import unicodedata

import uharfbuzz as hb

NOTO = "/usr/share/fonts/truetype/noto/NotoSans{}-Regular.ttf"
DINGBATS = "/usr/share/fonts/opentype/urw-base35/D050000L.otf"
EAST_ASIAN_WIDTH = "/usr/share/unicode/EastAsianWidth.txt"
# First and last scalar, and the fonts that have them, the first that does.
BLOCKS = [
    (0x180, 0x2FF, [""]), (0x500, 0x52F, [""]), (0x531, 0x58F, ["Armenian"]), (0x5BE, 0x5F4, ["Hebrew"]),
    (0x606, 0x6FF, ["Arabic"]), (0x750, 0x77F, ["Arabic"]), (0x903, 0x97F, ["Devanagari"]), (0x982, 0x9FE, ["Bengali"]),
    (0xA03, 0xA76, ["Gurmukhi"]), (0xA83, 0xAF9, ["Gujarati"]), (0xB02, 0xB77, ["Oriya"]), (0xB83, 0xBFA, ["Tamil"]),
    (0xC01, 0xC7F, ["Telugu"]), (0xC82, 0xCF2, ["Kannada"]), (0xD02, 0xD7F, ["Malayalam"]), (0xD82, 0xDF4, ["Sinhala"]),
    (0xE01, 0xE5B, ["Thai"]), (0xE81, 0xEDF, ["Lao"]), (0x1000, 0x109F, ["Myanmar"]), (0x10A0, 0x10FF, ["Georgian"]),
    (0x1200, 0x137F, ["Ethiopic"]), (0x1780, 0x17F9, ["Khmer"]), (0x1E00, 0x1E9F, [""]), (0x1F00, 0x1FFE, [""]),
    (0x2070, 0x209C, [""]), (0x2150, 0x218B, ["", "Symbols"]), (0x2270, 0x22FF, ["Math"]), (0x2300, 0x23FF, ["Symbols", "Symbols2", "Math"]),
    (0x2600, 0x26FF, ["Symbols", "Symbols2"]), (0x2701, 0x27BE, ["dingbats", "Symbols2"]), (0x27C0, 0x27FF, ["Math"]),
    (0xFB1D, 0xFB4F, ["Hebrew"]), (0xFE70, 0xFEFC, ["Arabic"]),
]
# Where a consonant before another is drawn as a half, and where the second is drawn below the first: virama, consonants.
HALVES = {"Devanagari": (0x94D, 0x915, 0x939), "Bengali": (0x9CD, 0x995, 0x9B9), "Gurmukhi": (0xA4D, 0xA15, 0xA39),
          "Gujarati": (0xACD, 0xA95, 0xAB9), "Oriya": (0xB4D, 0xB15, 0xB39)}
BELOW = {"Telugu": (0xC4D, 0xC15, 0xC39), "Kannada": (0xCCD, 0xC95, 0xCB9), "Malayalam": (0xD4D, 0xD15, 0xD39),
         "Myanmar": (0x1039, 0x1000, 0x1020), "Khmer": (0x17D2, 0x1780, 0x17A2)}
# em/1000 by which a conjunct must differ from the sum of its parts to be listed separately.
OWN_WIDTH = 80
FONTS = {}


def font(name):
    if name not in FONTS:
        FONTS[name] = hb.Font(hb.Face(hb.Blob.from_file_path(DINGBATS if name == "dingbats" else NOTO.format(name))))
    return FONTS[name]


def shaped(name, text):
    """The width of a text in em/1000."""
    buffer = hb.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    hb.shape(font(name), buffer, {})
    return round(sum(p.x_advance for p in buffer.glyph_positions) * 1000 / font(name).face.upem)


def advance(scalar, names):
    """The advance in em/1000; 0 for scalars without a glyph and for combining marks."""
    if unicodedata.category(chr(scalar)) in ("Cn", "Cc", "Cf", "Mn", "Me"):
        return 0
    for name in names:
        glyph = font(name).get_nominal_glyph(dingbat_code(scalar) if name == "dingbats" else scalar)
        if glyph:
            return round(font(name).get_glyph_h_advance(glyph) * 1000 / font(name).face.upem)
    return 0


def dingbat_code(scalar):
    """The dingbat font is encoded by Zapf Dingbats' own bytes, in whose order Unicode took them over."""
    return scalar - 0x2701 + 0x21 if scalar <= 0x275E else scalar - 0x2761 + 0xA1


def arabic():
    """The initial, medial and final form of every letter, 0 if it has none."""
    joiner = "\u200d"
    for first, last in ((0x620, 0x64A), (0x66E, 0x6D5), (0x750, 0x77F)):
        numbers = []
        for scalar in range(first, last + 1):
            letter = chr(scalar)
            forms = [shaped("Arabic", t) for t in (letter + joiner, joiner + letter + joiner, joiner + letter)]
            glyphs = [glyph_of(t) for t in (letter, letter + joiner, joiner + letter)]
            joins_next, joins_last = glyphs[1] != glyphs[0] or scalar == 0x640, glyphs[2] != glyphs[0] or scalar == 0x640
            if unicodedata.category(letter) not in ("Lo", "Lm"):
                joins_next = joins_last = False
            numbers += [forms[0] if joins_next else 0, forms[1] if joins_next else 0, forms[2] if joins_last else 0]
        yield f"joining {first:04X} " + " ".join(map(str, numbers))
    yield f"lamalef {shaped('Arabic', 'لا')} {shaped('Arabic', joiner + 'لا')}"


def glyph_of(text):
    buffer = hb.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    hb.shape(font("Arabic"), buffer, {})
    space = font("Arabic").get_nominal_glyph(0x20)
    return sorted(i.codepoint for i in buffer.glyph_infos if i.codepoint != space)


def conjuncts():
    """What a consonant is wide as the first of a conjunct, or what it adds as the second: the middle of all its conjuncts. Then
    the conjuncts, as first, second and width, that differ from that by more than OWN_WIDTH."""
    for kind, table in (("halves", HALVES), ("below", BELOW)):
        for name, (virama, first, last) in table.items():
            own = {c: a for c in range(first, last + 1) if (a := advance(c, [name]))}
            both = {(a, b): shaped(name, chr(a) + chr(virama) + chr(b)) for a in own for b in own}
            numbers = dict.fromkeys(range(first, last + 1), 0)
            for c in own:
                extra = [both[c, o] - own[o] if kind == "halves" else both[o, c] - own[o] for o in own]
                numbers[c] = max(0, min(round(statistics.median(extra)), own[c]))
            yield f"{kind} {name} {virama:04X} {first:04X} " + " ".join(map(str, numbers.values()))
            ra, apart = first + 0x1B, []
            for (a, b), width in both.items():
                if kind == "below":
                    regular = own[a] + numbers[b]
                else:
                    regular = own[b] if a == ra else own[a] if b == ra else numbers[a] + own[b]
                if abs(width - regular) > OWN_WIDTH:
                    apart += [a, b, width]
            yield f"conjuncts {name} " + " ".join(map(str, apart))


def east_asian():
    """Ranges of wide (W, F) and of ambiguous (A) scalars, letters and symbols only, joined over what is unassigned."""
    for name, classes in (("wide", ("W", "F")), ("ambiguous", ("A",))):
        ranges = []
        last_other = -1
        for line in open(EAST_ASIAN_WIDTH, encoding="utf-8"):
            line = line.split("#")[0].strip()
            if not line:
                continue
            span, width = (part.strip() for part in line.split(";"))
            low, high = (int(s, 16) for s in (span.split("..") * 2)[:2])
            if width in classes and low >= 0x1100 and not 0xE000 <= low < 0xF900 and low < 0xE0000:
                if ranges and last_other < ranges[-1][1]:
                    ranges[-1][1] = high
                else:
                    ranges.append([low, high])
            else:
                last_other = high
        yield f"eastasian {name} " + " ".join(f"{low:X}-{high:X}" for low, high in ranges)


def lines():
    for low, high, names in BLOCKS:
        yield f"script {low:04X} " + " ".join(str(advance(s, names)) for s in range(low, high + 1))
    yield from arabic()
    yield from conjuncts()
    yield from east_asian()
