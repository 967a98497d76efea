"""Findings in the pictures that have them, the states of a spec's environments, and the chips on narrow screens."""

from desk import Desk, check, write

TEXT = "A text that is cut off on a narrow phone"
FINDINGS = f"""tablespec: 1
environments:
  - {{name: wide, device: iphone-17-pro-max}}
  - {{name: narrow, device: iphone-se-1}}
sections:
  - id: people
    rows: [{{id: long, text: {TEXT}}}]
"""
STATES = """tablespec: 1
environments:
  - {name: first, state: {editing: true}}
  - {name: second, state: {selected: [ann]}}
  - {name: third, state: {highlighted: [ann]}}
strings: words.strings
sections:
  - id: people
    rows: [{id: ann, text: Ann}]
"""
MARKS = "[...document.querySelectorAll('figure')].map((figure) => figure.querySelectorAll('.mark').length)"


def run(browser, base, specs, screenshots):
    findings(browser, base, specs)
    states(browser, base, specs, screenshots)


def findings(browser, base, specs):
    """A finding belongs to the environments that have it, and is one click away from the others."""
    write(specs / "findings.yaml", FINDINGS)
    desk = Desk(browser, base, "?table=findings&panel=problems").shown("findings")
    desk.page.wait("document.querySelectorAll('figure').length === 2 && document.querySelector('.mark') !== null")
    # The list stands beside the picture, and comes after it.
    desk.page.wait("document.querySelector('.problem-where') !== null")
    check("a finding is marked only where it is", desk.value(MARKS) == [0, 1], desk.value(MARKS))
    check("the list says where a finding is", desk.text(".problem-where") == "In narrow", desk.text(".problem-where"))
    desk.close()
    desk = Desk(browser, base, "?table=findings&environment=wide&panel=problems").shown("findings")
    desk.page.wait("document.querySelector('.problem-where a') !== null")
    words = desk.text(".problem-where")
    check("a finding of another environment is not marked", desk.value(MARKS) == [0], desk.value(MARKS))
    check("a finding of another environment is told as one", words == "Not in this picture: show narrow", words)
    desk.page.click(".problem-where a")
    desk.page.wait("document.querySelectorAll('figure').length === 1 && document.querySelector('figure .mark') !== null")
    check("the link shows an environment that has the finding", "environment=narrow" in desk.query(), desk.query())
    desk.close()
    (specs / "findings.yaml").unlink()


def states(browser, base, specs, screenshots):
    """The chip of states has all that a spec's environments show, and ten chips fit in one line or fold."""
    (specs / "words.strings").write_text('"Ann" = "Anna";\n')
    write(specs / "states.yaml", STATES)
    desk = Desk(browser, base, "?table=states").shown("states")
    desk.page.wait("document.querySelectorAll('figure').length === 3")
    check("the chip has all three states", desk.chip("state") == "Editing + 2", desk.chip("state"))
    if desk.value("document.querySelector('#chip-state').getClientRects().length") == 0:
        desk.page.click("#more-pickers")
    desk.page.click("#chip-state")
    desk.page.wait("document.querySelector('#choice .option') !== null")
    offered = desk.value("[...document.querySelectorAll('#choice .option')].map((option) => option.dataset.value)")
    check("the states of the environments are offered", {"normal", "editing", "selected=ann", "highlighted=ann"} <= set(offered), offered)
    desk.close()
    for width in (1440, 1280, desk.page.narrowest):
        chips(browser, base, width, screenshots)
    (specs / "states.yaml").unlink()
    (specs / "words.strings").unlink()


def chips(browser, base, width, screenshots):
    desk = Desk(browser, base, "?table=states", width=width, height=800).shown("states")
    desk.page.wait("document.querySelectorAll('figure').length === 3")
    count = desk.value("document.querySelectorAll('#pickers .chip[id^=chip-]').length")
    check("there are ten chips", count >= 10, count)
    if width < 720:
        desk.page.click("#toggle-environment")
    for unfolded in (False, True):
        if unfolded and desk.value("document.querySelector('#more-pickers').getClientRects().length") == 0:
            break
        if unfolded:
            desk.page.click("#more-pickers")
        places = desk.value("[...document.querySelectorAll('#pickers .chip')].map((chip) => chip.getBoundingClientRect())"
                            ".filter((box) => box.width > 0).map((box) => [box.left, box.right, box.top, box.bottom])")
        what = f"at {width} points, {'unfolded' if unfolded else 'folded'},"
        check(f"{what} chips are inside the window", all(left >= 0 and right <= width for left, right, _, _ in places), places)
        check(f"{what} chips are in one line", unfolded or width < 720 or len({top for _, _, top, _ in places}) == 1, places)
        check(f"{what} no chip is over another", not any(a[0] < b[1] and b[0] < a[1] and a[2] < b[3] and b[2] < a[3]
              for i, a in enumerate(places) for b in places[:i]), places)
        wide = desk.value("document.scrollingElement.scrollWidth")
        check(f"{what} the page is no wider than the window", wide <= width, wide)
        tools = desk.value("(r => [r.left, r.right, r.top, r.bottom])(document.querySelector('#tools').getBoundingClientRect())")
        check(f"{what} no chip is under the tools", not any(a[0] < tools[1] and tools[0] < a[1] and a[2] < tools[3] and tools[2] < a[3]
              for a in places), [tools, places])
        if screenshots:
            desk.page.screenshot(screenshots / f"chips-{width}{'-unfolded' if unfolded else ''}.png")
    desk.close()


def folder_name(browser, tablec, specs, serve):
    """The folder has its name, though the command says '.'."""
    server, base = serve(tablec, specs, folder=".")
    try:
        desk = Desk(browser, base)
        desk.page.wait("document.querySelectorAll('.card').length > 0")
        check("the list has the folder's name", desk.text("#index-title") == "Specs", desk.text("#index-title"))
        check("the window has the folder's name", "Specs" in desk.value("document.title"), desk.value("document.title"))
        desk.close()
        desk = Desk(browser, base, "?table=friends").shown("friends")
        check("the way back has the folder's name", desk.text("#home-name") == "Specs", desk.text("#home-name"))
        desk.close()
    finally:
        server.kill()
