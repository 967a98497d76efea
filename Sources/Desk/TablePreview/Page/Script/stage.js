// The stage: how large pictures are shown, and what part of them is seen.

const zoomSteps = [0.1, 0.25, 0.33, 0.5, 0.67, 0.75, 1, 1.25, 1.5, 2, 3, 4, 6, 8, 12, 16];
/** Pixels of the page for a point of a picture. */
let zoom = 0;

/**
 * The zoom at which the figures fit between the edges of the stage, side by side if there are a few; never larger than life, and
 * for several never so small that nothing can be read.
 */
function fittingZoom() {
  const widths = pictureSizes().map(([width]) => width);
  const isNarrowStage = isNarrow();
  const inner = byID("stage").clientWidth - (isNarrowStage ? 24 : 74);
  const alone = clamp(inner / Math.max(1, ...widths), 0.05, 1);
  const isBeside = !isComparing() || comparedLook() === "both";
  if (widths.length < 2 || isNarrowStage || !isBeside) return alone;
  const row = widths.slice(0, 4);
  const together = (inner - (row.length - 1) * 36) / row.reduce((sum, width) => sum + width, 0);
  return clamp(together, Math.min(alone, 0.5), alone);
}

function pictureSizes() {
  if (isComparing()) return comparison.sizes;
  return shown.figures.map((figure) => figure.doc?.size ?? [1, 1]);
}

/** Applies the zoom of the address. The point at `anchor` (in the page, the middle by default) stays where it is. */
function applyZoom(anchor) {
  const stage = byID("stage");
  if (stage.clientWidth === 0) return;
  const asked = Number.parseFloat(address.zoom);
  const next = asked > 0 ? clamp(asked / 100, 0.05, 16) : fittingZoom();
  setText(byID("zoom-value"), `${Math.round(next * 100)} %`);
  byID("zoom-value").dataset.fits = String(!(asked > 0));
  if (next === zoom) return;
  const before = zoom;
  const box = stage.getBoundingClientRect();
  const inside = anchor ? [anchor[0] - box.left, anchor[1] - box.top] : [box.width / 2, box.height / 2];
  const isAtTop = !anchor && stage.scrollTop === 0;
  const target = [stage.scrollLeft + inside[0], stage.scrollTop + inside[1]];
  zoom = next;
  stage.style.setProperty("--zoom", zoom);
  if (before > 0) {
    stage.scrollLeft = target[0] * (zoom / before) - inside[0];
    stage.scrollTop = isAtTop ? 0 : target[1] * (zoom / before) - inside[1];
  }
  drawOverlays();
}

function zoomTo(percent, anchor) {
  const text = percent ? String(Math.round(percent * 10) / 10) : "";
  address = { ...address, zoom: text };
  replaceLater();
  applyZoom(anchor);
  speakLater(`Zoom ${Math.round(zoom * 100)} %`);
}

function zoomBy(direction, anchor) {
  const next = direction > 0 ? zoomSteps.find((step) => step > zoom * 1.01) : zoomSteps.findLast((step) => step < zoom * 0.99);
  if (next) zoomTo(next * 100, anchor);
}

/** The part of a figure that is seen, in the picture's points, with a margin in pixels of the page; null if it is out of sight. */
function seenPart(figure, margin) {
  const box = figure.sheet.getBoundingClientRect();
  const stage = byID("stage").getBoundingClientRect();
  const left = Math.max(box.left, stage.left - margin);
  const right = Math.min(box.right, stage.right + margin);
  const top = Math.max(box.top, stage.top - margin);
  const bottom = Math.min(box.bottom, stage.bottom + margin);
  if (right <= left || bottom <= top) return null;
  return { x: (left - box.left) / zoom, y: (top - box.top) / zoom, width: (right - left) / zoom, height: (bottom - top) / zoom };
}

/** Scrolls no further than needed for a frame of a figure to be seen. */
function scrollToFrame(figure, [x, y, width, height]) {
  const stage = byID("stage");
  const part = seenPart(figure, 0);
  const isSeen = part && y >= part.y && y + Math.min(height, part.height) <= part.y + part.height
    && x + Math.min(width, part.width) > part.x && x < part.x + part.width;
  if (isSeen) return;
  const box = figure.sheet.getBoundingClientRect();
  const view = stage.getBoundingClientRect();
  const top = box.top - view.top + stage.scrollTop + y * zoom;
  const left = box.left - view.left + stage.scrollLeft + x * zoom;
  stage.scrollTop = top - Math.max(40, (view.height - height * zoom) / 2);
  if (left < stage.scrollLeft || left > stage.scrollLeft + view.width) stage.scrollLeft = left - 40;
}

function startStage() {
  const stage = byID("stage");
  stage.addEventListener("scroll", stageScrolled, { passive: true });
  stage.addEventListener("wheel", (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoomTo(clamp(zoom * Math.exp(-event.deltaY / 300), 0.05, 16) * 100, [event.clientX, event.clientY]);
  }, { passive: false });
  new ResizeObserver(oncePerFrame(() => {
    applyZoom();
    drawOverlays();
  })).observe(stage);
  stage.addEventListener("click", (event) => {
    if ((event.target === stage || event.target.id === "figures") && !isSelectingText()) select(null);
  });
  byID("zoom-in").addEventListener("click", () => zoomBy(1));
  byID("zoom-out").addEventListener("click", () => zoomBy(-1));
  byID("zoom-value").addEventListener("click", () => openMenu(byID("zoom-value"), [
    { label: "Fit", key: "0", action: () => zoomTo(null) },
    ...[50, 100, 200, 400, 800].map((percent) => ({ label: `${percent} %`, key: percent === 100 ? "1" : "", action: () => zoomTo(percent) })),
  ]));
}

const stageScrolled = oncePerFrame(() => {
  extendOverlays();
  drawRulers();
  hideTip();
});
