"""A phone's width, dark mode, and a server that has ended."""

from desk import Desk, check


def run(browser, base, specs, screenshots):
    for query, name in [("", "index"), ("?table=friends", "table"), ("?table=friends&against=HEAD&look=both", "diff"), ("?table=friends&frames=1&at=people/ben", "frames")]:
        desk = Desk(browser, base, query, width=360, height=740)
        desk.page.wait("document.querySelectorAll('.card, figure, #diff img').length > 0")
        wide = desk.value("[document.scrollingElement.scrollWidth, document.body.scrollWidth]")
        check(f"the {name} is no wider than a phone", max(wide) <= 360, wide)
        if screenshots:
            desk.page.screenshot(screenshots / f"phone-{name}.png")
        if name == "table":
            for sheet in ("details", "source", "picture"):
                desk.page.click(f"[data-sheet={sheet}]")
                check(f"a phone shows the sheet '{sheet}'", desk.value(f"document.body.dataset.sheet") == sheet)
                check(f"the sheet '{sheet}' is no wider than a phone", desk.value("document.scrollingElement.scrollWidth") <= 360)
            # usdigitalresponse/usdr-gost#3757
            right = desk.value("Math.max(...[...document.querySelectorAll('#tools > *')].map((tool) => tool.getBoundingClientRect().right))")
            check("a phone has all tools in sight", right <= 360, right)
            desk.page.click("#toggle-environment")
            check("a phone has the pickers", desk.value("document.querySelector('#chip-device').getClientRects().length") == 1)
            check("the pickers are no wider than a phone", desk.value("document.scrollingElement.scrollWidth") <= 360)
        desk.close()
    # microsoft/vsts-extension-retrospectives#599
    desk = Desk(browser, base, "?table=friends", width=320, height=256).shown("friends")
    desk.value("document.querySelector('#help-button').click()")
    desk.page.wait("document.querySelector('#help').open")
    box = desk.value("(help => [help.getBoundingClientRect().top, help.getBoundingClientRect().bottom, getComputedStyle(help).overflowY])(document.querySelector('#help'))")
    check("at 400 % a dialog is inside the window and scrolls", box[0] >= 0 and box[1] <= 256 and box[2] == "auto", box)
    desk.page.press("Escape")
    desk.close()
    dark = Desk(browser, base, "?table=friends").shown("friends")
    light = dark.value("getComputedStyle(document.body).backgroundColor")
    dark.page.media(color_scheme="dark", reduced_motion="reduce")
    check("the page has a dark design", dark.value("getComputedStyle(document.body).backgroundColor") != light)
    if screenshots:
        dark.page.screenshot(screenshots / "dark.png")
    dark.close()
