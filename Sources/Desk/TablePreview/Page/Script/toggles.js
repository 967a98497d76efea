// The switches of the bar: frames, grid, rulers.

function showToggles() {
  for (const button of document.querySelectorAll("[data-toggle]")) button.setAttribute("aria-pressed", String(address[button.dataset.toggle] === "1"));
  document.body.classList.toggle("has-rulers", address.rulers === "1" && !isComparing());
  drawOverlays();
}

function toggle(name) {
  go({ [name]: address[name] === "1" ? "" : "1" });
}

function startToggles() {
  for (const button of document.querySelectorAll("[data-toggle]")) button.addEventListener("click", () => toggle(button.dataset.toggle));
  byID("toggle-diff").addEventListener("click", toggleComparison);
  byID("save").addEventListener("click", openSaveMenu);
  byID("help-button").addEventListener("click", openHelp);
  byID("previous-table").addEventListener("click", () => stepTable(-1));
  byID("next-table").addEventListener("click", () => stepTable(1));
  const environment = byID("toggle-environment");
  environment.addEventListener("click", () => {
    const isOpen = document.body.classList.toggle("picks");
    environment.setAttribute("aria-expanded", String(isOpen));
  });
  // A link within the page changes its state; opened in another tab, it is a page of its own.
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("a.card, #home");
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(link.getAttribute("href"));
  });
}

/** Follows a link of the page, as a step that Back undoes. */
function goTo(link) {
  address = parseAddress(link.replace(/^[?#]/, ""));
  history.pushState(null, "", link === "?" ? location.pathname : link);
  showAddress();
}

function stepTable(step) {
  const tables = shown.index?.isFolder ? shown.index.tables : [];
  if (tables.length < 2) return;
  const at = tables.findIndex((entry) => entry.id === currentTable());
  go({ ...leaving, against: address.against, table: tables[(at + step + tables.length) % tables.length].id }, { isStep: true });
}
