// The frames of all views with their names and sizes, and the frames that are meant: selected, pointed at, outlined from the source.

function drawFrames(context, figure, part) {
  const views = figure.doc.views;
  const found = viewsBetween(figure, part.y, part.y + part.height).filter((i) => {
    const [x, , width] = views[i].frame;
    return x <= part.x + part.width && x + width >= part.x && views[i].parent !== null;
  });
  context.lineWidth = 1;
  for (const i of found) {
    const [x, y, width, height] = onCanvas(views[i].frame);
    if (width < 2 || height < 2) continue;
    context.strokeStyle = inkOf(views[i], views, i);
    context.strokeRect(Math.round(x) + 0.5, Math.round(y) + 0.5, Math.round(width) - 1, Math.round(height) - 1);
  }
  labelFrames(context, views, found);
  drawScreen(context, figure);
}

/**
 * Labels where there is room, each at the first place that no other label has taken: of inner views first, above their text,
 * then of cells, then of what lies between.
 */
function labelFrames(context, views, found) {
  const taken = [];
  const order = found.filter((i) => !isBackground(views[i])).map((i) => [isRow(views, i) ? 1 : /contentView/i.test(views[i].name) || !views[i].row ? 2 : 0, i]);
  context.font = "500 10px ui-monospace, SFMono-Regular, Menlo, monospace";
  context.textBaseline = "middle";
  for (const [rank, i] of order.sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const view = views[i];
    const [x, y, width, height] = onCanvas(view.frame);
    if (width < 20 || height < 11) continue;
    const size = sizeText(view.frame[2], view.frame[3]);
    const text = [`${view.name} ${size}`, size].find((candidate) => candidate.length * 6.02 + 6 <= Math.max(width, rank === 0 ? 60 : 0));
    if (!text) continue;
    const box = [Math.round(text.length * 6.02 + 6), 12];
    const [right, bottom] = [x + width - box[0], y + height - box[1]];
    const places = rank === 0 && height < 30 ? [[x, y - box[1]], [x, y + height], [x, y]]
      : rank === 0 ? [[x, y], [x, bottom], [right, y]]
      : rank === 1 ? [[x, bottom], [right, bottom], [x, y], [right, y]] : [[right, y], [x, y], [right, bottom], [x, bottom]];
    const place = places.find(([left, top]) =>
      taken.every((other) => left + box[0] <= other[0] || left >= other[2] || top + box[1] <= other[1] || top >= other[3]));
    if (!place) continue;
    taken.push([place[0], place[1], place[0] + box[0], place[1] + box[1]]);
    context.globalAlpha = 0.88;
    context.fillStyle = inkOf(view, views, i);
    context.fillRect(Math.round(place[0]), Math.round(place[1]), box[0], box[1]);
    context.globalAlpha = 1;
    context.fillStyle = inks["label-text"];
    context.fillText(text, Math.round(place[0]) + 3, Math.round(place[1]) + 6.5);
  }
}

/** Where the device's screen ends before anything is scrolled. */
function drawScreen(context, figure) {
  const height = figure.doc.safeScreen?.[1];
  if (!height || height >= figure.doc.size[1]) return;
  context.save();
  context.setLineDash([4, 4]);
  context.strokeStyle = inks.select;
  context.beginPath();
  context.moveTo(0, Math.round(height * zoom) + 0.5);
  context.lineTo(figure.doc.size[0] * zoom, Math.round(height * zoom) + 0.5);
  context.stroke();
  context.restore();
}

function drawSelection(context, figure) {
  const views = figure.doc.views;
  for (const path of selection.outlined) {
    const i = viewByPath(figure, path);
    if (i !== null) outline(context, views[i].frame, inks.select, 1, "22");
  }
  const selected = viewByPath(figure, selection.path);
  if (selected !== null) {
    outline(context, views[selected].frame, inks.select, 2, "1c");
    sizeTag(context, views[selected].frame, inks.select);
  }
  const isHovered = hover.figure === figure && hover.index !== null && hover.index < views.length;
  if (isHovered && hover.index !== selected) {
    outline(context, views[hover.index].frame, inks.hover, 1.5, "14");
    if (hover.measures && selected !== null) drawDistances(context, views[selected].frame, views[hover.index].frame);
  }
}

function outline(context, frame, ink, width, alpha) {
  const [x, y, w, h] = onCanvas(frame);
  context.fillStyle = ink + alpha;
  context.fillRect(x, y, w, h);
  context.strokeStyle = ink;
  context.lineWidth = width;
  context.strokeRect(Math.round(x) + 0.5, Math.round(y) + 0.5, Math.max(1, Math.round(w) - 1), Math.max(1, Math.round(h) - 1));
}

/** The size of the selected frame, below it, as an inspector shows it. */
function sizeTag(context, frame, ink) {
  const [x, y, w, h] = onCanvas(frame);
  tag(context, sizeText(frame[2], frame[3]), x + w / 2, y + h + 12, ink);
}

function tag(context, text, x, y, ink) {
  context.font = "600 11px system-ui, -apple-system, Inter, sans-serif";
  context.textBaseline = "middle";
  const width = context.measureText(text).width + 10;
  context.fillStyle = ink;
  context.beginPath();
  context.roundRect(Math.round(x - width / 2), Math.round(y - 8), Math.round(width), 16, 4);
  context.fill();
  context.fillStyle = inks["label-text"];
  context.fillText(text, Math.round(x - width / 2) + 5, Math.round(y) + 0.5);
}

/** Distances between two frames, edge to edge, while Option is held: to the edges of an outer frame, or to a neighbor. */
function drawDistances(context, one, other) {
  context.strokeStyle = inks.measure;
  context.lineWidth = 1;
  for (const [horizontal, from, to, across] of distances(one, other)) {
    const length = Math.abs(to - from);
    if (length < 0.01) continue;
    const [a, b, c] = [from * zoom, to * zoom, Math.round(across * zoom) + 0.5];
    context.beginPath();
    if (horizontal) context.moveTo(a, c), context.lineTo(b, c);
    else context.moveTo(c, a), context.lineTo(c, b);
    context.stroke();
    tag(context, points(length), horizontal ? (a + b) / 2 : c, horizontal ? c : (a + b) / 2, inks.measure);
  }
}

function distances(one, other) {
  const lines = [];
  for (const axis of [0, 1]) {
    const [start, end] = [one[axis], one[axis] + one[axis + 2]];
    const [otherStart, otherEnd] = [other[axis], other[axis] + other[axis + 2]];
    const across = one[1 - axis] + one[3 - axis] / 2;
    if (otherEnd <= start) lines.push([axis === 0, otherEnd, start, across]);
    else if (otherStart >= end) lines.push([axis === 0, end, otherStart, across]);
    else lines.push([axis === 0, otherStart, start, across], [axis === 0, end, otherEnd, across]);
  }
  return lines;
}
