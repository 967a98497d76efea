// The list of changes of a comparison.

function showChanges() {
  const changes = comparison.doc?.changes ?? [];
  const count = byID("change-count");
  count.hidden = changes.length === 0;
  setText(count, String(changes.length));
  const list = byID("changes");
  if (changes.length === 0) {
    renew(list, element("p", { class: "nothing", text: comparison.doc?.problem ?? (comparison.doc ? whatIsMissing(comparison.doc) ?? "Nothing has changed." : "") }));
    return;
  }
  renew(list, element("ol", { class: "problem-list" }, ...changes.slice(0, 1000).map((change, i) =>
    element("li", {}, element("button", { type: "button", class: "problem", data: { change: i }, on: {
      click: () => goToChange(change, i), mouseenter: () => markChange(i), mouseleave: () => markChange(null), focus: () => markChange(i) } },
    element("span", { class: "class", data: { class: change.class ?? "" }, text: change.class ?? "" }),
    element("span", { class: "problem-text" }, element("span", { text: change.message }),
      element("span", { class: "faint" }, change.code ? element("code", { text: change.code }) : null, [change.place ?? change.row, change.line ? `line ${change.line}` : null].filter(Boolean).map((part) => " " + part).join(","))))))),
    ...(changes.length > 1000 ? [element("p", { class: "nothing", text: `and ${changes.length - 1000} more` })] : []));
}

function markChange(i) {
  for (const frame of byID("diff").querySelectorAll(".change-frame")) frame.classList.toggle("meant", frame.dataset.change === String(i));
}

/** The change that the keys have reached. */
let changeStep = -1;

function stepChange(step) {
  const changes = comparison.doc?.changes ?? [];
  if (changes.length === 0) return tell(comparison.doc?.problem ?? "Nothing has changed.");
  changeStep = changeStep < 0 && step < 0 ? changes.length - 1 : (changeStep + step + changes.length) % changes.length;
  goToChange(changes[changeStep], changeStep);
  const item = byID("changes").querySelector(`[data-change="${changeStep}"]`);
  item?.scrollIntoView({ block: "nearest" });
  speak(`Change ${changeStep + 1} of ${changes.length}: ${changes[changeStep].message}`);
}

/** Scrolls to a change, shows its line, and keeps its frame marked. */
function goToChange(change, i) {
  changeStep = i;
  for (const item of byID("changes").querySelectorAll(".problem")) item.ariaCurrent = item.dataset.change === String(i) ? "true" : null;
  markChange(i);
  const frame = byID("diff").querySelector(`.${change.after ? "after" : "before"} .change-frame[data-change="${i}"]`)
    ?? byID("diff").querySelector(`.change-frame[data-change="${i}"]`);
  frame?.scrollIntoView({ block: "center", inline: "nearest" });
  if (change.line) markSourceLine({ file: change.file ?? 0, line: change.line, column: 1 }, true);
}
