"""Uses 'tablec preview --serve', its gallery and the page of a diff as a person would, in a browser without a window, and prints as JSON what did
not come out as it should.

usage: page.py chromium|firefox BROWSER TABLEC FOLDER [SCREENSHOTS]

FOLDER is empty; a project is made in it. SCREENSHOTS is a folder for pictures of the page.
"""

import json, pathlib, signal, sys, tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import axe_steps, contrast_steps, desk, diff_steps, editing_steps, environment_steps, finding_steps, gallery_steps, lasting_steps, looking_steps
import phone_steps, reach_steps, report_steps, saving_steps
import devtools, firefox


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


def contrast(kind, program, browser, base, tablec, place):
    """In a contrast theme: Chromium emulates one, Firefox is started with one."""
    if kind == "chromium":
        browser.forces_colors = True
        contrast_steps.run(browser, base, tablec, place)
        browser.forces_colors = False
        return
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        themed = firefox.Browser(program, profile, **{"browser.display.document_color_use": 2})
        try:
            contrast_steps.run(themed, base, tablec, place)
        finally:
            themed.close()


def main():
    kind, program, tablec, folder = sys.argv[1:5]
    screenshots = pathlib.Path(sys.argv[5]) if len(sys.argv) > 5 else None
    place = pathlib.Path(folder)
    # Whatever happens, nobody waits longer.
    signal.alarm(600)
    specs = desk.make_project(place)
    server, base = desk.serve(tablec, folder, "--open-url", "editor://open?file={path}&line={line}&column={column}")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = {"chromium": devtools, "firefox": firefox}[kind].Browser(program, profile)
        try:
            for steps in (editing_steps, environment_steps, looking_steps, reach_steps, report_steps, finding_steps):
                steps.run(browser, base, specs, screenshots)
            finding_steps.folder_name(browser, tablec, specs, desk.serve)
            unknown(browser, base)
            contrast(kind, program, browser, base, tablec, place)
            # Downloads, the width of a phone, other colors and what is judged of them need Chromium.
            if kind == "chromium":
                saving_steps.run(browser, base, specs, screenshots)
                phone_steps.run(browser, base, specs, screenshots)
                axe_steps.run(browser, base, tablec, place, specs)
            lasting_steps.run(browser, tablec, place, specs)
            diff_steps.run(browser, tablec, place, screenshots)
            gallery_steps.run(browser, tablec, place, screenshots)
            lost(browser, base, server)
        except SystemExit as problem:
            desk.failures.append(str(problem))
        finally:
            browser.close()
            server.kill()
    print(json.dumps({"checks": len(desk.checks), "failures": desk.failures}))


if __name__ == "__main__":
    main()
