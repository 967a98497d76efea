// What happens when the page is opened.

/** Called after all parts of the script are read. */
async function start() {
  readAddress();
  startStage();
  startSource();
  startPanels();
  startPopovers();
  startToggles();
  startIndex();
  startKeyboard();
  addEventListener("popstate", () => {
    readAddress();
    readShortAddress();
    showAddress();
  });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => {
    inks = null;
    drawOverlays();
  });
  matchMedia("(forced-colors: active)").addEventListener("change", () => {
    markProblemLines();
    colorSource();
  });
  if (data.isLive) {
    data.start();
    document.addEventListener("visibilitychange", () => data.visibilityChanged());
  }
  await loadIndex();
}

/** Without an index there is nothing to show, so it is asked for until it comes. */
async function loadIndex() {
  try {
    showIndexDocument(await data.index());
    readShortAddress();
    showAddress();
  } catch (error) {
    document.body.dataset.view = "table";
    byID("table").hidden = false;
    showConnection(data.isLive ? "lost" : "site");
    showUnavailable(data.isLive ? error.message : `The gallery is not complete: ${error.message}.`);
    if (data.isLive) setTimeout(loadIndex, 1000);
  }
}
