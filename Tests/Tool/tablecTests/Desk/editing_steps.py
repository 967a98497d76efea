"""Editing: the picture follows every file that it is made of, and outlives a broken spec."""

from desk import Desk, FRIENDS, MORE, PROFILE, RED, check, png, write


def run(browser, base, specs, screenshots):
    desk = Desk(browser, base, "?table=friends").shown("friends")
    seen = [desk.pixels()]

    def changes(what, action):
        action()
        pixels = desk.shows("table=friends", unlike=seen[-1])
        check(f"{what} is seen", pixels is not None)
        seen.append(desk.pixels())

    check("the picture is the server's", seen[0] == desk.pixels_of("table=friends"))
    changes("an edit", lambda: write(specs / "friends.yaml", FRIENDS.replace("Ann Archer", "Anna Archer")))
    check("the source pane has the edit", "Anna Archer" in desk.text("#code"))

    # A selection of text in the source survives the next edit, as long as its own line does.
    desk.value("(() => { const line = [...document.querySelectorAll('.line')].find((line) => line.textContent.includes('Ben')).firstChild;"
               " getSelection().setBaseAndExtent(line, 14, line, 17); })()")
    changes("another edit", lambda: write(specs / "friends.yaml", FRIENDS))
    check("selected text stays selected", desk.value("getSelection().toString()") == "Ben", desk.value("getSelection().toString()"))
    desk.value("getSelection().removeAllRanges()")

    changes("an include", lambda: write(specs / "_more.yaml", MORE.replace("Cy Laurent", "Cyril Laurent")))
    changes("the include as it was", lambda: write(specs / "_more.yaml", MORE))
    changes("an image", lambda: write(specs / "face.png", png((20, 90, 200))))
    changes("a profile", lambda: write(specs / "own-metrics.yaml", PROFILE.replace("16", "40")))

    # The picture is neither replaced nor moved while the spec is broken.
    desk.page.resize(1440, 320)
    desk.value("document.querySelector('#stage').scrollTop = 20")
    desk.after(lambda: write(specs / "friends.yaml", FRIENDS.replace("accessory:", "acessory:")))
    check("a broken spec has a message", "acessory" in (desk.text("#message") or ""), desk.text("#message"))
    check("the message has the place", "friends.yaml:9:" in desk.text("#message"), desk.text("#message"))
    check("the last good picture stays", desk.pixels() == seen[-1])
    check("the page says that the picture is not new", "last good" in desk.text("#message"))
    check("scrolling stays", desk.value("document.querySelector('#stage').scrollTop") == 20)
    check("the broken line is marked", desk.value("document.querySelector('.line[data-problem=error]')?.textContent.includes('acessory')") is True)
    check("the message is announced", desk.value("document.querySelector('#message').getAttribute('role')") == "alert")
    desk.page.resize(1440, 900)
    if screenshots:
        desk.page.screenshot(screenshots / "broken.png")
    desk.page.click("#message .link")
    check("the message leads to its line", desk.value("document.querySelector('.line.current')?.textContent.includes('acessory')") is True)
    desk.after(lambda: write(specs / "friends.yaml", FRIENDS))
    check("a mended spec has no message", desk.value("document.querySelector('#message').hidden") is True)

    (specs / "friends.yaml").rename(specs / "friends.away")
    desk.page.wait("document.body.dataset.state === 'gone'")
    check("a file that is gone keeps its picture", desk.figures() == 1)
    (specs / "friends.away").rename(specs / "friends.yaml")
    desk.page.wait("document.body.dataset.state === 'ok'")
    changes("the profile as it was", lambda: write(specs / "own-metrics.yaml", PROFILE))
    changes("the image as it was", lambda: write(specs / "face.png", png(RED)))

    # Strings of a spec are only text, wherever they appear.
    hostile = '<img src=x onerror="document.title=1">'
    desk.after(lambda: write(specs / "friends.yaml", FRIENDS.replace("Ann Archer", f"'{hostile}'")))
    desk.page.click(*desk.middle_of("friends", "people/ann.textLabel"))
    desk.page.wait("document.querySelector('.facts')?.textContent.includes('onerror')")
    check("a spec's markup is text", desk.value("document.querySelectorAll('img[src=x]').length") == 0)
    desk.after(lambda: write(specs / "friends.yaml", FRIENDS))
    desk.close()
