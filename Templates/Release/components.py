#!/usr/bin/env python3
"""What a static binary contains of others, by the linker's map of it and the tables of NOTICES.md.

    components.py check MAP [--sizes]                the link against the tables; with --sizes, the bytes of each component
    components.py sbom MAP BINARY VERSION NAME TIME  an SPDX document of the release NAME, whose commit is of TIME (seconds since 1970)

Versions are those of what was linked: of a package by Package.resolved, of a system's library by the package that has its file.
"""

import collections, datetime, fnmatch, functools, glob, hashlib, json, os, pathlib, re, subprocess, sys

FOLDER = pathlib.Path(__file__).resolve().parent
ROOT = FOLDER.parents[1]
CHECKOUTS = ROOT / ".build/checkouts"

Component = collections.namedtuple("Component", "name license texts supplier home linked")


def rows(first):
    """The rows of the table of NOTICES.md whose first column has that name."""
    lines = (FOLDER / "NOTICES.md").read_text().splitlines()
    start = next(index for index, line in enumerate(lines) if line.startswith(f"| {first} |"))
    for line in lines[start + 2:]:
        if not line.startswith("|"):
            return
        yield [cell.strip() for cell in line.strip("|").split("|")]


def components():
    for name, license, texts, supplier, home, linked in rows("component"):
        yield Component(name, license, tuple(texts.split()), supplier, home, tuple(re.findall("`([^`]+)`", linked)))


# The linker's map.


@functools.cache
def module_folders():
    """The folders of the sources of every module, as the table has them: `swift-nio/NIOCore`, `Sources/TableIR`."""
    own = {pathlib.Path(path).name: f"Sources/{pathlib.Path(path).name}" for path in glob.glob(f"{ROOT}/Sources/*/*")}
    return {path.name: f"{path.parents[1].name}/{path.name}" for path in CHECKOUTS.glob("*/Sources/*")} | own


def names(path):
    """What the table may call a file of the link: a module's folder, or an archive, also with the member's name."""
    if module := re.search(r"/([^/]+)\.build/.*\.o$", path):
        return [module_folders().get(module[1], module[1])]
    file = path.rsplit("/", 1)[-1]
    return [file, file.split("(")[0]]


def linked_files(map):
    """The bytes in the running program of each file of the link."""
    files, is_loaded = collections.Counter(), False
    for line in open(map, encoding="utf-8"):
        # Address, address, size and alignment, then a section of the program, or what it is made of: indented by 8 a file, by 16 a symbol.
        found = re.match(r" *([0-9a-f]+) +[0-9a-f]+ +([0-9a-f]+) +\d+ ( {8})?(\S.*)", line)
        if not found:
            continue
        if not found[3]:
            # What is not loaded, such as debugging information, has no address.
            is_loaded = int(found[1], 16) > 0
        elif is_loaded and int(found[2], 16):
            files[found[4].rsplit(":(", 1)[0]] += int(found[2], 16)
    # What the linker makes by itself belongs to none.
    files.pop("<internal>", None)
    if not files:
        sys.exit(f"components.py: {map} is no map of lld")
    return files


def linked_components(map):
    """The files of each component, and those of none."""
    table = list(components())
    found, others = {component: collections.Counter() for component in table}, collections.Counter()
    for path, size in linked_files(map).items():
        owners = (one for one in table for name in names(path) for pattern in one.linked if fnmatch.fnmatchcase(name, pattern))
        owner = next(owners, None)
        (others if owner is None else found[owner])[path] += size
    return found, others


def check(map, sizes):
    found, others = linked_components(map)
    problems = [f"{path} is linked and belongs to no component" for path in others]
    problems += [f"{component.name} is named and nothing of it is linked" for component, files in found.items() if not files]
    known = {path.stem for path in (FOLDER / "Licenses").iterdir()} | {"LICENSE"}
    named = {text for component in found for text in component.texts}
    problems += [f"there is no text {text}" for text in named - known]
    problems += [f"no component has the text {text}" for text in known - named]
    debian = pathlib.Path("/etc/debian_version")
    has_sources = debian.is_file() and debian.read_text().startswith("12.")
    for text, origin in rows("text"):
        ours = (FOLDER / "Licenses" / f"{text}.txt").read_text() if text in known else ""
        for path in re.findall("`([^`]+)`", origin):
            source = ROOT / path
            if source.is_file() and (has_sources or not path.startswith("/")) and not contains(source.read_text(), ours):
                problems.append(f"{text} is no longer what {path} says")
    if problems:
        sys.exit("\n".join(f"components.py: {problem}" for problem in problems) + "\nSee Templates/Release/NOTICES.md.")
    if sizes:
        for component, files in sorted(found.items(), key=lambda item: -item[1].total()):
            print(f"{files.total():>10} {component.name}")


def contains(source, text):
    """Whether a source has the text, apart from what a format adds at the begin of lines."""
    plain = lambda text: " ".join(re.sub(r"(?m)^ *(\*|\.$)?", "", text).split())
    return plain(text) in plain(source)


# Versions.


def run(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


@functools.cache
def swift_version():
    return re.search(r"Swift version (\S+)", run(os.environ.get("SWIFT", "swift"), "--version"))[1]


@functools.cache
def pins():
    resolved = json.loads((ROOT / "Package.resolved").read_text())
    return {pin["identity"]: pin for pin in resolved["pins"]}


@functools.cache
def system_package(path):
    """The version and the package URL of the system's package that has a file."""
    system = dict(re.findall(r'(?m)^(\w+)="?([^"\n]*)"?$', pathlib.Path("/etc/os-release").read_text()))
    distribution = f"{system['ID']}-{system['VERSION_ID']}"
    for candidate in [path, os.path.realpath(path)]:
        try:
            package = run("dpkg-query", "--search", candidate).split(": ")[0]
            name, version, architecture = run("dpkg-query", "-W", "-f", "${Package} ${Version} ${Architecture}", package).split()
            return version, f"pkg:deb/{system['ID']}/{name}@{version}?arch={architecture}&distro={distribution}".replace("+", "%2B")
        except (OSError, subprocess.CalledProcessError):
            pass
        try:
            query = "%{NAME} %{VERSION}-%{RELEASE} %{ARCH}"
            name, version, architecture = run("rpm", "-qf", "--queryformat", query, candidate).split()
            return version, f"pkg:rpm/{system['ID']}/{name}@{version}?arch={architecture}&distro={distribution}"
        except (OSError, subprocess.CalledProcessError):
            pass
    sys.exit(f"components.py: no package has {path}, so its version is not known")


def identity(component, path):
    """The version of a component, by a file of it, and its package URL where it has one."""
    archive = path.split("(")[0]
    if archive.endswith(".o") and ".build/" in archive:
        package = names(path)[0].split("/")[0]
        state = pins()[package]["state"]
        if component.name != package:
            return f"as in {package} {state['version']}", None
        return state["version"], f"pkg:swift/{component.home.removeprefix('https://')}@{state['version']}"
    if "/swift_static/" not in archive:
        return system_package(archive)
    repository = re.match("https://github.com/(swiftlang/.*)", component.home)
    if not repository:
        return f"as in Swift {swift_version()}", None
    return swift_version(), f"pkg:github/{repository[1]}@swift-{swift_version()}-RELEASE"


def sbom(map, binary, version, name, time):
    found, others = linked_components(map)
    assert not others, "check comes before sbom"
    digest = hashlib.sha256(pathlib.Path(binary).read_bytes()).hexdigest()
    packages, relations = [], []
    for component, files in found.items():
        # A validator of SPDX wants no other characters.
        id = "SPDXRef-" + re.sub("[^A-Za-z0-9]+", "-", component.name.replace("++", "pp")).strip("-")
        package = {"SPDXID": id, "name": component.name, "supplier": f"Organization: {component.supplier}"}
        if packages:
            (package["versionInfo"], purl), home = identity(component, min(files)), component.home
            relations.append(("SPDXRef-tablec", "CONTAINS", id))
        else:
            package |= {"versionInfo": version, "packageFileName": "bin/tablec", "primaryPackagePurpose": "APPLICATION"}
            package["checksums"] = [{"algorithm": "SHA256", "checksumValue": digest}]
            purl, home = f"pkg:generic/tablec@{version}?checksum=sha256:{digest}", None
            relations.append(("SPDXRef-DOCUMENT", "DESCRIBES", id))
        if home:
            package["homepage"] = home
        if purl:
            reference = {"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": purl}
            package["externalRefs"] = [reference]
        package |= {"downloadLocation": "NOASSERTION", "filesAnalyzed": False, "copyrightText": "NOASSERTION"}
        packages.append(package | {"licenseConcluded": component.license, "licenseDeclared": component.license})
    created = datetime.datetime.fromtimestamp(int(time), datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
    document = {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": name,
        "documentNamespace": f"https://spdx.org/spdxdocs/{name}-{digest}",
        "creationInfo": {"created": created, "creators": ["Organization: The tablec authors", f"Tool: make-release-{version}"]},
        "packages": packages,
        "relationships": [dict(zip(["spdxElementId", "relationshipType", "relatedSpdxElement"], one)) for one in relations],
    }
    print(json.dumps(document, indent=1))


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["check", map, *flags] if flags in ([], ["--sizes"]):
            check(map, bool(flags))
        case ["sbom", map, binary, version, name, time]:
            sbom(map, binary, version, name, time)
        case _:
            sys.exit(__doc__)
