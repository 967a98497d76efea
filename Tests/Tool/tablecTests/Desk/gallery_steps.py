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
