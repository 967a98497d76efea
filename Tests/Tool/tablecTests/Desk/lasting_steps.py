"""A server that is started again, hangs, or is gone, and more pages than a browser has connections."""

import signal, time

from desk import Desk, FRIENDS, check, serve, write

STATE = "document.body.dataset.connection"


def run(browser, tablec, place, specs):
    server, base = serve(tablec, place)
    port = int(base.split(":")[2].split("/")[0])
    server = again(browser, tablec, place, specs, server, base, port)
    hung(browser, server, base)
    many(browser, base)
    server = over(browser, tablec, place, server, base, port)
    server.kill()


def again(browser, tablec, place, specs, server, base, port):
    """An open page and a bookmark hold for the next start (storybookjs/storybook#28258)."""
    desk = Desk(browser, base, "?table=friends").shown("friends")
    index = Desk(browser, base)
    index.page.wait("document.querySelectorAll('.card').length > 0")
    server.send_signal(signal.SIGINT)
    server.wait(10)
    desk.page.wait(f"{STATE} === 'lost'")
    desk.page.press("d")
    desk.page.wait("document.querySelector('#diff').textContent !== '' && !document.querySelector('#diff').textContent.includes('Comparing')")
    check("a lost comparison has words of the page", "does not answer" in desk.text("#diff"), desk.text("#diff"))
    index.page.wait("document.querySelector('#notice').textContent.includes('not there')", "the index says that the server is gone")
    write(specs / "friends.yaml", FRIENDS.replace("Ann Archer", "Ann Shepherd"))
    server, new = serve(tablec, place, port=port)
    check("the address is the same", new == base, [base, new])
    desk.page.wait(f"{STATE} === 'live'", "the page goes on by itself")
    desk.page.wait("document.querySelector('#code').textContent.includes('Shepherd')", "what changed meanwhile is shown")
    desk.page.wait("document.querySelectorAll('#diff img').length === 2", "the comparison comes with the server")
    index.page.wait("document.querySelector('#notice').textContent === ''")
    check("the index goes on", True)
    write(specs / "friends.yaml", FRIENDS)
    desk.close_quietly()
    index.close_quietly()
    return server


def hung(browser, server, base):
    """A picture that does not come is told, and a server that hangs is not alive (storybookjs/storybook#6196)."""
    desk = Desk(browser, base, "?table=friends").shown("friends")
    desk.page.wait(f"{STATE} === 'live'")
    server.send_signal(signal.SIGSTOP)
    desk.page.press("a")
    desk.page.wait(f"{STATE} === 'waiting' && document.querySelector('#stage').ariaBusy === 'true'", "a picture on its way")
    desk.page.wait(f"{STATE} === 'silent'", "a server that hangs")
    check("a server that hangs is told above the page", "does not answer" in desk.text("#notice"), desk.text("#notice"))
    server.send_signal(signal.SIGCONT)
    desk.page.wait(f"{STATE} === 'live' && document.querySelector('#stage').ariaBusy === 'false'", "it goes on")
    desk.page.wait("document.querySelector('figcaption').textContent.includes('dark')")
    check("what was asked for comes", desk.text("#notice") == "", desk.text("#notice"))
    desk.close_quietly()


def many(browser, base):
    """Browsers open six connections to a server: the eighth page opens, too."""
    desks = [Desk(browser, base, "?table=friends").shown("friends") for _ in range(8)]
    check("eight pages have their picture", all(desk.figures() == 1 for desk in desks))
    for desk in desks:
        desk.close_quietly()


def over(browser, tablec, place, server, base, port):
    """Where the address could not be kept, the page says that it is over."""
    desk = Desk(browser, base, "?table=friends").shown("friends")
    server.send_signal(signal.SIGINT)
    server.wait(10)
    for file in (place / ".state").rglob("*"):
        if file.is_file():
            file.unlink()
    server, new = serve(tablec, place, port=port)
    check("without what was kept, the address is another", new != base)
    desk.page.wait(f"{STATE} === 'over'")
    check("the page says where the new address is", "has printed" in desk.text("#notice"), desk.text("#notice"))
    desk.close_quietly()
    return server
