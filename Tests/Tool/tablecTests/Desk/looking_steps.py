"""Looking closer: frames and derivations, the way to the source and back, zoom and overlays, the comparison, the index, the keys."""

from desk import Desk, FRIENDS, PLAIN, check, write


def run(browser, base, specs, screenshots):
    views(browser, base, screenshots)
    keyboard(browser, base)
    comparison(browser, base, specs, screenshots)
    index(browser, base, specs, screenshots)
    long_table(browser, base, specs)


def views(browser, base, screenshots):
    desk = Desk(browser, base, "?table=friends").shown("friends")
    desk.page.move(*desk.middle_of("friends", "people/ben.textLabel"))
    desk.page.wait("!document.querySelector('#tip').hidden")
    check("hovering names the view", "textLabel" in desk.text("#tip"), desk.text("#tip"))
    desk.page.wait("document.querySelector('.derivation .derived') !== null", "a derivation while hovering")
    check("hovering derives the frame", "imageGap" in desk.text("#inspect") or "image" in desk.text("#inspect"))
    desk.page.click(*desk.middle_of("friends", "people/ben.detailTextLabel"))
    desk.page.wait("document.querySelector('.line.current') !== null")
    check("a click shows the line", "detailText" in desk.text(".line.current") or "ben" in desk.text(".line.current"), desk.text(".line.current"))
    check("the selection is in the address", "at=people/ben.detailTextLabel" in desk.query(), desk.query())
    check("the place is named", "friends.yaml:" in desk.text(".place-line"), desk.text(".place-line"))
    check("there is a button that opens the editor", "Open" in desk.text(".place-line"))

    desk.value("[...document.querySelectorAll('.line')].find((line) => line.textContent.includes('Ann Archer')).scrollIntoView()")
    place = desk.value("(r => [r.x + 60, r.y + r.height / 2])([...document.querySelectorAll('.line')].find((line) => line.textContent.includes('Ann Archer')).getBoundingClientRect())")
    desk.page.click(*place)
    desk.page.wait("document.querySelector('#place-name').textContent.startsWith('people/ann')")
    check("a click in the source selects the row", "at=people/ann" in desk.query(), desk.query())

    desk.value("document.querySelector('#code').focus()")
    desk.page.press("ArrowDown")
    check("arrows in the source go from line to line", "at=people/ben" in desk.query(), desk.query())
    desk.page.press("ArrowUp")
    check("and back", "at=people/ann" in desk.query(), desk.query())

    for name, key in [("frames", "f"), ("grid", "g"), ("rulers", "r")]:
        desk.page.press(key)
        check(f"{key} shows {name}", f"{name}=1" in desk.query(), desk.query())
    if screenshots:
        desk.page.screenshot(screenshots / "frames.png")
    inked = "(c => c.getContext('2d').getImageData(0, 0, c.width, c.height).data.some((value) => value > 0))(document.querySelector('.overlay'))"
    check("frames are drawn", desk.value(inked) is True)
    wide = desk.value("document.querySelector('.sheet').getBoundingClientRect().width")
    desk.page.press("+")
    check("+ makes it larger", desk.value("document.querySelector('.sheet').getBoundingClientRect().width") > wide)
    check("the zoom is in the address", "zoom=" in desk.query(), desk.query())
    desk.page.press("0")
    check("0 fits it again", "zoom=" not in desk.query(), desk.query())
    link = desk.query()
    other = Desk(browser, base, link).shown("friends")
    other.page.wait("document.querySelector('#place-name').textContent.startsWith('people/ann')")
    check("a link selects the same", other.text("#place-name") == desk.text("#place-name"))
    check("a link has the same overlays", other.value("document.querySelectorAll('[data-toggle][aria-pressed=true]').length") == 3)
    other.close()
    desk.close()


def keyboard(browser, base):
    desk = Desk(browser, base, "?table=friends").shown("friends")
    desk.page.press("ArrowDown")
    desk.page.wait("document.querySelector('#place-name').textContent === 'people/ann'")
    desk.page.press("ArrowDown")
    check("arrows go from row to row", desk.text("#place-name") == "people/ben", desk.text("#place-name"))
    desk.page.wait("document.querySelector('#spoken').textContent.includes('ben')")
    check("a screen reader hears the view", "ben" in desk.value("document.querySelector('#spoken').textContent"))
    desk.page.press("ArrowRight")
    desk.page.press("ArrowRight")
    check("arrows go into a row", desk.text("#place-name").startswith("people/ben."), desk.text("#place-name"))
    desk.page.press("Escape")
    check("Escape selects nothing", desk.text("#place-name") == "")
    for key, part in [("a", "appearance=dark"), ("o", "orientation=landscape"), ("l", "direction=rtl")]:
        desk.page.press(key)
        check(f"{key} turns {part}", part in desk.query(), desk.query())
    desk.page.press("v")
    desk.page.wait("document.activeElement?.getAttribute('role') === 'option'")
    desk.page.press("ArrowDown")
    wanted = desk.value("document.activeElement.dataset.value")
    desk.page.press("Enter")
    check("a device is chosen by keys", f"device={wanted}" in desk.query(), desk.query())
    check("the focus goes back to the picker", desk.value("document.activeElement.id") == "chip-device", desk.value("document.activeElement.id"))
    desk.page.press("?")
    check("? lists the keys", desk.value("document.querySelector('#help').open") is True)
    desk.page.press("Escape")
    desk.page.press("]")
    desk.page.wait("document.documentElement.dataset.table === 'long'")
    check("] goes to the next table", "table=long" in desk.query())
    desk.page.press("i")
    desk.page.wait("document.body.dataset.view === 'index'")
    desk.page.press("/")
    check("/ goes to the search", desk.value("document.activeElement.id") == "find")
    unnamed = desk.value("[...document.querySelectorAll('button, input, select, [role=slider], [role=separator], a')].filter((part) => "
                         "!(part.textContent.trim() || part.getAttribute('aria-label') || part.labels?.length)).map((part) => part.outerHTML)")
    check("everything that takes the focus has a name", unnamed == [], unnamed)
    desk.close()


def comparison(browser, base, specs, screenshots):
    write(specs / "friends.yaml", FRIENDS.replace("Ann Archer", "Ann Carpenter").replace("Second floor", "Third floor"))
    desk = Desk(browser, base, "?table=friends").shown("friends")
    desk.page.press("d")
    desk.page.wait("document.querySelectorAll('#diff img').length === 2 && document.querySelectorAll('#changes li').length > 0")
    check("the comparison is in the address", "against=HEAD" in desk.query(), desk.query())
    check("the changes are listed", "Carpenter" in desk.text("#changes"), desk.text("#changes"))
    clip = "getComputedStyle(document.querySelector('#diff .after .sheet')).clipPath"
    desk.value("document.querySelector('.wipe').focus()")
    desk.page.press("Home")
    start = desk.value(clip)
    desk.page.press("End")
    check("the slider moves the edge", start != desk.value(clip), [start, desk.value(clip)])
    if screenshots:
        for _ in range(90):
            desk.page.press("ArrowLeft")
        desk.page.screenshot(screenshots / "diff.png")
    for look, visible in [("both", 2), ("before", 1), ("after", 1)]:
        desk.value(f"document.querySelector('[name=look][value={look}]').click()")
        shots = desk.value("[...document.querySelectorAll('#diff .shot')].filter((shot) => shot.getClientRects().length > 0).length")
        check(f"the view '{look}' shows {visible}", shots == visible, shots)
    before = desk.value("document.querySelector('#diff .after img').src")
    write(specs / "friends.yaml", FRIENDS.replace("Ann Archer", "Ann Gardener"))
    desk.page.wait("document.querySelector('#changes').innerText.includes('Gardener')", "the comparison follows an edit")
    check("the compared picture is new", desk.value("document.querySelector('#diff .after img').src") != before)
    desk.value("(menu => { menu.value = 'merge-base'; menu.dispatchEvent(new Event('change')); })(document.querySelector('#against'))")
    check("another version is in the address", "against=merge-base" in desk.query(), desk.query())
    desk.page.press("d")
    desk.page.wait("document.querySelector('#diff').hidden && !document.querySelector('#figures').hidden")
    write(specs / "friends.yaml", FRIENDS)
    desk.close()


def index(browser, base, specs, screenshots):
    desk = Desk(browser, base)
    desk.page.wait("document.querySelectorAll('.card').length === 3")
    desk.page.wait("[...document.querySelectorAll('.thumb img')].every((image) => image.complete && image.naturalWidth > 0)")
    visible = "[...document.querySelectorAll('.card')].map((card) => card.dataset.table)"
    desk.value("document.querySelector('#find').focus()")
    desk.page.type("lon")
    desk.page.wait(f"{visible}.join() === 'long'")
    check("the search is in the address", "find=lon" in desk.query(), desk.query())
    desk.value("(find => { find.value = ''; find.dispatchEvent(new Event('input')); })(document.querySelector('#find'))")
    write(specs / "plain.yaml", PLAIN.replace("text", "txt"))
    desk.page.wait("document.querySelector('[data-table=plain] .badge[data-kind=error]') !== null", "a badge for an error")
    desk.value("document.querySelector('[name=only][value=errors]').click()")
    check("the filter shows tables with errors", desk.value(visible) == ["plain"], desk.value(visible))
    if screenshots:
        desk.page.screenshot(screenshots / "index-errors.png")
    desk.value("document.querySelector('[name=only][value=changed]').click()")
    check("the filter shows changed tables", desk.value(visible) == ["plain"], desk.value(visible))
    desk.value("document.querySelector('[name=only][value=\"\"]').click()")
    write(specs / "plain.yaml", PLAIN)
    desk.page.wait("!document.querySelector('[data-table=plain] .badge')")
    (specs / "fresh.yaml").write_text("tablespec: 1\nsections:\n  - rows: [{text: New}]\n")
    desk.page.wait("document.querySelector('[data-table=fresh]') !== null", "a new spec in the index")
    desk.value("document.querySelector('.card').focus()")
    desk.page.press("ArrowRight")
    desk.page.press("Enter")
    desk.page.wait("document.documentElement.dataset.table === 'friends'")
    desk.value("history.back()")
    desk.page.wait("document.body.dataset.view === 'index'")
    check("Back leads to the index", True)
    (specs / "fresh.yaml").unlink()
    desk.close()


def long_table(browser, base, specs):
    """The end of a long table is as close as its start."""
    desk = Desk(browser, base, "?table=long&frames=1&at=all/row-299").shown("long")
    desk.page.wait("document.querySelector('#place-name').textContent === 'all/row-299'")
    check("a link scrolls to what it selects", desk.value("document.querySelector('#stage').scrollTop") > 5000)
    size = desk.value("(c => c.width * c.height)(document.querySelector('.overlay'))")
    check("the overlay is no larger than what is seen", size < 1440 * 2600, size)
    top = desk.value("document.querySelector('#stage').scrollTop")
    desk.after(lambda: write(specs / "long.yaml", (specs / "long.yaml").read_text().replace("Row {", "Line {")))
    check("an edit keeps the place", desk.value("document.querySelector('#stage').scrollTop") == top)
    desk.close()
