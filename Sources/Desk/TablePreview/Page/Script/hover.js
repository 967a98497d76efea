// The view that is pointed at: outlined, named at the pointer, and derived in the inspector while nothing is selected.

const hover = { figure: null, index: null, x: 0, y: 0, measures: false };

function viewAtPointer(figure, event) {
  const box = figure.sheet.getBoundingClientRect();
  return figure.doc ? viewAt(figure, (event.clientX - box.left) / zoom, (event.clientY - box.top) / zoom) : null;
}

function hoverAt(figure, event) {
  if (event.pointerType === "touch") return;
  // After a key, the pointer counts when it moves again.
  if (!hover.figure && hover.x === event.clientX && hover.y === event.clientY) return;
  // A mark and the handle say what they are themselves.
  if (event.target.closest(".mark, .handle")) return hover.figure ? hoverEnds() : undefined;
  Object.assign(hover, { x: event.clientX, y: event.clientY });
  const i = viewAtPointer(figure, event);
  const measures = event.altKey;
  if (hover.figure === figure && hover.index === i && hover.measures === measures) return moveTip();
  Object.assign(hover, { figure, index: i, measures });
  showHover();
}

function hoverEnds() {
  Object.assign(hover, { figure: null, index: null });
  showHover();
}

/** After a swap the pointer is where it was, and maybe over another view. */
function renewHover() {
  if (!hover.figure) return;
  if (!shown.figures.includes(hover.figure)) return hoverEnds();
  hover.index = viewAtPointer(hover.figure, { clientX: hover.x, clientY: hover.y });
  showHover();
}

function showHover() {
  drawOverlays();
  showPlace();
  if (hover.index === null) hideTip();
  else showTip(hover.figure.doc.views[hover.index]);
  if (!selection.path) inspectLater();
}

const inspectLater = afterQuiet(60, () => showInspector());

function showTip(view) {
  const tip = byID("tip");
  const [[x, y]] = view.own;
  const parts = [element("strong", { text: view.name })];
  if (view.kind && view.kind !== view.name) parts.push(element("span", { class: "faint", text: view.kind }));
  parts.push(element("code", { text: `${points(x)}, ${points(y)}  ${sizeText(view.frame[2], view.frame[3])}` }));
  if (view.line) parts.push(element("span", { class: "faint", text: `line ${view.line}` }));
  tip.replaceChildren(...parts);
  tip.hidden = false;
  moveTip();
}

function moveTip() {
  const tip = byID("tip");
  if (tip.hidden) return;
  const left = Math.min(hover.x + 14, innerWidth - tip.offsetWidth - 8);
  const below = hover.y + 20;
  const top = below + tip.offsetHeight > innerHeight - 8 ? hover.y - tip.offsetHeight - 12 : below;
  tip.style.transform = `translate(${Math.max(8, left)}px, ${top}px)`;
}

const hideTip = () => {
  byID("tip").hidden = true;
};

/** The view of the inspector and of the status line: what is selected, or else what is pointed at. */
function meantView() {
  const selected = selectedView();
  if (selected) return selected;
  if (hover.figure?.doc && hover.index !== null) {
    const view = hover.figure.doc.views[hover.index];
    if (view) return { figure: hover.figure, index: hover.index, view };
  }
  return null;
}

function showPlace() {
  const meant = hover.figure?.doc && hover.index !== null
    ? { view: hover.figure.doc.views[hover.index] } : selectedView();
  setText(byID("place-name"), meant?.view?.path ?? "");
  setText(byID("place-frame"), meant?.view ? `${points(meant.view.own[0][0])}, ${points(meant.view.own[0][1])}  ${sizeText(...meant.view.own[1])}` : "");
}
