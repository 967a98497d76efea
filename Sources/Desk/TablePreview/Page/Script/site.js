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
    if (!entry) throw new Error(`The gallery has no table “${table}”.`);
    const { environment } = parseAddress(query);
    const chosen = matchingFigures(entry, environment);
    if (chosen.length === 0 && (entry.figures?.length ?? 0) > 0) throw new Error(missingFigures(entry, environment));
    const parts = await Promise.all((chosen.length > 0 ? chosen : [{ query: "" }]).map((figure) => tablecSite.scene(table, figure.query)));
    return { ...parts[0], figures: parts.flatMap((part) => part.figures) };
  },

  rows: () => tablecSite.rows(),

  explanation: (table, figure, target) => tablecSite.explain(table, figure.query, target),

  async diff(table, query, against) {
    const known = shown.index.against ?? [];
    if (!known.includes(against)) return { problem: `The gallery is not compared with “${against}”` + (known.length > 0 ? `, but with ${known.join(", ")}.` : ".") };
    const [figure] = matchingFigures(tableEntry(table), parseAddress(query).environment);
    return figure ? tablecSite.diff(table, figure.query) : null;
  },

  pictureURL: () => null,
  layoutURL: () => null,
};

/** Keys of an address that have no picker, but of which a gallery may have several values. */
const unpicked = [
  { key: "size", now: ({ size }) => size?.join("x") },
  { key: "level", now: ({ level }) => level ?? "base" },
  { key: "contrast", now: ({ contrast }) => contrast ?? "normal" },
  { key: "legibility-weight", now: ({ legibilityWeight }) => legibilityWeight ?? "regular" },
];
const siteAxes = [...axes, ...unpicked];

/**
 * The figures that have a chosen value for every key that was chosen. What was not chosen is as in the first figure of the table,
 * if any figure is.
 */
function matchingFigures(entry, environment) {
  const figures = entry?.figures ?? [];
  const keys = siteAxes.map((axis) => axis.key);
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
  return String((figure.environment && siteAxes.find((axis) => axis.key === key).now(figure.environment, figure)) ?? "");
}

/** Why a table has no figure for an environment: the values that no figure has, and those that there are. */
function missingFigures(entry, environment) {
  const wrong = siteAxes.filter(({ key }) => environment[key]?.some((value) => !entry.figures.some((figure) => valueOfFigure(figure, key) === value)));
  if (wrong.length === 0) return "The gallery has no picture of the table for all of this together.";
  return wrong.map(({ key }) => {
    const known = [...new Set(entry.figures.map((figure) => valueOfFigure(figure, key)))].filter(Boolean);
    return `The gallery has no picture of the table for ${key}=${environment[key].join(",")}. It has ${known.length > 0 ? known.join(", ") : "only the usual one"}.`;
  }).join(" ");
}

/**
 * The environment with other choices. In a gallery each named environment has all values: what is chosen beside one is chosen instead of
 * the value that it has.
 */
function siteChoice(chosen, changes) {
  if (changes.environment?.length > 0) return { environment: changes.environment };
  const entry = tableEntry(currentTable());
  const named = entry?.figures?.find((figure) => figure.name && chosen.environment?.includes(figure.name));
  if (!named) return { ...chosen, ...changes };
  const values = {};
  for (const { key } of siteAxes) {
    const value = valueOfFigure(named, key);
    if (key !== "environment" && !(key === "size" && named.environment?.device) && value !== "" && value !== valueOfFigure(entry.figures[0], key)) values[key] = [value];
  }
  return { ...values, ...chosen, environment: [], ...changes };
}
