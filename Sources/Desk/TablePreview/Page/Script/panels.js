// The panels beside the picture: tabs, their width, and on a phone, which part fills the page.

const panelNames = ["inspect", "problems", "changes"];

function showPanel() {
  const wanted = panelNames.includes(address.panel) ? address.panel : "inspect";
  const name = wanted === "changes" && !isComparing() ? "inspect" : wanted;
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

const isNarrow = () => matchMedia("(max-width: 720px)").matches;

/** On a phone one part fills the page; on a desk all are there. */
function openSheet(name) {
  document.body.dataset.sheet = name;
  for (const button of byID("sheets").children) button.setAttribute("aria-pressed", String(button.dataset.sheet === name));
  if (name === "picture") applyZoom(), drawOverlays();
  if (name === "source") colorSource();
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
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const tabs = panelNames.map((panel) => byID("tab-" + panel)).filter((tab) => !tab.hidden);
    const next = tabs[(tabs.indexOf(document.activeElement) + step + tabs.length) % tabs.length];
    event.preventDefault();
    openPanel(next.dataset.panel);
    next.focus();
  });
  for (const button of byID("sheets").children) button.addEventListener("click", () => openSheet(button.dataset.sheet));
  openSheet("picture");
  const divider = byID("divider");
  const width = () => byID("panels").getBoundingClientRect().width;
  divider.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: 16, ArrowRight: -16 }[event.key];
    if (step) setPanelWidth(width() + step), event.preventDefault();
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
