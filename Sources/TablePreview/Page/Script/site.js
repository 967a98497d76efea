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

/** A figure matches if each key that was chosen has one of the values. */
function matchingFigures(entry, environment) {
  const figures = entry?.figures ?? [];
  const keys = Object.keys(environment);
  if (keys.length === 0) return figures.slice(0, 1);
  return figures.filter((figure) => keys.every((key) => environment[key].includes(valueOfFigure(figure, key))));
}

/** What a figure of the index was compiled with. */
const valueOfFigure = (figure, key) => {
  const own = parseAddress(figure.query).environment[key];
  return own?.join(",") ?? (key === "environment" ? figure.name ?? "" : "");
};
