"""What was reported about other tools' pages (Storybook, Playwright's report, reg-cli, Argos and others), tried on ours."""

import http.client, http.server, re, threading, time

from desk import Desk, FRIENDS, check, write

CHANGED = "document.querySelectorAll('#diff img').length === 2 && document.querySelectorAll('#changes .problem').length > 0"


def run(browser, base, specs, screenshots):
    write(specs / "friends.yaml", FRIENDS.replace("Ann Archer", "Ann Potter"))
    back(browser, base)
    controls(browser, base)
    slider(browser, base)
    typing(browser, base)
    proxied(browser, base)
    write(specs / "friends.yaml", FRIENDS)


def back(browser, base):
    """One Back undoes one step, and Forward does it again (storybookjs/storybook#2868, #6868); the index is where it was (HelloAOLab/seed-bible#1766)."""
    desk = Desk(browser, base, "?only=changed", height=420)
    desk.page.wait("document.querySelectorAll('.card').length > 0")
    desk.value("document.querySelector('[data-table=friends]').click()")
    desk.shown("friends")
    desk.page.press("a")
    check("a step is in the address", "appearance=dark" in desk.query(), desk.query())
    for step, wanted in [("back", "?table=friends&only=changed"), ("back", "?only=changed"), ("forward", "?table=friends&only=changed")]:
        desk.value(f"history.{step}()")
        time.sleep(0.2)
        check(f"one {step} is one step", desk.query() == wanted, desk.query())
    desk.value("history.back()")
    desk.page.wait("document.body.dataset.view === 'index'")
    seen = desk.value("(card => card === document.activeElement && card.getBoundingClientRect().top < innerHeight)(document.querySelector('.card[data-table=friends]'))")
    check("the index is where it was", seen is True)
    desk.close()


def controls(browser, base):
    """Nothing is for the mouse alone (microsoft/playwright#42323), and every stop of Tab does something (microsoft/playwright#41027)."""
    desk = Desk(browser, base, "?table=friends&against=HEAD&panel=changes").shown("friends")
    desk.page.wait(CHANGED)
    native = "a[href], button, input, select, summary, label, option"
    mouse = desk.value(f"[...document.querySelectorAll('body *')].filter((part) => getComputedStyle(part).cursor === 'pointer' && !part.closest('{native}')).map((part) => part.outerHTML.slice(0, 90))")
    check("nothing is for the mouse alone", mouse == [], mouse)
    # The picture, the text, a panel that scrolls, and what is moved by arrows.
    roles = {"application", "tabpanel", "slider", "separator", "tab", "option"}
    stops = desk.value(f"[...document.querySelectorAll('[tabindex]')].filter((part) => part.tabIndex >= 0 && !part.matches('{native}')).map((part) => part.getAttribute('role'))")
    check("every stop of Tab is something that keys move", set(stops) <= roles, stops)
    desk.close()


def slider(browser, base):
    """Before is on the side of its title, and all of it at that end (reg-viz/reg-cli#659); arrows go through the views (argos-ci/argos#305)."""
    desk = Desk(browser, base, "?table=friends&against=HEAD").shown("friends")
    desk.page.wait(CHANGED)
    titles = desk.value("[...document.querySelectorAll('#diff h2')].map((title) => [title.textContent, title.getBoundingClientRect().x])")
    check("Before is left of After", [title for title, _ in sorted(titles, key=lambda title: title[1])] == ["Before", "After"], titles)
    clips = "[...document.querySelectorAll('#diff .sheet')].map((sheet) => getComputedStyle(sheet).clipPath)"
    desk.value("document.querySelector('.wipe').focus()")
    for key, words in [("End", "100 % before"), ("Home", "0 % before")]:
        desk.page.press(key)
        check(f"{key} says what is shown", desk.value("document.querySelector('.wipe').getAttribute('aria-valuetext')") == words)
        before, after = desk.value(clips)
        hidden = re.search(r"100%", after if key == "End" else before)
        check(f"{key} shows one side alone", hidden is not None and "100%" not in re.sub(r"calc\(.*?\)", "", before if key == "End" else after), [before, after])
    desk.value("document.querySelector('[name=look]:checked').focus()")
    looks = []
    for _ in range(4):
        desk.page.press("ArrowRight")
        looks.append(desk.value("document.querySelector('#diff').dataset.look"))
    check("arrows go through the views", looks == ["overlay", "both", "before", "after"], looks)
    overlay = desk.value("(() => { document.querySelector('[name=look][value=overlay]').click(); return document.querySelectorAll('#diff .shot').length ==="
                         " [...document.querySelectorAll('#diff .shot')].filter((shot) => shot.getBoundingClientRect().width > 0).length; })()")
    check("an overlay shows both (reg-viz/reg-cli#190)", overlay is True)
    desk.close()


def typing(browser, base):
    """Letters that are typed into a field do nothing else (storybook-eol/storybook-ui#60, storybookjs/storybook#16022)."""
    desk = Desk(browser, base, "?table=friends").shown("friends")
    # The chip moves while the bar folds.
    desk.value("document.querySelector('#chip-state').click()")
    desk.page.wait("document.querySelector('#choice input[type=text]') !== null")
    desk.value("document.querySelector('#choice input[type=text]').focus()")
    for letter in "fad ":
        desk.page.press(letter)
    check("a field takes letters", desk.value("document.querySelector('#choice input[type=text]').value") == "fad ", desk.query())
    check("letters in a field are no keys", desk.query() == "?table=friends", desk.query())
    desk.page.press("Escape")
    desk.close()


class Proxy(http.server.BaseHTTPRequestHandler):
    """What stands before a server: it answers 502 while the server is away, and gives on what it says."""

    origin, isAway, page = "", False, None

    def do_GET(self):
        if Proxy.isAway:
            self.send_response(502)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            return
        host, port = Proxy.origin.split("/")[2].split(":")
        connection = http.client.HTTPConnection(host, int(port))
        connection.request("GET", self.path, headers={"Host": f"{host}:{port}"})
        answer = connection.getresponse()
        self.send_response(answer.status)
        self.send_header("Content-Type", answer.getheader("Content-Type"))
        self.send_header("Connection", "close")
        self.end_headers()
        try:
            while not Proxy.isAway and (line := answer.readline()):
                if Proxy.page:
                    line = re.sub(rb'"page": ?"\w+"', b'"page": "%s"' % Proxy.page, line)
                self.wfile.write(line)
                self.wfile.flush()
        except OSError:
            pass
        connection.close()
        self.close_connection = True

    def log_message(self, *words):
        pass


def proxied(browser, base):
    """A proxy's answer does not end the page for good (commontoolsinc/labs#5390), and a page of an older version loads the new one (fravan/olive#5)."""
    Proxy.origin, Proxy.isAway, Proxy.page = base, False, None
    proxy = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Proxy)
    proxy.daemon_threads = True
    threading.Thread(target=proxy.serve_forever, daemon=True).start()
    desk = Desk(browser, f"http://127.0.0.1:{proxy.server_port}/{base.split('/')[3]}/", "?table=friends&frames=1").shown("friends")
    desk.page.wait("document.body.dataset.connection === 'live'")
    desk.value("void (window.isOld = true)")
    Proxy.isAway = True
    desk.page.wait("document.body.dataset.connection === 'lost'", "a proxy without a server")
    time.sleep(2)
    Proxy.isAway = False
    desk.page.wait("document.body.dataset.connection === 'live'", "the page goes on after a proxy's answer")
    check("the same version stays", desk.value("window.isOld") is True)
    Proxy.isAway = True
    desk.page.wait("document.body.dataset.connection === 'lost'")
    Proxy.isAway, Proxy.page = False, b"0123456789abcdef"
    desk.page.wait("window.isOld === undefined && document.body?.dataset.connection === 'live'", "another version loads its own page")
    check("what was chosen stays", "frames=1" in desk.query(), desk.query())
    desk.close_quietly()
    proxy.shutdown()
    proxy.server_close()
