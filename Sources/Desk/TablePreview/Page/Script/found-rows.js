// The rows of a gallery: the search finds their texts, in every language that the gallery has, and each has an address.

/** The rows of each table: where they are, their texts, and these in small letters. Null before the first search. */
let rowsByTable = null;

/** Reads the texts of all rows when they are first searched. */
function readRows() {
  if (data.isLive || rowsByTable || soughtWords().length === 0) return;
  rowsByTable = new Map();
  data.rows().then(({ tables }) => {
    for (const [table, rows] of tables) rowsByTable.set(table, rows.map(([path, texts]) => ({ path, texts, small: [path, ...texts].join(" ").toLowerCase() })));
    if (document.body.dataset.view === "index") showCards();
  }).catch((error) => tell(String(error.message)));
}

/** The rows in which every word occurs that the table does not have itself, and at least one does. */
function foundRows(entry, words) {
  const rows = rowsByTable?.get(entry.id);
  if (!rows || words.length === 0) return [];
  const own = ownText(entry);
  const needed = words.filter((word) => !own.includes(word));
  return needed.length === 0 ? [] : rows.filter((row) => needed.every((word) => row.small.includes(word)));
}

/** The first text of a row, and the first that has a word of the search. */
function wordsOfRow({ texts }, words) {
  const meant = texts.find((text) => words.some((word) => text.toLowerCase().includes(word)));
  return [...new Set([texts[0], meant])].filter(Boolean).join(" · ");
}

const mostFoundRows = 3;

function showFoundRows(card, entry) {
  const words = soughtWords();
  const found = foundRows(entry, words);
  const key = found.length === 0 ? "" : JSON.stringify([linkTo(address), found.length, found[0].path]);
  if (card.rows.dataset.key === key) return;
  card.rows.dataset.key = key;
  card.rows.hidden = found.length === 0;
  const links = found.slice(0, mostFoundRows).map((row) => element("li", {},
    element("a", { href: linkTo({ ...address, ...leaving, table: entry.id, at: row.path }), text: wordsOfRow(row, words), title: row.path })));
  if (found.length > mostFoundRows) links.push(element("li", { class: "faint", text: `and ${plural(found.length - mostFoundRows, "more row")}` }));
  card.rows.replaceChildren(...links);
}

/** What changed since the revision, as a link to the comparison. */
function showDifference(card, entry) {
  card.difference.hidden = !entry.changes;
  if (!entry.changes) return;
  const link = card.difference.firstElementChild ?? card.difference.appendChild(element("a"));
  link.href = linkTo({ ...address, ...leaving, table: entry.id, against: shown.index.against[0] ?? "" });
  card.difference.dataset.kind = entry.changes.includes("breaking") ? "breaking" : "changed";
  setText(link, entry.changes);
}

/**
 * A short address, such as one writes it: `#friends/ann` is the row `ann` of the table `friends`. The page goes on with its own, which says the
 * same.
 */
function readShortAddress() {
  let words = location.hash.slice(1);
  if (data.isLive || words === "" || words.includes("=") || byID(words)) return;
  try {
    words = decodeURIComponent(words);
  } catch {
    return;
  }
  const tables = (shown.index?.tables ?? []).filter(({ id }) => words === id || words.startsWith(id + "/"));
  const table = tables.sort((one, other) => other.id.length - one.id.length)[0];
  if (!table) return;
  address = { ...parseAddress(location.search.slice(1)), table: table.id, at: words.slice(table.id.length + 1) };
  history.replaceState(null, "", (keepsInFragment ? "" : location.pathname) + linkTo(address));
}

/** The address of a row for others: it says where the row is, and not how the page looks here. */
function linkToRow(view) {
  const link = linkTo({ ...pageDefaults, environment: address.environment, table: shown.scene.table, at: view.row ?? view.path });
  return new URL(link, location.href).href;
}
