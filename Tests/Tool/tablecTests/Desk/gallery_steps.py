"""A gallery that is opened from disk: links, keys, what is gone, and what was not compiled."""

import subprocess

from desk import Tabbed, check, make_project

CAPTIONS = "[...document.querySelectorAll('figcaption')].map((caption) => caption.textContent).join('; ')"


def run(browser, tablec, place, screenshots):
    place = place / "Gallery"
    make_project(place)
    (place / "Specs/plain.yaml").unlink()
    (place / "Specs/fresh.yaml").write_text("tablespec: 1\nsections:\n  - rows: [{text: New}]\n")
    subprocess.run([tablec, "gallery", "Specs", "-o", "site", "--since", "HEAD", "--device", "iphone-se,ipad", "--appearance", "light,dark"], cwd=place,
                   check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    site = (place / "site/index.html").resolve().as_uri()
    choices(browser, site)
    gone(browser, site)
    searched(browser, site)
    narrowed(browser, site)
    addresses(browser, site)
    status(browser, tablec, place)


def choices(browser, site):
    """Links and keys of the preview hold for figures of several devices and appearances."""
    page = Tabbed(browser, site + "#table=friends&device=ipad&appearance=dark").shown()
    check("a link finds its figure", "820" in page.value(CAPTIONS) and "dark" in page.value(CAPTIONS), page.value(CAPTIONS))
    page.page.press("a")
    page.page.wait(f"{CAPTIONS}.includes('light')")
    check("a turns the appearance of the same device", "820" in page.value(CAPTIONS), page.value(CAPTIONS))
    page.value("document.querySelector('.skip').focus()")
    page.page.press("Enter")
    check("the skip link keeps the table", page.value("[document.body.dataset.view, document.activeElement.id]") == ["table", "stage"])
    page.close()
    page = Tabbed(browser, site + "#table=friends&environment=ipad-dark").shown()
    page.page.press("a")
    page.page.wait(f"{CAPTIONS}.includes('light')")
    check("a key leaves a named environment for what it has otherwise", "820" in page.value(CAPTIONS), page.value(CAPTIONS))
    page.close()
    for link, words in [("table=friends&device=nokia", ["nokia", "iphone-se, ipad"]), ("table=nobody", ["nobody"]),
                        ("table=friends&against=v9", ["v9", "HEAD"])]:
        page = Tabbed(browser, site + "#" + link)
        page.page.wait("['#empty', '#diff'].some((part) => document.querySelector(part).innerText.includes('gallery'))")
        said = page.text("#empty") + page.text("#diff")
        check(f"{link} is named", all(word in said for word in words), said)
        page.close()


def gone(browser, site):
    """A table that was removed is among the changed ones (material-components/material-components-web#2934)."""
    page = Tabbed(browser, site + "#only=changed")
    page.page.wait("document.querySelectorAll('.card').length > 0")
    cards = page.value("[...document.querySelectorAll('.card')].map((card) => [card.dataset.table, card.querySelector('.badges').textContent])")
    check("what is gone is shown", cards == [["fresh", "new"], ["plain", "removed"]], cards)
    page.value("document.querySelector('[data-table=plain]').click()")
    page.shown()
    check("it is shown as it was", "was removed" in page.text("#notice") and "Only" in page.value("document.querySelector('#code').textContent"), page.text("#notice"))
    page.page.press("d")
    page.page.wait("document.querySelectorAll('#diff img').length === 1")
    check("the comparison says that it is gone", "is gone" in page.text("#changes"), page.text("#changes"))
    page.close()


ROWS = "[...document.querySelectorAll('.found-rows a')].map((link) => link.textContent)"
CARDS = "[...document.querySelectorAll('.card')].map((card) => card.dataset.table)"


def searched(browser, site):
    """The search finds rows by their texts, and each is a link that shows the row."""
    page = Tabbed(browser, site)
    page.page.wait("document.querySelectorAll('.card').length > 0")
    page.page.press("/")
    page.page.type("laurent")
    page.page.wait("document.querySelectorAll('.found-rows a').length > 0")
    check("a row is found by its text", [page.value(ROWS), page.value(CARDS)] == [["Cy Laurent"], ["friends"]], page.value(ROWS))
    page.value("document.querySelector('.found-rows a').click()")
    page.shown()
    page.page.wait("document.querySelector('#place-name').textContent.includes('cy')")
    check("a row's link shows and marks it", "cy" in page.text("#inspect"), page.text("#inspect"))
    page.page.press("i")
    page.page.wait("document.querySelectorAll('.found-rows a').length > 0")
    check("on the way back the search is as it was", page.value("document.querySelector('#find').value") == "laurent")
    page.close()
    page = Tabbed(browser, site + "#find=row%20299")
    page.page.wait("document.querySelectorAll('.found-rows a').length > 0")
    check("words of a row in one of its tables", page.value(CARDS) == ["long"] and page.value(ROWS) == ["Row 299"], page.value(ROWS))
    page.close()
    page = Tabbed(browser, site + "#find=row")
    page.page.wait("document.querySelectorAll('.found-rows a').length > 0")
    check("of many rows the first are shown", "and 297 more rows" in page.text(".found-rows"), page.text(".found-rows"))
    page.close()
    page = Tabbed(browser, site + "#find=nobody%20has%20this")
    page.page.wait("!document.querySelector('#index-none').hidden")
    check("what is not found is told", "none with" in page.text("#index-none"), page.text("#index-none"))
    page.value("document.querySelector('#index-none button').click()")
    page.page.wait("document.querySelectorAll('.card').length > 2")
    page.close()


def narrowed(browser, site):
    """The index is narrowed to a device, which the tables keep."""
    page = Tabbed(browser, site)
    page.page.wait("document.querySelectorAll('.card').length > 0")
    check("a filter has what the gallery has", page.value("[...document.querySelectorAll('#only-device option')].map((option) => option.value)") == ["", "iphone-se", "ipad"])
    check("without two languages there is no filter of them", page.value("document.querySelector('#only-language')") is None)
    page.value("(() => { const field = document.querySelector('#only-device'); field.value = 'ipad'; field.dispatchEvent(new Event('change')); })()")
    page.page.wait("document.querySelector('#index-count').textContent !== ''")
    check("tables with a picture for it stay", page.value(CARDS) == ["fresh", "friends", "long", "plain"], page.value(CARDS))
    page.value("document.querySelector('[data-table=friends]').click()")
    page.shown()
    check("a table is opened in it", "820" in page.value(CAPTIONS), page.value(CAPTIONS))
    page.close()
    page = Tabbed(browser, site + "#device=nokia")
    page.page.wait("!document.querySelector('#index-none').hidden")
    check("a device that there is not is told", "for nokia" in page.text("#index-none"), page.text("#index-none"))
    page.close()


def addresses(browser, site):
    """An address that somebody writes by hand, and the one that the page gives."""
    for link, row in [("friends/ann", "ann"), ("friends/people/ben", "ben"), ("long/row-250", "row-250"), ("table=friends&at=cy", "cy")]:
        page = Tabbed(browser, site + "#" + link).shown()
        page.page.wait(f"document.querySelector('#place-name').textContent.includes('{row}')")
        check(f"{link} shows the row", row in page.text("#inspect"), page.text("#inspect"))
        check(f"{link} has no notice", page.text("#notice") == "", page.text("#notice"))
        if row == "row-250":
            top = page.value("document.querySelector('#stage').scrollTop")
            check("the picture is scrolled to the row", top > 1000, top)
        check("a row's address can be copied", "Copy link" in page.text("#inspect"))
        page.close()
    page = Tabbed(browser, site + "#friends/nobody").shown()
    page.page.wait("document.querySelector('#notice').textContent !== ''")
    check("a row that there is not is told", "no such view" in page.text("#notice"), page.text("#notice"))
    page.close()


def status(browser, tablec, place):
    """What changed since a revision is at each table, and leads to the comparison."""
    friends = place / "Specs/friends.yaml"
    text = friends.read_text()
    friends.write_text(text.replace("      - {include: _more.yaml}\n", "").replace("Ann Archer", "Ann A."))
    subprocess.run([tablec, "gallery", "Specs", "-o", "other", "--since", "HEAD"], cwd=place, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    friends.write_text(text)
    page = Tabbed(browser, (place / "other/index.html").resolve().as_uri())
    page.page.wait("document.querySelectorAll('.difference:not([hidden])').length > 0")
    words = page.text(".difference:not([hidden])")
    check("a table has the status of its changes", words == "2 changes: 1 breaking, 1 text", words)
    check("the index tells what it is compared with", "HEAD" in page.text("#index-head"), page.text("#index-head"))
    page.value("document.querySelector('.difference:not([hidden]) a').click()")
    page.shown()
    page.page.wait("document.querySelectorAll('#diff img').length === 2")
    check("its link shows the changes", "the row is gone" in page.text("#changes"), page.text("#changes"))
    page.close()
