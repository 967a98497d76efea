// Errors and findings: a message over the picture while there is no newer one, marks in the picture, and a list.

const severityOf = (problem) => (problem.severity === "error" ? "error" : problem.severity === "warning" ? "warning" : "note");

/** What a diagnostic says beside its message: at the place, and how to mend it. */
const hintOf = (problem) => [problem.label, problem.help].filter(Boolean).join(". ");

/** The message while a spec is broken. The last good picture stays below it. */
function showMessage() {
  const scene = shown.scene;
  const box = byID("message");
  document.body.dataset.state = scene.state;
  const errors = scene.problems.filter((problem) => severityOf(problem) === "error");
  // What is in no file that is shown has no other place.
  const isShown = scene.state !== "ok" || errors.some((problem) => !placeOf(problem));
  box.hidden = !isShown;
  if (!isShown) {
    box.replaceChildren();
    return;
  }
  const first = (scene.state === "ok" ? errors.find((problem) => !placeOf(problem)) : errors[0]) ?? scene.problems[0];
  const title = scene.state === "gone" ? "The file is gone. It is shown again when it is back." : first?.message ?? "The spec is broken.";
  const kept = scene.figures.length > 0 && scene.state !== "ok" ? "The picture below is the last good one." : null;
  const place = first && placeOf(first);
  const parts = [element("p", { class: "message-title" }, scene.state !== "gone" && first?.code ? element("code", { text: first.code }) : null, element("strong", { text: title }))];
  const hint = first && hintOf(first);
  if (hint && scene.state !== "gone") parts.push(element("p", { class: "message-help", text: hint }));
  const foot = element("p", { class: "message-foot" });
  if (place && scene.state !== "gone") foot.append(element("button", { type: "button", class: "link", text: place.shown, on: { click: () => goToProblem(first) } }));
  if (errors.length > 1) foot.append(element("button", { type: "button", class: "link", text: `and ${plural(errors.length - 1, "other error")}`, on: { click: () => openPanel("problems") } }));
  if (first && first === addressError() && Object.keys(address.environment).length > 0) {
    foot.append(element("button", { type: "button", class: "link", text: "Show the spec's own environment", on: { click: () => { resetEnvironment(); byID("stage").focus(); } } }));
  }
  if (kept) foot.append(element("span", { text: kept }));
  if (foot.childElementCount > 0) parts.push(foot);
  const now = parts.map((part) => part.textContent).join("\n");
  if (box.dataset.text === now && box.childElementCount > 0) return;
  box.dataset.text = now;
  renew(box, ...parts);
}

/** What the address asks for and the server cannot give. */
const addressError = () => shown.scene?.problems.find((problem) => problem.code === "E0406");

/** Marks at the views that problems are about. A view has one mark, for the worst of its problems. */
function showMarks() {
  const problems = shown.scene?.problems ?? [];
  for (const [number, figure] of shown.figures.entries()) {
    const worst = new Map();
    for (const problem of problems) {
      const path = isIn(problem, number) ? markedPath(problem) : null;
      if (!path) continue;
      const known = worst.get(path);
      if (!known) worst.set(path, [problem]);
      else if (severityOf(problem) === "error" && severityOf(known[0]) !== "error") known.unshift(problem);
      else known.push(problem);
    }
    const marks = [...worst].slice(0, 200).map(([path, list]) => {
      const i = viewByPath(figure, path);
      return i === null ? null : markOf(figure.doc.views[i], list);
    });
    figure.marks.replaceChildren(...marks.filter(Boolean));
  }
}

/** Whether a figure has a problem: a finding belongs to the environments that have it. */
const isIn = (problem, figure) => problem.figures?.includes(figure) ?? true;

/** Whether only environments that are not shown have it. */
const isElsewhere = (problem) => problem.figures?.length === 0;

function markedPath(problem) {
  const views = shown.figures[0]?.doc?.views;
  if (Number.isInteger(problem.view) && views?.[problem.view]) return views[problem.view].path;
  return problem.row ?? null;
}

function markOf(view, problems) {
  const [x, y, width, height] = view.frame;
  const severity = severityOf(problems[0]);
  const mark = element("button", { type: "button", class: "mark", data: { severity }, tabindex: -1, aria: { label: problems.map((problem) => problem.message).join(". ") } },
    element("span", { class: "mark-text" }, ...problems.slice(0, 4).map((problem) => element("span", { text: problem.message }))));
  for (const [name, value] of [["--x", x], ["--y", y], ["--mw", width], ["--mh", height]]) mark.style.setProperty(name, value);
  mark.addEventListener("pointerenter", () => mark.parentElement.classList.remove("quiet"));
  mark.addEventListener("click", (event) => {
    event.stopPropagation();
    goToProblem(problems[0]);
  });
  return mark;
}

function showProblems() {
  const problems = shown.scene?.problems ?? [];
  const count = byID("problem-count");
  count.hidden = problems.length === 0;
  setText(count, String(problems.length));
  count.dataset.severity = problems.some((problem) => severityOf(problem) === "error") ? "error" : problems.some((problem) => severityOf(problem) === "warning") ? "warning" : "note";
  const list = byID("problems");
  const key = JSON.stringify([shown.scene?.table, problems, shown.scene?.state]);
  if (list.dataset.key === key) return;
  list.dataset.key = key;
  if (problems.length === 0) renew(list, element("p", { class: "nothing", text: "No errors and no findings." }));
  else renew(list, element("ol", { class: "problem-list" }, ...problems.slice(0, 500).map(problemItem)),
    ...(problems.length > 500 ? [element("p", { class: "nothing", text: `and ${problems.length - 500} more` })] : []));
  const findings = problems.filter((problem) => severityOf(problem) !== "error").length;
  const errors = problems.length - findings;
  const words = [errors > 0 && plural(errors, "error"), findings > 0 && plural(findings, "finding")].filter(Boolean).join(", ") || "No errors and no findings";
  if (problems.length > 0 || list.dataset.words) speak(words);
  list.dataset.words = words;
}

function problemItem(problem, i) {
  const severity = severityOf(problem);
  const place = placeOf(problem);
  const head = element("button", { type: "button", class: "problem", data: { severity, problem: i }, on: { click: () => goToProblem(problem), dblclick: () => openPlace(problem) } },
    element("i", { class: "severity", data: { severity }, aria: { hidden: true } }),
    element("span", { class: "problem-text" }, element("span", { text: problem.message }),
      hintOf(problem) ? element("span", { class: "faint", text: hintOf(problem) }) : null,
      element("span", { class: "faint" }, element("span", { class: "unseen", text: severity + " " }), problem.code ? element("code", { text: problem.code }) : null, place ? ` ${place.shown}` : "")));
  return element("li", {}, head, whereabouts(problem));
}

/** The environments that have a finding, where not all that are shown do: a link shows one that is not. */
function whereabouts(problem) {
  if (!problem.figures) return null;
  const box = element("p", { class: "problem-where faint" });
  if (!isElsewhere(problem)) {
    const names = problem.figures.map((i) => shown.figures[i]?.doc?.name).filter(Boolean);
    box.textContent = names.length > 0 ? `In ${names.join(", ")}` : "";
    return names.length > 0 ? box : null;
  }
  box.append("Not in this picture: ");
  (problem.elsewhere ?? []).forEach((environment, i) => {
    if (i > 0) box.append(", ");
    if (!environment.query) return box.append(environment.name);
    const next = { ...address, environment: parseAddress(environment.query).environment };
    box.append(element("a", { href: linkTo(next), text: `show ${environment.name}` }));
  });
  return box;
}

/** Selects the view that a problem is about, and shows its line. */
function goToProblem(problem) {
  const path = markedPath(problem);
  if (path && shown.figures.some((figure) => viewByPath(figure, path) !== null)) select(path, { keepsSource: true });
  if (!problem.line) return;
  if (problem.file !== code.file) chooseFile(problem.file);
  openSheetFor("source");
  const line = code.lines[problem.line - 1]?.part;
  if (!line) return;
  markSourceLine({ file: problem.file, line: problem.line, column: problem.column }, true);
}

/** What a mark says can be put away without moving the pointer. */
const hideMarkTexts = () => {
  for (const figure of shown.figures) figure.marks.classList.add("quiet");
};

let problemStep = -1;

function stepProblem(step) {
  const problems = shown.scene?.problems ?? [];
  if (problems.length === 0) return speak("No problems");
  problemStep = (problemStep + step + problems.length) % problems.length;
  goToProblem(problems[problemStep]);
  speak(problems[problemStep].message);
}

function clearProblems() {
  problemStep = -1;
  byID("problems").replaceChildren();
  delete byID("problems").dataset.key;
  delete byID("problems").dataset.words;
  byID("problem-count").hidden = true;
}
