// The data of a folder of files. A page on disk may not fetch, so another script reads them, and offers documents as a server would.

const siteData = {
  isLive: false,
  key: null,
  index: () => tablecSite.index(),

  async follow(table, query) {
    showConnection("site");
    const key = table + "?" + query;
    if (key === this.key) return;
    this.key = key;
    if (!table) return;
    try {
      const scene = await this.scene(table, query);
      if (this.key === key) showScene(scene);
    } catch (error) {
      if (this.key === key) showUnavailable(String(error.message));
    }
  },

  /** The figures of the table that match every choice; without a choice, the first. */
  async scene(table, query) {
    const entry = tableEntry(table);
    const chosen = matchingFigures(entry, parseAddress(query).environment);
    if (chosen.length === 0 && (entry?.figures?.length ?? 0) > 0) throw new Error("The table was not compiled for this environment.");
    const parts = await Promise.all((chosen.length > 0 ? chosen : [{ query: "" }]).map((figure) => tablecSite.scene(table, figure.query)));
    return { ...parts[0], figures: parts.flatMap((part) => part.figures) };
  },

  explanation: (table, figure, target) => tablecSite.explain(table, figure.query, target),

  async diff(table, query) {
    const [figure] = matchingFigures(tableEntry(table), parseAddress(query).environment);
    return figure ? tablecSite.diff(table, figure.query) : null;
  },

  pictureURL: () => null,
  layoutURL: () => null,
};

/**
 * The figures that have a chosen value for every key that was chosen. What was not chosen is as in the first figure of the table,
 * if any figure is.
 */
function matchingFigures(entry, environment) {
  const figures = entry?.figures ?? [];
  const keys = axes.map((axis) => axis.key);
  let found = figures.filter((figure) => keys.every((key) => !environment[key] || environment[key].includes(valueOfFigure(figure, key))));
  for (const key of keys.filter((key) => !environment[key])) {
    const usual = found.filter((figure) => valueOfFigure(figure, key) === valueOfFigure(figures[0], key));
    if (usual.length > 0 && !(key === "environment" && Object.keys(environment).length > 0)) found = usual;
  }
  return found;
}

/** What a figure of the index was compiled with, as the address calls it; empty if the index does not say. */
function valueOfFigure(figure, key) {
  if (key === "environment") return figure.name ?? "";
  const asked = parseAddress(figure.query).environment[key];
  if (asked) return asked.join(",");
  return String((figure.environment && axes.find((axis) => axis.key === key).now(figure.environment, figure)) ?? "");
}
