"""The environment: every picker, several values at once, a width by dragging, and the address that keeps all of it."""

from desk import Desk, check

# A value for every picker, and what the first figure's layout has then.
PICKS = [
    ("device", "iphone-se", "iphone-se", "device"), ("orientation", "landscape", "landscape", "orientation"), ("ios", "15", 15, "ios"),
    ("appearance", "dark", "dark", "appearance"), ("content-size", "xxl", "extraExtraLarge", "contentSize"), ("direction", "rtl", "rtl", "direction"),
    ("language", "en-XA", "en-XA", "language"), ("language", "en-XB", "rtl", "direction"), ("state", "editing", True, "editing"),
]


def environment(desk, query):
    return desk.value(f"fetch('scene.json?{query}').then((answer) => answer.json()).then((scene) => scene.figures[0].environment)")


def run(browser, base, specs, screenshots):
    desk = Desk(browser, base, "?table=plain").shown("plain")
    for key, value, expected, member in PICKS:
        before = desk.pixels()
        desk.pick(key, value)
        query = desk.query()
        check(f"{key} is in the address", f"{key}={value}" in query, query)
        check(f"{key} reaches the layout", environment(desk, query[1:])[member] == expected)
        desk.page.wait(f"document.getElementById('chip-{key}').classList.contains('chosen')")
        check(f"the picture shows {key} {value}", desk.shows(query[1:], unlike=before) is not None)
        desk.page.click("#reset")
        desk.page.wait("document.querySelector('#reset').hidden")
        check("Reset leaves no environment", desk.query() == "?table=plain", desk.query())
    desk.pick("device", "ipad")
    for key, value in [("window", "half"), ("split", "expanded")]:
        desk.pick(key, value)
        check(f"{key} is in the address", f"{key}={value}" in desk.query(), desk.query())
    desk.value("history.back()")
    desk.page.wait("!location.search.includes('split')")
    check("Back undoes a choice", "window=half" in desk.query())
    desk.page.click("#reset")

    # All combinations of several values.
    desk.pick("device", "iphone-se")
    desk.pick("device", "iphone-15", adds=True)
    desk.pick("appearance", "dark", adds=True)
    desk.page.wait("document.querySelectorAll('figure').length === 4")
    check("the address has all values", "device=iphone-se,iphone-15" in desk.query() and "appearance=light,dark" in desk.query(), desk.query())
    link = desk.query()
    if screenshots:
        desk.page.screenshot(screenshots / "matrix.png")
    other = Desk(browser, base, link).shown("plain")
    other.page.wait("document.querySelectorAll('figure').length === 4")
    check("a link shows the same", [desk.pixels(i) for i in range(4)] == [other.pixels(i) for i in range(4)])
    check("a link has the same chips", desk.text("#pickers") == other.text("#pickers"))
    other.close()
    desk.page.click("#reset")
    desk.page.wait("document.querySelectorAll('figure').length === 1")

    # A state of the row that is selected.
    desk.page.press("ArrowDown")
    row = desk.value("document.querySelector('.crumbs strong').textContent")
    desk.pick("state", f"selected={row}")
    check("the selected row's state is in the address", f"state=selected={row}" in desk.query(), desk.query())
    check("the picture shows the row selected", desk.shows(desk.query()[1:]) is not None)
    desk.page.click("#reset")

    # The width by the picture's edge.
    x, y = desk.page.middle(".handle")
    desk.page.drag((x, y), (x - 60, y))
    desk.page.wait("location.search.includes('size=342x874')")
    desk.page.wait("document.querySelector('figure').style.getPropertyValue('--w') === '342'")
    check("the edge changes the width", desk.pixels() == desk.pixels_of(desk.query()[1:]))
    desk.value("document.querySelector('.handle').focus()")
    desk.page.press("ArrowRight", shift=True)
    desk.page.wait("location.search.includes('size=352x874')")
    check("the keys change the width", True)
    desk.close()
