// What is shown, and the way from a document to the page.

/** The documents that are shown: the index, the scene of a table, and what became of both. */
const shown = { index: null, scene: null, figures: [], sizes: "", isBusy: false, pending: null, last: "" };

const data = window.tablecSite ? siteData : liveData;

const tableEntry = (id) => shown.index?.tables.find((entry) => entry.id === id);

/** The table of the address: a page for one file has nothing to choose. */
function currentTable() {
  if (!shown.index) return address.table;
  if (!shown.index.isFolder && shown.index.tables.length > 0) return shown.index.tables[0].id;
  return address.table;
}

/** Brings the page to what the address says. */
function showAddress() {
  const table = currentTable();
  const view = table ? "table" : "index";
  const before = document.body.dataset.view;
  if (before !== view) {
    document.body.dataset.view = view;
    byID("table").hidden = view !== "table";
    byID("index").hidden = view !== "index";
    setText(document.querySelector(".skip"), view === "table" ? "Skip to the picture" : "Skip to the tables");
    closePopovers();
  }
  if (table) showTable(table);
  else showIndex();
  showNotices();
  // As on a new page, the focus is at what was opened; on the way back, where it was.
  if (before !== view && before !== "loading") {
    const card = cards.get(shown.last)?.link;
    (view === "table" ? byID("stage") : card?.isConnected ? card : byID("index-title")).focus();
  }
  shown.last = table || shown.last;
  data.follow(table, table ? environmentQuery(address.environment) : "");
}

function showTable(table) {
  if (shown.scene && shown.scene.table !== table) clearScene();
  showTitle();
  showPickers();
  showToggles();
  showPanel();
  showComparison();
  applyZoom();
  followSelection();
}

function showTitle() {
  const table = currentTable();
  const entry = tableEntry(table);
  const name = entry?.name ?? table;
  const title = table ? name : shown.index?.title ?? "Tables";
  setText(byID("name"), title);
  byID("name").title = visible(entry?.path ?? "");
  byID("stage").setAttribute("aria-label", visible(`Picture of ${name}`));
  document.title = (shown.scene?.state === "broken" && table ? "✕ " : "") + visible(title) + " – tablec";
  const isFolder = Boolean(shown.index?.isFolder);
  byID("home").hidden = byID("steps").hidden = !isFolder;
  byID("home").setAttribute("href", linkTo({ ...address, ...leaving, table: "" }));
  setText(byID("home-name"), shown.index?.title || "Tables");
}

/** What does not follow to another table. */
const leaving = { at: "", file: "", zoom: "", against: "", panel: "" };

function showIndexDocument(index) {
  const first = !shown.index;
  // A server of another version speaks to the page of that version. All that is chosen is in the address.
  if (shown.index?.page && shown.index.page !== index.page) return location.reload();
  shown.index = index;
  if (first) document.body.dataset.mode = index.mode;
  if (document.body.dataset.view === "index") showCards();
  if (currentTable()) {
    showTitle();
    showPickers();
  } else if (!first) showTitle();
  setText(byID("stage-hint"), "Arrow keys go from view to view. Question mark lists all keys.");
}

/**
 * Shows a scene. Pictures are decoded before they replace others, so nothing flickers; while one is being decoded, the
 * newest scene waits, and those between are dropped.
 */
async function showScene(scene) {
  if (scene.table !== currentTable()) return;
  shown.pending = scene;
  if (shown.isBusy) return;
  shown.isBusy = true;
  while (shown.pending) {
    const next = shown.pending;
    shown.pending = null;
    try {
      await swapScene(next);
    } catch (error) {
      tell(`The picture cannot be shown: ${error.message}`);
    }
  }
  shown.isBusy = false;
}

async function swapScene(scene) {
  const pictures = await decodePictures(scene.figures);
  if (scene.table !== currentTable()) return pictures.forEach(releasePicture);
  const old = shown.scene;
  shown.scene = scene;
  placeFigures(scene.figures, pictures);
  const root = document.documentElement.dataset;
  root.table = scene.table;
  root.revision = scene.revision;
  showMessage();
  showNotices();
  afterPaint(() => {
    dispatchEvent(new CustomEvent("tablec-shown", { detail: { table: scene.table, revision: scene.revision } }));
    if (shown.scene === scene) showPanels(old);
  });
}

/** What stands beside the picture waits until the picture is painted. */
function showPanels(old) {
  showTitle();
  showPickers();
  showSource();
  showProblems();
  followSelection();
  renewComparison(old);
}

function afterPaint(action) {
  requestAnimationFrame(() => setTimeout(action, 0));
  // A page out of sight has no frames.
  if (document.hidden) setTimeout(action, 0);
}

function clearScene() {
  shown.scene = null;
  shown.pending = null;
  shown.sizes = "";
  clearSelection();
  clearFigures();
  clearSource();
  clearProblems();
  clearComparison();
  byID("message").hidden = true;
  document.body.dataset.state = "";
}

function showUnavailable(words) {
  clearScene();
  byID("empty").hidden = false;
  setText(byID("empty"), words);
}
