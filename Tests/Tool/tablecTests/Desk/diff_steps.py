"""The page of 'tablec diff': its bars, filters, links and keys. Each step names the report that it is from."""

import json, pathlib, subprocess, time, urllib.parse

from desk import Tabbed, check


def spec(path, rows):
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = [f"      - {row if row.startswith('{') else '{text: %s}' % row}\n" for row in rows]
    path.write_text("tablespec: 1\nsections:\n  - id: s\n    header: Rows\n    rows:\n" + "".join(lines))


def run(browser, tablec, place, screenshots):
    for n in range(6):
        spec(place / f"Old/t{n}.yaml", [f"Row {i}" for i in range(30)])
        spec(place / f"New/t{n}.yaml", ["{id: r%d, text: Row %d, accessory: checkmark}" % (i, i) if i in (4 + n, 9 + n)
                                        else f"Row {i}" + (f" new{n}" if i in (1 + n, 12 + n) and n != 3 else "") for i in range(30)])
    spec(place / "Old/long.yaml", [f"Row {i}" for i in range(500)])
    spec(place / "New/long.yaml", [f"Row {i} new" for i in range(500)])
    spec(place / "few.yaml", ["One", "Two"])
    spec(place / "fewer.yaml", ["One", "Zwei"])
    for old, new, page in [("Old", "New", "many.html"), ("Old/long.yaml", "New/long.yaml", "long.html"), ("few.yaml", "fewer.yaml", "few.html"),
                           ("Old/t0.yaml", "Old/t0.yaml", "same.html")]:
        subprocess.run([tablec, "diff", old, new, "-o", page], cwd=place, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    many = (place / "many.html").resolve().as_uri()
    bars(browser, many)
    filters(browser, many)
    links(browser, many)
    keys(browser, many)
    long(browser, (place / "long.html").resolve().as_uri())
    few = Tabbed(browser, (place / "few.html").resolve().as_uri() + "?view=slider&class=text")
    check("a page with few changes has its view in the address", few.value("document.querySelector('[value=slider]').checked"))
    check("a filter that it has not is named", "class=text" in few.text(".notice"), few.text(".notice"))
    few.close()
    same = Tabbed(browser, (place / "same.html").resolve().as_uri())
    check("a page without changes has no bars", same.value("document.querySelector('.bars') === null"))
    same.close()


SHOWN = "(selector) => [...document.querySelectorAll(selector)].filter((part) => part.getClientRects().length > 0)"


def bars(browser, many):
    """One bar does not cover the other, or what a link leads to (microsoft/playwright#16069; WCAG 2.4.11)."""
    page = Tabbed(browser, many)
    page.value("scrollTo(0, 1500)")
    seen = page.value("[...document.querySelectorAll('.views')].map((bar) => { const box = bar.querySelector('label').getBoundingClientRect();"
                      " return bar.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)); })")
    check("both bars are in sight", seen == [True, True], seen)
    page.value("document.querySelectorAll('nav a')[3].click()")
    time.sleep(0.2)
    places = page.value("[document.querySelector(':target h2').getBoundingClientRect().top, document.querySelector('.bars').getBoundingClientRect().bottom]")
    check("the bars do not cover what a link leads to", places[0] >= places[1], places)
    page.value("document.querySelector('.shot').closest('.spec').querySelector('.link').focus()")
    places = page.value("[document.activeElement.getBoundingClientRect().top, document.querySelector('.bars').getBoundingClientRect().bottom]")
    check("the bars do not cover the focus", places[0] >= places[1], places)
    page.close()


def filters(browser, many):
    """A filter holds for pictures and specs (Visual-Regression-Tracker/frontend#181), and tells that nothing is left (storybookjs/storybook#13000)."""
    page = Tabbed(browser, many)
    page.value("document.querySelector('.filter [value=text]').click()")
    titles = page.value(f"({SHOWN})('.spec h2').map((title) => title.textContent)")
    check("specs without such a change are gone", "t3" not in titles and "t0" in titles, titles)
    check("the contents follow", page.value(f"({SHOWN})('nav a').map((link) => link.textContent)") == titles)
    others = page.value(f"({SHOWN})('figcaption p, .changes > li').filter((line) => line.dataset.class && line.dataset.class !== 'text').length")
    check("only lines of that class are shown", others == 0, others)
    check("the choice is counted", page.text(".count").startswith("510 of"), page.text(".count"))
    check("the choice is in the address", "class=text" in page.value("location.search"), page.value("location.search"))
    page.value("document.querySelector('.find').focus()")
    for letter in "new4":
        page.page.press(letter)
    check("the search holds for pictures", page.value(f"({SHOWN})('figure').length") == 2, page.value(f"({SHOWN})('figure').length"))
    page.page.press("x")
    words = page.text(".notice p")
    check("nothing found is told, with what was looked for", "new4x" in words and "text" in words, words)
    check("it is told to all", page.value("document.querySelector('.notice p').getAttribute('role')") == "status")
    page.page.click(".reset")
    check("one click shows all changes", page.value(f"({SHOWN})('.spec').length") == 7 and page.value("location.search") == "", page.value("location.search"))
    page.close()
    page = Tabbed(browser, many + "?class=layout&find=r8&view=overlay")
    check("an address has its filter, search and view", page.value("[document.querySelector('.find').value, document.querySelector('[value=overlay]').checked]") == ["r8", True])
    check("an address is filtered", page.value(f"({SHOWN})('.spec h2').map((title) => title.textContent)") == ["t4"])
    page.close()
    page = Tabbed(browser, many + "?class=big&vew=slider")
    check("what an address says wrongly is named", "class=big, vew=slider" in page.text(".notice p"), page.text(".notice p"))
    page.close()


def links(browser, many):
    """Each change has an address that the next commit keeps (microsoft/playwright#30239, storybookjs/storybook#66)."""
    page = Tabbed(browser, many)
    ids = page.value("[...document.querySelectorAll('.changes > li')].map((line) => line.id)")
    check("each change has an id", all(ids) and len(set(ids)) == len(ids), ids[:5])
    check("an id has the spec, the code and the row", "t1:D0401:s/13.textLabel" in ids, ids[-12:])
    hidden = page.value("(line => [...line.querySelectorAll('i[id]')].map((part) => part.id))(document.querySelector('.changes > li[data-count=\"2\"]'))")
    check("each row of a line has an address", len(hidden) == 1, hidden)
    check("a line leads to its picture", page.value("document.getElementById(decodeURIComponent(document.querySelector('.where a:not(.link)').hash.slice(1))).tagName") == "FIGURE")
    page.close()
    for wanted in (ids[-8], hidden[0]):
        page = Tabbed(browser, many + "?class=visual#" + urllib.parse.quote(wanted))
        place = page.value(f"document.getElementById({json.dumps(wanted)}).closest('li').getBoundingClientRect().top")
        bottom = page.value("document.querySelector('.bars').getBoundingClientRect().bottom")
        check("a link to a change shows it, whatever is filtered", bottom <= place < 900, [wanted, bottom, place])
        page.close()
    page = Tabbed(browser, many + "#t1:D0401:s/nobody")
    check("a change that is not there is named", "nobody" in page.text(".notice p"), page.text(".notice p"))
    page.close()


def keys(browser, many):
    """n and p go from change to change, unless they are switched off (WCAG 2.1.4)."""
    page = Tabbed(browser, many)
    at = "[...document.querySelectorAll('.changes > li')].indexOf(document.activeElement.closest('li'))"
    for key, wanted in [("n", 0), ("n", 1), ("p", 0)]:
        page.page.press(key)
        check(f"{key} goes to a change", page.value(at) == wanted, page.value(at))
    page.page.click(".step[data-step='1']")
    check("a button goes on", page.value(at) == 0, page.value(at))
    page.value("document.querySelector('.keys').click()")
    page.value("document.activeElement.blur()")
    page.page.press("n")
    check("the keys can be switched off", page.value(at) == -1, page.value(at))
    page.value("document.querySelector('.keys').click()")
    page.close()


def long(browser, address):
    """One spec with many changes is searched (linebender/kompari#6), and rows that are not drawn are counted."""
    page = Tabbed(browser, address)
    check("one spec has a filter and a search", page.value("document.querySelector('.find') !== null"))
    check("rows that are not drawn are told", "477 more rows changed, not drawn here" in page.value("document.querySelector('.cut').textContent"))
    page.close()
