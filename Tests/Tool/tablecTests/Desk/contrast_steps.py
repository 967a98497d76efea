"""What is on, chosen or current is seen in Windows' contrast themes (storybookjs/storybook#31695, #25935)."""

import json, subprocess

from desk import Desk, Tabbed, check
from diff_steps import spec

# How a part looks: backgrounds that the theme takes away do not count.
LOOK = """((part) => { const look = getComputedStyle(part);
  return JSON.stringify([look.backgroundColor, look.color, look.borderTopWidth, look.borderTopColor, look.outlineStyle, look.outlineColor, look.textDecorationLine]); })"""


def run(browser, base, tablec, place):
    desk = Desk(browser, base, "?table=friends&frames=1&appearance=dark&at=people/ben").shown("friends")
    check("the contrast theme is on", desk.value("matchMedia('(forced-colors: active)').matches") is True)
    desk.page.wait("document.querySelector('.line.current') !== null")
    differs(desk, "[data-toggle=frames]", "[data-toggle=grid]")
    differs(desk, "#chip-appearance", "#chip-orientation")
    differs(desk, "#tab-inspect", "#tab-problems")
    differs(desk, "#files [aria-selected=true]", "#files [aria-selected=false]")
    differs(desk, ".line.current", ".line:not(.current)")
    desk.page.click("#chip-appearance")
    desk.page.wait("document.querySelector('#choice .option') !== null")
    differs(desk, "#choice [aria-selected=true] .box", "#choice [aria-selected=false] .box")
    differs(desk, "#chip-appearance", "#chip-orientation")
    desk.page.press("Escape")
    painted = desk.value("CSS.highlights?.size ?? 0")
    check("words of the source are not painted like a selection", painted == 0, painted)
    desk.close()
    desk = Desk(browser, base, "?only=findings")
    desk.page.wait("document.querySelectorAll('.card').length > 0")
    differs(desk, "#only :checked + span", "#only :not(:checked) + span")
    desk.close()
    desk = Desk(browser, base, "?table=friends", width=600, height=740).shown("friends")
    differs(desk, "#sheets [aria-pressed=true]", "#sheets [aria-pressed=false]")
    desk.close()
    spec(place / "Themed/Old.yaml", [f"Row {i}" for i in range(30)])
    spec(place / "Themed/New.yaml", [f"Row {i} new" for i in range(30)])
    subprocess.run([tablec, "diff", "Themed/Old.yaml", "Themed/New.yaml", "-o", "theme.html"], cwd=place, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    page = Tabbed(browser, (place / "theme.html").resolve().as_uri())
    differs(page, "[name=class]:checked + span", "[name=class]:not(:checked) + span")
    differs(page, "[name=view]:checked + span", "[name=view]:not(:checked) + span")
    page.close()


def differs(desk, on, off):
    looks = [desk.value(f"{LOOK}(document.querySelector({json.dumps(part)}))") for part in (on, off)]
    check(f"in a contrast theme, {on} differs from {off}", looks[0] != looks[1], looks)
