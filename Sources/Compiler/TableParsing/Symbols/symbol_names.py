#!/usr/bin/env python3
"""Writes symbols.txt, a name and the version of iOS that it came with on each line, from the list of a release of SF Symbols.

    symbol_names.py index.d.ts

The list is `dist/index.d.ts` of nandorojo/sf-symbols-typescript, which has the names of `name_availability.plist` in Apple's SF Symbols app,
by its releases. The versions of iOS are those of that property list, which alphabounce/SFSymbols7PublicPackage also has.
"""
import pathlib
import re
import sys

RELEASES = {
    "1_0": "13", "1_1": "13.1", "2_0": "14", "2_1": "14.2", "2_2": "14.5", "3_0": "15", "3_1": "15.1", "3_2": "15.2",
    "3_3": "15.4", "4_0": "16", "4_1": "16.1", "4_2": "16.4", "5_0": "17", "5_1": "17.2", "5_2": "17.4", "5_3": "17.6",
    "6_0": "18", "6_1": "18.1", "6_2": "18.2", "6_3": "18.4", "6_4": "18.5", "7_0": "26",
}


def main():
    text = pathlib.Path(sys.argv[1]).read_text()
    versions = {}
    parts = re.split(r"type SFSymbols(\d+_\d+) =", text)
    for release, body in zip(parts[1::2], parts[2::2]):
        for name in re.findall(r"'([a-z0-9.]+)'", body.split("type ")[0].split(";")[0]):
            versions.setdefault(name, RELEASES[release])
    lines = [f"{name} {version}" for name, version in sorted(versions.items(), key=lambda item: item[0].encode())]
    here = pathlib.Path(__file__).resolve().parent
    (here / "symbols.txt").write_text("\n".join(lines) + "\n")
    print(len(lines), "names")


main()
