"""A package as Package.swift describes it: its targets with their files, in the order in which they are built."""

import dataclasses
import json
import os
import pathlib


@dataclasses.dataclass
class Target:
    name: str
    package: str
    kind: str  # 'regular', 'executable', 'test', 'system', 'plugin', 'macro'
    folder: pathlib.Path
    files: list  # Swift's
    dependencies: list  # names of targets
    options: list  # of the compiler
    own: bool  # of the package that is checked, not of one that it depends on

    @property
    def is_c(self):
        return self.kind == "system" or not self.files

    @property
    def is_checked(self):
        """Plugins and macros run on the machine that builds, against modules of SwiftPM that only its own compiler can read."""
        return not self.is_c and self.kind not in ("plugin", "macro")

    @property
    def is_script(self):
        return any(file.name == "main.swift" for file in self.files)


class Packages:
    """A package and all that it depends on, for one platform, with the libraries of packages that use it."""

    def __init__(self, root, toolchain, platform, clients=()):
        self.root, self.toolchain, self.platform = root, toolchain, platform
        self.targets = {}  # by name
        self.products = {}  # name to names of targets
        self.library_products = []
        self.clients = []  # names of targets
        self.checkouts = root / ".build" / "checkouts"
        description = self.describe(root)
        if description["dependencies"] and not (root / ".build" / "workspace-state.json").exists():
            toolchain.output("package", "--package-path", root, "resolve")
        self.title = description["name"]
        self.version = next(
            (each["version"] for each in description["platforms"] if each["platformName"] == platform), None)
        self.read(description, root, own=True)
        for folder in sorted(self.checkouts.iterdir()) if self.checkouts.exists() else []:
            self.read(self.describe(folder), folder, own=False)
        for folder in clients:
            self.read_client(self.describe(folder), folder)
        for target in self.targets.values():
            target.dependencies = self.resolved(target.dependencies)

    def describe(self, folder):
        """With the folder as the working folder: some manifests ask for it. Ours leaves out its plugins, which no Mac needs here."""
        environment = {**os.environ, "PWD": str(folder), "TABLEC_ALONE": "1"}
        return json.loads(self.toolchain.output("package", "dump-package", cwd=folder, env=environment))

    def read(self, description, root, own):
        for target in description["targets"]:
            if own or target["type"] not in ("test", "plugin", "macro", "executable"):
                self.add(target, description, root, own)
        for product in description["products"]:
            self.products[product["name"]] = product["targets"]
            if own and "library" in product["type"]:
                self.library_products.append(product["name"])

    def read_client(self, description, root):
        """The programs of a client need what SwiftPM generates, such as `Bundle.module`."""
        for target in description["targets"]:
            if target["type"] == "regular":
                self.add(target, description, root, own=True)
                self.clients.append(target["name"])

    def add(self, target, description, root, own):
        name, kind = target["name"], target["type"]
        folder = root / (target.get("path") or default_folder(root, name, kind))
        self.targets[name] = Target(
            name, description["name"], kind, folder, swift_files(folder, target), list(target["dependencies"]),
            self.options(target, description), own)

    def options(self, target, description):
        language = (description.get("swiftLanguageVersions") or ["6" if at_least(description, "6.0") else "5"])[-1]
        options = ["-swift-version", language.split(".")[0], "-package-name", description["name"].lower().replace("-", "_")]
        for setting in target["settings"]:
            names = (setting.get("condition") or {}).get("platformNames")
            if setting["tool"] != "swift" or (names and self.platform not in names):
                continue
            (kind, value), = setting["kind"].items()
            value = value["_0"] if isinstance(value, dict) else value
            if kind == "define":
                options += ["-D", value]
            elif kind in ("enableUpcomingFeature", "enableExperimentalFeature"):
                flag = "-enable-upcoming-feature" if kind == "enableUpcomingFeature" else "-enable-experimental-feature"
                options += [flag, value]
            elif kind == "unsafeFlags":
                options += drivers_flags(value)
            elif kind == "swiftLanguageMode":
                options[1] = value.split(".")[0]
        return options

    def resolved(self, dependencies):
        names = []
        for dependency in dependencies:
            (kind, (name, *rest)), = dependency.items()
            condition = rest[-1] if rest and isinstance(rest[-1], dict) and "platformNames" in rest[-1] else None
            if condition and condition["platformNames"] and self.platform not in condition["platformNames"]:
                continue
            if kind == "product" or name not in self.targets:
                names += self.products.get(name, [])
            else:
                names.append(name)
        return names

    def libraries_for_apps(self):
        """The targets of the libraries that iOS can offer: it has none of the system libraries that others link."""
        products = [self.products[name] for name in self.library_products]
        return [
            name for names in products for name in names
            if not any(target.kind == "system" for target in self.in_order(names))]

    def in_order(self, wanted):
        """The wanted targets and what they depend on, each after its dependencies."""
        order = []

        def visit(name):
            target = self.targets.get(name)
            if target is None or target in order:
                return
            for dependency in target.dependencies:
                visit(dependency)
            order.append(target)

        for name in wanted:
            visit(name)
        return order


def default_folder(root, name, kind):
    places = {"test": ["Tests"], "plugin": ["Plugins"]}.get(kind, []) + ["Sources", "Source", "src", "srcs"]
    return next((f"{place}/{name}" for place in places if (root / place / name).is_dir()), f"Sources/{name}")


def swift_files(folder, target):
    left_out = [folder / name for name in target.get("exclude", [])]
    places = [folder / name for name in target.get("sources") or ["."]]
    files = set()
    for place in places:
        files |= {place} if place.suffix == ".swift" else set(place.rglob("*.swift"))
    return sorted(file for file in files if not any(file.is_relative_to(place) for place in left_out))


def drivers_flags(flags):
    """The driver's flags in the words of the compiler proper, which has them but for '-Xfrontend'."""
    return [flag for flag in flags if flag != "-Xfrontend"]


def at_least(description, version):
    tools = description["toolsVersion"]["_version"]
    return [int(part) for part in tools.split(".")[:2]] >= [int(part) for part in version.split(".")]
