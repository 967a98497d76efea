"""Every page and state of it, light and dark, judged by axe-core: what it calls a violation of WCAG 2.2 AA, or of good practice, is a failure."""

import importlib.util, os, pathlib, subprocess

from desk import Desk, Tabbed, check, write
from finding_steps import FINDINGS

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def script():
    """axe-core's script, as a package of Python's has it."""
    found = importlib.util.find_spec("axe_playwright_python")
    return pathlib.Path(found.origin).with_name("axe.min.js").read_text() if found else None


def press(*keys):
    return lambda desk: [desk.page.press(key) for key in keys]


def click(*selectors):
    return lambda desk: [desk.page.click(selector) for selector in selectors]


# Each state of the live page: its query, what is done there, and what then is seen.
STATES = [
    ("", None, ".card"), ("?find=zzz", None, "#index-none:not([hidden])"), ("?only=changed", None, "#index-none:not([hidden]), .card"),
    ("?table=friends&frames=1&grid=1&rulers=1&at=people/ben", None, ".derived"),
    ("?table=friends", click("#chip-device"), "#choice:popover-open"), ("?table=friends", press("m"), "#choice:popover-open"),
    ("?table=friends", press("s"), "#menu:popover-open"), ("?table=friends", press("?"), "#help[open]"),
    ("?table=friends&device=iphone-se,ipad&appearance=light,dark", None, "figure:nth-of-type(4)"),
    ("?table=findings&panel=problems", press("n"), ".problem-where"), ("?table=broken", None, "#message:not([hidden])"),
    ("?table=friends&device=nokia&look=no&devise=x", None, "#message:not([hidden])"), ("?table=nobody", None, "#message:not([hidden])"),
    *[(f"?table=friends&against=HEAD&panel=changes&look={look}", press("n"), "[aria-current=true]") for look in ("slider", "overlay", "both", "after")],
]
PHONE = [("", None, ".card"), ("?table=friends", None, "figure"), ("?table=friends", click("[data-sheet=details]"), "body[data-sheet=details]"),
         ("?table=friends", click("[data-sheet=source]"), "body[data-sheet=source]"), ("?table=friends", click("#toggle-environment"), "body.picks")]


def run(browser, base, tablec, place, specs):
    axe = script()
    if axe is None:
        raise SystemExit("axe-core is missing: pip install axe-playwright-python")
    friends = (specs / "friends.yaml").read_text()
    write(specs / "friends.yaml", friends.replace("Ann Archer", "Ann Carter"))
    write(specs / "findings.yaml", FINDINGS)
    write(specs / "broken.yaml", "tablespec: 1\nsections:\n  - rows: [{txt: A}]\n")
    pages = files(tablec, place)
    for size, states in [((1280, 800), STATES), ((360, 740), PHONE), ((320, 256), PHONE[:2])]:
        for query, act, seen in states:
            desk = Desk(browser, base, query, width=size[0], height=size[1])
            if "table=" in query:
                desk.page.wait("document.querySelector('.line, #empty:not([hidden])') !== null")
            if act:
                desk.page.wait("document.querySelector('#diff').hidden || document.querySelector('#changes .problem') !== null")
                act(desk)
            desk.page.wait(f"document.querySelector({seen!r}) !== null")
            judge(desk, axe, f"{size[0]} wide, {query or 'the index'}, {seen}")
            desk.close_quietly()
    for address, seen in pages:
        page = Tabbed(browser, address)
        page.page.wait(f"document.querySelector({seen!r}) !== null")
        judge(page, axe, address.split("/")[-1])
        page.page.close()
    write(specs / "friends.yaml", friends)
    for name in ("findings", "broken"):
        (specs / f"{name}.yaml").unlink()


def files(tablec, place):
    """A gallery and pages of changes, with what is then seen of them."""
    def run(*words):
        subprocess.run([tablec, *words], cwd=place, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    run("gallery", "Specs", "-o", "judged", "--since", "HEAD", "--appearance", "light,dark", "--device", "iphone-se,ipad", "--language", "en-XA,en-XB")
    run("diff", "HEAD:Specs", "Specs", "-o", "judged.html")
    site, page = [(place / name).resolve().as_uri() for name in ("judged/index.html", "judged.html")]
    return [(site, ".card"), (site + "#only=changed", ".card"), (site + "#find=row", ".found-rows a"), (site + "#find=zzz", "#index-none button"),
            (site + "#friends/ann", "figure"), (site + "#table=friends&appearance=dark", "figure"), (site + "#table=nobody", "#empty:not([hidden])"),
            *[(page + query, ".notice:not([hidden])" if query in ("?find=zzz", "?vew=x", "#nobody") else ".spec")
              for query in ("", "?class=text", "?find=zzz", "?vew=x", "?view=slider", "?view=overlay", "#nobody")]]


def judge(page, axe, where):
    page.value(f"(() => {{ {axe}; return 0; }})()")
    for scheme in ("light", "dark"):
        page.page.media(color_scheme=scheme)
        found = page.value("axe.run(document, {resultTypes: ['violations'], runOnly: {type: 'tag', values: %s}}).then((result) => result.violations.map("
                           "(violation) => `${violation.id}: ${violation.nodes[0].html.slice(0, 120)}: ${violation.nodes[0].failureSummary}`))" % TAGS)
        check(f"axe-core finds nothing: {scheme}, {where}", found == [], found)
