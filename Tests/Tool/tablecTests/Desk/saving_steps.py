"""What the menu saves: an SVG, a PNG at the device's scale, the layout."""

import json, pathlib, struct, tempfile, time

from desk import Desk, check


def run(browser, base, specs, screenshots):
    with tempfile.TemporaryDirectory() as folder:
        browser.call("Browser.setDownloadBehavior", behavior="allow", downloadPath=folder)
        desk = Desk(browser, base, "?table=friends").shown("friends")
        for item, name in [(0, "friends.svg"), (1, "friends.png"), (2, "friends.layout.json")]:
            desk.page.click("#save")
            desk.page.wait("document.querySelectorAll('#menu .option').length > 2")
            desk.value(f"document.querySelectorAll('#menu .option')[{item}].click()")
            file, until = pathlib.Path(folder) / name, time.monotonic() + 10
            while not file.exists() and time.monotonic() < until:
                time.sleep(0.02)
            check(f"{name} is saved", file.exists(), [part.name for part in pathlib.Path(folder).iterdir()])
        size = desk.value("[document.querySelector('figure img').naturalWidth * 3, document.querySelector('figure img').naturalHeight * 3]")
        png = (pathlib.Path(folder) / "friends.png").read_bytes()
        check("the PNG has the device's pixels", list(struct.unpack(">II", png[16:24])) == size, size)
        check("the SVG is the picture", (pathlib.Path(folder) / "friends.svg").read_text().startswith("<svg"))
        check("the JSON is the layout", json.loads((pathlib.Path(folder) / "friends.layout.json").read_text())["format"] == "tablec.layout")
        desk.close()
