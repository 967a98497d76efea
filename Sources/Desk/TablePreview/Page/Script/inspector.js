// The inspector: a view's place in the tree, its frame, its text, its line, and how each number comes about.

function showInspector() {
  const box = byID("inspect");
  const meant = meantView();
  const key = meant ? JSON.stringify([shown.scene?.table, shown.figures.indexOf(meant.figure), meant.view, meant.figure.doc.query]) : "";
  if (box.dataset.key !== key || box.childElementCount === 0) {
    box.dataset.key = key;
    if (!meant) return renew(box, element("p", { class: "nothing" }, "Point at a view to see its frame. Click one, or press an arrow key, to keep it."));
    const { view, figure } = meant;
    renew(box, pathOf(meant), frameOf(view), factsOf(view, figure), placeButtons(view), element("div", { class: "derivation" }));
  }
  if (meant) explain(meant, box.lastElementChild);
}

/** The views around a view, outermost first, each a way to select it. */
function pathOf({ view, figure, index }) {
  const views = figure.doc.views;
  const chain = [];
  for (let i = index, steps = 0; i !== null && i !== undefined && steps < 64; i = views[i].parent, steps++) chain.unshift(i);
  const crumbs = chain.map((i) => element("li", {}, i === index
    ? element("strong", { text: views[i].name })
    : element("button", { type: "button", class: "link", text: views[i].name, on: { click: () => select(views[i].path, { figure: shown.figures.indexOf(figure) }) } })));
  const kind = view.kind && view.kind !== view.name ? element("p", { class: "kind", text: view.kind }) : null;
  return element("div", {}, element("ol", { class: "crumbs", aria: { label: "Views around it" } }, ...crumbs), kind);
}

function frameOf(view) {
  const [[x, y], [width, height]] = view.own;
  const field = (label, value) => element("div", { class: "number" }, element("dt", { text: label }), element("dd", { text: points(value) }));
  return element("dl", { class: "frame", title: "In points, in its superview" }, field("X", x), field("Y", y), field("W", width), field("H", height));
}

function factsOf(view, figure) {
  const scale = figure.doc.environment?.scale;
  const facts = [["In the picture", `${points(view.frame[0])}, ${points(view.frame[1])}`]];
  if (scale > 1) facts.push(["In pixels", `${points(view.frame[2] * scale)} × ${points(view.frame[3] * scale)} at ${points(scale)}x`]);
  if (view.position) facts.push(["Position", view.position]);
  if (view.text !== undefined && view.text !== null) facts.push(["Text", view.text]);
  if (view.truncated) facts.push(["Truncated", "yes"]);
  return element("dl", { class: "facts" }, ...facts.map(([name, value]) => element("div", {}, element("dt", { text: name }), element("dd", { text: value }))));
}

function placeButtons(view) {
  const place = placeOf(view);
  if (!place) return element("p");
  const opens = Boolean(editorURL(place));
  return element("p", { class: "place-line" },
    element("button", { type: "button", class: "link mono", text: place.shown, title: "Show the line", on: { click: () => { openSheetFor("source"); markSourceLine(view, true); } } }),
    element("span", { class: "buttons" },
      element("button", { type: "button", class: "small", text: "Copy", title: "Copy path:line:column (c)", on: { click: () => copyPlace(view) } }),
      data.isLive ? null : element("button", { type: "button", class: "small", text: "Copy link", title: "Copy the address of this row (h)", on: { click: () => copyLink(view) } }),
      opens ? element("button", { type: "button", class: "small", text: "Open", title: "Open in the editor (e)", on: { click: () => openPlace(view) } }) : null));
}

const explanations = new Map();

/** Asks for the derivation of a view once, and shows it if the view is still meant. */
async function explain({ view, figure }, box) {
  if (!view.explain) return;
  const key = [shown.scene.table, shown.scene.revision, figure.doc.query, view.explain].join("\n");
  if (box.dataset.asked === key) return;
  box.dataset.asked = key;
  let answer = explanations.get(key);
  if (answer === undefined) {
    if (box.childElementCount === 0) box.classList.add("waiting");
    await new Promise((resolve) => setTimeout(resolve, selection.path ? 0 : 90));
    if (!box.isConnected) return;
    try {
      answer = await data.explanation(shown.scene.table, figure.doc, view.explain);
      if (explanations.size > 400) explanations.clear();
      explanations.set(key, answer);
    } catch (error) {
      // It is asked for again when the view is meant again.
      answer = { problem: String(error.message) };
      if (box.dataset.asked === key) delete box.dataset.asked;
      if (box.isConnected) box.replaceChildren(...derivationOf(answer, view));
      return box.classList.remove("waiting");
    }
  }
  if (!box.isConnected || box.dataset.asked !== key) return;
  box.classList.remove("waiting");
  // The same derivation again stays, with what is selected in it.
  const text = JSON.stringify(answer);
  if (box.dataset.text === text) return;
  box.dataset.text = text;
  box.replaceChildren(...derivationOf(answer, view));
}
