// The panels beside the picture: tabs, their width, and on a phone, which part fills the page.

const panelNames = ["inspect", "problems", "changes"];

function shownPanel() {
  const wanted = panelNames.includes(address.panel) ? address.panel : "inspect";
  return wanted === "changes" && !isComparing() ? "inspect" : wanted;
}

function showPanel() {
  const name = shownPanel();
  for (const panel of panelNames) {
    byID(panel).hidden = panel !== name;
    byID("tab-" + panel).setAttribute("aria-selected", String(panel === name));
    byID("tab-" + panel).tabIndex = panel === name ? 0 : -1;
  }
}

function openPanel(name) {
  address = { ...address, panel: name === "inspect" ? "" : name };
  replaceLater();
  showPanel();
  openSheetFor("details");
}

/** The tab that a key goes to in a list of tabs; the key is taken then. */
function neighborTab(event, tabs) {
  const at = tabs.indexOf(document.activeElement);
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1 + tabs.length, Home: 0, End: tabs.length - 1 }[event.key];
  if (next === undefined || at < 0) return null;
  event.preventDefault();
  return tabs[next % tabs.length];
}

const isNarrow = () => matchMedia("(max-width: 720px)").matches;

/** On a phone one part fills the page; on a desk all are there. */
function openSheet(name) {
  document.body.dataset.sheet = name;
  for (const button of byID("sheets").children) button.setAttribute("aria-pressed", String(button.dataset.sheet === name));
  if (name === "picture") applyZoom(), drawOverlays();
  if (name === "source") colorSource();
  catchFocus({ picture: byID("stage"), details: byID(shownPanel()), source: byID("code") }[name]);
}

function openSheetFor(name) {
  if (isNarrow()) openSheet(name);
}

function setPanelWidth(width) {
  const most = Math.max(260, innerWidth - 360);
  const fitting = Math.round(clamp(width, 260, most));
  document.documentElement.style.setProperty("--panels", fitting + "px");
  const divider = byID("divider");
  divider.setAttribute("aria-valuenow", String(fitting));
  divider.setAttribute("aria-valuemin", "260");
  divider.setAttribute("aria-valuemax", String(most));
  return fitting;
}

function startPanels() {
  for (const panel of panelNames) byID("tab-" + panel).addEventListener("click", () => openPanel(panel));
  byID("details").querySelector("[role=tablist]").addEventListener("keydown", (event) => {
    const next = neighborTab(event, panelNames.map((panel) => byID("tab-" + panel)).filter((tab) => !tab.hidden));
    if (!next) return;
    openPanel(next.dataset.panel);
    next.focus();
  });
  for (const button of byID("sheets").children) button.addEventListener("click", () => openSheet(button.dataset.sheet));
  openSheet("picture");
  const divider = byID("divider");
  const width = () => byID("panels").getBoundingClientRect().width;
  setPanelWidth(Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--panels")));
  divider.addEventListener("keydown", (event) => {
    const wanted = { ArrowLeft: width() + 16, ArrowRight: width() - 16, Home: 0, End: innerWidth }[event.key];
    if (wanted !== undefined) setPanelWidth(wanted), event.preventDefault();
  });
  divider.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    divider.setPointerCapture(event.pointerId);
    const start = [event.clientX, width()];
    const move = (moved) => setPanelWidth(start[1] + start[0] - moved.clientX);
    divider.addEventListener("pointermove", move);
    divider.addEventListener("lostpointercapture", () => divider.removeEventListener("pointermove", move), { once: true });
  });
}
