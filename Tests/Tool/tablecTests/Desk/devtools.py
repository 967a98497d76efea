"""Chromium without a window, driven over its DevTools protocol through a pipe: JSON messages that end with a zero byte."""

import base64, json, os, pathlib, select, subprocess, time


class Browser:
    """One Chromium with its own profile in `folder`. `seconds` bounds every wait."""

    def __init__(self, chromium, folder, seconds=30):
        self.seconds, self.forces_colors = seconds, False
        to_browser, self.output = os.pipe()
        self.input, from_browser = os.pipe()
        # Out of the way of 3 and 4, which they become.
        high = [os.dup(descriptor) for descriptor in (to_browser, from_browser)]
        while min(high) < 5:
            high = [os.dup(descriptor) for descriptor in high]

        def place():
            os.dup2(high[0], 3)
            os.dup2(high[1], 4)

        arguments = [chromium, "--headless", "--remote-debugging-pipe", "--disable-gpu", "--no-first-run",
                     "--user-data-dir=" + folder, "about:blank"]
        if os.geteuid() == 0:
            arguments.insert(1, "--no-sandbox")
        self.process = subprocess.Popen(arguments, close_fds=False, preexec_fn=place, stderr=subprocess.DEVNULL,
                                        stdout=subprocess.DEVNULL)
        for descriptor in (to_browser, from_browser):
            os.close(descriptor)
        self.buffer, self.last, self.events = b"", 0, []

    def receive(self, until):
        while b"\0" not in self.buffer:
            left = until - time.monotonic()
            if left <= 0 or not select.select([self.input], [], [], left)[0]:
                return None
            part = os.read(self.input, 1 << 16)
            if not part:
                raise SystemExit("chromium ended")
            self.buffer += part
        message, _, self.buffer = self.buffer.partition(b"\0")
        return json.loads(message)

    def call(self, method, session=None, **parameters):
        self.last += 1
        message = {"id": self.last, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.output, data):]
        until = time.monotonic() + self.seconds
        while True:
            answer = self.receive(until)
            if answer is None:
                raise SystemExit(f"{method}: no answer")
            if answer.get("id") == self.last:
                if "error" in answer:
                    raise SystemExit(f"{method}: {answer['error']}")
                return answer["result"]
            self.events.append(answer)

    def page(self, url, width=1440, height=900):
        return Page(self, url, width, height)

    def close(self):
        try:
            self.call("Browser.close")
            self.process.wait(10)
        except (SystemExit, subprocess.TimeoutExpired):
            pass
        self.process.kill()


KEYS = {"Enter": 13, "Escape": 27, " ": 32, "End": 35, "Home": 36, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Tab": 9}


class Tab:
    """What is the same of a tab in every browser."""

    # The width of the narrowest window that is tried.
    narrowest = 360

    def wait(self, script, what=None):
        """Waits until a script's value is true."""
        until = time.monotonic() + self.browser.seconds
        while True:
            value = self.value(script)
            if value:
                return value
            if time.monotonic() > until:
                raise SystemExit(f"waited in vain: {what or script}\n{self.value('document.body.innerText')[:2000]}")
            time.sleep(0.01)

    def middle(self, selector):
        return self.value(f"(r => [r.x + r.width / 2, r.y + r.height / 2])(document.querySelector({json.dumps(selector)}).getBoundingClientRect())")


class Page(Tab):
    """A tab. It keeps what the page complains about and every address that it asks for."""

    def __init__(self, browser, url, width, height):
        self.browser = browser
        self.target = browser.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = browser.call("Target.attachToTarget", targetId=self.target, flatten=True)["sessionId"]
        for domain in ("Page", "Log", "Network", "Runtime"):
            self.call(domain + ".enable")
        self.resize(width, height)
        if browser.forces_colors:
            self.call("Emulation.setEmulatedMedia", features=[{"name": "forced-colors", "value": "active"}])
        self.call("Page.navigate", url=url)

    def call(self, method, **parameters):
        return self.browser.call(method, session=self.session, **parameters)

    def resize(self, width, height, scale=1):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=False)

    def media(self, **features):
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-" + name.replace("_", "-"), "value": value}
                                                          for name, value in features.items()])

    def value(self, script):
        for isLast in (False, True):
            try:
                result = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
                break
            except SystemExit as problem:
                # The page was loaded anew while it was asked.
                if isLast or "navigated" not in str(problem):
                    raise
                time.sleep(0.2)
        if "exceptionDetails" in result:
            raise SystemExit(f"{script}: {result['exceptionDetails'].get('exception', result['exceptionDetails'])}")
        return result["result"].get("value")

    def press(self, key, shift=False, alt=False):
        parameters = {"key": key, "modifiers": (8 if shift else 0) | (1 if alt else 0)}
        if key in KEYS:
            parameters |= {"code": key, "windowsVirtualKeyCode": KEYS[key]}
            if key in ("Enter", " "):
                parameters["text"] = "\r" if key == "Enter" else " "
        else:
            parameters["text"] = key
        self.call("Input.dispatchKeyEvent", type="keyDown", **parameters)
        parameters.pop("text", None)
        self.call("Input.dispatchKeyEvent", type="keyUp", **parameters)

    def type(self, text):
        self.call("Input.insertText", text=text)

    def move(self, x, y, **more):
        self.call("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y, **more)

    def click(self, x, y=None, count=1):
        if y is None:
            x, y = self.middle(x)
        self.move(x, y)
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, button="left", clickCount=count, x=x, y=y)

    def drag(self, start, end, steps=8):
        self.move(*start)
        self.call("Input.dispatchMouseEvent", type="mousePressed", button="left", clickCount=1, x=start[0], y=start[1])
        for step in range(1, steps + 1):
            at = [a + (b - a) * step / steps for a, b in zip(start, end)]
            self.call("Input.dispatchMouseEvent", type="mouseMoved", button="left", buttons=1, x=at[0], y=at[1])
        self.call("Input.dispatchMouseEvent", type="mouseReleased", button="left", clickCount=1, x=end[0], y=end[1])

    def screenshot(self, path):
        pathlib.Path(path).write_bytes(base64.b64decode(self.call("Page.captureScreenshot")["data"]))

    def own(self, method):
        return [event["params"] for event in self.browser.events
                if event.get("sessionId") == self.session and event.get("method") == method]

    def complaints(self):
        """What the browser and the page's script complain about: errors, warnings, violations of the policy, exceptions."""
        logged = [event["entry"]["text"] for event in self.own("Log.entryAdded") if event["entry"]["level"] in ("error", "warning")]
        called = [str([a.get("value", a.get("description")) for a in event["args"]]) for event in self.own("Runtime.consoleAPICalled")]
        thrown = [event["exceptionDetails"].get("exception", {}).get("description", event["exceptionDetails"]["text"])
                  for event in self.own("Runtime.exceptionThrown")]
        return logged + called + thrown

    def requests(self):
        return [event["request"]["url"] for event in self.own("Network.requestWillBeSent")]

    def close(self):
        self.browser.call("Target.closeTarget", targetId=self.target)
