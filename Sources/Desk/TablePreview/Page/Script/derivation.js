// How the numbers and the looks of a view come about, as 'tablec explain' says it: a line for each step.

const operations = { start: "", plus: "+", minus: "−", times: "×", halve: "÷ 2", none: "", up: "rounded up", down: "rounded down", nearest: "rounded", edges: "edges rounded", mirror: "mirrored" };

function derivationOf(answer, view) {
  if (!answer) return [];
  if (answer.problem) return [element("p", { class: "nothing", text: answer.problem })];
  if (!answer.subjects) {
    const words = (answer.diagnostics ?? []).map((diagnostic) => diagnostic.message).join(" ");
    return words ? [element("p", { class: "nothing", text: words })] : [];
  }
  const parts = [];
  for (const subject of answer.subjects) {
    const views = (subject.views ?? []).filter((part) => isAbout(part, view, subject));
    if (views.length === 0 && subject.looks) parts.push(looksOf(subject.looks));
    for (const part of views) {
      parts.push(element("h2", {}, "Frame", element("span", { class: "faint", text: ` in ${part.space}` })));
      for (const number of part.numbers ?? []) parts.push(numberOf(number));
      if (part.looks?.length > 0) parts.push(looksOf(part.looks));
    }
  }
  return parts;
}

/** An answer about a row has all its views: the one that is meant is the first of its name, or the row's own cell. */
function isAbout(part, view, subject) {
  const views = subject.views ?? [];
  if (views.length === 1) return true;
  const last = view.explain.split(".").slice(1).join(".");
  const matches = (name) => name === last || name === view.name || name.endsWith("." + view.name);
  if (views.some((other) => matches(other.view))) return matches(part.view);
  return part === views[0];
}

function numberOf(number) {
  const steps = number.steps.map((step) => {
    const isRounding = ["up", "down", "nearest", "edges"].includes(step.operation);
    const sign = operations[step.operation] ?? step.operation;
    const amount = step.operand === undefined ? sign : `${sign} ${points(step.operand)}`.trim();
    const unit = isRounding && step.unit ? ` to the ${step.unit}` : "";
    return element("tr", {}, element("td", { class: "amount", text: isRounding ? "≈" : amount || "=" }),
      element("td", {}, element("span", { text: isRounding ? `${sign}${unit}${step.reason ? ", " + step.reason : ""}` : step.reason }), sourceOf(step.source)),
      element("td", { class: "result", text: points(step.value) }));
  });
  return element("details", { class: "derived", open: true },
    element("summary", {}, element("span", { text: number.number }), element("b", { text: points(number.value) })),
    element("table", {}, element("tbody", {}, ...steps)));
}

/** Where a step comes from: a line of the spec, which leads there, or the number of a profile. */
function sourceOf(source) {
  if (!source) return null;
  if (source.file && source.line) {
    const file = (shown.scene?.files ?? []).findIndex((entry) => entry.path === source.file || entry.canonical === source.file || entry.path.endsWith("/" + source.file));
    const text = `${source.file.split("/").pop()}:${source.line}`;
    if (file < 0) return element("span", { class: "origin", text });
    return element("button", { type: "button", class: "link origin", text, on: { click: () => { openSheetFor("source"); markSourceLine({ file, line: source.line, column: 1 }, true); } } });
  }
  const words = source.kind === "profile" ? [source.number, source.era].filter(Boolean).join(", ") : source.kind === "environment" ? "environment" : null;
  return words ? element("span", { class: "origin", text: words }) : null;
}

function looksOf(looks) {
  const rows = looks.map((look) => element("tr", {},
    element("td", { class: "amount", text: look.property }),
    element("td", {}, element("span", { text: look.value ?? "none" }), element("span", { class: "origin", text: look.reason }), sourceOf(look.source),
      ...(look.beats ?? []).map((beaten) => element("span", { class: "beaten" }, element("s", { text: beaten.value ?? "none" }), element("span", { class: "origin", text: beaten.reason }), sourceOf(beaten.source))))));
  return element("details", { class: "derived looks", open: true }, element("summary", {}, element("span", { text: "Looks" })), element("table", {}, element("tbody", {}, ...rows)));
}
