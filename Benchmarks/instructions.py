"""Counts the instructions of whole commands with callgrind: on a noisy machine, a change of 2 % is seen in them and in nothing else.

usage: instructions.py TABLEC BENCHMARKS [--record]

BENCHMARKS is the folder of the programs that the package in this folder builds.
Prints each count beside the last one of `instructions.tsv`, which keeps the last ten. With --record, adds this one to it. A count depends on
the compiler and the libraries that are linked, so compare what one machine counted.
"""

import datetime, pathlib, re, subprocess, sys, tempfile

HISTORY = pathlib.Path(__file__).with_name("instructions.tsv")
KEPT = 10

# What is counted: its name, and the command's arguments in the folder of the specs.
COMMANDS = {
    "--version": ["--version"],
    "20 rows to SVG": ["compile", "20.yaml", "--emit", "svg", "-o", "{out}/20.svg"],
    "2,000 rows to JSON": ["compile", "2000.yaml", "--emit", "layout", "-o", "{out}/2000.json"],
    "6,000 rows to JSON": ["compile", "6000.yaml", "--emit", "layout", "-o", "{out}/6000.json"],
    "2,000 rows to SVG": ["compile", "2000.yaml", "--emit", "svg", "-o", "{out}/2000.svg"],
    "2,000 rows, lint": ["lint", "2000.yaml"],
    "2,000 rows, 200 of them changed, diff": ["diff", "2000.yaml", "2000-next.yaml"],
}
SCAN = "2,000 rows, bare scan"
RATIO = "a row to JSON / its bare scan"


def count(command, folder):
    with tempfile.TemporaryDirectory() as scratch:
        words = [word.format(out=scratch) for word in command]
        result = subprocess.run(
            ["valgrind", "--tool=callgrind", f"--callgrind-out-file={scratch}/profile", *words],
            cwd=folder, capture_output=True, text=True)
    found = re.search(r"Collected : (\d+)", result.stderr)
    # A diff that finds something ends with 1.
    if result.returncode not in (0, 1) or not found:
        sys.exit(f"instructions.py: {' '.join(words)} ends with {result.returncode}\n{result.stderr[-2000:]}")
    return int(found[1])


def counts(tablec, specs, scan):
    """Millions of instructions by name, and the ratio of a row's."""
    with tempfile.TemporaryDirectory() as scratch:
        # valgrind cannot read the newest debugging information.
        def stripped(program):
            binary = f"{scratch}/{pathlib.Path(program).name}"
            subprocess.run(["strip", "-g", "-o", binary, program], check=True)
            return binary

        tablec, scan = stripped(tablec), stripped(scan)
        found = {name: count([tablec, *words], specs) for name, words in COMMANDS.items()}
        scans = [count([scan, f"{rows}.yaml"], specs) for rows in (2000, 6000)]
    found[SCAN] = scans[0]
    ratio = (found["6,000 rows to JSON"] - found["2,000 rows to JSON"]) / (scans[1] - scans[0])
    return {name: value / 1e6 for name, value in found.items()} | {RATIO: ratio}


def history():
    """The recorded counts, oldest first: the date and commit, and the values by name."""
    if not HISTORY.exists():
        return []
    lines = [line.split("\t") for line in HISTORY.read_text().splitlines()]
    return [(line[0], dict(zip(lines[0][1:], map(float, line[1:])))) for line in lines[1:]]


def commit():
    """The commit that is measured; empty where there is no git."""
    return subprocess.run(["git", "log", "-1", "--format=%h"], cwd=HISTORY.parents[1], capture_output=True, text=True).stdout.strip()


def record(values):
    rows = [*history(), (f"{datetime.date.today()} {commit()}".strip(), values)][-KEPT:]
    names = list(values)
    lines = ["\t".join(["", *names])]
    lines += ["\t".join([when, *(f"{counts.get(name, 0):.4g}" if name == RATIO else f"{counts.get(name, 0):.2f}" for name in names)]) for when, counts in rows]
    HISTORY.write_text("\n".join(lines) + "\n")


def show(values):
    last = next((counts for _, counts in reversed(history())), {})
    print(f"{'million instructions':40}{'now':>10}{'last':>10}")
    for name, value in values.items():
        before = f"{last[name]:10.2f}{(value / last[name] - 1) * 100:+9.1f} %" if last.get(name) else ""
        print(f"{name:40}{value:10.2f}{before}")


if __name__ == "__main__":
    arguments = [word for word in sys.argv[1:] if not word.startswith("--")]
    if len(arguments) != 2:
        sys.exit(__doc__)
    tablec, programs = (str(pathlib.Path(word).resolve()) for word in arguments)
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([f"{programs}/benchmark-specs", folder], check=True)
        values = counts(tablec, folder, f"{programs}/bare-scan")
    show(values)
    if "--record" in sys.argv:
        record(values)
