"""The stand-in for Apple's SDK: headers that are fetched, the standard library made for another target, and our own declarations."""

import dataclasses
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile

from .toolchain import digest, digest_of_files

# Zig ships the C headers of Darwin, to compile for Macs from anywhere. A fixed version, so that two machines check the same.
HEADERS_PACKAGE = "ziglang==0.17.1"
HEADERS_FOLDER = re.compile(r"^ziglang/lib/libc/include/any-(?:darwin|macos)-any/(.+)$")

# In the order of their imports. What is not listed is not seen by `canImport` either.
STANDARD_LIBRARY = [
    "Swift", "SwiftOnoneSupport", "_Concurrency", "_RegexParser", "_StringProcessing", "RegexBuilder", "_Builtin_float",
]
# These import the C library.
ABOVE_DARWIN = ["Synchronization", "Observation"]

LOCAL_HEADERS = pathlib.Path("/usr/include")
STUBS = pathlib.Path(__file__).resolve().parent.parent / "stubs"


class SDK:
    """The SDK of one platform, in a folder of the cache."""

    def __init__(self, platform, toolchain, cache, package, wheel=None):
        self.platform, self.toolchain, self.cache, self.wheel = platform, toolchain, cache, wheel
        self.declared = declared_modules(platform, package)
        self.root = cache / f"{platform.name}{platform.version}"
        self.sysroot = self.root / "sdk"
        self.resources = self.root / "resources"
        self.modules = self.root / "stubs"
        self.key = digest(toolchain.version, platform.triple, HEADERS_PACKAGE, digest_of_files(
            [file for file in STUBS.rglob("*") if file.is_file()] + [file for module in self.declared for file in module.files]
            + list(pathlib.Path(__file__).parent.glob("*.py"))))

    @property
    def flags(self):
        """What every call of the compiler is told."""
        return [
            "-target", self.platform.triple, "-sdk", self.sysroot, "-resource-dir", self.resources,
            "-module-cache-path", self.root / "clang", "-disable-objc-interop", "-I", self.modules,
            "-Xcc", "-I", "-Xcc", self.root / "include", "-Xcc", "-I", "-Xcc", self.root / "lent",
            "-plugin-path", self.toolchain.library / "host" / "plugins",
            "-plugin-path", self.toolchain.library / "host" / "plugins" / "testing",
        ]

    @property
    def module_names(self):
        """What `canImport` finds."""
        return {*STANDARD_LIBRARY, *ABOVE_DARWIN, "Testing", *(module.name for module in self.declared)}

    def build(self):
        """Makes what is missing or out of date."""
        self.lay_out()
        for module in STANDARD_LIBRARY:
            self.retarget(module)
        for module in self.declared:
            self.compile(module.name, module.interface(self.platform), self.modules / f"{module.name}.swiftmodule")
            if module.name == "Darwin":
                for above in ABOVE_DARWIN:
                    self.retarget(above)
        self.retarget_testing()

    # Files and folders

    def lay_out(self):
        headers = fetch_headers(self.cache, self.wheel)
        for folder in [self.sysroot / "usr", self.resources / self.platform.resources, self.modules]:
            folder.mkdir(parents=True, exist_ok=True)
        link(self.sysroot / "usr" / "include", headers)
        # The compiler asks the SDK for its version.
        (self.sysroot / "SDKSettings.json").write_text('{"Version":"26.0"}\n')
        for folder in ["shims", "clang", "apinotes", "host"]:
            link(self.resources / folder, self.toolchain.library / folder)
        link(self.root / "include", STUBS / "include")
        for map in STUBS.glob("*/module.modulemap"):
            link(self.modules / map.parent.name, map.parent)

    def lend_headers(self, file):
        """The headers of libraries that are not Apple's, such as libyaml's: this machine's own will do, one by one.

        Their folder as a whole would put the C library of Linux before Darwin's.
        """
        for name in re.findall(r'(?m)^\s*#\s*include\s*[<"]([^>"]+)[>"]', file.read_text(errors="replace")):
            header, lent = LOCAL_HEADERS / name, self.root / "lent" / name
            if header.exists() and not lent.exists() and not (self.sysroot / "usr" / "include" / name).exists():
                lent.parent.mkdir(parents=True, exist_ok=True)
                lent.symlink_to(header)
                self.lend_headers(header)

    # Modules

    def retarget(self, module):
        """Compiles a module of the standard library for the platform, from the interface that the toolchain has for Linux."""
        text = retargeted(self.toolchain.interface(module), self.platform)
        folder = self.resources / self.platform.resources / f"{module}.swiftmodule"
        folder.mkdir(exist_ok=True)
        options = ["-parse-stdlib"] if module == "Swift" else []
        self.compile(module, text, folder / f"{self.platform.module}.swiftmodule", options)

    def retarget_testing(self):
        """Swift Testing, which Xcode has and an SDK has not: its interface is the toolchain's too."""
        for module in ["_TestDiscovery", "Testing"]:
            text = retargeted(self.toolchain.interface(module), self.platform)
            self.compile(module, text, self.modules / f"{module}.swiftmodule")

    def compile(self, module, text, product, options=()):
        """An interface is the form in which Apple ships modules: its functions have no bodies."""
        key = digest(self.key if module not in STANDARD_LIBRARY else self.toolchain.version, text, self.platform.triple)
        record = product.with_suffix(".key")
        if product.exists() and record.exists() and record.read_text() == key:
            return
        interface = self.root / "interfaces" / f"{module}.swiftinterface"
        interface.parent.mkdir(exist_ok=True)
        interface.write_text(text)
        run = self.toolchain.frontend(
            "-compile-module-from-interface", "-disable-availability-checking", "-experimental-skip-all-function-bodies",
            "-module-name", module, *options, *self.flags, "-o", product, interface)
        if run.returncode != 0:
            sys.exit(f"Tests/Darwin/check: the module {module} of {self.platform.title} cannot be made\n{run.stderr}")
        record.write_text(key)


def fetch_headers(cache, wheel):
    """The C headers of Darwin. They stay in the cache, and are nobody's to hand on."""
    folder = cache / f"headers-{HEADERS_PACKAGE.split('==')[1]}"
    if folder.exists():
        return folder
    cache.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=cache) as scratch:
        scratch = pathlib.Path(scratch)
        unpacked = scratch / "headers"
        try:
            with zipfile.ZipFile(wheel or fetch_wheel(scratch)) as package:
                for name in package.namelist():
                    if (match := HEADERS_FOLDER.match(name)) and not name.endswith("/"):
                        file = unpacked / match[1]
                        file.parent.mkdir(parents=True, exist_ok=True)
                        file.write_bytes(package.read(name))
        except (OSError, zipfile.BadZipFile) as problem:
            sys.exit(f"Tests/Darwin/check: the package with the headers of Darwin cannot be read: {problem}")
        if not (unpacked / "stdio.h").exists():
            sys.exit(f"Tests/Darwin/check: {wheel or HEADERS_PACKAGE} has no headers of Darwin")
        unpacked.rename(folder)
    return folder


def fetch_wheel(scratch):
    """With pip, of this Python or, where a system leaves it out, of a virtual environment."""
    pip = [sys.executable, "-m", "pip"]
    if subprocess.run([*pip, "--version"], capture_output=True).returncode != 0:
        made = subprocess.run([sys.executable, "-m", "venv", scratch / "venv"], capture_output=True, text=True)
        if made.returncode != 0:
            sys.exit(f"Tests/Darwin/check: {sys.executable} has no pip, and makes no virtual environment that has\n{made.stdout}{made.stderr}")
        pip = [scratch / "venv" / "bin" / "python", "-m", "pip"]
    options = ["--quiet", "--disable-pip-version-check", "--no-deps", "--only-binary", ":all:", "--retries", "2", "--timeout", "30"]
    run = subprocess.run([*pip, "download", *options, "-d", scratch, HEADERS_PACKAGE])
    wheel = next(scratch.glob("*.whl"), None)
    if run.returncode != 0 or not wheel:
        sys.exit(
            f"Tests/Darwin/check: pip cannot fetch {HEADERS_PACKAGE}, which has the headers of Darwin\n"
            "  pip says why above; it needs to reach the index that it is configured for\n"
            "  without one, name the package's file, fetched elsewhere: --headers FILE.whl")
    return wheel


# The line of a declaration, up to its keyword.
DECLARATION = r"[^\n{]*\b(?:func|var|init|subscript)\b"


def retargeted(text, platform):
    """An interface for Linux as one for the platform."""
    text = re.sub(r"-target \S+", f"-target {platform.triple}", text, count=1)
    # Nothing is linked, so nothing need be optimized.
    text = re.sub(r"(?m)^(// swift-module-flags:.*) -O ", r"\1 -Onone ", text)
    text = re.sub(r"(?m)^((?:@_exported )?import )Glibc$", r"\1Darwin", text)
    text = re.sub(r"\bGlibc\.", "Darwin.", text)
    # The mutex of Linux is one of its threads' numbers.
    text = text.replace("_swift_stdlib_gettid()", "(0 as Swift.UInt32)")
    # A function that is copied into clients of older systems has a body in Apple's interface, and none in that for Linux.
    text = re.sub(rf"(?m)^ *@backDeployed\([^\n]*\)\n(?=(?:(?!{DECLARATION})[^\n]*\n)*{DECLARATION}[^\n{{]*\n)", "", text)
    return text


@dataclasses.dataclass(frozen=True)
class Declared:
    """A module that we declare, as a line of stubs/modules tells it."""

    name: str
    platform: str | None
    folder: pathlib.Path

    @property
    def files(self):
        return sorted(self.folder.glob("*.swift"))

    def interface(self, platform):
        """Its files as one interface. What they need not import themselves is Foundation, in the folders of the package."""
        head = (
            "// swift-interface-format-version: 1.0\n"
            f"// swift-module-flags: -target {platform.triple} -module-name {self.name} -swift-version 5"
            " -enable-library-evolution -disable-objc-interop\n")
        if not self.folder.is_relative_to(STUBS):
            head += "@_exported import Foundation\nimport Swift\nimport _Concurrency\n"
        return head + "".join(f"\n// {file.name}\n{file.read_text()}" for file in self.files)


def declared_modules(platform, package):
    """In the order of their imports."""
    modules = []
    for line in (STUBS / "modules").read_text().splitlines():
        words = line.split("#")[0].split()
        if not words:
            continue
        folder = package / words.pop() if "at" in words else STUBS / words[0]
        module = Declared(words[0], next((word for word in words[1:] if word != "at"), None), folder)
        if module.files and module.platform in (None, platform.name):
            modules.append(module)
    return modules


def link(place, target):
    if place.is_symlink() and place.readlink() == target:
        return
    if place.is_symlink():
        place.unlink()
    elif place.exists():
        shutil.rmtree(place)
    place.symlink_to(target)
