#!/usr/bin/env python3
"""Checks a site that DocC built: every link leads to a page, a heading or a file that exists, and every page is in one topic.

  Templates/Site/check.py FOLDER

DocC's own warnings do not say everything: a link that it does not recognize as one is written to the site as it is.
"""

import collections
import json
import pathlib
import re
import sys

site = pathlib.Path(sys.argv[1])
data = site / "data"
pages = {
    "/" + path.relative_to(data).with_suffix("").as_posix(): json.loads(path.read_text(encoding="utf-8"))
    for path in sorted(data.rglob("*.json"))
}
roots = [url for url in pages if url.count("/") == 2]
problems = []
counts = collections.Counter(pages=len(pages))


def nodes(value):
    """Every object in a page, whatever it is nested in."""
    if isinstance(value, dict):
        yield value
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from nodes(each)


def anchors(page):
    found = {node["anchor"] for node in nodes(page.get("primaryContentSections", [])) if "anchor" in node}
    return found | {section["anchor"] for section in page.get("topicSections", []) if "anchor" in section}


headings = {url: anchors(page) for url, page in pages.items()}


def trouble(reference):
    """Why a reference leads nowhere; None where it leads somewhere."""
    kind = reference["type"]
    counts[kind] += 1
    if kind in ("topic", "section"):
        url, _, anchor = reference["url"].partition("#")
        if url not in pages:
            return "there is no such page"
        if anchor:
            counts["anchors"] += 1
            if anchor not in headings[url]:
                return "there is no such heading"
    elif kind == "image":
        for variant in reference["variants"]:
            if not (site / variant["url"].lstrip("/")).is_file():
                return "there is no such picture"
        if not reference["variants"]:
            return "there is no such picture"
        if not reference.get("alt"):
            return "the picture has no description"
    elif kind == "link":
        if not re.match(r"(https?|mailto):", reference["url"]):
            return "not an address, and not a page either"
    else:
        return f"a reference of the kind “{kind}”"
    return None


for url, page in pages.items():
    references = page.get("references", {})
    for name, reference in references.items():
        why = trouble(reference)
        if why:
            problems.append(f"{url}: {reference.get('url', name)}: {why}")
    for node in nodes({key: value for key, value in page.items() if key != "references"}):
        kind = node.get("type")
        if kind in ("reference", "image"):
            counts["places that refer"] += 1
            if node["identifier"] not in references or node.get("isActive") is False:
                problems.append(f"{url}: {node['identifier']}: refers to nothing")
        # Markdown that was not understood is shown as text, and a flag's two hyphens may have become a dash.
        elif kind == "text" and re.search(r"\]\(|</?[a-z]+[ >]|\*\*|^@\w+|–[a-z]", node["text"]):
            problems.append(f"{url}: “{node['text']}” is shown as text")
    if not (site / url.lstrip("/") / "index.html").is_file():
        problems.append(f"{url}: the page has no index.html")

if len(roots) == 1:
    listed = collections.Counter(
        pages[roots[0]]["references"][name]["url"]
        for section in pages[roots[0]].get("topicSections", []) if not section.get("generated")
        for name in section["identifiers"])
    for url in pages:
        if url != roots[0] and listed[url] != 1:
            problems.append(f"{url}: the front page lists it {listed[url]} times")
else:
    problems.append(f"there are {len(roots)} front pages")
for least in ("topic", "anchors", "image", "link"):
    if not counts[least]:
        problems.append(f"no reference of the kind “{least}” was found")

if problems:
    sys.exit("\n".join(problems + [f"{len(problems)} problems"]))
print(
    f"{counts['pages']} pages, each in one topic of the front page; {counts['places that refer']} places refer to pages, "
    f"{counts['anchors']} headings and {counts['image']} pictures, and all of them exist; {counts['link']} links lead elsewhere")
