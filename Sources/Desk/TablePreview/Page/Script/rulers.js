// Rulers in points along the edges of the stage. Their origin is the corner of the picture that is pointed at or selected.

const rulerSize = 20;

function drawRulers() {
  const figure = hover.figure ?? shown.figures[selection.figure] ?? shown.figures[0];
  if (!address.rulers || !figure?.doc || isComparing()) return;
  inks ?? readInks();
  const stage = byID("stage");
  const view = stage.getBoundingClientRect();
  const box = figure.sheet.getBoundingClientRect();
  const views = figure.doc.views;
  const marked = hover.figure === figure && hover.index !== null ? hover.index : viewByPath(figure, selection.path);
  const frame = marked === null ? null : views[marked]?.frame ?? null;
  drawRuler(byID("ruler-x"), stage.clientWidth, box.left - view.left, frame && [frame[0], frame[2]], true);
  drawRuler(byID("ruler-y"), stage.clientHeight, box.top - view.top, frame && [frame[1], frame[3]], false);
}

/** Draws one ruler. `origin` is where zero is, in pixels of the page from its start; `range` is start and length in points. */
function drawRuler(canvas, length, origin, range, isHorizontal) {
  const density = devicePixelRatio || 1;
  const [width, height] = isHorizontal ? [length, rulerSize] : [rulerSize, length];
  canvas.width = Math.round(width * density);
  canvas.height = Math.round(height * density);
  canvas.style.width = width + "px";
  canvas.style.height = height + "px";
  const style = getComputedStyle(canvas);
  const context = canvas.getContext("2d");
  context.scale(density, density);
  const bar = (from, thickness, size, offset) =>
    isHorizontal ? context.fillRect(from, offset, thickness, size) : context.fillRect(offset, from, size, thickness);
  if (range) {
    context.fillStyle = inks.select + "40";
    bar(origin + range[0] * zoom, Math.max(1, range[1] * zoom), rulerSize, 0);
  }
  const step = [1, 5, 10, 20, 50, 100, 200, 500, 1000].find((candidate) => candidate * zoom >= 48) ?? 2000;
  const fine = step / 5;
  context.fillStyle = style.color;
  context.font = "9px system-ui, -apple-system, Inter, sans-serif";
  for (let value = Math.floor(-origin / zoom / fine) * fine; origin + value * zoom < length; value += fine) {
    const at = Math.round(origin + value * zoom);
    const isWhole = Math.abs(value / step - Math.round(value / step)) < 1e-6;
    bar(at, 1, isWhole ? 8 : 4, rulerSize - (isWhole ? 8 : 4));
    if (!isWhole) continue;
    context.save();
    if (isHorizontal) context.translate(at + 3, 9);
    else {
      context.translate(9, at + 3);
      context.rotate(Math.PI / 2);
    }
    context.fillText(String(Math.round(value)), 0, 0);
    context.restore();
  }
}
