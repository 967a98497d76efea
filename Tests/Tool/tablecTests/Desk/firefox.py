"""Firefox without a window, driven over Marionette: JSON messages over TCP, each after its length. It offers what devtools.py does of Chromium."""

import base64, json, os, pathlib, socket, subprocess, time

from devtools import Tab

KEYS = {"Enter": "\ue007", "Escape": "\ue00c", "Tab": "\ue004", "End": "\ue010", "Home": "\ue011", "ArrowLeft": "\ue012", "ArrowUp": "\ue013",
        "ArrowRight": "\ue014", "ArrowDown": "\ue015"}
SHIFT, ALT = "\ue008", "\ue00a"
PREFERENCES = {"marionette.port": 0, "browser.shell.checkDefaultBrowser": False, "datareporting.policy.dataSubmissionEnabled": False,
               "app.normandy.enabled": False, "browser.aboutwelcome.enabled": False, "network.captive-portal-service.enabled": False,
               "network.connectivity-service.enabled": False, "services.settings.server": "data:,", "ui.systemUsesDarkTheme": 0}


class Browser:
    """One Firefox with its own profile in `folder`. `seconds` bounds every wait."""

    def __init__(self, firefox, folder, seconds=30, **preferences):
        self.seconds, self.last, self.current, self.buffer = seconds, 0, None, b""
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in (PREFERENCES | preferences).items()]
        pathlib.Path(folder, "user.js").write_text("\n".join(lines))
        self.process = subprocess.Popen([firefox, "--headless", "--marionette", "--no-remote", "--profile", folder], stdout=subprocess.DEVNULL,
                                        stderr=subprocess.DEVNULL, env=os.environ | {"HOME": folder})
        port, until = pathlib.Path(folder, "MarionetteActivePort"), time.monotonic() + 60
        while not (port.exists() and port.read_text().strip()):
            if time.monotonic() > until or self.process.poll() is not None:
                raise SystemExit("firefox did not start")
            time.sleep(0.05)
        self.socket = socket.create_connection(("127.0.0.1", int(port.read_text())), timeout=60)
        self.receive()
        self.call("WebDriver:NewSession", capabilities={"alwaysMatch": {"acceptInsecureCerts": True}})
        self.call("WebDriver:SetTimeouts", script=seconds * 1000)
        self.first = self.call("WebDriver:GetWindowHandle")["value"]

    def receive(self):
        while b":" not in self.buffer:
            self.read()
        length, _, self.buffer = self.buffer.partition(b":")
        while len(self.buffer) < int(length):
            self.read()
        message, self.buffer = self.buffer[:int(length)], self.buffer[int(length):]
        return json.loads(message)

    def read(self):
        part = self.socket.recv(1 << 16)
        if not part:
            raise SystemExit("firefox ended")
        self.buffer += part

    def call(self, command, **parameters):
        self.last += 1
        data = json.dumps([0, self.last, command, parameters]).encode()
        self.socket.sendall(str(len(data)).encode() + b":" + data)
        while True:
            _, number, error, result = self.receive()
            if number != self.last:
                continue
            if error:
                raise SystemExit(f"{command}: {error['error']}: {error['message']}")
            return result

    def page(self, url, width=1440, height=900):
        return Page(self, url, width, height)

    def close(self):
        try:
            self.call("Marionette:Quit", flags=["eForceQuit"])
            self.process.wait(10)
        except (SystemExit, OSError, subprocess.TimeoutExpired):
            pass
        self.process.kill()


class Page(Tab):
    """A tab. What it asks for and complains about is known of Chromium only."""

    narrowest = 520

    def __init__(self, browser, url, width, height):
        self.browser = browser
        self.handle = browser.call("WebDriver:NewWindow", type="tab", focus=True)["handle"]
        self.resize(width, height)
        self.call("WebDriver:Navigate", url=url)

    def call(self, command, **parameters):
        if self.browser.current != self.handle:
            self.browser.call("WebDriver:SwitchToWindow", handle=self.handle, focus=True)
            self.browser.current = self.handle
        return self.browser.call(command, **parameters)

    def resize(self, width, height, scale=1):
        self.call("WebDriver:SetWindowRect", width=width, height=height)
        # The window has bars of its own.
        inner = self.value("[innerWidth, innerHeight]")
        self.call("WebDriver:SetWindowRect", width=2 * width - inner[0], height=2 * height - inner[1])

    def value(self, script):
        return self.call("WebDriver:ExecuteScript", script=f"return ({script.strip().rstrip(';')})", args=[], newSandbox=False)["value"]

    def perform(self, kind, *actions):
        source = {"type": kind, "id": kind, "actions": list(actions)} | ({"parameters": {"pointerType": "mouse"}} if kind == "pointer" else {})
        self.call("WebDriver:PerformActions", actions=[source])

    def press(self, key, shift=False, alt=False):
        keys = [modifier for modifier, wanted in ((SHIFT, shift), (ALT, alt)) if wanted] + [KEYS.get(key, key)]
        self.perform("key", *[{"type": "keyDown", "value": key} for key in keys], *[{"type": "keyUp", "value": key} for key in reversed(keys)])

    def type(self, text):
        for letter in text:
            self.press(letter)

    def move(self, x, y):
        self.perform("pointer", {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0})

    def click(self, x, y=None, count=1):
        if y is None:
            x, y = self.middle(x)
        self.perform("pointer", {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0},
                     *[{"type": kind, "button": 0} for _ in range(count) for kind in ("pointerDown", "pointerUp")])

    def drag(self, start, end, steps=8):
        places = [[round(a + (b - a) * step / steps) for a, b in zip(start, end)] for step in range(steps + 1)]
        moves = [{"type": "pointerMove", "x": x, "y": y, "duration": 10} for x, y in places]
        self.perform("pointer", moves[0], {"type": "pointerDown", "button": 0}, *moves[1:], {"type": "pointerUp", "button": 0})

    def screenshot(self, path):
        pathlib.Path(path).write_bytes(base64.b64decode(self.call("WebDriver:TakeScreenshot", full=False)["value"]))

    def complaints(self):
        return []

    def requests(self):
        return []

    def close(self):
        self.call("WebDriver:CloseWindow")
        self.browser.current = None
        self.browser.call("WebDriver:SwitchToWindow", handle=self.browser.first, focus=True)
