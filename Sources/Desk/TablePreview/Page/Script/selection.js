// The view that is selected. It is known by its path, so it stays selected in every new picture and in every environment.

const selection = { path: "", figure: 0, outlined: [], isAwaited: false };

/** The selected view in the figure where it was selected, or else in the first that has it. */
function selectedView() {
  const order = [shown.figures[selection.figure], ...shown.figures].filter(Boolean);
  for (const figure of order) {
    const i = viewByPath(figure, selection.path);
    if (i !== null) return { figure, index: i, view: figure.doc.views[i] };
  }
  return null;
}

function selectAt(figure, event) {
  if (isSelectingText()) return;
  const i = viewAtPointer(figure, event);
  byID("stage").focus({ preventScroll: true });
  if (i === null) return select(null);
  // What is clicked is looked at.
  if (address.panel === "problems") {
    address = { ...address, panel: "" };
    showPanel();
  }
  select(figure.doc.views[i].path, { figure: shown.figures.indexOf(figure), keepsScroll: true });
}

/** Selects a view, shows its line in the source, and keeps both in the address. */
function select(path, { figure = selection.figure, keepsScroll = false, keepsSource = false, isSpoken = false } = {}) {
  selection.path = path ?? "";
  selection.figure = figure;
  selection.outlined = [];
  selection.isAwaited = false;
  address = { ...address, at: selection.path };
  replaceLater();
  const selected = selectedView();
  if (selected && !keepsScroll) scrollToFrame(selected.figure, selected.view.frame);
  showSelected({ keepsSource });
  if (selected && isSpoken) speak(spokenView(selected.view));
}

/** After a new scene or a new address: the same view again, if it is there. A view of a link is looked for when its picture comes. */
function followSelection() {
  if (selection.path !== address.at) Object.assign(selection, { path: address.at, outlined: [], isAwaited: address.at !== "" });
  const selected = selection.isAwaited ? selectedView() : null;
  if (selected) {
    selection.isAwaited = false;
    scrollToFrame(selected.figure, selected.view.frame);
  }
  showSelected({ keepsSource: !selected });
}

function showSelected({ keepsSource = false } = {}) {
  showPlace();
  showInspector();
  markSourceLine(selectedView()?.view ?? null, !keepsSource);
  drawOverlays();
}

function clearSelection() {
  Object.assign(selection, { path: "", figure: 0, outlined: [], isAwaited: false });
  Object.assign(hover, { figure: null, index: null });
  hideTip();
}

/** Selects what a line of the source makes: its row, and outlines every other row that it makes. */
function selectLine(file, line) {
  const figure = shown.figures[0];
  if (!figure?.doc) return;
  const views = figure.doc.views;
  let best = 0;
  for (const view of views) if (view.file === file && view.line <= line && view.line > best) best = view.line;
  if (best === 0) return;
  const made = [];
  for (let i = 0; i < views.length; i++) {
    const view = views[i];
    if (view.file !== file || view.line !== best) continue;
    const parent = view.parent === null ? null : views[view.parent];
    if (!parent || parent.line !== best || parent.file !== file) made.push(view.path);
  }
  if (made.length === 0) return;
  select(made[0], { keepsSource: true, isSpoken: true });
  selection.outlined = made.slice(1);
  drawOverlays();
}

function spokenView(view) {
  const [[x, y], [width, height]] = view.own;
  return [
    view.name, view.kind, view.text ? `“${view.text}”` : null, view.truncated ? "truncated" : null, view.position,
    `x ${points(x)}, y ${points(y)}, ${points(width)} by ${points(height)} points`, view.line ? `line ${view.line}` : null,
  ].filter(Boolean).join(", ");
}

/** Moves the selection: to the row before or after, to the view around, into it, or between views side by side. */
function moveSelection(direction) {
  const selected = selectedView();
  const figure = selected?.figure ?? shown.figures[0];
  if (!figure?.doc) return;
  const views = figure.doc.views;
  const { rows } = viewIndex(figure);
  if (!selected) return rows.length > 0 && pick(views[rows[0]]);
  const i = selected.index;
  const children = (parent) => views.flatMap((view, j) => (view.parent === parent ? [j] : []));
  if (direction === "out") return selected.view.parent !== null && pick(views[selected.view.parent]);
  if (direction === "in") {
    const inner = children(i);
    return inner.length > 0 && pick(views[inner.find((j) => /contentView/i.test(views[j].name)) ?? inner[0]]);
  }
  const step = direction === "next" ? 1 : -1;
  const list = isRow(views, i) || selected.view.parent === null ? rows : children(selected.view.parent);
  const place = list.indexOf(i);
  const next = place < 0 ? list[0] : list[clamp(place + step, 0, list.length - 1)];
  if (next !== undefined) pick(views[next]);
}

/** What a key has selected counts until the pointer moves again. */
function pick(view) {
  hoverEnds();
  select(view.path, { isSpoken: true });
}
