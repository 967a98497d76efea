"""Whether each library of the package has the modules of all types in its public declarations: who imports it could not name them.

    Tests/CI/signatures.py MODULES     the folder of the modules that a build made
"""

import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
SWIFT = os.environ.get("SWIFT", "swift")
EXTRACT = pathlib.Path(subprocess.run(["which", SWIFT], capture_output=True, text=True).stdout.strip()).resolve().parent
EXTRACT /= "swift-symbolgraph-extract"


def own():
    return {path.name for path in (ROOT / "Sources").glob("*/*") if path.is_dir()}


def libraries():
    package = json.loads(subprocess.run([SWIFT, "package", "dump-package"], cwd=ROOT, capture_output=True, check=True).stdout)
    return {product["name"]: product["targets"] for product in package["products"] if "library" in product["type"]}


def used(module, modules, target):
    """The modules of this package whose types the public declarations of a module name, each with one of these declarations."""
    # The modules in C that Swift's modules load.
    generated = pathlib.Path(modules).parent.glob("C*.build/module.modulemap")
    maps = [*(ROOT / "Sources").rglob("module.modulemap"), *(path for path in generated if path.parent.stem in own())]
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(
            [EXTRACT, "-module-name", module, "-I", modules, "-target", target, "-minimum-access-level", "public",
             "-output-dir", folder, *(word for path in maps for word in ["-Xcc", f"-fmodule-map-file={path}"])],
            check=True)
        found = {}
        for graph in pathlib.Path(folder).glob("*.symbols.json"):
            for symbol in json.loads(graph.read_text())["symbols"]:
                for fragment in symbol["declarationFragments"]:
                    name = re.match(r"s:(\d+)(.*)", fragment.get("preciseIdentifier", ""))
                    if name and fragment["kind"] == "typeIdentifier":
                        found.setdefault(name[2][: int(name[1])], ".".join(symbol["pathComponents"]))
        return found


def main(modules):
    target = json.loads(subprocess.run([SWIFT, "-print-target-info"], capture_output=True, check=True).stdout)["target"]["triple"]
    known = {}
    problems = []
    for library, targets in libraries().items():
        for module in targets:
            if module not in known:
                known[module] = used(module, modules, target)
            problems += [
                f"{library} lacks {other}, whose type {module}'s {symbol} has"
                for other, symbol in known[module].items() if other in own() and other not in targets]
    # A search that finds nothing would find no problem either.
    if not any(set(names) & own() for names in known.values()):
        problems.append("no declaration has a type of another module")
    if problems:
        sys.exit("Tests/CI/signatures: " + "; ".join(problems))


main(sys.argv[1])
