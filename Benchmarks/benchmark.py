"""Measures tablec against its budgets, as ratios within one run, and writes the page `Performance.md`.

usage: benchmark.py TABLEC BENCHMARKS [PAGE]

BENCHMARKS is the folder of the programs that the package in this folder builds.

Commands that are compared run in turns, and of each the fastest run counts: what other work adds is not the program's. What is not installed
(PyYAML with libyaml, graphviz, typst, Chromium, valgrind) is left out, and the page says so.
"""

import datetime, os, pathlib, platform, shutil, subprocess, sys, tempfile, time

import instructions

ROWS = 20_000
SCREENS = 1_000


class Page:
    """Tables of what was measured, each value beside its aim."""

    def __init__(self):
        self.lines = []

    def section(self, title, text, head):
        self.lines += ["", f"## {title}", "", text, "", "| " + " | ".join(head) + " |", "|---" + "|---:" * (len(head) - 1) + "|"]
        print(f"\n{title}")

    def row(self, *cells):
        self.lines.append("| " + " | ".join(cells) + " |")
        print("  " + "  ".join(cells))

    def aim(self, what, value, unit, aim, more=False):
        """A value that should be at most (with `more`, at least) its aim."""
        is_met = value >= aim if more else value <= aim
        self.row(what, f"{number(value)} {unit}".strip(), f"{'≥' if more else '≤'} {number(aim)} {unit}".strip(), "yes" if is_met else "**no**")


def number(value):
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def run(command, folder):
    """Seconds, and the peak memory in MiB."""
    with open(os.devnull, "wb") as nowhere:
        start = time.perf_counter()
        process = subprocess.Popen(command, cwd=folder, stdout=nowhere, stderr=nowhere)
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in (0, 1):
        sys.exit(f"benchmark.py: {' '.join(map(str, command))} ends with {process.returncode}")
    return seconds, usage.ru_maxrss / (1024 if platform.system() == "Linux" else 1 << 20)


def fastest(commands, folder, runs):
    """The fastest run of each command, by name: seconds and peak memory."""
    found = {}
    for _ in range(runs):
        for name, command in commands.items():
            result = run(command, folder)
            found[name] = min(found.get(name, result), result)
    return found


def machine():
    model = platform.processor() or platform.machine()
    try:
        model = next(line.split(":")[1].strip() for line in open("/proc/cpuinfo") if line.startswith("model name"))
    except (OSError, StopIteration):
        pass
    return f"{model}, {os.cpu_count()} cores, {platform.system()}"


def memory_folder():
    """Where files are kept in memory, if there is room for a million rows: the noise of a disk is larger than what is measured."""
    folder = "/dev/shm"
    return folder if os.path.isdir(folder) and shutil.disk_usage(folder).free > 4 << 30 else None


def main(tablec, programs, page_path=None):
    page, scan = Page(), f"{programs}/bare-scan"
    with tempfile.TemporaryDirectory(dir=memory_folder()) as folder:
        subprocess.run([f"{programs}/benchmark-specs", folder], check=True)
        out = f"{folder}/out"
        os.mkdir(out)

        def to(spec, stage, *flags):
            return [tablec, "compile", f"{spec}.yaml", "--emit", stage, "-o", f"{out}/{spec}.{'svg' if stage == 'svg' else 'json'}", *flags]

        roomy = ["--max-work", "1000000000000", "--max-rows", "2000000", "--max-bytes", "1000000000", "--max-nodes", "100000000"]
        counted = instructions.counts(tablec, folder, scan) if shutil.which("valgrind") else {}
        compile_page(page, fastest({"scan": [scan, f"{ROWS}.yaml"], "compile": to(ROWS, "layout")}, folder, 60), counted)
        stages_page(page, f"{programs}/Budgets")
        start_page(page, fastest({"version": [tablec, "--version"], "small": to(20, "svg")}, folder, 60))
        scale = {
            "few": to(10_000, "layout"), "many": to(100_000, "layout", *roomy), "twenty": to(ROWS, "layout"),
            "lint": [tablec, "lint", f"{ROWS}.yaml", *roomy],
        }
        scale_page(page, fastest(scale, folder, 5))
        empty = 'rm -rf "$0"; exec "$@"'
        many = {
            f"{environments} × {jobs}": [
                "sh", "-c", empty, f"{out}/{environments}", tablec, "compile", environments, "--emit", "layout", "-o", f"{out}/{environments}", "-j", str(jobs)]
            for environments in ("one", "six") for jobs in (1, 2)
        }
        screens_page(page, fastest(many, folder, 5))
        others_page(page, others(tablec, folder, to))
        # Last, and from a disk to nowhere: what waits to be written to it would slow down what follows.
        def large(spec, *flags):
            return [*to(spec, "layout", *flags), *([] if memory_folder() else ["-o", "/dev/null"])]

        large_page(page, fastest({"few": large(10_000), "million": large(1_000_000, *roomy), "some": large("repeated", "--rows", "1000-1050")}, folder, 3))
        if counted:
            instructions_page(page, counted)
    if page_path:
        head = [
            "# Performance", "",
            "What compiling costs, measured by `make benchmark` beside the aims of the project: as ratios within one run, because machines differ and are noisy.",
            f"Measured on {datetime.date.today()} at {instructions.commit()}: {machine()}, files {'in memory' if memory_folder() else 'on disk'}.",
        ]
        pathlib.Path(page_path).write_text("\n".join(head + page.lines) + "\n")


def compile_page(page, found, counted):
    page.section(
        "The compile", f"A table of {ROWS:,} rows, 3.7 MB of YAML, to layout JSON, as whole processes, against libyaml's bare scan of the same file in C.",
        ["what", "measured", "aim", "reached"])
    page.row("time / the scan", number(found["compile"][0] / found["scan"][0]), "", "")
    if counted:
        page.aim("instructions / the scan, a row more", counted[instructions.RATIO], "", 2.6)
    page.aim("peak memory", found["compile"][1], "MiB", 150)


def stages_page(page, budgets):
    text = subprocess.run([budgets, str(ROWS), "9"], check=True, capture_output=True, text=True).stdout
    times = {name: float(seconds) for name, seconds in (line.split("\t") for line in text.splitlines())}
    page.section("Stages", "The same table, each stage in one process and on one core.", ["stage", "ms", "× the scan"])
    compiling = times["scan, tree and decoding"] + times["layout"] + times["JSON"]
    parts = {
        "scan": times["scan"], "tree": times["scan and tree"] - times["scan"],
        "decoding": times["scan, tree and decoding"] - times["scan and tree"],
        "layout": times["layout"], "JSON": times["JSON"], "SVG": times["SVG"], "diff with a version in which every tenth row changed": times["diff"],
    }
    for name, seconds in parts.items():
        page.row(name, number(seconds * 1e3), number(seconds / times["scan"]))
    page.row("5,000 rows of eight views held by constraints / at frames", "", number(times["views held by constraints"] / times["views at frames"]))
    page.lines.append("")
    page.lines += ["| what | measured | aim | reached |", "|---|---:|---:|---:|"]
    page.aim("diff / compiling one side", times["diff"] / compiling, "", 0.5)


def start_page(page, found):
    page.section("Start-up", "From the start of the process to its end.", ["what", "measured", "aim", "reached"])
    page.aim("`tablec --version`", found["version"][0] * 1e3, "ms", 6)
    page.aim("20 rows to SVG", found["small"][0] * 1e3, "ms", 10)


def scale_page(page, found):
    page.section("Scale", "Whole commands.", ["what", "measured", "aim", "reached"])
    page.aim("a row of 100,000 / a row of 10,000", found["many"][0] / found["few"][0] / 10, "", 1.2)
    page.aim(f"lint of {ROWS:,} rows / compiling them", found["lint"][0] / found["twenty"][0], "", 1.5)
    page.row("peak memory of 100,000 rows", f"{number(found['many'][1])} MiB", "", "")


def large_page(page, found):
    page.section("A million rows", "189 MB of YAML to layout JSON, with raised limits.", ["what", "measured", "aim", "reached"])
    page.aim("a row of 1,000,000 / a row of 10,000", found["million"][0] / found["few"][0] / 100, "", 1.2)
    page.row("peak memory", f"{number(found['million'][1])} MiB", "", "")
    page.row("`--rows 1000-1050` of `repeat: 1000000`", f"{number(found['some'][0] * 1e3)} ms", "", "")


def screens_page(page, found):
    page.section("Many specs", f"{SCREENS:,} specs in forty folders, 44,500 rows, to layout JSON.", ["what", "measured", "aim", "reached"])
    page.aim("one environment", found["one × 2"][0], "s", 1.2)
    page.aim("six environments", found["six × 2"][0], "s", 0.7)
    page.aim("six environments, on two cores / on one", found["six × 1"][0] / found["six × 2"][0], "× faster", 1.7, more=True)


def others(tablec, folder, to):
    """A table of 2,000 rows as a picture, and the reading of YAML, by other programs."""
    found = fastest({"tablec": to(2_000, "svg")}, folder, 5)
    result = {"tablec, 2,000 rows to SVG": found["tablec"][0]}
    read = f"import yaml; yaml.load(open('{folder}/{ROWS}.yaml'), Loader=yaml.CSafeLoader)"
    if subprocess.run([sys.executable, "-c", "import yaml; yaml.CSafeLoader"], capture_output=True).returncode == 0:
        result[f"PyYAML with libyaml, {ROWS:,} rows to a tree"] = run([sys.executable, "-c", read], folder)[0]
    result[f"tablec, {ROWS:,} rows to JSON"] = fastest({"tablec": to(ROWS, "layout")}, folder, 5)["tablec"][0]
    labels = [f"Row {row}" for row in range(2_000)]
    write = lambda name, text: pathlib.Path(folder, name).write_text(text)
    write("rows.dot", "digraph { node [shape=none]; t [label=<<table>" + "".join(f"<tr><td>{label}</td><td>Some words</td></tr>" for label in labels) + "</table>>] }")
    write("rows.typ", "#set page(height: auto)\n#table(columns: 2,\n" + "\n".join(f"[{label}], [Some words]," for label in labels) + ")")
    write("rows.html", "<!doctype html><table>" + "".join(f"<tr><td>{label}<td>Some words" for label in labels) + "</table>")
    browser = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    commands = {
        "graphviz, a table of 2,000 rows to SVG": ["dot", "-Tsvg", "rows.dot", "-o", "dot.svg"],
        "typst, a table of 2,000 rows to SVG": ["typst", "compile", "rows.typ", "typst.svg"],
        "headless Chromium, a table of 2,000 rows to PNG": [browser, "--headless", "--no-sandbox", "--disable-gpu", "--screenshot=page.png", "rows.html"],
    }
    for name, command in commands.items():
        if command[0] and shutil.which(command[0]):
            result[name] = fastest({name: command}, folder, 2)[name][0]
    return result


def others_page(page, found):
    page.section(
        "Beside others", "Programs that read the same YAML, or draw as many rows. They do other things; the figures only show the order of magnitude. What is missing was not installed.",
        ["what", "ms"])
    for name, seconds in found.items():
        page.row(name, number(seconds * 1e3))


def instructions_page(page, counted):
    before = instructions.history()
    page.section(
        "Instructions", "In millions, counted by callgrind, and the recorded counts before (`make instructions`).",
        ["what", "now", *(when for when, _ in before[-3:])])
    for name, value in counted.items():
        page.row(name, f"{value:.2f}", *(f"{values.get(name, float('nan')):.2f}" for _, values in before[-3:]))


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    main(*(str(pathlib.Path(word).resolve()) for word in sys.argv[1:3]), *sys.argv[3:])
