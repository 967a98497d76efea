#!/usr/bin/env python3
"""Writes PluralRuleTable.swift and LanguageTable.swift from CLDR 47, as Babel 2.18 has it.

    pip install babel==2.18.0
    language_tables.py
"""
import pathlib
import textwrap

import babel
from babel.core import Locale, get_global
from babel.localedata import locale_identifiers

CATEGORIES = ("zero", "one", "two", "few", "many")
# Languages of CLDR's plurals.xml without a locale of their own, by one with the same rules.
OTHERS = {"ars": "ar", "guw": "ak", "nah": "af", "smi": "se"}
# Codes without a locale whose script is asked for.
SCRIPTS = {"arc", "glk", "nqo", "sdh", "ary", "bal"}


def of_cldr(rule):
    for old, new in ((" mod ", " % "), (" not in ", " != "), (" in ", " = ")):
        rule = rule.replace(old, new)
    return rule


def lines(words, indent):
    return textwrap.wrap(" ".join(words), 112 - indent, break_long_words=False, break_on_hyphens=False)


def literal(words, indent):
    line, blanks = f'"{" ".join(words)}"', " " * indent
    if len(line) + indent < 110:
        return line
    return '"""\n' + " \\\n".join(blanks + line for line in lines(words, indent)) + "\n" + blanks + '"""'


def header(name):
    return f"// Written by language_tables.py from CLDR 47; do not edit.\n\n{name} {{\n"


def plurals():
    rules = {}
    for name in locale_identifiers():
        if "_" in name and name != "pt_PT":
            continue
        rules[name.replace("_", "-")] = Locale.parse(name).plural_form.rules
    for name, other in OTHERS.items():
        rules[name] = rules[other]
    groups = {}
    for name in sorted(rules):
        text = "; ".join(f"{form}: {of_cldr(rules[name][form])}" for form in CATEGORIES if form in rules[name])
        if text:
            groups.setdefault(text, []).append(name)
    text = header("extension PluralRules")
    text += "  /// The rules that languages share. Languages that are not named have one form.\n"
    text += "  static let table: [(languages: String, rules: String)] = [\n"
    for rule in sorted(groups, key=lambda rule: groups[rule][0]):
        names, words = literal(groups[rule], 6), literal(rule.split(" "), 6)
        line = f"    ({names}, {words}),\n"
        text += line if len(line) < 118 and '"""' not in line else f"    (\n      {names},\n      {words}\n    ),\n"
    return text + "  ]\n}\n"


def tags():
    likely, parents = get_global("likely_subtags"), get_global("parent_exceptions")
    languages = {name.split("_")[0] for name in locale_identifiers()} | set(OTHERS) | SCRIPTS
    usual, regional, scripts = [], [], []
    for language in sorted(languages):
        parts = likely.get(language, "").split("_")
        if len(parts) != 3:
            continue
        usual.append(f"{language}-{parts[1]}-{parts[2]}")
        for key in sorted(likely):
            if not key.startswith(language + "_") or key.count("_") > 1:
                continue
            script, region = likely[key].split("_")[1:]
            if script != parts[1]:
                (regional if key.endswith(region) else scripts).append(f"{language}-{script}-{region}")
    up = {}
    for child, parent in sorted(parents.items()):
        up.setdefault(parent.replace("_", "-"), []).append(child.replace("_", "-"))
    aliases = {
        key: value.replace("_", "-") for key, value in get_global("language_aliases").items()
        if len(key) in (2, 3) and value.split("_")[0] in languages and value.count("_") < 2
        and (len(key) == 3 or value != key)}
    old = sorted(f"{key}:{value}" for key, value in aliases.items() if len(key) == 2)
    # Of languageMatching.xml: the macrolanguage is what old projects call Bokmål.
    old.append("no:nb")
    long = sorted(f"{key}:{value}" for key, value in aliases.items() if len(key) == 3 and len(value) == 2)
    regions = sorted(
        f"{key}:{value[0]}" for key, value in get_global("territory_aliases").items()
        if len(key) == 2 and len(value) == 1)
    entries = (
        ("usual", "The script and the region that a language implies.", usual),
        ("regional", "The script of a region where it is another than that of the language.", regional),
        ("scripts", "The region that a language implies in another script.", scripts),
        ("parents", "What a language falls back to, where that is not the same without its last part.",
         "; ".join(f"{parent}: {' '.join(children)}" for parent, children in sorted(up.items())).split(" ")),
        ("former", "Languages by the codes that they had.", old),
        ("long", "Languages by their codes of three letters.", long),
        ("regions", "Regions by the codes that they had.", regions))
    text = header("enum LanguageTable")
    for name, comment, words in entries:
        text += f"  /// {comment}\n  static let {name} = {literal(words, 4)}\n\n"
    return text.rstrip() + "\n}\n"


def main():
    assert babel.__version__ == "2.18.0", "CLDR 47 is in Babel 2.18"
    folder = pathlib.Path(__file__).parent
    (folder / "PluralRuleTable.swift").write_text(plurals(), encoding="utf-8")
    (folder / "LanguageTable.swift").write_text(tags(), encoding="utf-8")


main()
