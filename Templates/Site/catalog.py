#!/usr/bin/env python3
"""Derives from Documentation.docc, whose links GitHub resolves, a catalog whose links DocC resolves.

  Templates/Site/catalog.py FOLDER

A link to a page becomes a link of DocC's, and one that leads outside the catalog an address on GitHub. DocC has one folder for all
pages and one for all pictures: names begin with the folder that a file comes from, so files of one name do not collide. The summary
of a page is what the front page says of it.
"""

import os
import pathlib
import re
import shutil
import sys
import urllib.parse

ROOT = pathlib.Path(__file__).resolve().parents[2]
CATALOG = ROOT / "Sources/Tool/tablec/Documentation.docc"
FRONT = CATALOG / "README.md"
GITHUB = f"https://github.com/{os.environ.get('OWNER') or 'OWNER'}/tablec"
PICTURES = {".svg", ".png"}

problems = []


def split(text):
    """Prose and blocks of code in turn, beginning with prose."""
    return re.split(r"(?ms)^( *```.*?^ *```$)", text)


def in_prose(text, change):
    """Changes what is neither a block nor a span of code."""
    parts = split(text)
    for index in range(0, len(parts), 2):
        spans = re.split(r"(`(?:[^`\n]|\n(?!\n))+`)", parts[index])
        spans[::2] = map(change, spans[::2])
        parts[index] = "".join(spans)
    return "".join(parts)


class Page:
    def __init__(self, path):
        self.path = path
        self.text = path.read_text(encoding="utf-8")
        self.name = "tablec" if path == FRONT else "-".join(path.relative_to(CATALOG).with_suffix("").parts)
        headings = re.findall(r"(?m)^#{1,6} (.*)$", "\n".join(split(self.text)[::2]))
        self.title = plain(headings[0])
        # GitHub's anchor of each heading, and DocC's.
        self.anchors = {}
        for heading in headings:
            slug = first = re.sub(r"[^\w -]", "", plain(heading).lower()).replace(" ", "-")
            number = 0
            while slug in self.anchors:
                number += 1
                slug = f"{first}-{number}"
            # DocC knows only the first of several headings of a page that are the same.
            self.anchors[slug] = None if number else fragment(plain(heading))


def plain(heading):
    return re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading).replace("`", "")


def fragment(heading):
    words = re.sub("['\"`]", "", heading)
    return urllib.parse.quote(re.sub(r"[\s–—-]+", "-", words).strip("-"))


pages = {path: Page(path) for path in sorted(CATALOG.rglob("*.md"))}
pictures = {}


def link(page, target):
    """What DocC resolves for a link of a page."""
    if re.match(r"[a-z]+:", target):
        return target
    name, _, anchor = target.partition("#")
    path = pathlib.Path(os.path.normpath(page.path.parent / name)) if name else page.path
    if not path.exists():
        problems.append(f"{page.path.relative_to(ROOT)}: {target}: there is no such file")
        return target
    if path not in pages:
        kind = "tree" if path.is_dir() else "blob"
        return f"{GITHUB}/{kind}/main/{path.relative_to(ROOT).as_posix()}" + (f"#{anchor}" if anchor else "")
    if not anchor:
        return f"doc:{pages[path].name}"
    if not pages[path].anchors.get(anchor):
        problems.append(f"{page.path.relative_to(ROOT)}: {target}: DocC finds no such heading")
    return f"doc:{pages[path].name}#{pages[path].anchors.get(anchor)}"


def picture(page, target):
    """The name of the copy of a picture."""
    path = pathlib.Path(os.path.normpath(page.path.parent / target))
    if not path.is_file() or path.suffix not in PICTURES:
        problems.append(f"{page.path.relative_to(ROOT)}: {target}: there is no such picture")
        return target
    folder = CATALOG if path.is_relative_to(CATALOG) else ROOT
    pictures[path] = "-".join(path.relative_to(folder).parts)
    return pictures[path]


def image(page, tag):
    values = dict(re.findall(r'(\w+)="([^"]*)"', tag))
    return f"![{values.get('alt', '')}]({picture(page, values['src'])})"


def rewritten(page, text):
    def change(prose):
        # DocC makes a dash of the two hyphens that a flag begins with.
        prose = re.sub(r"(?<![-|])--(?=[a-z])", r"\\-\\-", prose)
        prose = re.sub(r"!\[([^]]*)\]\(([^)\s]+)\)", lambda m: f'<img src="{m[2]}" alt="{m[1]}">', prose)
        prose = re.sub(r"\]\(([^)\s]+)\)", lambda m: f"]({link(page, m[1])})", prose)
        return re.sub(r"<img [^>]*>", lambda m: image(page, m[0]), prose)

    return in_prose(text, change)


def front(page):
    """The front page with topics as DocC wants them, and what it says of each page."""
    about = {}

    def topic(match):
        title, target, words = match.groups()
        path = CATALOG / target
        if path not in pages or path in about:
            problems.append(f"{page.path.name}: {target}: {'no page' if path not in pages else 'it is listed twice'}")
            return match[0]
        if title != pages[path].title:
            problems.append(f"{page.path.name}: {target}: its title is “{pages[path].title}”")
        about[path] = words
        return f"- <doc:{pages[path].name}>"

    head, topics = page.text.split("\n## Topics\n")
    topics = re.sub(r"(?m)^- \[([^]]*)\]\(([^)]*)\): (.*)$", topic, topics)
    for path in pages:
        if path != page.path and path not in about:
            problems.append(f"{page.path.name}: {path.relative_to(CATALOG)} is not listed")
    # On the Swift Package Index, the front page belongs to the module, whose name is between two backquotes each.
    head = re.sub(r"^# ``(.*)``\n", r"# \1\n\n@Metadata {\n  @TechnologyRoot\n}\n", head)
    return rewritten(page, head) + "\n## Topics\n" + topics, about


def main():
    folder = pathlib.Path(sys.argv[1])
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)

    first, about = front(pages[FRONT])
    texts = {FRONT: first}
    for path, page in pages.items():
        if path in about:
            title, rest = rewritten(page, page.text).split("\n", 1)
            texts[path] = f"{title}\n\n{rewritten(page, about[path])}\n\n## Overview\n{rest}"
    names = [page.name.lower() for page in pages.values()] + [name.lower() for name in pictures.values()]
    problems.extend(f"{name}: two files have this name" for name in sorted(set(names)) if names.count(name) > 1)
    if problems:
        sys.exit("\n".join(problems))

    for path, text in texts.items():
        (folder / f"{pages[path].name}.md").write_text(text, encoding="utf-8")
    for path, name in pictures.items():
        shutil.copyfile(path, folder / name)
    print(f"{len(pages)} pages and {len(pictures)} pictures")


main()
