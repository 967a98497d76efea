"""The Swift toolchain of this machine, and what is asked of its compiler."""

import hashlib
import pathlib
import shutil
import subprocess
import sys


class Toolchain:
    """Swift for Linux: the compiler, the interfaces of the standard library, and the plugins of its macros."""

    def __init__(self):
        swift = shutil.which("swift")
        if not swift:
            sys.exit("Tests/Darwin/check: 'swift' is not on the search path")
        self.bin = pathlib.Path(swift).resolve().parent
        self.library = self.bin.parent / "lib" / "swift"
        self.version = self.output("--version").splitlines()[0]
        # 'Swift version 6.3.1 (…)': a later one may keep its interfaces elsewhere, which the message of a missing file then tells.
        self.interfaces = self.library / "linux"

    def output(self, *arguments, **options):
        run = subprocess.run([self.bin / "swift", *arguments], capture_output=True, text=True, **options)
        if run.returncode != 0:
            sys.exit(f"Tests/Darwin/check: swift {' '.join(map(str, arguments))}\n{run.stderr}")
        return run.stdout

    def frontend(self, *arguments):
        """Runs the compiler proper, without the driver, which would look for an Apple linker."""
        return subprocess.run([self.bin / "swift-frontend", *arguments], capture_output=True, text=True)

    def interface(self, module):
        """The text of a module of the standard library, as the toolchain ships it."""
        folder = self.interfaces / f"{module}.swiftmodule"
        return next(folder.glob("*-linux-gnu.swiftinterface")).read_text()


def digest(*parts):
    """A name for everything that a result depends on."""
    sum = hashlib.sha256()
    for part in parts:
        sum.update(str(part).encode() + b"\0")
    return sum.hexdigest()[:32]


def digest_of_files(files):
    sum = hashlib.sha256()
    for file in sorted(files):
        sum.update(str(file).encode() + b"\0" + hashlib.sha256(file.read_bytes()).digest())
    return sum.hexdigest()[:32]
