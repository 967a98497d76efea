// One key for each thing that the page does, and the list of them.

const onTable = () => document.body.dataset.view === "table";

/** Groups of [keys as shown, what they do, keys as events, action]. */
const shortcuts = [
  ["Views", [
    [["↑", "↓"], "The view before, the view after", { ArrowUp: () => moveSelection("previous"), ArrowDown: () => moveSelection("next") }],
    [["←", "→"], "Superview, first subview", { ArrowLeft: () => moveSelection("out"), ArrowRight: () => moveSelection("in") }],
    [["Esc"], "Clear the selection", { Escape: () => { hideTip(); hideMarkTexts(); select(null); } }],
    [["c"], "Copy path:line:column", { c: () => copyPlace() }],
    [["h"], "Copy the address of the row, in a gallery", { h: () => copyLink() }],
    [["e", "↩"], "Open the line in the editor, or copy it", { e: () => openPlace(), Enter: () => openPlace() }],
    [["Option"], "Hold to measure distances from the selected view", {}],
  ]],
  ["Picture", [
    [["+", "−"], "Zoom in, zoom out", { "+": () => zoomBy(1), "=": () => zoomBy(1), "-": () => zoomBy(-1), _: () => zoomBy(-1) }],
    [["0", "1"], "Fit, 100 %", { 0: () => zoomTo(null), 1: () => zoomTo(100) }],
    [["f"], "Frames", { f: () => toggle("frames") }],
    [["v"], "What VoiceOver reads", { v: () => toggle("elements") }],
    [["g"], "Pixel grid", { g: () => toggle("grid") }],
    [["r"], "Rulers", { r: () => toggle("rulers") }],
    [["s"], "Save or print", { s: () => openSaveMenu() }],
  ]],
  ["Environment", [
    [["v"], "Choose a device", { v: () => openPickerOf("device") }],
    [["a"], "Light or dark", { a: () => turn("appearance") }],
    [["o"], "Portrait or landscape", { o: () => turn("orientation") }],
    [["t"], "Text size", { t: () => openPickerOf("content-size") }],
    [["y"], "iOS", { y: () => openPickerOf("ios") }],
    [["l"], "Left to right or right to left", { l: () => turn("direction") }],
    [["m"], "State", { m: () => openPickerOf("state") }],
    [["⇧ 0"], "The spec's own environment", { ")": () => resetEnvironment() }],
  ]],
  ["Page", [
    [["n", "⇧ N"], "Next problem, previous problem; in a comparison, change", { n: () => stepFinding(1), N: () => stepFinding(-1) }],
    [["p"], "List of problems", { p: () => openPanel("problems") }],
    [["w"], "The view", { w: () => openPanel("inspect") }],
    [["d"], "Compare with another version", { d: () => toggleComparison() }],
    [["[", "]"], "Previous table, next table", { "[": () => stepTable(-1), "]": () => stepTable(1) }],
    [["i"], "All tables", { i: () => shown.index?.isFolder && goTo(byID("home").getAttribute("href")) }],
    [["/"], "Search the tables", {}],
    [["?"], "These keys", {}],
  ]],
];

function openPickerOf(key) {
  const chip = byID("chip-" + key);
  if (!chip) return;
  if (chip.hidden) {
    byID("pickers").classList.add("unfolded");
    foldPickers();
  }
  if (chip.offsetParent === null) byID("toggle-environment").click();
  openPicker(axes.find((axis) => axis.key === key), chip);
}

const stepFinding = (step) => (isComparing() ? stepChange(step) : stepProblem(step));

/** Whether keys of one character do something: who speaks to a computer, or hits keys by accident, can switch them off. */
const letterKeys = {
  get areOn() { return remembered("keys") !== "off"; },
  set areOn(value) { remember("keys", value ? null : "off"); },
};

const actions = new Map(shortcuts.flatMap(([, list]) => list.flatMap(([, , keys]) => Object.entries(keys))));
const arrows = new Set(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Enter"]);

function keyPressed(event) {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.isComposing) return;
  if (event.altKey && event.key !== "Alt") return;
  if (isTyping(event.target) && event.target.type !== "radio") return;
  if (document.querySelector(":popover-open, dialog[open]")) return;
  if (event.key.length === 1 && !letterKeys.areOn) return;
  if (event.key === "?") return openHelp();
  if (event.key === "/") return focusSearch(event);
  if (!onTable()) return;
  const action = actions.get(event.key);
  if (!action) return;
  // Arrows and Return belong to what has the focus; to views only in the picture, or if nothing has it.
  const isFree = event.target === document.body || byID("stage").contains(event.target);
  if (arrows.has(event.key) && (!isFree || isComparing() || event.target.closest?.("button, .handle"))) return;
  event.preventDefault();
  action();
}

function focusSearch(event) {
  event.preventDefault();
  if (onTable() && shown.index?.isFolder) goTo(byID("home").getAttribute("href"));
  if (!byID("index").hidden) byID("find").focus();
}

function openHelp() {
  const help = byID("help");
  if (help.childElementCount === 0) {
    const groups = shortcuts.map(([title, list]) => element("section", {}, element("h3", { text: title }), element("dl", {}, ...list.map(([keys, words]) =>
      element("div", {}, element("dt", {}, ...keys.map((key) => element("kbd", { text: key }))), element("dd", { text: words }))))));
    const keys = element("input", { type: "checkbox", id: "letter-keys", on: { change: () => { letterKeys.areOn = keys.checked; } } });
    help.append(element("div", { class: "help-head" }, element("h2", { id: "help-title", text: "Keyboard" }),
      element("button", { type: "button", class: "small", text: "Close", on: { click: () => help.close() } })),
    element("label", { class: "letter-keys" }, keys, element("span", { text: "Keys of one character (letters, digits, signs) do something. Arrows, Return and Escape always do." })),
    element("div", { class: "help-groups" }, ...groups));
    help.addEventListener("click", (event) => event.target === help && help.close());
  }
  byID("letter-keys").checked = letterKeys.areOn;
  if (!help.open) help.showModal();
}

function startKeyboard() {
  document.addEventListener("keydown", keyPressed);
  // Distances are shown while Option is held, without the pointer having to move.
  for (const kind of ["keydown", "keyup"]) document.addEventListener(kind, (event) => {
    if (event.key !== "Alt" || hover.index === null) return;
    event.preventDefault();
    hover.measures = kind === "keydown";
    drawOverlays();
  });
}
