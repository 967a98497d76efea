"""Opens a page in headless Chromium, moves its first slider with the keyboard and the mouse, and prints as JSON what came of it.

usage: slider.py CHROMIUM PAGE [SCREENSHOT.png]

Chromium is driven over its DevTools protocol through a pipe: JSON messages that end with a zero byte, on descriptors 3 and 4.
"""

import base64, json, os, pathlib, signal, subprocess, sys, tempfile

chromium, page = sys.argv[1], pathlib.Path(sys.argv[2]).resolve().as_uri()
# Whatever happens, nobody waits longer.
signal.alarm(60)


class Browser:
    def __init__(self, folder):
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
                     "--user-data-dir=" + folder, "--window-size=1000,1000", "about:blank"]
        if os.geteuid() == 0:
            arguments.insert(1, "--no-sandbox")
        self.process = subprocess.Popen(arguments, close_fds=False, preexec_fn=place, stderr=subprocess.DEVNULL,
                                        stdout=subprocess.DEVNULL)
        for descriptor in (to_browser, from_browser):
            os.close(descriptor)
        self.buffer, self.last, self.session, self.events = b"", 0, None, []

    def receive(self):
        while b"\0" not in self.buffer:
            part = os.read(self.input, 1 << 16)
            if not part:
                raise SystemExit("chromium ended")
            self.buffer += part
        message, _, self.buffer = self.buffer.partition(b"\0")
        return json.loads(message)

    def call(self, method, **parameters):
        self.last += 1
        message = {"id": self.last, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self.last:
                if "error" in answer:
                    raise SystemExit(f"{method}: {answer['error']}")
                return answer["result"]
            self.events.append(answer)

    def wait(self, event):
        while not any(known.get("method") == event for known in self.events):
            self.events.append(self.receive())

    def value(self, script):
        result = self.call("Runtime.evaluate", expression=script, returnByValue=True)
        if "exceptionDetails" in result:
            raise SystemExit(f"{script}: {result['exceptionDetails']}")
        return result["result"].get("value")

    def press(self, key):
        code = {"Home": 36, "End": 35, "ArrowLeft": 37, "ArrowRight": 39}[key]
        for kind in ("keyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=key, windowsVirtualKeyCode=code)


with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
    browser = Browser(folder)
    try:
        target = browser.call("Target.createTarget", url="about:blank")["targetId"]
        browser.session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        browser.call("Page.enable")
        browser.call("Log.enable")
        browser.call("Page.navigate", url=page)
        browser.wait("Page.loadEventFired")

        clip = "getComputedStyle(document.querySelector('.stage .after .canvas')).clipPath"
        answers = {"unclipped": browser.value(clip)}
        # The views are radio buttons, chosen as with a finger.
        browser.value("document.querySelector('[name=view][value=slider]').click()")
        answers["start"] = browser.value(clip)
        browser.value("document.querySelector('.wipe').scrollIntoView({block: 'center'})")
        browser.value("document.querySelector('.wipe').focus()")
        for name, keys in [("home", ["Home"]), ("end", ["End"]), ("left", ["ArrowLeft"] * 10)]:
            for key in keys:
                browser.press(key)
            answers[name] = browser.value(clip)
        box = browser.value("(r => [r.x, r.y, r.width, r.height])"
                            "(document.querySelector('.stage .after .canvas').getBoundingClientRect())")
        other = browser.value("(r => [r.x, r.y, r.width, r.height])"
                              "(document.querySelector('.stage .before .canvas').getBoundingClientRect())")
        answers["sameSize"] = box == other
        point = {"x": box[0] + box[2] / 4, "y": box[1] + box[3] / 2}
        for kind in ("mousePressed", "mouseReleased"):
            browser.call("Input.dispatchMouseEvent", type=kind, button="left", clickCount=1, **point)
        answers["quarter"] = browser.value(clip)
        answers["label"] = browser.value("document.querySelector('.wipe').getAttribute('aria-label')")
        answers["complaints"] = [known["params"]["entry"]["text"] for known in browser.events
                                 if known.get("method") == "Log.entryAdded"]
        if len(sys.argv) > 3:
            picture = browser.call("Page.captureScreenshot")["data"]
            pathlib.Path(sys.argv[3]).write_bytes(base64.b64decode(picture))
        print(json.dumps(answers, sort_keys=True))
        browser.session = None
        browser.call("Browser.close")
        browser.process.wait(10)
    finally:
        browser.process.kill()
