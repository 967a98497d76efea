// The colors of YAML and the marks of problems, as highlights of ranges: the text itself is not touched.

const yamlPattern = /(#.*$)|("(?:[^"\\]|\\.)*"|'(?:[^']|'')*')|([A-Za-z_$][\w.$-]*)(?=\s*:(?:\s|$))|(?<=[:,[{\s-]\s?)(-?\d+(?:\.\d+)?|true|false|null|on|off|yes|no)(?=\s*(?:[,\]}#]|$))|([&*]\w[\w-]*)/g;
const yamlKinds = [null, "comment", "string", "key", "number", "anchor"];

/** A contrast theme would paint each word as if it were selected. */
function canHighlight() {
  const isForced = matchMedia("(forced-colors: active)").matches;
  if (isForced) CSS.highlights?.clear();
  return Boolean(globalThis.Highlight && CSS.highlights && !isForced);
}

/** Colors the chunks that are in sight. */
function colorSource() {
  if (!canHighlight()) return;
  const ranges = { comment: [], string: [], key: [], number: [], anchor: [] };
  const view = byID("code").getBoundingClientRect();
  if (view.height === 0) return;
  for (const chunk of byID("code").children) {
    const box = chunk.getBoundingClientRect();
    if (box.bottom < view.top - 200 || box.top > view.bottom + 200) continue;
    for (const line of chunk.lastElementChild.children) colorLine(line, ranges);
  }
  for (const [kind, list] of Object.entries(ranges)) CSS.highlights.set("yaml-" + kind, new Highlight(...list));
}

function colorLine(line, ranges) {
  const text = line.firstChild;
  if (!text || text.length > 2000) return;
  const [start, end] = line.stretch ?? [0, text.length];
  if (start > 0) ranges.string.push(rangeIn(text, 0, Math.min(start, text.length)));
  if (end < text.length) ranges.string.push(rangeIn(text, end, text.length));
  for (const match of text.data.matchAll(yamlPattern)) {
    if (match.index < start || match.index >= end) continue;
    // A number sign within a word is not a comment.
    if (match[1] && match.index > 0 && !/\s/.test(text.data[match.index - 1])) continue;
    const kind = yamlKinds.findIndex((name, i) => name && match[i] !== undefined);
    if (kind > 0) ranges[yamlKinds[kind]].push(rangeIn(text, match.index, match.index + match[0].length));
  }
}

const rangeIn = (text, start, end) => new StaticRange({ startContainer: text, startOffset: start, endContainer: text, endOffset: end });

/** Underlines the ranges of problems in the file that is shown, and marks their lines. */
function markProblemLines() {
  for (const line of byID("code").querySelectorAll(".line[data-problem]")) delete line.dataset.problem;
  const ranges = { error: [], warning: [], note: [] };
  for (const problem of shown.scene?.problems ?? []) {
    if (problem.file !== code.file || !problem.line) continue;
    const entry = code.lines[problem.line - 1];
    if (!entry) continue;
    const severity = severityOf(problem);
    if (entry.part.dataset.problem !== "error") entry.part.dataset.problem = severity;
    const text = entry.part.firstChild;
    if (!text) continue;
    // What is shown of a line may be longer than the line.
    const offset = (column) => visible(entry.text.slice(0, column - 1)).length;
    const start = clamp(offset(problem.column ?? 1), 0, text.length);
    const end = problem.endLine === problem.line && problem.endColumn > problem.column ? offset(problem.endColumn) : text.length;
    if (end > start) ranges[severity].push(rangeIn(text, start, Math.min(end, text.length)));
  }
  if (!canHighlight()) return;
  for (const [severity, list] of Object.entries(ranges)) CSS.highlights.set("problem-" + severity, new Highlight(...list));
}
