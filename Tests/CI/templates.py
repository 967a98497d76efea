"""Runs what is in Templates/CI as the services would: GitHub's steps with a server in its place, GitLab's job, pre-commit's hooks."""

import functools
import hashlib
import http.server
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import urllib.parse
import zipfile

import yaml

ROOT = pathlib.Path(__file__).resolve().parents[2]
TEMPLATES = ROOT / "Templates/CI"
PAGE = ROOT / "Sources/Tool/tablec/Documentation.docc/CI.md"


def run(command, folder, status=0, input=None, **variables):
    environment = {"PATH": os.environ["PATH"], "HOME": str(folder), "GIT_CONFIG_NOSYSTEM": "1"}
    done = subprocess.run(
        command, cwd=folder, env=environment | {name: str(value) for name, value in variables.items()},
        input=input, capture_output=True, text=True)
    if done.returncode != status:
        sys.exit(f"{command}: {done.returncode} instead of {status}\n{done.stdout}{done.stderr}")
    return done.stdout + done.stderr


def check(condition, message):
    if not condition:
        sys.exit(f"Tests/CI/templates: {message}")


# What is linted.


def scripts():
    """The shell in YAML, by shellcheck. A value of an expression must not become a part of a script."""
    action = yaml.safe_load((TEMPLATES / "action.yml").read_text())
    workflows = [yaml.safe_load((TEMPLATES / f"github/{name}.yml").read_text()) for name in ["release", "mac"]]
    jobs = [job for workflow in workflows for job in workflow["jobs"].values()]
    for step in action["runs"]["steps"] + [step for job in jobs for step in job["steps"]]:
        if "run" in step:
            check("${{" not in step["run"], f"{step['name']} puts an expression into a script")
            shellcheck(step["run"])
            called = re.search(r"\$GITHUB_ACTION_PATH/([\w/]+)", step["run"])
            if called:
                text = (TEMPLATES / called[1]).read_text()
                used = set(re.findall(r"\$\{?(TABLEC_\w+)", text))
                check(used == set(step["env"]), f"{called[1]} uses {sorted(used)}, but is given {sorted(step['env'])}")
        else:
            check(re.fullmatch(r"(actions|sigstore)/[\w-]+@[0-9a-f]{40}", step["uses"]), f"{step['uses']} is not pinned to a commit")
    # What was compared is told wherever the action runs, also where nothing can be uploaded.
    upload = next(step for step in action["runs"]["steps"] if "upload-artifact" in step.get("uses", ""))
    check(upload.get("continue-on-error") is True, "an upload that is refused hides the result")
    for job in yaml.safe_load((TEMPLATES / "gitlab.yml").read_text()).values():
        shellcheck("\n".join(job["before_script"] + job["script"] + job.get("after_script", [])))


def shellcheck(text):
    run(["shellcheck", "--shell=bash", "--severity=style", write(text)], ROOT)


def write(text):
    path = pathlib.Path(tempfile.mkdtemp(dir=SCRATCH)) / "script"
    path.write_text(text)
    return str(path)


def blocks():
    """The blocks of YAML that the page shows for each service: their first line is a comment with the file's name."""
    found = {}
    for block in re.findall(r"```(?:yaml|ninja)\n(# \S+\n(?:.*\n)*?)```", PAGE.read_text()):
        found.setdefault(block.split("\n")[0].split()[1], block)
    return found


def snippets(folder):
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    names = {
        ".github/workflows/tablec.yml": "github.yml", ".gitlab-ci.yml": "gitlab.yml",
        ".pre-commit-config.yaml": "pre-commit.yml", "build.ninja": "build.ninja",
    }
    for name, file in names.items():
        check(name in blocks(), f"the CI page shows no {name}")
        block = blocks()[name]
        check(len(block.splitlines()) <= 6, f"{name} has more than five lines and its name")
        (folder / file).write_text(block)
    # What is used is there.
    workflow = yaml.safe_load(blocks()[".github/workflows/tablec.yml"])
    uses = workflow["jobs"]["tables"]["steps"][0]
    check(uses["uses"].startswith("OWNER/tablec/Templates/CI@v"), "the workflow uses another action")
    inputs = yaml.safe_load((TEMPLATES / "action.yml").read_text())["inputs"]
    check(set(uses.get("with", {})) <= set(inputs), "the workflow sets inputs that the action does not have")
    check(workflow["permissions"] == {"contents": "write", "pull-requests": "write"}, "the workflow has other permissions")
    pipeline = yaml.safe_load(blocks()[".gitlab-ci.yml"])
    template = yaml.safe_load((TEMPLATES / "gitlab.yml").read_text())
    check((ROOT / pipeline["include"]["file"]).is_file(), "the pipeline includes another file")
    check(pipeline["tables"]["extends"] in template, "the pipeline extends another job")
    pages = [yaml.safe_load(block) for block in re.findall(r"```yaml\n(# \.gitlab-ci\.yml\n(?:.*\n)*?)```", PAGE.read_text())][1]
    check(pages["pages"]["extends"] in template, "the job for pages extends another job")
    check(".github/workflows/gallery.yml" in blocks(), "the CI page does not publish a gallery")
    (folder / "gallery.yml").write_text(blocks()[".github/workflows/gallery.yml"])
    hooks = {hook["id"] for hook in yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text())}
    used = yaml.safe_load(blocks()[".pre-commit-config.yaml"])["repos"][0]["hooks"]
    check({hook["id"] for hook in used} == hooks, "the configuration uses other hooks")


# A repository with a pull request.

OLD = "tablespec: 1\nsections:\n  - rows:\n      - {id: wifi, text: Wi-Fi}\n      - {id: vpn, text: VPN}\n"
MAIN = OLD + "      - {id: later, text: Merged meanwhile}\n"
TOPIC = OLD.replace("      - {id: vpn, text: VPN}\n", "")


class Repository:
    def __init__(self, name):
        self.folder = SCRATCH / name
        (self.folder / "Specs").mkdir(parents=True)
        self.git("init", "--quiet", "--initial-branch=main")
        self.base = self.commit(OLD)
        self.git("checkout", "--quiet", "-b", "topic")
        self.commit(TOPIC)
        self.git("checkout", "--quiet", "main")
        self.commit(MAIN)
        self.git("update-ref", "refs/remotes/origin/main", "main")
        self.git("checkout", "--quiet", "topic")

    def git(self, *words):
        who = ["-c", "user.name=Ann", "-c", "user.email=ann@example.com"]
        return run(["git", *who, *words], self.folder).strip()

    def commit(self, text):
        (self.folder / "Specs/settings.yaml").write_text(text)
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message=change")
        return self.git("rev-parse", "HEAD")


# GitHub.


class GitHub(http.server.BaseHTTPRequestHandler):
    """The comments of one pull request, in pages, and the files of a release."""

    comments, requests, files = [], [], {}
    isReadOnly = False

    def answer(self, status, body=b"", kind="application/json"):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def handle_request(self):
        path, _, query = self.path.partition("?")
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        if path in self.files:
            return self.answer(200, self.files[path], "application/octet-stream")
        if self.headers.get("Authorization") != "Bearer a-token":
            return self.answer(401)
        self.requests.append((self.command, path))
        if self.command == "GET" and path == "/repos/team/app/issues/7/comments":
            page = int(re.search(r"\bpage=(\d+)", query)[1])
            return self.answer(200, json.dumps(self.comments[100 * (page - 1) : 100 * page]).encode())
        if self.isReadOnly:
            return self.answer(403)
        if self.command == "POST" and path == "/repos/team/app/issues/7/comments":
            self.add("github-actions[bot]", json.loads(body)["body"])
            return self.answer(201, b"{}")
        if self.command == "PATCH":
            for comment in self.comments:
                if path == f"/repos/team/app/issues/comments/{comment['id']}":
                    comment["body"] = json.loads(body)["body"]
                    return self.answer(200, b"{}")
        return self.answer(404)

    do_GET = do_POST = do_PATCH = handle_request

    def add(self, author, body):
        self.comments.append({"id": 1000 + len(self.comments), "user": {"login": author}, "body": body})

    def log_message(self, *_):
        pass


class Action:
    """The steps of the action that are scripts, with what GitHub gives them."""

    def __init__(self, repository, server):
        self.folder = repository.folder
        self.temporary = pathlib.Path(tempfile.mkdtemp(dir=SCRATCH))
        self.variables = {
            "RUNNER_TEMP": self.temporary, "GITHUB_ACTION_PATH": TEMPLATES, "GITHUB_ACTIONS": "true",
            "GITHUB_API_URL": server, "GITHUB_SERVER_URL": server, "GITHUB_REPOSITORY": "team/app",
        }
        for name in ["GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY", "GITHUB_PATH"]:
            self.variables[name] = self.temporary / name
            self.variables[name].touch()
        bin = self.temporary / "path"
        bin.mkdir()
        (bin / "tablec").symlink_to(os.environ["TABLEC_UNDER_TEST"])
        self.variables["PATH"] = f"{bin}:{os.environ['PATH']}"

    def step(self, script, status=0, **variables):
        given = {f"TABLEC_{key.upper()}": value for key, value in variables.items()}
        return run([str(TEMPLATES / "github" / script)], self.folder, status, **(self.variables | given))

    def compare(self, status=0, specs="Specs", base="origin/main", fail_on="breaking", known_from_base="false", form="svg"):
        self.variables["GITHUB_OUTPUT"].write_text("")
        printed = self.step(
            "compare", status, specs=specs, base=base, fail_on=fail_on, known_from_base=known_from_base, pictures_as=form)
        outputs = self.outputs()
        if "folder" in outputs:
            self.pictures(outputs)
            outputs = self.outputs()
        return printed, outputs

    def outputs(self):
        return dict(line.split("=", 1) for line in self.variables["GITHUB_OUTPUT"].read_text().splitlines())

    def pictures(self, outputs, where="none", command="", name="tablec", **variables):
        self.variables["GITHUB_STEP_SUMMARY"].write_text("")
        self.variables |= variables
        return self.step(
            "pictures", folder=outputs["folder"], pictures=where, pictures_command=command, name=name, token="a-token")

    def comment(self, outputs, status=0, name="tablec"):
        return self.step(
            "comment", status, comment=outputs["comment"], differs=outputs["differs"], name=name,
            author="github-actions[bot]", pull_request="7", token="a-token")


def github(server, address):
    repository = Repository("github")
    action = Action(repository, address)
    printed, outputs = action.compare()
    check(outputs["status"] == "1" and outputs["differs"] == "true", f"a removed row breaks something: {outputs}")
    check("::error " in printed and "Specs/settings.yaml" in printed, f"no annotation: {printed}")
    check("VPN" in printed and "Merged meanwhile" not in printed, f"the merge base is compared, not main: {printed}")
    check("<html" in pathlib.Path(outputs["page"]).read_text(), "no page")
    check("VPN" in action.variables["GITHUB_STEP_SUMMARY"].read_text(), "no summary")
    # A mark that somebody else wrote, and comments in the way, so that there are two pages of them.
    GitHub.comments.clear()
    server.add(GitHub, "mallory", "<!-- tablec diff tablec -->\nmine")
    for index in range(120):
        server.add(GitHub, "ann", f"comment {index}")
    action.comment(outputs)
    check(len(GitHub.comments) == 122 and "VPN" in GitHub.comments[-1]["body"], "the comment is not written")
    check(GitHub.comments[-1]["body"].startswith("<!-- tablec diff tablec -->\n"), "the comment has no mark")
    # Updated in place, also once there is nothing to tell.
    repository.commit(OLD)
    _, outputs = action.compare()
    check(outputs["status"] == "0" and outputs["differs"] == "false", f"there is no difference: {outputs}")
    action.comment(outputs)
    check(len(GitHub.comments) == 122 and "VPN" not in GitHub.comments[-1]["body"], "the comment is not updated")
    check(GitHub.comments[0]["body"].endswith("mine"), "somebody else's comment is overwritten")
    # Another job of the same pull request has its own comment, and none where there is nothing to tell.
    action.comment(outputs, name="other")
    check(len(GitHub.comments) == 122, "a comment that tells nothing is written")
    repository.commit(TOPIC)
    _, outputs = action.compare(fail_on="none")
    check(outputs["status"] == "0" and outputs["differs"] == "true", f"'none' fails: {outputs}")
    action.comment(outputs, name="other")
    check(len(GitHub.comments) == 123, "the other comment is not written")
    check("letters" in action.comment(outputs, status=64, name="--> <b>"), "a name breaks out of the mark")
    # A pull request of a fork cannot write, which fails nothing.
    GitHub.isReadOnly = True
    check("::warning" in action.comment(outputs), "a token that only reads is not reported")
    GitHub.isReadOnly = False
    # A spec with errors fails, a missing history is reported, and nothing that a stranger names is run.
    repository.commit(OLD.replace("text", "txet"))
    _, outputs = action.compare()
    check(outputs["status"] == "2", f"a spec with errors passes: {outputs}")
    check("fetch-depth" in action.compare(status=2, base="origin/nowhere")[0], "a missing base is not reported")
    for hostile in ["$(touch ran)", "; touch ran", "--output=ran", "`touch ran`", "x\n::error::forged"]:
        printed, _ = action.compare(status=2, base=hostile)
        check("\n::error::forged" not in printed, "a base forges an annotation")
        _, outputs = action.compare(specs=hostile)
        check(outputs["status"] != "0", f"{hostile} is no folder of specs")
    check(not list(repository.folder.glob("ran*")), "a name is run")


def pictures(address):
    """Pictures are pushed to a branch of their own, by git itself, or stored by a command; else the comment has none."""
    repository = Repository("pictures")
    action = Action(repository, address)
    remote = SCRATCH / "remote/team/app"
    remote.mkdir(parents=True)
    bare = functools.partial(run, folder=remote)
    bare(["git", "init", "--quiet", "--bare", "."])
    variables = {"GITHUB_SERVER_URL": f"file://{SCRATCH}/remote", "GITHUB_RUN_ID": 5, "GITHUB_RUN_ATTEMPT": 1}
    _, outputs = action.compare()
    comment = pathlib.Path(outputs["comment"])
    check("pictures" not in comment.read_text() and "VPN" in comment.read_text(), "a comment without pictures has some")
    stored = sorted(path.name for path in (pathlib.Path(outputs["folder"]) / "pictures").iterdir())
    check(stored == ["1-after.svg", "1-before.svg"], f"other pictures: {stored}")

    def names():
        return bare(["git", "ls-tree", "-r", "--name-only", "tablec-pictures"]).split()

    action.pictures(outputs, "branch", **variables)
    first = names()
    check([name.split("/", 1)[1] for name in first] == [f"5-1-tablec/{name}" for name in stored], f"the branch has {first}")
    at = f"{variables['GITHUB_SERVER_URL']}/team/app/raw/tablec-pictures/{first[0]}"
    check(f'src="{at}"' in comment.read_text(), f"the comment does not show {at}: {comment.read_text()}")
    check(at in action.variables["GITHUB_STEP_SUMMARY"].read_text(), "the summary does not show the pictures")
    shown = bare(["git", "cat-file", "blob", f"tablec-pictures:{first[1]}"])
    check(shown.startswith("<svg ") and "VPN" in shown, "the picture is not that of before")
    # A run after 90 days removes what is older, and no run leaves a history.
    old = bare(["git", "-c", "user.name=A", "-c", "user.email=a@b.c", "commit-tree", "-m", "old", run(
        ["git", "mktree"], remote, input=f"040000 tree {bare(['git', 'rev-parse', 'tablec-pictures:' + first[0].split('/')[0]]).strip()}\t2020-01-01\n").strip()]).strip()
    bare(["git", "update-ref", "refs/heads/tablec-pictures", old])
    action.pictures(outputs, "branch", name="other job", **variables)
    check(not any(name.startswith("2020") for name in names()) and "5-1-other-job" in names()[0], f"the branch has {names()}")
    check(bare(["git", "rev-list", "--count", "tablec-pictures"]).strip() == "1", "the branch has a history")
    check("[skip ci]" in bare(["git", "log", "-1", "--format=%B", "tablec-pictures"]), "the branch triggers CI")
    # Jobs of one moment keep each other's.
    jobs = [threading.Thread(target=action.pictures, args=(outputs, "branch", "", f"at-once-{index}")) for index in range(3)]
    for job in jobs:
        job.start()
    for job in jobs:
        job.join()
    kept = {name.split("/")[1] for name in names()}
    check(kept == {"5-1-other-job", *(f"5-1-at-once-{index}" for index in range(3))}, f"of three jobs {kept} are kept")
    # Where nothing can be pushed, as by a fork (vivekchand/clawmetry#1554, rossjrw/pr-preview-action#54), the comment has no pictures, and nothing fails.
    printed = action.pictures(outputs, "branch", **(variables | {"GITHUB_SERVER_URL": f"file://{SCRATCH}/nowhere"}))
    check("::notice" in printed and "pictures" not in comment.read_text(), f"a fork: {printed}")
    # A command of the team's.
    action.pictures(outputs, command='ls "$TABLEC_PICTURES" >&2; echo "https://pictures.example.com/a?b=1&c=|2"')
    check('src="https://pictures.example.com/a?b=1&c=|2/1-after.svg"' in comment.read_text(), "the command's address is not shown")
    for wrong in ["false", "echo 'javascript:alert(1)'", "echo 'https://a\"onerror=x'"]:
        printed = action.pictures(outputs, command=wrong)
        check("::notice" in printed and "<img" not in comment.read_text(), f"{wrong}: {printed}")
    if shutil.which("rsvg-convert"):
        _, outputs = action.compare(form="png")
        picture = (pathlib.Path(outputs["folder"]) / "pictures/1-before.png").read_bytes()
        check(picture.startswith(b"\x89PNG"), "the picture is no PNG")


def install(address):
    """A release is downloaded, checked and put on the path."""
    version = run([os.environ["TABLEC_UNDER_TEST"], "--version"], SCRATCH).strip()
    name = f"tablec-{version}-linux-{os.uname().machine}"
    bin = SCRATCH / "release" / name / "bin"
    bin.mkdir(parents=True)
    shutil.copy(os.environ["TABLEC_UNDER_TEST"], bin / "tablec")
    run(["tar", "-czf", f"{name}.tar.gz", name], SCRATCH / "release")
    folder = f"/team/tablec/releases/download/v{version}/{name}.tar.gz"
    GitHub.files[folder] = (SCRATCH / "release" / f"{name}.tar.gz").read_bytes()
    sum = hashlib.sha256(GitHub.files[folder]).hexdigest()
    GitHub.files[folder + ".sha256"] = f"{sum}  {name}.tar.gz\n".encode()
    repository = Repository("install")
    for given in [{"version": version, "ref": "main"}, {"version": "", "ref": f"v{version}"}]:
        action = Action(repository, address)
        check(version in action.step("install", repository="team/tablec", **given), "another version is installed")
        path = action.variables["GITHUB_PATH"].read_text().strip()
        check(os.access(f"{path}/tablec", os.X_OK), "nothing is installed")
    # Inside another action, the context is that one's, and the folder this one's.
    action = Action(repository, address)
    action.variables["GITHUB_ACTION_PATH"] = f"/home/runner/work/_actions/team/tablec/v{version}/Templates/CI"
    installed = action.step("install", repository="team/wrapper", version="", ref="v9.9.9")
    check(version in installed, "inside another action, that one's release is installed")
    GitHub.files[folder] += b"tampered"
    printed = Action(repository, address).step("install", 1, repository="team/tablec", version=version, ref="")
    check("FAILED" in printed, "an archive with another checksum is installed")


def publish():
    """The workflow of a release: a bundle of the archives of both machines, and every file signed and published."""
    version = run([os.environ["TABLEC_UNDER_TEST"], "--version"], SCRATCH).strip()
    folder, bin = SCRATCH / "publish/release", SCRATCH / "publish-bin"
    folder.mkdir(parents=True)
    bin.mkdir()
    (folder.parent / "Templates").symlink_to(ROOT / "Templates")
    for machine in ["x86_64", "aarch64"]:
        name = f"tablec-{version}-linux-{machine}"
        (SCRATCH / name / "bin").mkdir(parents=True)
        (SCRATCH / name / "bin/tablec").write_text(machine)
        run(["tar", "-czf", f"{folder}/{name}.tar.gz", f"{name}/bin/tablec"], SCRATCH)
        (folder / f"{name}.spdx.json").write_text("{}")
        for file in [f"{name}.tar.gz", f"{name}.spdx.json"]:
            (folder / f"{file}.sha256").write_text(run(["sha256sum", file], folder))
    for program in ["cosign", "gh"]:
        (bin / program).write_text(f'#!/bin/sh\necho {program} "$@" >>"$LOG"\n')
        (bin / program).chmod(0o755)
    attested = SCRATCH / "attestation.json"
    attested.write_text("{}")
    variables = {
        "GITHUB_REF_NAME": f"v{version}", "GITHUB_OUTPUT": SCRATCH / "outputs", "BUNDLE": attested, "LOG": SCRATCH / "log",
        "PATH": f"{bin}:{os.environ['PATH']}"}
    job = yaml.safe_load((TEMPLATES / "github/release.yml").read_text())["jobs"]["publish"]
    for step in job["steps"]:
        if "run" in step:
            run(["bash", "-e", "-c", step["run"]], folder.parent / step.get("working-directory", ""), **variables)
    with zipfile.ZipFile(folder / f"tablec-{version}.artifactbundle.zip") as bundle:
        tool = json.loads(bundle.read("tablec.artifactbundle/info.json"))["artifacts"]["tablec"]
        for machine, variant in zip(["aarch64", "x86_64"], tool["variants"], strict=True):
            check(variant["supportedTriples"] == [f"{machine}-unknown-linux-gnu"], f"the bundle has {variant} for {machine}")
            check(bundle.read(f"tablec.artifactbundle/{variant['path']}") == machine.encode(), "the bundle has another machine's binary")
    sboms = dict(line.split("=") for line in (SCRATCH / "outputs").read_text().splitlines())
    check(all((folder.parent / path).is_file() for path in sboms.values()) and len(sboms) == 2, f"there is no SBOM: {sboms}")
    # Whoever has no account needs the attestation as a file (siderolabs/talos#13563).
    log = (SCRATCH / "log").read_text()
    for file in [f"tablec-{version}-linux-x86_64.tar.gz", f"tablec-{version}.artifactbundle.zip", "provenance.sigstore.json"]:
        check(f"release/{file}" in log.splitlines()[-1], f"{file} is not published")
    check(log.count("cosign sign-blob") == 6, f"cosign signs other files: {log}")
    # Whoever may write to releases and attest can do nothing else, and nothing of a build can.
    check(set(job["permissions"]) == {"contents", "id-token", "attestations"}, "publishing may do something else")


# GitLab and pre-commit.


class GitLab(http.server.BaseHTTPRequestHandler):
    """The notes of one merge request, as GitLab writes them, and uploads."""

    notes, isReadOnly = [], False

    def answer(self, status, body):
        # Rails escapes signs of HTML.
        text = json.dumps(body, separators=(",", ":")).replace("<", "\\u003c").replace(">", "\\u003e").encode()
        self.send_response(status)
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    def handle_request(self):
        path = self.path.partition("?")[0]
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        if self.headers.get("PRIVATE-TOKEN") != "a-token":
            return self.answer(401, {})
        if self.command == "GET":
            return self.answer(200, self.notes)
        if self.isReadOnly:
            return self.answer(403, {})
        if path == "/projects/3/uploads":
            name = re.search(rb'filename="([^"]+)"', body)[1].decode()
            address = f"/uploads/{hashlib.md5(body).hexdigest()}/{name}"
            return self.answer(201, {"id": 5, "alt": name, "url": address, "full_path": "/-/project/3" + address})
        text = urllib.parse.parse_qs(body.decode())["body"][0]
        if self.command == "POST":
            self.notes.append({"id": 302 + len(self.notes), "type": None, "body": text})
            return self.answer(201, self.notes[-1])
        note = next(note for note in self.notes if path.endswith(f"/notes/{note['id']}"))
        note["body"] = text
        return self.answer(200, note)

    do_GET = do_POST = do_PUT = handle_request

    def log_message(self, *_):
        pass


def gitlab(address):
    tablec = os.environ["TABLEC_UNDER_TEST"]
    if "gitlab" not in run([tablec, "lint", "--help"], SCRATCH):
        return print("skipped: this tablec has no '--reporter gitlab' for the job in gitlab.yml")
    job = yaml.safe_load((TEMPLATES / "gitlab.yml").read_text())[".tablec"]
    repository = Repository("gitlab")
    bin = SCRATCH / "bin"
    bin.mkdir()
    (bin / "tablec").symlink_to(tablec)
    variables = job["variables"] | {
        "CI_MERGE_REQUEST_DIFF_BASE_SHA": repository.base, "GITLAB_CI": "true", "PATH": f"{bin}:{os.environ['PATH']}"}
    script = "\n".join(["set -eo pipefail"] + job["before_script"] + job["script"])
    run(["bash", "-c", script], repository.folder, 1, **variables)
    shown = run(["bash", "-c", "\n".join(job["after_script"])], repository.folder, **variables)
    check("VPN" in shown and "Merged meanwhile" not in shown, f"the job shows something else: {shown}")
    for name in [job["artifacts"]["reports"]["codequality"], job["artifacts"]["reports"]["junit"], "tablec-report/diff.html"]:
        check((repository.folder / name).stat().st_size > 0, f"{name} is empty")
    json.loads((repository.folder / job["artifacts"]["reports"]["codequality"]).read_text())
    # With a token there is a note, which a second run updates, and which shows the uploaded pictures.
    check(not GitLab.notes, "a note is written without a token")
    given = variables | {
        "TABLEC_TOKEN": "a-token", "CI_API_V4_URL": address, "CI_PROJECT_ID": 3, "CI_MERGE_REQUEST_IID": 7}
    for _ in range(2):
        run(["bash", "-c", "\n".join(job["after_script"])], repository.folder, **given)
    check(len(GitLab.notes) == 1, f"{len(GitLab.notes)} notes")
    note = GitLab.notes[0]["body"]
    check(note.startswith("<!-- tablec diff -->\n") and "VPN" in note, f"the note is {note}")
    check(re.search(r'src="/uploads/[0-9a-f]+/1-before.svg"', note) and '="pictures/' not in note, f"no pictures: {note}")
    GitLab.isReadOnly = True
    shown = run(["bash", "-c", "\n".join(job["after_script"])], repository.folder, **given)
    check("scope api" in shown, f"a token that only reads is not told: {shown}")
    run(["bash", "-c", script], repository.folder, **(variables | {"TABLEC_FAIL_ON": "breaking"} | {
        "CI_MERGE_REQUEST_DIFF_BASE_SHA": "HEAD"}))


def precommit():
    """The hooks, from a clone of a repository that has them where pre-commit looks for them."""
    hooks = Repository("hooks")
    shutil.copy(ROOT / ".pre-commit-hooks.yaml", hooks.folder)
    revision = hooks.commit("tablespec: 1\nsections: []\n")
    repository = Repository("committing")
    config = yaml.safe_load(blocks()[".pre-commit-config.yaml"])
    config["repos"][0] |= {"repo": str(hooks.folder), "rev": revision}
    (repository.folder / ".pre-commit-config.yaml").write_text(yaml.safe_dump(config))
    bin = SCRATCH / "hook-bin"
    bin.mkdir()
    (bin / "tablec").symlink_to(os.environ["TABLEC_UNDER_TEST"])
    hook = functools.partial(
        run, ["pre-commit", "run", "--all-files", "--color=never"], repository.folder, PRE_COMMIT_HOME=SCRATCH / "cache",
        PATH=f"{bin}:{os.environ['PATH']}")
    repository.git("add", "--all")
    printed = hook()
    check(printed.count("Passed") == 3, f"the hooks did not run: {printed}")
    (repository.folder / "Specs/settings.yaml").write_text(OLD.replace("text: VPN", "txet: VPN"))
    repository.git("add", "--all")
    printed = hook(status=1)
    check("E0107" in printed and printed.count("Failed") == 2, f"a spec with errors passes: {printed}")
    # A commit that only deletes an included file, or only changes the configuration, is checked, too (pre-commit/pre-commit#3502, #749).
    committed = functools.partial(
        run, ["pre-commit", "run", "--color=never"], repository.folder, PRE_COMMIT_HOME=SCRATCH / "cache",
        PATH=f"{bin}:{os.environ['PATH']}")
    repository.git("checkout", "--quiet", "HEAD", "--", "Specs")
    (repository.folder / ".tablec.yaml").write_text("lint: {rules: {text-contrast: note}}\n")
    repository.git("add", ".tablec.yaml")
    printed = committed()
    check(printed.count("Passed") == 3, f"a changed configuration does not run the hooks: {printed}")
    (repository.folder / "Specs/_part.yaml").write_text("- Ann\n")
    (repository.folder / "Specs/parts.yaml").write_text("tablespec: 1\nsections:\n  - rows:\n      - include: _part.yaml\n")
    repository.commit(OLD)
    repository.git("rm", "--quiet", "Specs/_part.yaml")
    printed = committed(status=1)
    check("E0301" in printed and printed.count("Failed") == 2, f"a deleted file passes: {printed}")


def ninja():
    """The rule of the CI page: nothing is done a second time, and everything after an included file changed."""
    repository = Repository("building")
    (repository.folder / "build.ninja").write_text(blocks()["build.ninja"])
    bin = SCRATCH / "ninja-bin"
    bin.mkdir()
    (bin / "tablec").symlink_to(os.environ["TABLEC_UNDER_TEST"])
    build = functools.partial(run, ["ninja"], repository.folder, PATH=f"{bin}:{os.environ['PATH']}")
    build()
    check((repository.folder / "build/settings.layout.json").is_file(), "ninja wrote no layout")
    check("no work to do" in build(), "ninja compiles what did not change")
    (repository.folder / "Specs/settings.yaml").write_text(OLD.replace("text: VPN", "text: Tunnel"))
    build()
    check("Tunnel" in (repository.folder / "build/settings.layout.json").read_text(), "ninja did not compile a change")


def simulators():
    """What Macs of a service have: systems and names that change, and some that cannot be used (actions/runner-images#13435)."""
    bin = SCRATCH / "mac-bin"
    bin.mkdir()
    (bin / "xcrun").write_text('#!/bin/sh\ncase $* in\n"simctl list devices available --json") cat "$DEVICES";;\n"--sdk iphonesimulator --show-sdk-version") echo 26.4;;\nesac\n')
    (bin / "xcrun").chmod(0o755)

    def choose(devices, status=0):
        (SCRATCH / "devices.json").write_text(json.dumps({"devices": devices}))
        variables = {"PATH": f"{bin}:{os.environ['PATH']}", "DEVICES": SCRATCH / "devices.json"}
        return run([str(TEMPLATES / "github/simulator")], SCRATCH, status, **variables).strip()

    def device(name, udid, available=True):
        return {"name": name, "udid": udid, "isAvailable": available}

    system = "com.apple.CoreSimulator.SimRuntime."
    devices = {
        f"{system}iOS-9-3": [device("iPhone 6", "old")],
        f"{system}iOS-26-4": [device("iPad (A16)", "pad"), device("iPhone 17", "newest"), device("iPhone 18", "broken", available=False)],
        f"{system}iOS-26-10": [device("iPhone 17", "gone", available=False)],
        f"{system}iOS-26-2": [device("iPhone 17 Pro", "second")],
        f"{system}iOS-27-0": [device("iPhone 17", "too new")],
        f"{system}watchOS-27-0": [device("Apple Watch Series 11 (46mm)", "watch")],
    }
    check(choose(devices) == "newest", "another simulator is chosen")
    check("there is no simulator" in choose({f"{system}iOS-26-4": [device("iPad (A16)", "pad")]}, 1), "an iPad is an iPhone")


def run_all():
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), GitHub)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}"
    github(GitHub, address)
    install(address)
    publish()
    notes = http.server.ThreadingHTTPServer(("127.0.0.1", 0), GitLab)
    threading.Thread(target=notes.serve_forever, daemon=True).start()
    pictures(address)
    gitlab(f"http://127.0.0.1:{notes.server_port}")
    notes.shutdown()
    precommit()
    ninja()
    simulators()
    server.shutdown()
    print("the templates work")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as scratch:
        SCRATCH = pathlib.Path(scratch)
        {"scripts": scripts, "snippets": snippets, "run": run_all}[sys.argv[1]](*sys.argv[2:])
