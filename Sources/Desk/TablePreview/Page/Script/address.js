// The state of the page is its address: a link shows the same, and Back goes to what was shown before.

/** The keys of an environment: those of the command line's flags. */
const environmentKeys = [
  "device", "size", "scale", "ios", "metrics", "orientation", "window", "split", "language", "direction", "content-size", "appearance",
  "level", "contrast", "legibility-weight", "state", "environment",
];
/** The keys of the page itself, with their values if the address has none. */
const pageDefaults = {
  table: "", against: "", look: "", frames: "", elements: "", grid: "", rulers: "", zoom: "", at: "", panel: "", file: "", find: "", only: "",
};

/** What the page shows: `environment` has a list of values for each key that was chosen. */
let address = { ...pageDefaults, environment: {}, unknown: [] };

// A page on disk has no query of its own in every browser, but always a fragment.
const keepsInFragment = location.protocol === "file:";

function addressQuery() {
  return keepsInFragment ? location.hash.replace(/^#\??/, "") : location.search.slice(1);
}

/** Commas separate values, except of states: there they combine, and the key is repeated. */
function splitValues(key, texts) {
  const values = key === "state" ? texts : texts.flatMap((text) => text.split(","));
  return [...new Set(values.map((value) => value.trim()).filter((value) => value !== ""))];
}

function parseAddress(query) {
  const given = new URLSearchParams(query);
  const parsed = { ...pageDefaults, environment: {}, unknown: [] };
  for (const key of new Set(given.keys())) if (!(key in pageDefaults) && !environmentKeys.includes(key)) parsed.unknown.push(key);
  for (const key of Object.keys(pageDefaults)) parsed[key] = given.get(key) ?? "";
  for (const key of environmentKeys) {
    const values = splitValues(key, given.getAll(key));
    if (values.length > 0) parsed.environment[key] = values;
  }
  return parsed;
}

const encodeValue = (text) => encodeURIComponent(text).replace(/%(2F|3A|3D|2C)/g, (_, code) => ({ "2F": "/", "3A": ":", "3D": "=", "2C": "," })[code]);

/** The environment as a query, as the address and the server have it. */
function environmentQuery(environment) {
  const parts = [];
  for (const key of environmentKeys) {
    const values = environment[key] ?? [];
    if (values.length === 0) continue;
    if (key === "state") for (const value of values) parts.push(`state=${encodeValue(value)}`);
    else parts.push(`${key}=${values.map(encodeValue).join(",")}`);
  }
  return parts.join("&");
}

function queryOf(state) {
  const parts = [];
  if (state.table) parts.push(`table=${encodeValue(state.table)}`);
  const environment = environmentQuery(state.environment);
  if (environment) parts.push(environment);
  for (const key of Object.keys(pageDefaults)) {
    if (key !== "table" && state[key] !== "") parts.push(`${key}=${encodeValue(state[key])}`);
  }
  return parts.join("&");
}

/** The link to a state, relative to the page. */
function linkTo(state) {
  return (keepsInFragment ? "#" : "?") + queryOf(state);
}

/** Changes the state. A step that Back should undo is pushed; the others replace the entry of the history. */
function go(changes, { isStep = false } = {}) {
  const next = { ...address, unknown: [], ...changes };
  const link = linkTo(next);
  const isSame = link === linkTo(address);
  address = next;
  if (!isSame) writeHistory(link, isStep);
  showAddress();
}

/** Browsers allow a limited number of changes in a time: of a run of them, the last is what counts. */
const replaceLater = afterQuiet(120, () => history.replaceState(null, "", linkTo(address)));

function writeHistory(link, isStep) {
  if (isStep) history.pushState(null, "", link);
  else replaceLater();
}

/** Chooses the values of one key of the environment; none for the default. */
function chooseEnvironment(changes) {
  const chosen = data.isLive ? { ...address.environment, ...changes } : siteChoice(address.environment, changes);
  const environment = Object.fromEntries(Object.entries(chosen).filter(([, values]) => values.length > 0));
  go({ environment }, { isStep: true });
}

function readAddress() {
  address = parseAddress(addressQuery());
}
