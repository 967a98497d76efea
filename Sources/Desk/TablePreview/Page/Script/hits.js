// Which views are at a point or in a stretch of a picture, in tables of any length.

const bandHeight = 128;

/** The views of a figure by horizontal bands, made when first asked for. Views taller than several bands stand in a list of their own. */
function viewIndex(figure) {
  if (figure.index) return figure.index;
  const bands = new Map();
  const tall = [];
  const byPath = new Map();
  const byRow = new Map();
  const rows = [];
  const views = figure.doc.views;
  for (let i = 0; i < views.length; i++) {
    const [, y, , height] = views[i].frame;
    const first = Math.floor(y / bandHeight);
    const last = Math.floor((y + height) / bandHeight);
    if (last - first > 8) tall.push(i);
    else for (let band = first; band <= last; band++) {
      const list = bands.get(band);
      if (list) list.push(i);
      else bands.set(band, [i]);
    }
    if (!byPath.has(views[i].path)) byPath.set(views[i].path, i);
    if (!isRow(views, i)) continue;
    rows.push(i);
    // A link that somebody writes has the id alone.
    if (!byRow.has(views[i].name)) byRow.set(views[i].name, i);
  }
  figure.index = { bands, tall, byPath, byRow, rows };
  return figure.index;
}

/** A row is the outermost view that belongs to it. */
function isRow(views, i) {
  const view = views[i];
  return Boolean(view.row) && (view.parent === null || views[view.parent].row !== view.row);
}

/** The indices of views that meet the stretch from `top` to `bottom`, in the order of the tree. */
function viewsBetween(figure, top, bottom) {
  const { bands, tall } = viewIndex(figure);
  const found = new Set(tall);
  for (let band = Math.floor(top / bandHeight); band <= Math.floor(bottom / bandHeight); band++) {
    for (const i of bands.get(band) ?? []) found.add(i);
  }
  return [...found].sort((a, b) => a - b);
}

/** The innermost view at a point in the picture's points, or null. Lines too thin to be meant are left to what is below them. */
function viewAt(figure, x, y) {
  const views = figure.doc.views;
  let best = null;
  let bestDepth = -1;
  for (const i of viewsBetween(figure, y - 1, y + 1)) {
    const [left, top, width, height] = views[i].frame;
    const margin = Math.min(width, height) < 2 ? 1 : 0;
    if (x < left - margin || x > left + width + margin || y < top - margin || y > top + height + margin) continue;
    const depth = depthOf(views, i) + (isBackground(views[i]) ? -2 : 0);
    // Of views at the same depth, the later is in front.
    if (depth >= bestDepth) [best, bestDepth] = [i, depth];
  }
  return best;
}

/** Backgrounds cover a whole cell and lie behind what is meant by a click. */
const isBackground = (view) => /background/i.test(view.name);

function depthOf(views, i) {
  let depth = 0;
  for (let parent = views[i].parent; parent !== null && parent !== undefined && depth < 64; parent = views[parent].parent) depth += 1;
  return depth;
}

function viewByPath(figure, path) {
  if (!figure?.doc || !path) return null;
  const { byPath, byRow } = viewIndex(figure);
  return byPath.get(path) ?? byRow.get(path) ?? null;
}
