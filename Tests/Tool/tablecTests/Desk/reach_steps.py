"""Reaching everything by keys, hearing what happens, and seeing it in contrast themes and low windows. Each step names the report that it is from."""

import time

from desk import Desk, check, write

ROWS = "tablespec: 1\nsections:\n  - id: s\n    header: Rows\n    rows:\n" + "".join(f"      - {{id: r{n}, text: Row {n}}}\n" for n in range(6))
TEXTS = """tablespec: 1
sections:
  - rows:
      - id: one
        text: >-
          Minutes of the meeting: we agreed on 5 o'clock
          # 7 is no comment
      - text: "Two
          lines: 3"
        id: two
"""
FOCUS = "document.activeElement.id || document.activeElement.dataset.table || document.activeElement.tagName"
SPOKEN = "document.querySelector('#spoken').textContent"
OPEN = "document.querySelector('#choice').matches(':popover-open')"


def run(browser, base, specs, screenshots):
    for name, text in [("apple-list", ROWS), ("date-list", ROWS), ("texts", TEXTS)]:
        write(specs / f"{name}.yaml", text)
    opening(browser, base)
    pickers(browser, base)
    tabs(browser, base)
    letters_off(browser, base)
    selection(browser, base)
    addresses(browser, base, specs)
    sounds(browser, base)
    low(browser, base)
    for name in ("apple-list", "date-list", "texts"):
        (specs / f"{name}.yaml").unlink()


def opening(browser, base):
    """The focus is at what was opened, and where it was on the way back; brackets step through what was found
    (Visual-Regression-Tracker/frontend#181)."""
    desk = Desk(browser, base, "?find=list")
    desk.page.wait("document.querySelectorAll('.card').length === 2")
    desk.value("document.querySelector('[data-table=apple-list]').focus()")
    desk.page.press("Enter")
    desk.shown("apple-list")
    check("the picture has the focus after a table was opened", desk.value(FOCUS) == "stage", desk.value(FOCUS))
    for wanted in ("date-list", "apple-list", "date-list"):
        desk.page.press("]")
        desk.shown(wanted)
        check("] goes to the next table that was found", f"table={wanted}" in desk.query(), desk.query())
    check("the step is said", "table 2 of 2 that were found" in desk.value(SPOKEN), desk.value(SPOKEN))
    desk.page.press("i")
    desk.page.wait("document.body.dataset.view === 'index'")
    check("the card has the focus on the way back", desk.value(FOCUS) == "date-list", desk.value(FOCUS))
    desk.value("document.querySelector('.skip').focus()")
    desk.page.press("Enter")
    check("the skip link leads to the tables", desk.value(FOCUS) == "apple-list", desk.value(FOCUS))
    desk.value("document.querySelector('#find').focus()")
    for letter in "zzz":
        desk.page.press(letter)
    desk.page.wait("!document.querySelector('#index-none').hidden")
    check("what was looked for is named", "zzz" in desk.text("#index-none"), desk.text("#index-none"))
    desk.page.wait(SPOKEN + ".includes('No table matches')", "that nothing was found is said (storybookjs/storybook#13000)")
    desk.page.click("#index-none button")
    desk.page.wait("document.querySelectorAll('.card').length > 3")
    check("the search is left", desk.value(FOCUS) == "find" and "find=" not in desk.query(), desk.query())
    desk.close()


def pickers(browser, base):
    desk = Desk(browser, base, "?table=apple-list").shown("apple-list")
    arrow = "getComputedStyle(document.querySelector('#chip-device'), '::after')"
    # At once: the chip gets its value with the picture.
    width, height, text = desk.value("['#chip-device', '#chip-device .chip-text'].map((part) => document.querySelector(part).getBoundingClientRect())"
                                     ".flatMap((box, i) => i === 0 ? [box.width, box.height] : [box.width])")
    check("a chip has its arrow", desk.value(arrow + ".content") != "none" and width - text > 25 and height < 36, [width, height, text])
    desk.page.click("#chip-appearance")
    desk.page.wait(OPEN)
    desk.page.click("#chip-appearance")
    time.sleep(0.3)
    check("a second click closes a list", desk.value(OPEN) is False)
    desk.page.click("#chip-device")
    desk.page.click("#chip-ios")
    desk.page.wait(OPEN)
    expanded = "[...document.querySelectorAll('.chip[aria-expanded=true]')].map((chip) => chip.id)"
    check("only the open list is expanded", desk.value(expanded) == ["chip-ios"], desk.value(expanded))
    desk.page.press("Escape")
    desk.page.wait(f"{expanded}.length === 0")
    desk.page.press("v")
    desk.page.wait("document.activeElement?.getAttribute('role') === 'option'")
    for letter in "ipa":
        desk.page.press(letter)
    check("letters are one word", desk.value("document.activeElement.dataset.value").startswith("ipad"))
    desk.value("document.querySelector('#choice .free button').focus()")
    desk.page.press("Tab")
    check("Tab leaves a list after its last field", desk.value(OPEN) is False and desk.value(FOCUS) == "chip-orientation", desk.value(FOCUS))
    desk.value("document.querySelector('#save').focus()")
    desk.page.press("Enter")
    desk.page.wait("document.querySelector('#menu').matches(':popover-open')")
    check("a menu's button is expanded", desk.value("document.querySelector('#save').ariaExpanded") == "true")
    desk.page.press("Tab")
    check("Tab leaves a menu and goes on", desk.value(FOCUS) == "help-button", desk.value(FOCUS))
    desk.close()


def tabs(browser, base):
    desk = Desk(browser, base, "?table=friends").shown("friends")
    desk.page.wait("document.querySelectorAll('#files [role=tab]').length > 1")
    desk.value("document.querySelector('#files [role=tab]').focus()")
    name = "document.activeElement.textContent"
    first = desk.value(name)
    desk.page.press("ArrowRight")
    check("arrows go from file to file", desk.value(name) != first and desk.value("document.activeElement.ariaSelected") == "true", desk.value(name))
    check("a list of tabs is one stop", desk.value("document.querySelectorAll('#files [tabindex=\"0\"]').length") == 1)
    desk.page.press("Home")
    check("Home goes to the first file", desk.value(name) == first, desk.value(name))
    value = "Number(document.querySelector('#divider').ariaValueNow)"
    desk.value("document.querySelector('#divider').focus()")
    wide = desk.value(value)
    desk.page.press("ArrowLeft")
    check("the divider has a value, and keys", desk.value(value) == wide + 16, [wide, desk.value(value)])
    desk.page.press("Home")
    check("Home makes the panels narrow", desk.value(value) == 260, desk.value(value))
    desk.close()
    desk = Desk(browser, base, "?table=friends&size=400x800").shown("friends")
    desk.value("document.querySelector('.handle').focus()")
    for _ in range(10):
        desk.page.press("ArrowRight")
    check("each press widens the picture", "size=410x800" in desk.query(), desk.query())
    desk.close()


def letters_off(browser, base):
    """WCAG 2.1.4: keys of one character can be switched off, and the choice holds."""
    desk = Desk(browser, base, "?table=friends").shown("friends")
    desk.page.press("?")
    desk.page.wait("document.querySelector('#help').open")
    desk.page.click("#letter-keys")
    desk.page.press("Escape")
    desk.page.press("f")
    check("keys of one character are off", "frames" not in desk.query(), desk.query())
    desk.page.press("ArrowDown")
    check("arrows still work", "at=people/ann" in desk.query(), desk.query())
    other = Desk(browser, base, "?table=friends").shown("friends")
    other.page.press("f")
    check("they are off in the next page", "frames" not in other.query(), other.query())
    other.page.click("#help-button")
    other.page.wait("document.querySelector('#help').open")
    other.page.click("#letter-keys")
    other.page.press("Escape")
    other.page.press("f")
    check("they are on again", "frames=1" in other.query(), other.query())
    other.close()
    desk.close()


def selection(browser, base):
    desk = Desk(browser, base, "?table=apple-list").shown("apple-list")
    desk.page.move(*desk.middle_of("apple-list", "s/r3.textLabel"))
    desk.page.wait("document.querySelector('#place-name').textContent.includes('r3')")
    desk.value("document.querySelector('#stage').focus()")
    desk.page.press("ArrowDown")
    desk.page.press("ArrowDown")
    check("a key counts more than a pointer that rests", desk.text("#place-name") == "s/r1", desk.text("#place-name"))
    desk.close()
    desk = Desk(browser, base, "?table=texts").shown("texts")
    colors = "(kind) => [...(CSS.highlights?.get('yaml-' + kind) ?? [])].map((range) => range.startContainer.data.slice(range.startOffset, range.endOffset))"
    desk.page.wait(f"({colors})('key').length > 3")
    keys = desk.value(f"({colors})('key')")
    check("words of a text are no keys", "sections" in keys and not {"meeting", "lines"} & set(keys), keys)
    check("words of a text are no comments", desk.value(f"({colors})('comment')") == [], desk.value(f"({colors})('comment')"))
    desk.close()


def addresses(browser, base, specs):
    """What an address asks for and there is not is named on the page."""
    desk = Desk(browser, base, "?table=apple-list&device=nokia")
    desk.page.wait("!document.querySelector('#message').hidden")
    check("an unknown device is named", "nokia" in desk.text("#message"), desk.text("#message"))
    desk.page.click("#message .link")
    desk.shown("apple-list")
    check("the message leads out", "device" not in desk.query() and desk.value(FOCUS) == "stage", desk.query())
    desk.close()
    desk = Desk(browser, base, "?table=apple-list&look=sideways&at=s/r9&zoom=big&devise=ipad").shown("apple-list")
    desk.page.wait("document.querySelector('#notice').textContent.includes('s/r9')")
    words = desk.text("#notice")
    check("everything unknown is named", all(part in words for part in ("look=sideways", "at=s/r9", "zoom=big", "devise")), words)
    desk.page.click("#notice button")
    check("the notice leads out", desk.text("#notice") == "" and desk.query() == "?table=apple-list", [desk.text("#notice"), desk.query()])
    desk.close()


def sounds(browser, base):
    desk = Desk(browser, base, "?table=apple-list").shown("apple-list")
    for key, words in [("f", "Frames: on"), ("f", "Frames: off"), ("a", "Dark"), ("+", "Zoom")]:
        desk.page.press(key)
        desk.page.wait(f"{SPOKEN}.includes('{words}')", f"'{words}' is said")
    check("what keys do is said", True)
    desk.close()


def low(browser, base):
    """A page at 400 % (WCAG 1.4.10) scrolls, or leaves half of the window to the picture."""
    desk = Desk(browser, base, "?table=apple-list", width=640, height=300).shown("apple-list")
    desk.page.resize(640, 256)
    time.sleep(0.3)
    scrolls = "document.documentElement.scrollHeight > innerHeight + 40 && getComputedStyle(document.body).overflowY !== 'hidden'"
    check("a low page scrolls", desk.value(scrolls) is True)
    check("a low page does not scroll sideways", desk.value("document.documentElement.scrollWidth <= innerWidth") is True)
    desk.close()
