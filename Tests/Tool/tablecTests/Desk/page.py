"""Uses 'tablec preview --serve' as a person would, in headless Chromium, and prints as JSON what did not come out as it should.

usage: page.py CHROMIUM TABLEC FOLDER [SCREENSHOTS]

FOLDER is empty; a project is made in it. SCREENSHOTS is a folder for pictures of the page.
"""

import json, pathlib, signal, sys, tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import desk, editing_steps, environment_steps, finding_steps, looking_steps, phone_steps, saving_steps
from devtools import Browser


def lost(browser, base, server):
    """A page whose server has ended says so, and keeps its picture."""
    page = desk.Desk(browser, base, "?table=friends").shown("friends")
    server.send_signal(signal.SIGINT)
    server.wait(10)
    page.page.wait("document.body.dataset.connection === 'lost'")
    desk.check("a page without a server says so", "Not connected" in page.text("#connection"), page.text("#connection"))
    desk.check("a page without a server keeps its picture", page.figures() == 1)


def unknown(browser, base):
    """An address of a table that never was says so, and not that a file is gone."""
    page = desk.Desk(browser, base, "?table=nope")
    page.page.wait("document.body.innerText.includes('E0406')")
    words = page.value("document.body.innerText")
    desk.check("a table that never was is told as one", "there is no table 'nope'" in words and "is gone" not in words, words)
    page.close()


def main():
    chromium, tablec, folder = sys.argv[1:4]
    screenshots = pathlib.Path(sys.argv[4]) if len(sys.argv) > 4 else None
    # Whatever happens, nobody waits longer.
    signal.alarm(300)
    specs = desk.make_project(pathlib.Path(folder))
    server, base = desk.serve(tablec, folder, "--open-url", "editor://open?file={path}&line={line}&column={column}")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = Browser(chromium, profile)
        try:
            for steps in (editing_steps, environment_steps, looking_steps, saving_steps, phone_steps, finding_steps):
                steps.run(browser, base, specs, screenshots)
            finding_steps.folder_name(browser, tablec, specs, desk.serve)
            unknown(browser, base)
            lost(browser, base, server)
        except SystemExit as problem:
            desk.failures.append(str(problem))
        finally:
            browser.close()
            server.kill()
    print(json.dumps({"checks": len(desk.checks), "failures": desk.failures}))


if __name__ == "__main__":
    main()
