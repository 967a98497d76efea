// What is drawn over pictures: frames, elements, grid, selection, hover, distances. Only the part that is seen is drawn, with a margin,
// into a canvas that moves along with its picture.

const overlayMargin = 400;

/** The colors of overlays, from the style sheet. */
let inks = null;

function readInks() {
  const style = getComputedStyle(document.documentElement);
  const ink = (name) => style.getPropertyValue("--ink-" + name).trim();
  inks = Object.fromEntries(["select", "hover", "cell", "content", "label", "image", "accessory", "other", "grid", "label-text", "measure"].map((name) => [name, ink(name)]));
}

/** The color of a view's frame, by what it is. */
function inkOf(view, views, i) {
  if (isRow(views, i)) return inks.cell;
  const name = view.name + " " + (view.kind ?? "");
  if (/contentView/i.test(name)) return inks.content;
  if (/label|field/i.test(name)) return inks.label;
  if (/image/i.test(name)) return inks.image;
  if (/accessory|control|switch|slider|button/i.test(name)) return inks.accessory;
  return inks.other;
}

const drawOverlays = oncePerFrame(() => {
  for (const figure of shown.figures) drawOverlay(figure);
  drawRulers();
});

/** Draws again only where scrolling has left what was drawn. */
function extendOverlays() {
  for (const figure of shown.figures) {
    const seen = seenPart(figure, 0);
    const drawn = figure.drawn;
    if (!seen) continue;
    const isCovered = drawn && drawn.x <= seen.x + 0.01 && drawn.y <= seen.y + 0.01
      && drawn.x + drawn.width >= seen.x + seen.width - 0.01 && drawn.y + drawn.height >= seen.y + seen.height - 0.01;
    if (!isCovered) drawOverlay(figure);
  }
}

function drawOverlay(figure) {
  const canvas = figure.overlay;
  const hasWork = address.frames || address.elements || address.grid || selection.path || selection.outlined.length > 0 || hover.figure === figure;
  const part = figure.doc && hasWork ? seenPart(figure, overlayMargin) : null;
  figure.drawn = part;
  canvas.hidden = !part;
  if (!part) return;
  inks ?? readInks();
  const density = devicePixelRatio || 1;
  // Outlines at the picture's edge need room on both sides of it.
  const room = 2;
  const width = Math.ceil(part.width * zoom) + 2 * room;
  const height = Math.ceil(part.height * zoom) + 2 * room;
  if (canvas.width !== Math.round(width * density) || canvas.height !== Math.round(height * density)) {
    canvas.width = Math.round(width * density);
    canvas.height = Math.round(height * density);
    canvas.style.width = width + "px";
    canvas.style.height = height + "px";
  }
  canvas.style.transform = `translate(${part.x * zoom - room}px, ${part.y * zoom - room}px)`;
  const context = canvas.getContext("2d");
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.setTransform(density, 0, 0, density, (room - part.x * zoom) * density, (room - part.y * zoom) * density);
  if (address.grid) drawGrid(context, figure, part);
  if (address.frames) drawFrames(context, figure, part);
  if (address.elements) drawElements(context, figure, part);
  drawSelection(context, figure);
}

/** A frame of the picture in pixels of the canvas. */
const onCanvas = ([x, y, width, height]) => [x * zoom, y * zoom, width * zoom, height * zoom];

function drawGrid(context, figure, part) {
  const pixel = 1 / (figure.doc.environment?.scale || 1);
  const step = [pixel, 1, 2, 4, 8, 16, 32, 64, 128].find((candidate) => candidate * zoom >= 5) ?? 256;
  const top = Math.max(0, part.y);
  const bottom = part.y + part.height;
  context.strokeStyle = inks.grid;
  for (const [every, weight] of [[step, 0.5], [step * (step < 1 ? 1 / step : 4), 1]]) {
    context.lineWidth = weight;
    context.beginPath();
    for (let x = Math.ceil(part.x / every - 1e-6) * every; x <= part.x + part.width + 1e-6; x += every) {
      context.moveTo(x * zoom, top * zoom);
      context.lineTo(x * zoom, bottom * zoom);
    }
    for (let y = Math.ceil(top / every - 1e-6) * every; y <= bottom + 1e-6; y += every) {
      context.moveTo(part.x * zoom, y * zoom);
      context.lineTo((part.x + part.width) * zoom, y * zoom);
    }
    context.stroke();
  }
}
