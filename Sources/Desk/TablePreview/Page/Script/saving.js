// What can be taken away: the picture as SVG or PNG, the layout as JSON, a print.

function openSaveMenu() {
  const figure = selectedView()?.figure ?? shown.figures[0];
  if (!figure?.doc) return tell("There is no picture to save yet.");
  const scale = figure.doc.environment?.scale ?? 1;
  openMenu(byID("save"), [
    { label: "SVG", action: () => saveSVG(figure) },
    { label: `PNG at ${points(scale)}x`, action: () => savePNG(figure, scale) },
    { label: "Layout as JSON", disabled: !data.layoutURL(currentTable(), figure.doc), action: () => download(data.layoutURL(currentTable(), figure.doc), fileName(figure, "layout.json")) },
    { label: "Link to this view", action: async () => tell(await copyText(location.href) ? "Copied the link" : location.href) },
    { label: "Print…", action: () => print() },
  ]);
}

/** The table's name with its environment, as the command line names outputs. */
function fileName(figure, suffix) {
  const name = currentTable().split("/").pop() || "table";
  const environment = figure.doc.name || (shown.figures.length > 1 ? figure.doc.title : "");
  const safe = environment.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
  return [name, safe, suffix].filter(Boolean).join(".");
}

function download(url, name) {
  if (connectionHints[byID("connection").dataset.state] && !url.startsWith("blob:")) return tell("Nothing is saved: the server does not answer.");
  tell(`Saved ${name}`);
  const link = element("a", { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
}

function downloadBlob(blob, name) {
  const url = URL.createObjectURL(blob);
  download(url, name);
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

function saveSVG(figure) {
  if (figure.svg) downloadBlob(new Blob([figure.svg], { type: "image/svg+xml" }), fileName(figure, "svg"));
  else download(data.pictureURL(currentTable(), figure.doc), fileName(figure, "svg"));
}

/** Draws the picture at the device's scale. Browsers limit the size of a canvas, and read no pixels of files on disk. */
async function savePNG(figure, scale) {
  const [width, height] = figure.doc.size.map((length) => Math.ceil(length * scale));
  if (width > 32767 || height > 32767 || width * height > 250_000_000) {
    return tell(`A browser cannot make a PNG of ${width} × ${height} pixels. Save the SVG instead.`);
  }
  const canvas = element("canvas", { width, height });
  try {
    canvas.getContext("2d").drawImage(figure.image, 0, 0, width, height);
    const blob = await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
    if (!blob) throw new Error("no memory");
    downloadBlob(blob, fileName(figure, "png"));
  } catch {
    tell(location.protocol === "file:" ? "Browsers read no pixels of a page on disk. Save the SVG instead." : "The browser could not make the PNG. Save the SVG instead.");
  }
}
