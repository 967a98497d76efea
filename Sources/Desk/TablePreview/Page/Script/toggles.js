// The switches of the bar: elements, frames, grid, rulers.

function showToggles() {
  for (const button of document.querySelectorAll("[data-toggle]")) button.setAttribute("aria-pressed", String(address[button.dataset.toggle] === "1"));
  document.body.classList.toggle("has-rulers", address.rulers === "1" && !isComparing());
  drawOverlays();
}

function toggle(name) {
  go({ [name]: address[name] === "1" ? "" : "1" });
  speak(`${document.querySelector(`[data-toggle=${name}]`).textContent}: ${address[name] === "1" ? "on" : "off"}`);
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
    if (event.target.closest?.(".skip")) return skipToContent(event);
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(link.getAttribute("href"));
  });
}

/** The fragment of the link would be an address of the page on disk. */
function skipToContent(event) {
  event.preventDefault();
  if (onTable()) byID("stage").focus();
  else (document.querySelector("#cards .card") ?? byID("find")).focus();
}

/** Follows a link of the page, as a step that Back undoes. */
function goTo(link) {
  address = parseAddress(link.replace(/^[?#]/, ""));
  history.pushState(null, "", link === "?" ? location.pathname : link);
  showAddress();
}

/** Goes on to another table of those that the search and the filter of the index have found. */
function stepTable(step) {
  const tables = shown.index?.isFolder ? foundTables() : [];
  const at = tables.findIndex((entry) => entry.id === currentTable());
  if (tables.length === 0 || tables.length === 1 && at === 0) return tell(isNarrowed() ? "No other table was found." : "There is no other table.");
  const next = (at < 0 && step < 0 ? tables.length - 1 : at + step + tables.length) % tables.length;
  go({ ...leaving, against: address.against, table: tables[next].id }, { isStep: true });
  speak(`${tables[next].name}, table ${next + 1} of ${tables.length}${isNarrowed() ? " that were found" : ""}`);
}
