#!/usr/bin/env python3
"""Makes a SwiftPM artifact bundle (SE-0305) of the archives of releases for one or more platforms, with everything that they contain.

    bundle.py BUNDLE.zip ARCHIVE.tar.gz ...

The same archives give the same bytes.
"""

import json, re, sys, tarfile, time, zipfile

# What SwiftPM calls the platforms of an archive's name.
TRIPLES = {
    "linux-x86_64": ["x86_64-unknown-linux-gnu"],
    "linux-aarch64": ["aarch64-unknown-linux-gnu"],
    "macos-universal": ["arm64-apple-macosx", "x86_64-apple-macosx"],
}


def bundle(path, archives):
    files, variants, versions = {}, [], set()
    for archive in sorted(archives):
        with tarfile.open(archive) as tar:
            # Folders, and what a Mac's tar adds for attributes, are no files of a release.
            members = [each for each in tar.getmembers() if each.isfile() and not each.name.rsplit("/")[-1].startswith("._")]
            name = members[0].name.split("/")[0]
            version, platform = re.fullmatch(r"tablec-([^-]+)-(.+)", name).groups()
            versions.add(version)
            variants.append({"path": f"{name}/bin/tablec", "supportedTriples": TRIPLES[platform]})
            files |= {member.name: (member, tar.extractfile(member).read()) for member in members}
    (version,) = versions
    tool = {"type": "executable", "version": version, "variants": variants}
    info = json.dumps({"schemaVersion": "1.0", "artifacts": {"tablec": tool}}, indent=1) + "\n"
    newest = max(member.mtime for member, _ in files.values())
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as zip:
        for name, mode, text in [("info.json", 0o644, info)] + [(name, member.mode, text) for name, (member, text) in sorted(files.items())]:
            entry = zipfile.ZipInfo(f"tablec.artifactbundle/{name}", time.gmtime(newest)[:6])
            entry.external_attr = (0o100000 | mode) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            zip.writestr(entry, text)


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    bundle(sys.argv[1], sys.argv[2:])
