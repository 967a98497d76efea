"""A project to look at, the server that shows it, and the page as a person uses it."""

import json, os, pathlib, re, struct, subprocess, time, zlib

failures, checks = [], []


def check(what, holds, details=None):
    checks.append(what)
    if not holds:
        failures.append(what if details is None else f"{what}: {details}")


def png(color):
    """A PNG of 20 × 20 pixels in one color."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    row = b"\0" + bytes(color) * 20
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 20, 20, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(row * 20)) + chunk(b"IEND", b""))


FRIENDS = """tablespec: 1
name: friends
style: insetGrouped
metrics: own-metrics.yaml
sections:
  - id: people
    header: People
    rows:
      - {id: ann, text: Ann Archer, accessory: disclosureIndicator}
      - id: ben
        style: subtitle
        text: Ben Okafor
        detailText: Second floor
        image: face.png
      - {include: _more.yaml}
"""
MORE = "- {id: cy, text: Cy Laurent}\n"
PROFILE = "metricsprofile: 1\nextends: ios17\nlabels:\n  imageGap: 16\n"
RED = (200, 60, 40)
PLAIN = "tablespec: 1\nname: plain\nsections:\n  - rows: [{text: Only, editing: delete}]\n"
LONG = "tablespec: 1\nname: long\nsections:\n  - id: all\n    rows:\n      - repeat: 300\n        id: row-{index}\n        text: Row {index}\n"


def make_project(folder):
    specs = folder / "Specs"
    specs.mkdir(parents=True)
    for name, text in [("friends.yaml", FRIENDS), ("_more.yaml", MORE), ("own-metrics.yaml", PROFILE), ("long.yaml", LONG),
                       ("plain.yaml", PLAIN)]:
        (specs / name).write_text(text)
    (specs / "face.png").write_bytes(png(RED))
    def git(*words):
        subprocess.run(["git", "-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false",
                        "-c", "init.defaultBranch=main", *words], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    git("init", "-q")
    git("add", ".")
    git("commit", "-q", "-m", "Start")
    return specs


def serve(tablec, place, *flags, folder="Specs", port=0):
    """The running server and the address of its page, for a folder as it is named in a working folder."""
    state = {"XDG_STATE_HOME": str(pathlib.Path(place).resolve() / ".state")}
    process = subprocess.Popen([tablec, "preview", folder, "--serve", "--port", str(port), *flags], cwd=place, text=True,
                               stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=os.environ | state)
    while line := process.stdout.readline():
        if address := re.search(r"http://\S+/", line):
            return process, address[0]
    raise SystemExit("the server did not say its address")


def write(path, text):
    """Saves as editors do: a new file in place of the old one."""
    new = path.with_name(path.name + ".new")
    (new.write_bytes if isinstance(text, bytes) else new.write_text)(text)
    os.replace(new, path)


REVISION = "Number(document.documentElement.dataset.revision)"


# A short word for the pixels of an image, as it is painted at half its size.
PIXELS = """
(async (image) => {
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.naturalWidth / 2, image.naturalHeight / 2].map(Math.round);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  let word = canvas.width * 65536 + canvas.height;
  for (const value of context.getImageData(0, 0, canvas.width, canvas.height).data) word = (Math.imul(word, 31) + value) | 0;
  return word;
})"""


class Tabbed:
    """A tab with a page of a file, and what is asked of it most."""

    def __init__(self, browser, address, **size):
        self.page = browser.page(address, **{"width": 1440, "height": 900} | size)
        self.page.wait("document.readyState === 'complete'")

    def shown(self):
        self.page.wait("document.querySelectorAll('figure').length > 0 && document.querySelectorAll('.line').length > 0")
        return self

    def value(self, script):
        return self.page.value(script)

    def text(self, selector):
        return self.value(f"document.querySelector({json.dumps(selector)})?.innerText ?? null")

    def close(self):
        check("the page does not complain", self.page.complaints() == [], self.page.complaints())
        self.page.close()


class Desk(Tabbed):
    """A tab with the live page at one address."""

    def __init__(self, browser, base, query="", **size):
        self.base, self.page = base, browser.page(base + query, **{"width": 1440, "height": 900} | size)
        self.page.wait("document.body?.dataset.view && document.body.dataset.view !== 'loading'")

    def shown(self, table):
        self.page.wait(f"document.documentElement.dataset.table === '{table}' && document.querySelectorAll('figure').length > 0")
        return self

    def after(self, action):
        """Acts, and waits for the next revision of the table."""
        before = self.value(REVISION)
        action()
        self.page.wait(f"{REVISION} > {before}", "a new revision")

    def pixels(self, i=0):
        return self.value(PIXELS + f"(document.querySelectorAll('figure img')[{i}])")

    def pixels_of(self, query):
        """The pixels of the picture that the server has for a query."""
        return self.value(PIXELS + f"(Object.assign(new Image(), {{src: 'picture.svg?{query}&once=' + Math.random()}}))")

    def shows(self, query, unlike=None):
        """Waits until the picture is the server's, and another than one before. Returns its pixels, or None after a while."""
        until = time.monotonic() + 10
        while time.monotonic() < until:
            pixels = self.pixels()
            if pixels != unlike and pixels == self.pixels_of(query):
                return pixels
        return None

    def figures(self):
        return self.value("document.querySelectorAll('figure').length")

    def chip(self, key):
        return self.value(f"document.getElementById('chip-{key}').textContent")

    def pick(self, key, value, adds=False):
        """Chooses a value in a picker with the mouse."""
        self.page.click(f"#chip-{key}")
        option = json.dumps(f'#choice .option[data-value="{value}"]')
        self.page.wait(f"document.querySelector({option}) !== null")
        self.value(f"document.querySelector({option}).scrollIntoView({{block: 'center'}})")
        self.page.click(f'#choice .option[data-value="{value}"] ' + (".box" if adds else ".option-name"))
        if adds:
            self.page.press("Escape")
        self.page.wait("!document.querySelector('#choice:popover-open')")

    def query(self):
        """The address's query, once it has settled."""
        return self.value("new Promise((done) => setTimeout(() => done(location.search), 200))")

    def middle_of(self, table, path, i=0):
        """Where the middle of a view is in the window, as the server's frames say."""
        return self.value(f"""(async () => {{
          const scene = await (await fetch('scene.json?table={table}&' + location.search.slice(1).replace(/table=[^&]*&?/, ''))).json();
          const [x, y, width, height] = scene.figures[{i}].views.find((view) => view.path === {json.dumps(path)}).frame;
          const sheet = document.querySelectorAll('.sheet')[{i}];
          const box = sheet.getBoundingClientRect();
          const zoom = box.width / scene.figures[{i}].size[0];
          return [box.x + (x + width / 2) * zoom, box.y + (y + height / 2) * zoom];
        }})()""")

    def close_quietly(self):
        """Where the browser complains for good reason, as of a server that is gone."""
        self.page.close()

    def close(self):
        check("the page does not complain", self.page.complaints() == [], self.page.complaints())
        outside = [url for url in self.page.requests() if not url.startswith((self.base, "blob:", "data:", "about:"))]
        check("the page asks nobody else", outside == [], outside)
        self.page.close()
