// Pictures of a table, one for each environment. A picture is an image, so nothing in a spec can become part of the page.

/** Makes and decodes the images of figures; a figure whose picture is the same keeps the image it has. */
function decodePictures(figures) {
  return Promise.all(figures.map((figure, i) => {
    const known = shown.figures[i];
    const isSame = known?.doc && known.svg === figure.svg && known.picture === figure.picture;
    return isSame ? { image: known.image, isKept: true } : decodePicture(figure);
  }));
}

/** An image of an SVG's text, or of a file's URL, ready to be painted. */
async function decodePicture({ svg, picture }) {
  const url = svg === undefined ? null : URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  const image = new Image();
  image.alt = "";
  image.draggable = false;
  image.src = url ?? picture;
  try {
    await image.decode();
  } catch {
    // Some browsers refuse to decode a large picture ahead; it is shown as it loads then.
    await loaded(image);
  }
  return { image, url };
}

function loaded(image) {
  return new Promise((resolve) => {
    if (image.complete) return resolve();
    image.addEventListener("load", resolve, { once: true });
    image.addEventListener("error", resolve, { once: true });
  });
}

function releasePicture(picture) {
  if (picture.url && !picture.isKept) URL.revokeObjectURL(picture.url);
}

/** Puts figures into the page, all in one go. Elements that are there are kept, so scrolling and focus stay. */
function placeFigures(figures, pictures) {
  byID("empty").hidden = figures.length > 0;
  if (figures.length === 0) setText(byID("empty"), shown.scene.state === "gone" ? "The file is gone." : addressError() ? "No picture: the address asks for what there is not." : "There is no picture yet.");
  const list = byID("figures");
  figures.forEach((figure, i) => {
    const known = shown.figures[i] ?? addFigure(list, i);
    const picture = pictures[i];
    if (!picture.isKept) {
      known.image.replaceWith(picture.image);
      if (known.url) URL.revokeObjectURL(known.url);
      Object.assign(known, { image: picture.image, url: picture.url ?? null, svg: figure.svg, picture: figure.picture });
    }
    if (known.index !== null && known.doc?.views !== figure.views) known.index = null;
    known.doc = figure;
    known.part.style.setProperty("--w", figure.size[0]);
    known.part.style.setProperty("--h", figure.size[1]);
    setText(known.title, figure.name || (figure.environment?.device ? figure.title.split(/[(,]/)[0].trim() : sizeText(...figure.size)));
    const size = figure.environment?.window ?? figure.environment?.size;
    setText(known.particulars, [size ? sizeText(...size) : null, ...(figure.particulars ?? [])].filter(Boolean).join(" · "));
    known.part.firstElementChild.title = visible(figure.title);
    known.part.querySelector(".handle")?.showWidth();
    known.image.alt = visible(`${shown.scene.table}: ${figure.title}`);
  });
  while (shown.figures.length > figures.length) removeFigure(shown.figures.pop());
  const sizes = JSON.stringify(figures.map((figure) => figure.size));
  // Reading the size of the stage costs a layout, which only another size of a picture is worth.
  if (sizes !== shown.sizes) applyZoom();
  shown.sizes = sizes;
  showMarks();
  renewHover();
  drawOverlays();
}

function addFigure(list, i) {
  const image = new Image();
  const title = element("strong");
  const particulars = element("span");
  const overlay = element("canvas", { class: "overlay", aria: { hidden: true } });
  const marks = element("div", { class: "marks" });
  const sheet = element("div", { class: "sheet" }, image, overlay, marks);
  if (data.isLive) sheet.append(resizeHandle(i));
  const part = element("figure", { data: { figure: i } }, element("figcaption", {}, title, particulars), sheet);
  list.append(part);
  const figure = { part, sheet, title, particulars, image, overlay, marks, url: null, svg: null, picture: null, doc: null, index: null, drawn: null };
  sheet.addEventListener("pointermove", (event) => hoverAt(figure, event));
  sheet.addEventListener("pointerleave", hoverEnds);
  sheet.addEventListener("click", (event) => selectAt(figure, event));
  sheet.addEventListener("dblclick", () => openPlace());
  shown.figures.push(figure);
  return figure;
}

function removeFigure(figure) {
  if (figure.url) URL.revokeObjectURL(figure.url);
  figure.part.remove();
}

function clearFigures() {
  while (shown.figures.length > 0) removeFigure(shown.figures.pop());
}
