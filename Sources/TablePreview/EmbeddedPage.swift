// swift-format-ignore-file
// The files of Sources/TablePreview/Page, so that one binary is the whole tool. A test compares the two and records this file.

enum EmbeddedPage {
  /// The HTML up to where a site's script is loaded.
  static let head: StaticString = ##"""
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>tablec</title>
<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='4' fill='%230a6cff'/%3E%3Cpath d='M4 5h8M4 8h8M4 11h5' stroke='%23fff' stroke-width='1.5' stroke-linecap='round'/%3E%3C/svg%3E">
<link rel="stylesheet" href="page.css">

"""##

  /// The HTML after it.
  static let body: StaticString = ##"""
<script src="page.js" defer></script>
</head>
<body data-view="loading">
<a class="skip" href="#stage">Skip to the picture</a>

<header id="bar">
  <nav id="path" aria-label="Tables">
    <a id="home" href="?" title="All tables (i)"><span aria-hidden="true">‹</span> <span id="home-name">Tables</span></a>
    <h1 id="name">tablec</h1>
    <span id="steps">
      <button type="button" id="previous-table" class="icon" aria-label="Previous table" title="Previous table ([)"><span aria-hidden="true">↑</span></button>
      <button type="button" id="next-table" class="icon" aria-label="Next table" title="Next table (])"><span aria-hidden="true">↓</span></button>
    </span>
  </nav>
  <div id="pickers" role="group" aria-label="Environment"></div>
  <div id="tools" role="toolbar" aria-label="View">
    <button type="button" class="toggle" id="toggle-environment" aria-expanded="false" aria-controls="pickers">Environment</button>
    <button type="button" class="toggle" data-toggle="frames" aria-pressed="false" title="Frames with their names and sizes (f)">Frames</button>
    <button type="button" class="toggle" data-toggle="grid" aria-pressed="false" title="Pixel grid (g)">Grid</button>
    <button type="button" class="toggle" data-toggle="rulers" aria-pressed="false" title="Rulers in points (r)">Rulers</button>
    <button type="button" class="toggle" id="toggle-diff" aria-pressed="false" title="Compare with another version (d)">Compare</button>
    <button type="button" class="toggle menu" id="save" aria-haspopup="menu" title="Save or print (s)">Save</button>
    <button type="button" class="icon" id="help-button" aria-haspopup="dialog" aria-label="Keyboard shortcuts" title="Keyboard shortcuts (?)">?</button>
  </div>
</header>

<section id="index" aria-labelledby="index-title" hidden>
  <div id="index-head">
    <h1 id="index-title">Tables</h1>
    <input type="search" id="find" placeholder="Search tables" aria-label="Search tables" autocomplete="off" spellcheck="false">
    <fieldset id="only"><legend>Show</legend></fieldset>
  </div>
  <p id="index-none" hidden></p>
  <div id="cards"></div>
</section>

<main id="table" hidden>
  <section id="message" aria-live="assertive" hidden></section>
  <div id="work">
    <div id="desk">
      <div id="compare" role="group" aria-label="Compare" hidden></div>
      <div id="board">
        <canvas id="ruler-x" aria-hidden="true"></canvas>
        <canvas id="ruler-y" aria-hidden="true"></canvas>
        <div id="stage" tabindex="0" role="application" aria-label="Picture" aria-describedby="stage-hint">
          <div id="figures"></div>
          <div id="diff" hidden></div>
          <p id="empty" hidden></p>
        </div>
      </div>
      <p id="stage-hint" class="unseen">Arrow keys go from view to view. Question mark lists all keys.</p>
      <footer id="status">
        <span id="connection" role="status"><i aria-hidden="true"></i><span></span></span>
        <span id="place"><bdi id="place-name"></bdi><span id="place-frame"></span></span>
        <span id="zoom" role="group" aria-label="Zoom">
          <button type="button" class="icon" id="zoom-out" aria-label="Zoom out" title="Zoom out (-)"><span aria-hidden="true">−</span></button>
          <button type="button" id="zoom-value" title="Fit (0), 100 % (1)" aria-haspopup="menu">100 %</button>
          <button type="button" class="icon" id="zoom-in" aria-label="Zoom in" title="Zoom in (+)"><span aria-hidden="true">+</span></button>
        </span>
      </footer>
    </div>
    <div id="divider" role="separator" aria-orientation="vertical" aria-label="Width of the panels" tabindex="0"></div>
    <aside id="panels" aria-label="Panels">
      <section id="source" class="panel" aria-label="Source">
        <div class="head"><div id="files" role="tablist" aria-label="Files"></div><span id="source-place"></span></div>
        <div id="code" tabindex="0" role="tabpanel" aria-label="Text of the spec"></div>
      </section>
      <section id="details" class="panel" aria-label="Details">
        <div class="head" role="tablist" aria-label="Details">
          <button type="button" role="tab" id="tab-inspect" data-panel="inspect" aria-controls="inspect">View</button>
          <button type="button" role="tab" id="tab-problems" data-panel="problems" aria-controls="problems">Problems <b id="problem-count" hidden></b></button>
          <button type="button" role="tab" id="tab-changes" data-panel="changes" aria-controls="changes" hidden>Changes <b id="change-count" hidden></b></button>
        </div>
        <div id="inspect" role="tabpanel" aria-labelledby="tab-inspect" tabindex="-1"></div>
        <div id="problems" role="tabpanel" aria-labelledby="tab-problems" tabindex="-1" hidden></div>
        <div id="changes" role="tabpanel" aria-labelledby="tab-changes" tabindex="-1" hidden></div>
      </section>
    </aside>
  </div>
  <nav id="sheets" aria-label="Part of the page">
    <button type="button" data-sheet="picture" aria-pressed="true">Picture</button>
    <button type="button" data-sheet="details" aria-pressed="false">Details</button>
    <button type="button" data-sheet="source" aria-pressed="false">Source</button>
  </nav>
</main>

<div id="tip" role="tooltip" hidden></div>
<div id="choice" popover class="popover"></div>
<div id="menu" popover class="popover" role="menu"></div>
<dialog id="help" aria-labelledby="help-title"></dialog>
<p id="toast" role="status" aria-live="polite"></p>
<p id="spoken" class="unseen" aria-live="polite"></p>
<noscript><p class="plain">This page needs JavaScript: it shows what 'tablec' sends.</p></noscript>
</body>
</html>

"""##

  /// The files of Script.
  static let script: StaticString = ##"""
(() => {
"use strict";
// The state of the page is its address: a link shows the same, and Back goes to what was shown before.

/** The keys of an environment: those of the command line's flags. */
const environmentKeys = [
  "device", "size", "scale", "ios", "metrics", "orientation", "window", "split", "language", "direction", "content-size", "appearance",
  "state", "environment",
];
/** The keys of the page itself, with their values if the address has none. */
const pageDefaults = {
  table: "", against: "", look: "", beside: "", frames: "", grid: "", rulers: "", zoom: "", at: "", panel: "", file: "", find: "", only: "",
};

/** What the page shows: `environment` has a list of values for each key that was chosen. */
let address = { ...pageDefaults, environment: {} };

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
  const parsed = { ...pageDefaults, environment: {} };
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
  const next = { ...address, ...changes };
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
  const environment = { ...address.environment };
  for (const [key, values] of Object.entries(changes)) {
    if (values.length > 0) environment[key] = values;
    else delete environment[key];
  }
  go({ environment }, { isStep: true });
}

function readAddress() {
  address = parseAddress(addressQuery());
}

// Words of the page itself: a short note that goes away, and what only a screen reader says.

let toastTimer = 0;

function tell(words) {
  const toast = byID("toast");
  setText(toast, words);
  toast.classList.add("shown");
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => toast.classList.remove("shown"), 3200);
}

function speak(words) {
  byID("spoken").textContent = visible(words);
}

async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Not allowed, as on a page that came from another machine: the older way.
    const field = element("textarea", { class: "unseen", aria: { hidden: true } });
    field.value = text;
    const focused = document.activeElement;
    document.body.append(field);
    field.select();
    const isCopied = document.execCommand("copy");
    field.remove();
    focused?.focus?.({ preventScroll: true });
    return isCopied;
  }
}

/** Where a view or a problem stands: `path:line:column`, as editors and compilers write it. */
function placeOf({ file, line, column }) {
  const entry = shown.scene?.files[file];
  if (!entry || !line) return null;
  return { path: entry.canonical || entry.path, shown: `${entry.path}:${line}:${column || 1}`, line, column: column || 1 };
}

async function copyPlace(target = meantView()?.view) {
  const place = target && placeOf(target);
  if (!place) return tell("Nothing is selected that has a line.");
  tell(await copyText(place.shown) ? `Copied ${place.shown}` : place.shown);
}

/** Opens the line in an editor if the server was given a pattern for it; otherwise copies it. */
function openPlace(target = meantView()?.view) {
  const place = target && placeOf(target);
  if (!place) return tell("Nothing is selected that has a line.");
  const url = editorURL(place);
  if (!url) return copyPlace(target);
  element("a", { href: url }).click();
  tell(`Opened ${place.shown}`);
}

/** The pattern's places filled in. A pattern that would run in the page is none. */
function editorURL(place) {
  const pattern = shown.index?.openURL;
  if (!pattern || /^\s*(javascript|data|blob|about|file):/i.test(pattern)) return null;
  const path = place.path.split("/").map(encodeURIComponent).join("/");
  // `vscode://file/{path}`: the slash is there already; in `file://{path}` it is not.
  const filled = /[^/]\/\{path\}/.test(pattern) ? path.replace(/^\//, "") : path;
  return pattern.replaceAll("{path}", filled).replaceAll("{line}", String(place.line)).replaceAll("{column}", String(place.column));
}

// What can be chosen of an environment: keys, their values, and what the picture that is shown has now.

const contentSizeNames = {
  xs: "extraSmall", s: "small", m: "medium", l: "large", xl: "extraLarge", xxl: "extraExtraLarge", xxxl: "extraExtraExtraLarge",
  ax1: "accessibilityMedium", ax2: "accessibilityLarge", ax3: "accessibilityExtraLarge", ax4: "accessibilityExtraExtraLarge", ax5: "accessibilityExtraExtraExtraLarge",
};
const words = {
  portrait: "Portrait", landscape: "Landscape", light: "Light", dark: "Dark", ltr: "Left to right", rtl: "Right to left",
  none: "None", collapsed: "Collapsed", expanded: "Expanded", full: "Full screen", twoThirds: "Two thirds", half: "Half", third: "A third",
  normal: "Normal", editing: "Editing",
};
/** Shorter words for the bar. */
const shortWords = { ltr: "LTR", rtl: "RTL", none: "No split", collapsed: "Split collapsed", expanded: "Split expanded", full: "Full width" };

/** The pickers in the order of the bar. `now` finds the value of a layout's environment; `usual` needs no chip of its own. */
const axes = [
  { key: "environment", label: "Environment", now: (environment) => environment.name },
  { key: "device", label: "Device", now: (environment) => environment.device },
  { key: "orientation", label: "Orientation", now: (environment) => environment.orientation },
  { key: "ios", label: "iOS", now: (environment) => String(environment.ios), name: (value) => "iOS " + value },
  { key: "appearance", label: "Appearance", now: (environment) => environment.appearance },
  { key: "content-size", label: "Text size", now: (environment) => shortContentSize(environment.contentSize ?? "large"), name: (value) => "Text " + shortContentSize(value).toUpperCase() },
  { key: "language", label: "Language", now: (environment) => environment.language ?? "", name: languageName },
  { key: "direction", label: "Direction", now: (environment) => environment.direction ?? "ltr" },
  { key: "split", label: "Split view", now: (environment) => environment.split ?? "none" },
  { key: "window", label: "Window", now: () => "full" },
  { key: "state", label: "State", now: (environment) => (environment.editing ? "editing" : "normal"), name: stateName },
  { key: "metrics", label: "Metrics", now: () => "" },
  { key: "scale", label: "Scale", now: (environment) => String(environment.scale), name: (value) => value + "x" },
];

function shortContentSize(value) {
  return Object.keys(contentSizeNames).find((key) => contentSizeNames[key] === value) ?? value;
}

function languageName(value) {
  try {
    return new Intl.DisplayNames(undefined, { type: "language" }).of(value);
  } catch {
    return value;
  }
}

function stateName(value) {
  return value.split(",").map((part) => {
    const [kind, of] = part.split(/=(.*)/s);
    return of ? `${kind[0].toUpperCase()}${kind.slice(1)}: ${of}` : words[kind] ?? kind;
  }).join(", ");
}

/** The options of a picker: what the server knows, or what a gallery was compiled for, and what the address has beyond. */
function optionsOf(axis) {
  const known = knownOptions(axis);
  const chosen = chosenValues(axis.key);
  const beyond = chosen.filter((value) => !known.some((option) => option.value === value));
  return [...known, ...beyond.map((value) => ({ value, label: nameOf(axis, value) }))];
}

function knownOptions(axis) {
  const named = (value) => ({ value: String(value), label: nameOf(axis, String(value)) });
  const table = tableEntry(currentTable());
  if (data.isLive && axis.key === "environment" && table?.environments?.length > 0) return table.environments.map((name) => ({ value: name, label: name }));
  if (data.isLive && axis.key === "language") return (table?.languages ?? []).map(named);
  const offered = data.isLive ? shown.index?.axes?.[axis.key] : null;
  if (offered) return offered.map((option) => (typeof option === "object" ? { ...named(option.value), ...option, label: labelOf(axis, option) } : named(option)));
  if (!data.isLive) {
    const values = (table?.figures ?? []).map((figure) => valueOfFigure(figure, axis.key)).filter((value) => value !== "");
    return [...new Set(values)].map(named);
  }
  if (axis.key === "state") return [...new Set(["normal", "editing", ...statesOfSelection()])].map(named);
  if (axis.key === "scale" && address.environment.size) return ["1", "2", "3"].map(named);
  return [];
}

/** The words of the page for values it knows; the server's label for others. */
function labelOf(axis, option) {
  if (axis.key !== "content-size" && (words[option.value] || axis.name)) return nameOf(axis, String(option.value));
  const label = option.label ?? String(option.value);
  return axis.key === "device" ? label : label[0].toUpperCase() + label.slice(1);
}

const nameOf = (axis, value) => axis.name?.(value) ?? words[value] ?? value;

const chosenValues = (key) => address.environment[key] ?? [];

/** States of the row that is selected, so that it can be shown selected or swiped with one choice. */
function statesOfSelection() {
  const id = selectedRowID();
  return id ? [`selected=${id}`, `highlighted=${id}`, `swiped=${id}`, `swiped=${id}:leading`] : [];
}

/** The id of the selected view's row, as states name it. */
function selectedRowID() {
  const selected = selectedView();
  if (!selected?.view.row) return null;
  const views = selected.figure.doc.views;
  let i = selected.index;
  while (!isRow(views, i) && views[i].parent !== null) i = views[i].parent;
  return views[i].name;
}

/** A device has several names, and its chip room for one. */
const shortLabel = (axis, value, options) => {
  const label = axis.name?.(value) ?? options.find((option) => option.value === value)?.label ?? nameOf(axis, value);
  return axis.key === "device" ? label.split(/[(,]/)[0].trim() : label;
};

/** What the chip of a picker says: the chosen values, or what the first picture has. */
function currentValues(axis) {
  const chosen = chosenValues(axis.key);
  if (axis.key === "device" && chosenValues("size").length > 0) return { names: chosenValues("size").map((size) => size.replace("x", " × ")), isChosen: true };
  const options = optionsOf(axis);
  const name = (value) => shortWords[value] ?? shortLabel(axis, value, options);
  if (chosen.length > 0) return { names: chosen.map(name), isChosen: true };
  const environments = shown.scene?.figures.map((figure) => figure.environment).filter(Boolean) ?? [];
  const values = [...new Set(environments.map(axis.now).filter((value) => value !== undefined && value !== ""))];
  return { names: values.map(name), isChosen: false, values };
}

// The index of a folder: a small picture of each table, its state, a search, and a choice of states.

const filters = [
  ["", "All", () => true],
  ["errors", "Errors", (entry) => entry.errors > 0 || entry.state !== "ok"],
  ["findings", "Findings", (entry) => entry.warnings > 0 || entry.notes > 0],
  ["changed", "Changed", (entry) => entry.changed === "modified" || entry.changed === "added"],
];

function showIndex() {
  if (!shown.index) return;
  clearSceneIfShown();
  showTitle();
  showCards();
}

function clearSceneIfShown() {
  if (shown.scene || shown.figures.length > 0) clearScene();
}

function showCards() {
  const index = shown.index;
  setText(byID("index-title"), index.title || "Tables");
  const find = byID("find");
  if (find.value !== address.find && document.activeElement !== find) find.value = address.find;
  const text = address.find.trim().toLowerCase();
  const found = index.tables.filter((entry) => isFound(entry, text));
  showFilters(found);
  const filter = filters.find(([value]) => value === address.only) ?? filters[0];
  const visible = found.filter(filter[2]);
  const none = byID("index-none");
  none.hidden = visible.length > 0;
  setText(none, index.tables.length === 0 ? "There are no specs in this folder yet." : "No table matches.");
  placeCards(visible);
}

/** Every word must occur, in the name, the title or the path. */
function isFound(entry, text) {
  const own = [entry.name, entry.title, entry.path].filter(Boolean).join(" ").toLowerCase();
  return text.split(/\s+/).every((word) => own.includes(word));
}

function showFilters(found) {
  const box = byID("only");
  if (box.querySelectorAll("label").length === 0) {
    box.classList.add("segments");
    box.append(...filters.map(([value, label]) => element("label", {},
      element("input", { type: "radio", name: "only", value, on: { change: () => go({ only: value }) } }),
      element("span", {}, label, element("b", {})))));
  }
  filters.forEach(([value, , matches], i) => {
    const label = box.querySelectorAll("label")[i];
    label.querySelector("input").checked = address.only === value;
    setText(label.querySelector("b"), String(found.filter(matches).length));
  });
}

/** Cards are kept by the table they show, so that a picture that has not changed stays where it is. */
const cards = new Map();

function placeCards(entries) {
  const folders = new Map();
  for (const entry of entries) {
    const folder = entry.path.includes("/") ? entry.path.slice(0, entry.path.lastIndexOf("/")) : "";
    if (!folders.has(folder)) folders.set(folder, []);
    folders.get(folder).push(entry);
  }
  for (const entry of entries) showCard(entry);
  const box = byID("cards");
  const key = JSON.stringify([...folders].map(([folder, list]) => [folder, list.map((entry) => entry.id)]));
  if (box.dataset.key !== key) {
    const focused = document.activeElement?.closest?.(".card")?.dataset.table;
    box.dataset.key = key;
    box.replaceChildren(...[...folders].map(([folder, list]) => element("section", { class: "folder" },
      folders.size > 1 ? element("h2", { text: folder || "." }) : null,
      element("ul", { class: "grid" }, ...list.map((entry) => cards.get(entry.id).part)))));
    if (focused !== undefined) cards.get(focused)?.link.focus();
  }
  for (const id of cards.keys()) if (!tableEntry(id)) cards.delete(id);
}

function showCard(entry) {
  let card = cards.get(entry.id);
  if (!card) {
    const picture = element("span", { class: "thumb" });
    const name = element("strong");
    const path = element("span", { class: "faint path" });
    const badges = element("span", { class: "badges" });
    const link = element("a", { class: "card", data: { table: entry.id } }, picture, element("span", { class: "card-text" }, name, path, badges));
    card = { part: element("li", {}, link), link, picture, name, path, badges, thumbnail: null };
    cards.set(entry.id, card);
  }
  card.link.href = linkTo({ ...address, ...leaving, table: entry.id });
  setText(card.name, entry.title || entry.name);
  setText(card.path, [entry.path.split("/").pop(), entry.rows ? plural(entry.rows, "row") : null].filter(Boolean).join(" · "));
  const badges = badgesOf(entry);
  if (card.badges.textContent !== badges.map((badge) => badge.textContent).join("")) card.badges.replaceChildren(...badges);
  card.link.dataset.state = entry.state;
  if (entry.thumbnail !== card.thumbnail) showThumbnail(card, entry);
}

function badgesOf(entry) {
  const badges = [];
  const badge = (kind, text) => badges.push(element("span", { class: "badge", data: { kind }, text }));
  if (entry.errors > 0) badge("error", plural(entry.errors, "error"));
  else if (entry.state !== "ok") badge("error", entry.state);
  if (entry.warnings > 0) badge("warning", plural(entry.warnings, "finding"));
  else if (entry.notes > 0) badge("note", plural(entry.notes, "note"));
  if (entry.changed === "modified") badge("changed", "changed");
  if (entry.changed === "added") badge("added", "new");
  return badges;
}

/** The first picture loads when it comes into sight; a newer one replaces it when it is decoded. */
function showThumbnail(card, entry) {
  const url = card.thumbnail = entry.thumbnail;
  if (!url) return card.picture.replaceChildren();
  const image = element("img", { src: url, alt: "" });
  image.decoding = "async";
  if (!card.picture.firstElementChild) {
    image.loading = "lazy";
    return card.picture.replaceChildren(image);
  }
  image.decode().then(() => card.thumbnail === url && card.picture.replaceChildren(image), () => {});
}

function startIndex() {
  const find = byID("find");
  find.addEventListener("input", () => go({ find: find.value }));
  find.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown" || event.key === "Enter") {
      event.preventDefault();
      const first = document.querySelector("#cards .card");
      if (event.key === "Enter") first?.click();
      else first?.focus();
    } else if (event.key === "Escape" && find.value !== "") {
      find.value = "";
      go({ find: "" });
    }
  });
  byID("cards").addEventListener("keydown", moveAmongCards);
}

function moveAmongCards(event) {
  const all = [...document.querySelectorAll("#cards .card")];
  const at = all.indexOf(document.activeElement);
  if (at < 0) return;
  const top = (card) => Math.round(card.getBoundingClientRect().top);
  const here = all[at].getBoundingClientRect();
  const nearest = (list) => list.reduce((best, card) => (best && Math.abs(best.getBoundingClientRect().left - here.left) <= Math.abs(card.getBoundingClientRect().left - here.left) ? best : card), null);
  let next;
  if (event.key === "ArrowRight") next = all[at + 1];
  else if (event.key === "ArrowLeft") next = all[at - 1];
  else if (event.key === "ArrowDown") {
    const after = all.slice(at + 1).filter((card) => top(card) > top(all[at]));
    next = nearest(after.filter((card) => top(card) === top(after[0])));
  } else if (event.key === "ArrowUp") {
    const before = all.slice(0, at).filter((card) => top(card) < top(all[at]));
    next = nearest(before.filter((card) => top(card) === top(before.at(-1)))) ?? byID("find");
  } else return;
  event.preventDefault();
  next?.focus();
}

// The list of changes of a comparison.

function showChanges() {
  const changes = comparison.doc?.changes ?? [];
  const count = byID("change-count");
  count.hidden = changes.length === 0;
  setText(count, String(changes.length));
  const list = byID("changes");
  if (changes.length === 0) {
    list.replaceChildren(element("p", { class: "nothing", text: comparison.doc?.problem ?? (comparison.doc ? "Nothing has changed." : "") }));
    return;
  }
  list.replaceChildren(element("ol", { class: "problem-list" }, ...changes.slice(0, 1000).map((change, i) =>
    element("li", {}, element("button", { type: "button", class: "problem", data: { change: i }, on: {
      click: () => goToChange(change, i), mouseenter: () => markChange(i), mouseleave: () => markChange(null), focus: () => markChange(i) } },
    element("span", { class: "class", data: { class: change.class ?? "" }, text: change.class ?? "" }),
    element("span", { class: "problem-text" }, element("span", { text: change.message }),
      element("span", { class: "faint" }, change.code ? element("code", { text: change.code }) : null, [change.place ?? change.row, change.line ? `line ${change.line}` : null].filter(Boolean).map((part) => " " + part).join(","))))))),
    ...(changes.length > 1000 ? [element("p", { class: "nothing", text: `and ${changes.length - 1000} more` })] : []));
}

function markChange(i) {
  for (const frame of byID("diff").querySelectorAll(".change-frame")) frame.classList.toggle("meant", frame.dataset.change === String(i));
}

/** Scrolls to a change, shows its line, and keeps its frame marked. */
function goToChange(change, i) {
  markChange(i);
  const frame = byID("diff").querySelector(`.${change.after ? "after" : "before"} .change-frame[data-change="${i}"]`)
    ?? byID("diff").querySelector(`.change-frame[data-change="${i}"]`);
  frame?.scrollIntoView({ block: "center", inline: "nearest" });
  if (change.line) markSourceLine({ file: change.file ?? 0, line: change.line, column: 1 }, true);
}

// The comparison with another version: both pictures with a slider between them, or beside each other, and a list of changes.

const comparison = { doc: null, sizes: [], images: [], urls: [], asked: "", at: 50, serial: 0 };
const looks = [["slider", "Slider"], ["both", "Side by side"], ["before", "Before"], ["after", "After"]];

const isComparing = () => address.against !== "";
const comparedLook = () => (looks.some(([look]) => look === address.look) ? address.look : "slider");

/** Shows or leaves the comparison, as the address says. */
function showComparison() {
  const isOn = isComparing();
  byID("compare").hidden = !isOn;
  byID("diff").hidden = !isOn;
  byID("figures").hidden = isOn;
  byID("tab-changes").hidden = !isOn;
  byID("toggle-diff").setAttribute("aria-pressed", String(isOn));
  if (!isOn) return void (comparison.asked = "");
  showComparisonBar();
  byID("diff").dataset.look = comparedLook();
  requestComparison();
}

function toggleComparison() {
  const first = shown.index?.against?.[0];
  if (!isComparing() && !first) return tell("There is nothing to compare with: the folder is not in a git repository.");
  go({ against: isComparing() ? "" : first, panel: isComparing() ? "" : "changes" }, { isStep: true });
}

function showComparisonBar() {
  const bar = byID("compare");
  const offered = [...new Set([...(shown.index?.against ?? []), address.against])].filter(Boolean);
  if (bar.dataset.offered !== offered.join("\n")) {
    bar.dataset.offered = offered.join("\n");
    const menu = element("select", { id: "against", aria: { label: "Compare with" } }, ...offered.map((value) => element("option", { value, text: againstName(value) })));
    if (data.isLive) menu.append(element("option", { value: "\u0000", text: "Another file…" }));
    menu.addEventListener("change", () => (menu.value === "\u0000" ? askForFile(menu) : go({ against: menu.value }, { isStep: true })));
    const field = element("input", { type: "text", id: "against-file", placeholder: "Specs/other.yaml or REV:path", aria: { label: "File to compare with" }, hidden: true, spellcheck: "false" });
    field.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && field.value.trim()) go({ against: field.value.trim() }, { isStep: true });
      if (event.key === "Escape") field.hidden = true, menu.hidden = false, menu.value = address.against, menu.focus(), event.stopPropagation();
    });
    const kinds = element("fieldset", { class: "segments" }, element("legend", { class: "unseen", text: "View of the comparison" }), ...looks.map(([look, label]) =>
      element("label", {}, element("input", { type: "radio", name: "look", value: look, on: { change: () => go({ look: look === "slider" ? "" : look }) } }), element("span", { text: label }))));
    bar.replaceChildren(menu, field, kinds, element("span", { id: "compare-words" }));
  }
  byID("against").value = address.against;
  bar.querySelector(`[value="${comparedLook()}"]`).checked = true;
}

const againstName = (value) => ({ "merge-base": "the merge base" })[value] ?? value;

function askForFile(menu) {
  menu.hidden = true;
  byID("against-file").hidden = false;
  byID("against-file").focus();
}

/** Asks for the comparison if it is another, or if the table has changed. */
async function requestComparison() {
  const query = shown.figures[0]?.doc?.query || environmentQuery(address.environment);
  const key = [currentTable(), query, address.against, shown.scene?.revision ?? ""].join("\n");
  if (comparison.asked === key || !shown.scene) return;
  comparison.asked = key;
  const serial = ++comparison.serial;
  let found;
  try {
    found = await data.diff(currentTable(), query, address.against);
  } catch (error) {
    found = { problem: String(error.message) };
  }
  if (serial !== comparison.serial || !isComparing()) return;
  const pictures = await Promise.all([found?.before, found?.after].map((side) => (side ? decodePicture(side) : null)));
  if (serial !== comparison.serial || !isComparing()) return pictures.forEach((picture) => picture && releasePicture(picture));
  placeComparison(found, pictures);
}

function renewComparison(old) {
  if (isComparing() && (!old || old.revision !== shown.scene.revision || comparison.asked === "")) requestComparison();
}

function placeComparison(found, pictures) {
  for (const url of comparison.urls) URL.revokeObjectURL(url);
  comparison.urls = pictures.flatMap((picture) => (picture?.url ? [picture.url] : []));
  comparison.doc = found;
  const sides = [found?.before ?? null, found?.after ?? null];
  comparison.sizes = sides.filter(Boolean).map((side) => side.size);
  setText(byID("compare-words"), found?.words ?? "");
  const box = byID("diff");
  if (!found || found.problem || comparison.sizes.length === 0) {
    box.replaceChildren(element("p", { class: "nothing", text: found?.problem ?? "There is no comparison of this table here." }));
    return showChanges();
  }
  const shots = sides.map((side, i) => (side ? shotOf(side, pictures[i].image, i) : element("p", { class: "shot missing", text: i === 0 ? "The table is new." : "The table is gone." })));
  const stage = element("div", { class: "compared" }, ...shots);
  if (sides.every(Boolean)) {
    const wipe = element("input", { type: "range", class: "wipe", min: 0, max: 100, step: 0.5, value: comparison.at, aria: { label: "Edge between before and after" } });
    wipe.addEventListener("input", () => {
      comparison.at = Number(wipe.value);
      stage.style.setProperty("--at", wipe.value + "%");
    });
    stage.append(wipe);
  } else stage.classList.add("single");
  stage.style.setProperty("--at", comparison.at + "%");
  const focused = document.activeElement?.classList.contains("wipe");
  box.replaceChildren(stage);
  if (focused) box.querySelector(".wipe")?.focus();
  applyZoom();
  showChanges();
}

function shotOf(side, image, i) {
  image.alt = i === 0 ? "Before" : "After";
  const frames = (comparison.doc.changes ?? []).slice(0, 300).flatMap((change, n) => {
    const frame = i === 0 ? change.before : change.after;
    if (!frame) return [];
    const box = element("div", { class: "change-frame", data: { change: n, class: change.class ?? "" } });
    ["--x", "--y", "--mw", "--mh"].forEach((name, at) => box.style.setProperty(name, frame[at]));
    return [box];
  });
  const sheet = element("div", { class: "sheet" }, image, ...frames);
  const shot = element("div", { class: `shot ${i === 0 ? "before" : "after"}` }, element("h3", { text: i === 0 ? "Before" : "After" }), sheet);
  shot.style.setProperty("--w", side.size[0]);
  shot.style.setProperty("--h", side.size[1]);
  return shot;
}

function clearComparison() {
  comparison.serial += 1;
  for (const url of comparison.urls) URL.revokeObjectURL(url);
  Object.assign(comparison, { doc: null, sizes: [], urls: [], asked: "" });
  byID("diff").replaceChildren();
  byID("changes").replaceChildren();
}

// How the numbers and the looks of a view come about, as 'tablec explain' says it: a line for each step.

const operations = { start: "", plus: "+", minus: "−", times: "×", halve: "÷ 2", none: "", up: "rounded up", down: "rounded down", nearest: "rounded", edges: "edges rounded", mirror: "mirrored" };

function derivationOf(answer, view) {
  if (!answer) return [];
  if (answer.problem) return [element("p", { class: "nothing", text: answer.problem })];
  if (!answer.subjects) {
    const words = (answer.diagnostics ?? []).map((diagnostic) => diagnostic.message).join(" ");
    return words ? [element("p", { class: "nothing", text: words })] : [];
  }
  const parts = [];
  for (const subject of answer.subjects) {
    const views = (subject.views ?? []).filter((part) => isAbout(part, view, subject));
    if (views.length === 0 && subject.looks) parts.push(looksOf(subject.looks));
    for (const part of views) {
      parts.push(element("h3", {}, "Frame", element("span", { class: "faint", text: ` in ${part.space}` })));
      for (const number of part.numbers ?? []) parts.push(numberOf(number));
      if (part.looks?.length > 0) parts.push(looksOf(part.looks));
    }
  }
  return parts;
}

/** An answer about a row has all its views: the one that is meant is the first of its name, or the row's own cell. */
function isAbout(part, view, subject) {
  const views = subject.views ?? [];
  if (views.length === 1) return true;
  const last = view.explain.split(".").slice(1).join(".");
  const matches = (name) => name === last || name === view.name || name.endsWith("." + view.name);
  if (views.some((other) => matches(other.view))) return matches(part.view);
  return part === views[0];
}

function numberOf(number) {
  const steps = number.steps.map((step) => {
    const isRounding = ["up", "down", "nearest", "edges"].includes(step.operation);
    const sign = operations[step.operation] ?? step.operation;
    const amount = step.operand === undefined ? sign : `${sign} ${points(step.operand)}`.trim();
    const unit = isRounding && step.unit ? ` to the ${step.unit}` : "";
    return element("tr", {}, element("td", { class: "amount", text: isRounding ? "≈" : amount || "=" }),
      element("td", {}, element("span", { text: isRounding ? `${sign}${unit}${step.reason ? ", " + step.reason : ""}` : step.reason }), sourceOf(step.source)),
      element("td", { class: "result", text: points(step.value) }));
  });
  return element("details", { class: "derived", open: true },
    element("summary", {}, element("span", { text: number.number }), element("b", { text: points(number.value) })),
    element("table", {}, element("tbody", {}, ...steps)));
}

/** Where a step comes from: a line of the spec, which leads there, or the number of a profile. */
function sourceOf(source) {
  if (!source) return null;
  if (source.file && source.line) {
    const file = (shown.scene?.files ?? []).findIndex((entry) => entry.path === source.file || entry.canonical === source.file || entry.path.endsWith("/" + source.file));
    const text = `${source.file.split("/").pop()}:${source.line}`;
    if (file < 0) return element("span", { class: "origin", text });
    return element("button", { type: "button", class: "link origin", text, on: { click: () => { openSheetFor("source"); markSourceLine({ file, line: source.line, column: 1 }, true); } } });
  }
  const words = source.kind === "profile" ? [source.number, source.era].filter(Boolean).join(", ") : source.kind === "environment" ? "environment" : null;
  return words ? element("span", { class: "origin", text: words }) : null;
}

function looksOf(looks) {
  const rows = looks.map((look) => element("tr", {},
    element("td", { class: "amount", text: look.property }),
    element("td", {}, element("span", { text: look.value ?? "none" }), element("span", { class: "origin", text: look.reason }), sourceOf(look.source),
      ...(look.beats ?? []).map((beaten) => element("span", { class: "beaten" }, element("s", { text: beaten.value ?? "none" }), element("span", { class: "origin", text: beaten.reason }), sourceOf(beaten.source))))));
  return element("details", { class: "derived looks", open: true }, element("summary", {}, element("span", { text: "Looks" })), element("table", {}, element("tbody", {}, ...rows)));
}

// Elements of the page. Texts come from specs, so they are only ever set as text.

const byID = (id) => document.getElementById(id);

/**
 * A text in which control characters, and characters that reorder text, are visible, as in the compiler's messages. Tabs and line breaks
 * stay as they are.
 */
const visible = (text) => String(text).replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u206f\ufeff\ufff9-\ufffb]/g,
  (unit) => `\\u{${unit.charCodeAt(0).toString(16).toUpperCase()}}`);

/** A new element. Properties `class`, `text`, `data`, `on` and `aria` are set as such, others as attributes; children may be null. */
function element(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [key, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (key === "class") made.className = value;
    else if (key === "text") made.textContent = visible(value);
    else if (key === "data") Object.assign(made.dataset, value);
    else if (key === "on") for (const [event, handler] of Object.entries(value)) made.addEventListener(event, handler);
    else if (key === "aria") for (const [name, word] of Object.entries(value)) made.setAttribute("aria-" + name, visible(word));
    else if (key === "title") made.title = visible(value);
    else made.setAttribute(key, value === true ? "" : String(value));
  }
  made.append(...children.filter((child) => child !== null && child !== undefined).map((child) => typeof child === "string" ? visible(child) : child));
  return made;
}

/** Sets a text only where it differs, so that a selection in it stays. */
function setText(target, text) {
  text = visible(text);
  if (target.textContent !== text) target.textContent = text;
}

/** Runs `action` once in the next frame, however often it is asked for. */
function oncePerFrame(action) {
  let asked = false;
  return () => {
    if (asked) return;
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      action();
    });
  };
}

/** Runs `action` when no call has come for `milliseconds`. */
function afterQuiet(milliseconds, action) {
  let timer = 0;
  return (...values) => {
    clearTimeout(timer);
    timer = setTimeout(() => action(...values), milliseconds);
  };
}

/** A number of points as text: at most two decimals. */
function points(value) {
  const rounded = Math.round(value * 100) / 100;
  return String(Object.is(rounded, -0) ? 0 : rounded);
}

const sizeText = (width, height) => `${points(width)} × ${points(height)}`;

const isTyping = (target) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

const clamp = (value, least, most) => Math.min(Math.max(value, least), most);

const plural = (count, one, many = one + "s") => `${count} ${count === 1 ? one : many}`;

/** Whether text of the page is selected: a click that ends a selection is not meant for what is below it. */
const isSelectingText = () => {
  const selection = getSelection();
  return selection !== null && !selection.isCollapsed;
};

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
  if (figures.length === 0) setText(byID("empty"), shown.scene.state === "gone" ? "The file is gone." : "There is no picture yet.");
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

// Which views are at a point or in a stretch of a picture, in tables of any length.

const bandHeight = 128;

/** The views of a figure by horizontal bands, made when first asked for. Views taller than several bands stand in a list of their own. */
function viewIndex(figure) {
  if (figure.index) return figure.index;
  const bands = new Map();
  const tall = [];
  const byPath = new Map();
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
    if (isRow(views, i)) rows.push(i);
  }
  figure.index = { bands, tall, byPath, rows };
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

const viewByPath = (figure, path) => (figure?.doc && path ? viewIndex(figure).byPath.get(path) ?? null : null);

// The view that is pointed at: outlined, named at the pointer, and derived in the inspector while nothing is selected.

const hover = { figure: null, index: null, x: 0, y: 0, measures: false };

function viewAtPointer(figure, event) {
  const box = figure.sheet.getBoundingClientRect();
  return figure.doc ? viewAt(figure, (event.clientX - box.left) / zoom, (event.clientY - box.top) / zoom) : null;
}

function hoverAt(figure, event) {
  if (event.pointerType === "touch") return;
  // A mark and the handle say what they are themselves.
  if (event.target.closest(".mark, .handle")) return hover.figure ? hoverEnds() : undefined;
  Object.assign(hover, { x: event.clientX, y: event.clientY });
  const i = viewAtPointer(figure, event);
  const measures = event.altKey;
  if (hover.figure === figure && hover.index === i && hover.measures === measures) return moveTip();
  Object.assign(hover, { figure, index: i, measures });
  showHover();
}

function hoverEnds() {
  Object.assign(hover, { figure: null, index: null });
  showHover();
}

/** After a swap the pointer is where it was, and maybe over another view. */
function renewHover() {
  if (!hover.figure) return;
  if (!shown.figures.includes(hover.figure)) return hoverEnds();
  hover.index = viewAtPointer(hover.figure, { clientX: hover.x, clientY: hover.y });
  showHover();
}

function showHover() {
  drawOverlays();
  showPlace();
  if (hover.index === null) hideTip();
  else showTip(hover.figure.doc.views[hover.index]);
  if (!selection.path) inspectLater();
}

const inspectLater = afterQuiet(60, () => showInspector());

function showTip(view) {
  const tip = byID("tip");
  const [[x, y]] = view.own;
  const parts = [element("strong", { text: view.name })];
  if (view.kind && view.kind !== view.name) parts.push(element("span", { class: "faint", text: view.kind }));
  parts.push(element("code", { text: `${points(x)}, ${points(y)}  ${sizeText(view.frame[2], view.frame[3])}` }));
  if (view.line) parts.push(element("span", { class: "faint", text: `line ${view.line}` }));
  tip.replaceChildren(...parts);
  tip.hidden = false;
  moveTip();
}

function moveTip() {
  const tip = byID("tip");
  if (tip.hidden) return;
  const left = Math.min(hover.x + 14, innerWidth - tip.offsetWidth - 8);
  const below = hover.y + 20;
  const top = below + tip.offsetHeight > innerHeight - 8 ? hover.y - tip.offsetHeight - 12 : below;
  tip.style.transform = `translate(${Math.max(8, left)}px, ${top}px)`;
}

const hideTip = () => {
  byID("tip").hidden = true;
};

/** The view of the inspector and of the status line: what is selected, or else what is pointed at. */
function meantView() {
  const selected = selectedView();
  if (selected) return selected;
  if (hover.figure?.doc && hover.index !== null) {
    const view = hover.figure.doc.views[hover.index];
    if (view) return { figure: hover.figure, index: hover.index, view };
  }
  return null;
}

function showPlace() {
  const meant = hover.figure?.doc && hover.index !== null
    ? { view: hover.figure.doc.views[hover.index] } : selectedView();
  setText(byID("place-name"), meant?.view?.path ?? "");
  setText(byID("place-frame"), meant?.view ? `${points(meant.view.own[0][0])}, ${points(meant.view.own[0][1])}  ${sizeText(...meant.view.own[1])}` : "");
}

// The inspector: a view's place in the tree, its frame, its text, its line, and how each number comes about.

function showInspector() {
  const box = byID("inspect");
  const meant = meantView();
  const key = meant ? JSON.stringify([shown.scene?.table, shown.figures.indexOf(meant.figure), meant.view, meant.figure.doc.query]) : "";
  if (box.dataset.key !== key || box.childElementCount === 0) {
    box.dataset.key = key;
    if (!meant) return box.replaceChildren(element("p", { class: "nothing" }, "Point at a view to see its frame. Click one, or press an arrow key, to keep it."));
    const { view, figure } = meant;
    box.replaceChildren(pathOf(meant), frameOf(view), factsOf(view, figure), placeButtons(view), element("div", { class: "derivation" }));
  }
  if (meant) explain(meant, box.lastElementChild);
}

/** The views around a view, outermost first, each a way to select it. */
function pathOf({ view, figure, index }) {
  const views = figure.doc.views;
  const chain = [];
  for (let i = index, steps = 0; i !== null && i !== undefined && steps < 64; i = views[i].parent, steps++) chain.unshift(i);
  const crumbs = chain.map((i) => element("li", {}, i === index
    ? element("strong", { text: views[i].name })
    : element("button", { type: "button", class: "link", text: views[i].name, on: { click: () => select(views[i].path, { figure: shown.figures.indexOf(figure) }) } })));
  const kind = view.kind && view.kind !== view.name ? element("p", { class: "kind", text: view.kind }) : null;
  return element("div", {}, element("ol", { class: "crumbs", aria: { label: "Views around it" } }, ...crumbs), kind);
}

function frameOf(view) {
  const [[x, y], [width, height]] = view.own;
  const field = (label, value) => element("div", { class: "number" }, element("dt", { text: label }), element("dd", { text: points(value) }));
  return element("dl", { class: "frame", title: "In points, in its superview" }, field("X", x), field("Y", y), field("W", width), field("H", height));
}

function factsOf(view, figure) {
  const scale = figure.doc.environment?.scale;
  const facts = [["In the picture", `${points(view.frame[0])}, ${points(view.frame[1])}`]];
  if (scale > 1) facts.push(["In pixels", `${points(view.frame[2] * scale)} × ${points(view.frame[3] * scale)} at ${points(scale)}x`]);
  if (view.position) facts.push(["Position", view.position]);
  if (view.text !== undefined && view.text !== null) facts.push(["Text", view.text]);
  if (view.truncated) facts.push(["Truncated", "yes"]);
  return element("dl", { class: "facts" }, ...facts.map(([name, value]) => element("div", {}, element("dt", { text: name }), element("dd", { text: value }))));
}

function placeButtons(view) {
  const place = placeOf(view);
  if (!place) return element("p");
  const opens = Boolean(editorURL(place));
  return element("p", { class: "place-line" },
    element("button", { type: "button", class: "link mono", text: place.shown, title: "Show the line", on: { click: () => { openSheetFor("source"); markSourceLine(view, true); } } }),
    element("span", { class: "buttons" },
      element("button", { type: "button", class: "small", text: "Copy", title: "Copy path:line:column (c)", on: { click: () => copyPlace(view) } }),
      opens ? element("button", { type: "button", class: "small", text: "Open", title: "Open in the editor (e)", on: { click: () => openPlace(view) } }) : null));
}

const explanations = new Map();

/** Asks for the derivation of a view once, and shows it if the view is still meant. */
async function explain({ view, figure }, box) {
  if (!view.explain) return;
  const key = [shown.scene.table, shown.scene.revision, figure.doc.query, view.explain].join("\n");
  if (box.dataset.asked === key) return;
  box.dataset.asked = key;
  let answer = explanations.get(key);
  if (answer === undefined) {
    if (box.childElementCount === 0) box.classList.add("waiting");
    await new Promise((resolve) => setTimeout(resolve, selection.path ? 0 : 90));
    if (!box.isConnected) return;
    try {
      answer = await data.explanation(shown.scene.table, figure.doc, view.explain);
    } catch (error) {
      answer = { problem: String(error.message) };
    }
    if (explanations.size > 400) explanations.clear();
    explanations.set(key, answer);
  }
  if (!box.isConnected || box.dataset.asked !== key) return;
  box.classList.remove("waiting");
  // The same derivation again stays, with what is selected in it.
  const text = JSON.stringify(answer);
  if (box.dataset.text === text) return;
  box.dataset.text = text;
  box.replaceChildren(...derivationOf(answer, view));
}

// One key for each thing that the page does, and the list of them.

const onTable = () => document.body.dataset.view === "table";

/** Groups of [keys as shown, what they do, keys as events, action]. */
const shortcuts = [
  ["Views", [
    [["↑", "↓"], "The view before, the view after", { ArrowUp: () => moveSelection("previous"), ArrowDown: () => moveSelection("next") }],
    [["←", "→"], "The view around, the view inside", { ArrowLeft: () => moveSelection("out"), ArrowRight: () => moveSelection("in") }],
    [["Esc"], "Select nothing", { Escape: () => select(null) }],
    [["c"], "Copy path:line:column", { c: () => copyPlace() }],
    [["e", "↩"], "Open the line in the editor, or copy it", { e: () => openPlace(), Enter: () => openPlace() }],
    [["Option"], "Hold to measure distances from the selected view", {}],
  ]],
  ["Picture", [
    [["+", "−"], "Zoom in, zoom out", { "+": () => zoomBy(1), "=": () => zoomBy(1), "-": () => zoomBy(-1), _: () => zoomBy(-1) }],
    [["0", "1"], "Fit, 100 %", { 0: () => zoomTo(null), 1: () => zoomTo(100) }],
    [["f"], "Frames", { f: () => toggle("frames") }],
    [["g"], "Pixel grid", { g: () => toggle("grid") }],
    [["r"], "Rulers", { r: () => toggle("rulers") }],
    [["s"], "Save or print", { s: () => openSaveMenu() }],
  ]],
  ["Environment", [
    [["v"], "Choose a device", { v: () => openPickerOf("device") }],
    [["a"], "Light or dark", { a: () => turn("appearance") }],
    [["o"], "Portrait or landscape", { o: () => turn("orientation") }],
    [["t"], "Text size", { t: () => openPickerOf("content-size") }],
    [["y"], "iOS", { y: () => openPickerOf("ios") }],
    [["l"], "Left to right or right to left", { l: () => turn("direction") }],
    [["m"], "State", { m: () => openPickerOf("state") }],
    [["⇧ 0"], "The spec's own environment", { ")": () => resetEnvironment() }],
  ]],
  ["Page", [
    [["n", "⇧ N"], "Next problem, previous problem", { n: () => stepProblem(1), N: () => stepProblem(-1) }],
    [["p"], "List of problems", { p: () => openPanel("problems") }],
    [["w"], "The view", { w: () => openPanel("inspect") }],
    [["d"], "Compare with another version", { d: () => toggleComparison() }],
    [["[", "]"], "Previous table, next table", { "[": () => stepTable(-1), "]": () => stepTable(1) }],
    [["i"], "All tables", { i: () => shown.index?.isFolder && goTo(byID("home").getAttribute("href")) }],
    [["/"], "Search the tables", {}],
    [["?"], "These keys", {}],
  ]],
];

function openPickerOf(key) {
  const chip = byID("chip-" + key);
  if (!chip) return;
  if (chip.offsetParent === null) byID("toggle-environment").click();
  openPicker(axes.find((axis) => axis.key === key), chip);
}

const actions = new Map(shortcuts.flatMap(([, list]) => list.flatMap(([, , keys]) => Object.entries(keys))));
const arrows = new Set(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Enter"]);

function keyPressed(event) {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.isComposing) return;
  if (event.altKey && event.key !== "Alt") return;
  if (isTyping(event.target) && event.target.type !== "radio") return;
  if (document.querySelector(":popover-open, dialog[open]")) return;
  if (event.key === "?") return openHelp();
  if (event.key === "/") return focusSearch(event);
  if (!onTable()) return;
  const action = actions.get(event.key);
  if (!action) return;
  // Arrows and Return belong to what has the focus; to views only in the picture, or if nothing has it.
  const isFree = event.target === document.body || byID("stage").contains(event.target);
  if (arrows.has(event.key) && (!isFree || isComparing() || event.target.closest?.("button, .handle"))) return;
  event.preventDefault();
  action();
}

function focusSearch(event) {
  event.preventDefault();
  if (onTable() && shown.index?.isFolder) goTo(byID("home").getAttribute("href"));
  if (!byID("index").hidden) byID("find").focus();
}

function openHelp() {
  const help = byID("help");
  if (help.childElementCount === 0) {
    const groups = shortcuts.map(([title, list]) => element("section", {}, element("h3", { text: title }), element("dl", {}, ...list.map(([keys, words]) =>
      element("div", {}, element("dt", {}, ...keys.map((key) => element("kbd", { text: key }))), element("dd", { text: words }))))));
    help.append(element("div", { class: "help-head" }, element("h2", { id: "help-title", text: "Keyboard" }),
      element("button", { type: "button", class: "small", text: "Close", on: { click: () => help.close() } })), element("div", { class: "help-groups" }, ...groups));
    help.addEventListener("click", (event) => event.target === help && help.close());
  }
  if (!help.open) help.showModal();
}

function startKeyboard() {
  document.addEventListener("keydown", keyPressed);
  // Distances are shown while Option is held, without the pointer having to move.
  for (const kind of ["keydown", "keyup"]) document.addEventListener(kind, (event) => {
    if (event.key !== "Alt" || hover.index === null) return;
    event.preventDefault();
    hover.measures = kind === "keydown";
    drawOverlays();
  });
}

// The data of a server: documents on demand, and a stream of what has changed.

/** One stream for what is shown. Its state is told as it is: a picture that is no longer renewed must not look alive. */
const liveData = {
  isLive: true,
  stream: null,
  key: "",
  retry: 0,
  hiddenTimer: 0,

  async index() {
    return fetchJSON("index.json");
  },

  /** Follows a table in an environment, or the index if there is no table. */
  follow(table, query) {
    const key = table ? `table=${encodeValue(table)}${query ? "&" + query : ""}` : "";
    if (this.stream && key === this.key) return;
    this.key = key;
    this.open();
  },

  open() {
    this.close();
    const stream = new EventSource("events" + (this.key ? "?" + this.key : ""));
    this.stream = stream;
    stream.addEventListener("open", () => showConnection("live"));
    stream.addEventListener("scene", (event) => receive(event, showScene));
    stream.addEventListener("index", (event) => receive(event, showIndexDocument));
    stream.addEventListener("error", () => {
      if (this.stream !== stream) return;
      showConnection("lost");
      // The browser tries again by itself, unless the answer was not a stream.
      if (stream.readyState === EventSource.CLOSED) {
        clearTimeout(this.retry);
        this.retry = setTimeout(() => this.stream === stream && this.open(), 2000);
      }
    });
  },

  close() {
    clearTimeout(this.retry);
    this.stream?.close();
    this.stream = null;
  },

  /** Browsers open few connections to a server: a page that nobody sees gives its own back after a while. */
  visibilityChanged() {
    clearTimeout(this.hiddenTimer);
    if (document.hidden) {
      this.hiddenTimer = setTimeout(() => {
        this.close();
        showConnection("paused");
      }, 30_000);
    } else if (!this.stream) {
      this.open();
    }
  },

  scene: (table, query) => fetchJSON("scene.json?" + tableQuery(table, query)),
  explanation: (table, figure, target) => fetchJSON(`explain.json?${tableQuery(table, figure.query)}&target=${encodeURIComponent(target)}`),
  diff: (table, query, against) => fetchJSON(`diff.json?${tableQuery(table, query)}&against=${encodeURIComponent(against)}`),
  pictureURL: (table, figure) => "picture.svg?" + tableQuery(table, figure.query),
  layoutURL: (table, figure) => "layout.json?" + tableQuery(table, figure.query),
};

const tableQuery = (table, query) => `table=${encodeValue(table)}${query ? "&" + query : ""}`;

async function fetchJSON(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
  return answer.json();
}

function receive(event, show) {
  showConnection("live");
  let received;
  try {
    received = JSON.parse(event.data);
  } catch {
    return tell("The server sent something that is not JSON.");
  }
  show(received);
}

const connectionWords = {
  live: "Live",
  lost: "Not connected – trying again",
  paused: "Paused while out of sight",
  site: "Compiled",
};

function showConnection(state) {
  const shown = byID("connection");
  if (shown.dataset.state === state) return;
  const wasLost = shown.dataset.state === "lost";
  shown.dataset.state = state;
  document.body.dataset.connection = state;
  setText(shown.lastElementChild, connectionWords[state]);
  shown.title = state === "lost" ? "The picture may be out of date. If 'tablec preview --serve' has ended, start it again." : "";
  if (state === "live" && wasLost) tell("Connected again.");
}

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

// What is drawn over pictures: frames, grid, selection, hover, distances. Only the part that is seen is drawn, with a margin,
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
  const hasWork = address.frames || address.grid || selection.path || selection.outlined.length > 0 || hover.figure === figure;
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

// The panels beside the picture: tabs, their width, and on a phone, which part fills the page.

const panelNames = ["inspect", "problems", "changes"];

function showPanel() {
  const wanted = panelNames.includes(address.panel) ? address.panel : "inspect";
  const name = wanted === "changes" && !isComparing() ? "inspect" : wanted;
  for (const panel of panelNames) {
    byID(panel).hidden = panel !== name;
    byID("tab-" + panel).setAttribute("aria-selected", String(panel === name));
    byID("tab-" + panel).tabIndex = panel === name ? 0 : -1;
  }
}

function openPanel(name) {
  address = { ...address, panel: name === "inspect" ? "" : name };
  replaceLater();
  showPanel();
  openSheetFor("details");
}

const isNarrow = () => matchMedia("(max-width: 720px)").matches;

/** On a phone one part fills the page; on a desk all are there. */
function openSheet(name) {
  document.body.dataset.sheet = name;
  for (const button of byID("sheets").children) button.setAttribute("aria-pressed", String(button.dataset.sheet === name));
  if (name === "picture") applyZoom(), drawOverlays();
  if (name === "source") colorSource();
}

function openSheetFor(name) {
  if (isNarrow()) openSheet(name);
}

function setPanelWidth(width) {
  const most = Math.max(260, innerWidth - 360);
  const fitting = Math.round(clamp(width, 260, most));
  document.documentElement.style.setProperty("--panels", fitting + "px");
  const divider = byID("divider");
  divider.setAttribute("aria-valuenow", String(fitting));
  divider.setAttribute("aria-valuemin", "260");
  divider.setAttribute("aria-valuemax", String(most));
  return fitting;
}

function startPanels() {
  for (const panel of panelNames) byID("tab-" + panel).addEventListener("click", () => openPanel(panel));
  byID("details").querySelector("[role=tablist]").addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const tabs = panelNames.map((panel) => byID("tab-" + panel)).filter((tab) => !tab.hidden);
    const next = tabs[(tabs.indexOf(document.activeElement) + step + tabs.length) % tabs.length];
    event.preventDefault();
    openPanel(next.dataset.panel);
    next.focus();
  });
  for (const button of byID("sheets").children) button.addEventListener("click", () => openSheet(button.dataset.sheet));
  openSheet("picture");
  const divider = byID("divider");
  const width = () => byID("panels").getBoundingClientRect().width;
  divider.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: 16, ArrowRight: -16 }[event.key];
    if (step) setPanelWidth(width() + step), event.preventDefault();
  });
  divider.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    divider.setPointerCapture(event.pointerId);
    const start = [event.clientX, width()];
    const move = (moved) => setPanelWidth(start[1] + start[0] - moved.clientX);
    divider.addEventListener("pointermove", move);
    divider.addEventListener("lostpointercapture", () => divider.removeEventListener("pointermove", move), { once: true });
  });
}

// Values that are typed: a size in points, a state, the width of a column.

function freeForm(key, label, placeholder, title) {
  const input = element("input", { type: "text", placeholder, aria: { label }, spellcheck: "false", autocomplete: "off" });
  const form = element("form", { class: "free" }, element("label", {}, element("span", { text: title }), input), element("button", { class: "small", text: "Show" }));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const value = input.value.trim();
    if (value === "") return;
    chooseEnvironment({ [key]: key === "state" ? [value] : [value.replaceAll(",", "")] });
    byID("choice").hidePopover();
  });
  return form;
}

function sizeForm() {
  const environment = shown.scene?.figures[0]?.environment;
  const [width, height] = environment?.window ?? environment?.size ?? [390, 844];
  const field = (label, value) => element("input", { type: "number", min: 1, max: 4096, step: 1, value: Math.round(value), aria: { label } });
  const [wide, high] = [field("Width in points", width), field("Height in points", height)];
  const form = element("form", { class: "free" },
    element("label", {}, element("span", { text: "Size" }), wide), element("span", { text: "×", aria: { hidden: true } }), high, element("button", { class: "small", text: "Show" }));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    chooseSize(Number(wide.value), Number(high.value));
    byID("choice").hidePopover();
  });
  return form;
}

/** Shows a size in points instead of a device, at the scale that is shown now. */
function chooseSize(width, height, isStep = true) {
  if (!(width > 0 && height > 0)) return;
  const scale = chosenValues("scale")[0] ?? String(shown.scene?.figures[0]?.environment?.scale ?? 2);
  const environment = { ...address.environment, size: [`${Math.round(width)}x${Math.round(height)}`], scale: [scale] };
  delete environment.device;
  delete environment.environment;
  go({ environment }, { isStep });
}

/** A state of a row that is not selected in the picture: all rows in a menu, or a state in words. */
function stateForm() {
  const form = freeForm("state", "A state, such as editing,selected=ID", "editing,selected=ID", "Other");
  const figure = shown.figures[0];
  if (!figure?.doc) return form;
  const { rows } = viewIndex(figure);
  const menu = element("select", { aria: { label: "Select a row" } }, element("option", { value: "", text: "Select a row…" }),
    ...rows.slice(0, 1000).map((i) => element("option", { value: figure.doc.views[i].name, text: figure.doc.views[i].row })));
  menu.addEventListener("change", () => {
    if (menu.value === "") return;
    chooseEnvironment({ state: [`selected=${menu.value}`] });
    byID("choice").hidePopover();
  });
  return element("div", {}, element("div", { class: "free" }, menu), form);
}

/**
 * The handle at the right edge of a picture: its width in points, by pointer or arrow keys. While it is dragged, layouts are asked
 * for one after the other; the stream follows when it is let go.
 */
function resizeHandle(i) {
  const handle = element("div", { class: "handle", role: "slider", tabindex: 0, title: "Drag to change the width",
    aria: { label: "Width in points", valuemin: 100, valuemax: 2000, orientation: "horizontal" } });
  const environment = () => shown.figures[i]?.doc?.environment;
  const size = () => environment()?.window ?? environment()?.size ?? [390, 844];
  handle.addEventListener("focus", () => handle.setAttribute("aria-valuenow", String(Math.round(size()[0]))));
  handle.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const width = clamp(Math.round(size()[0]) + step * (event.shiftKey ? 10 : 1), 100, 2000);
    chooseSize(width, size()[1], false);
    handle.setAttribute("aria-valuenow", String(width));
  });
  handle.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    event.stopPropagation();
    handle.setPointerCapture(event.pointerId);
    const start = { x: event.clientX, size: size(), zoom };
    let asked = start.size[0];
    const drag = sizeDrag(start.size[1]);
    const move = (moved) => {
      asked = clamp(Math.round(start.size[0] + (moved.clientX - start.x) / start.zoom), 100, 2000);
      drag.show(asked);
      showDragSize(handle, asked, start.size[1]);
    };
    const end = () => {
      handle.removeEventListener("pointermove", move);
      drag.end();
      showDragSize(handle, null);
      if (asked !== start.size[0]) chooseSize(asked, start.size[1]);
    };
    handle.addEventListener("pointermove", move);
    handle.addEventListener("lostpointercapture", end, { once: true });
  });
  handle.addEventListener("click", (event) => event.stopPropagation());
  handle.addEventListener("dblclick", (event) => event.stopPropagation());
  return handle;
}

function showDragSize(handle, width, height) {
  handle.classList.toggle("dragging", width !== null);
  handle.dataset.size = width === null ? "" : sizeText(width, height);
}

/** Asks for the newest width whenever the answer for the one before has come. */
function sizeDrag(height) {
  let wanted = null;
  let isAsking = false;
  let isOver = false;
  const next = async () => {
    if (isAsking || wanted === null || isOver) return;
    const width = wanted;
    wanted = null;
    isAsking = true;
    const scale = chosenValues("scale")[0] ?? String(shown.scene?.figures[0]?.environment?.scale ?? 2);
    const environment = { ...address.environment, size: [`${width}x${Math.round(height)}`], scale: [scale] };
    delete environment.device;
    delete environment.environment;
    try {
      const scene = await data.scene(currentTable(), environmentQuery(environment));
      if (!isOver) await showScene(scene);
    } catch {
      // The next width is asked for anyway.
    }
    isAsking = false;
    next();
  };
  return {
    show(width) {
      wanted = width;
      next();
    },
    end() {
      isOver = true;
    },
  };
}

// A chip for each picker, and the list that it opens. Several values of one picker show all combinations side by side.

let openAxis = null;

function showPickers() {
  const bar = byID("pickers");
  const visible = axes.filter((axis) => optionsOf(axis).length > (data.isLive ? 0 : 1) || (data.isLive && axis.key === "device"));
  const wanted = visible.map((axis) => axis.key).join();
  if (bar.dataset.keys !== wanted) {
    bar.dataset.keys = wanted;
    const reset = element("button", { type: "button", class: "chip reset", id: "reset", text: "Reset", title: "The spec's own environment (0 with Shift)", on: { click: resetEnvironment } });
    bar.replaceChildren(...visible.map(addChip), reset);
  }
  for (const axis of visible) showChip(axis);
  byID("reset").hidden = Object.keys(address.environment).length === 0;
}

const resetEnvironment = () => go({ environment: {} }, { isStep: true });

function addChip(axis) {
  const chip = element("button", { type: "button", class: "chip", id: "chip-" + axis.key, aria: { haspopup: "listbox", expanded: false } });
  chip.addEventListener("click", () => openPicker(axis, chip));
  return chip;
}

function showChip(axis) {
  const chip = byID("chip-" + axis.key);
  const { names, isChosen } = currentValues(axis);
  const text = names.length === 0 ? axis.label : names.length <= 2 ? names.join(" + ") : `${names[0]} + ${names.length - 1}`;
  setText(chip, text);
  chip.classList.toggle("chosen", isChosen);
  chip.classList.toggle("several", names.length > 1);
  chip.setAttribute("aria-label", visible(`${axis.label}: ${names.join(", ") || "default"}`));
  chip.title = axis.label;
}

function openPicker(axis, chip) {
  const box = byID("choice");
  if (box.matches(":popover-open") && openAxis === axis) return box.hidePopover();
  openAxis = axis;
  fillPicker(axis);
  openAt(box, chip);
  chip.setAttribute("aria-expanded", "true");
  const options = [...box.querySelectorAll("[role=option]")];
  (options.find((option) => option.getAttribute("aria-selected") === "true") ?? options[0])?.focus();
}

function fillPicker(axis) {
  const box = byID("choice");
  const { values = [] } = currentValues(axis);
  const chosen = chosenValues(axis.key);
  const isOn = (value) => (chosen.length > 0 ? chosen.includes(value) : values.includes(value) && axis.key !== "environment");
  const options = optionsOf(axis);
  const list = element("div", { role: "listbox", class: "options", aria: { label: axis.label, multiselectable: true } });
  let group = null;
  for (const option of options) {
    if (option.idiom && option.idiom !== group) {
      group = option.idiom;
      list.append(element("div", { class: "group", role: "presentation", text: group === "pad" ? "iPad" : "iPhone" }));
    }
    list.append(optionRow(axis, option, isOn(option.value)));
  }
  const parts = [element("div", { class: "popover-head" }, element("strong", { text: axis.label }), allButton(axis, options)), list];
  if (axis.key === "device" && data.isLive) parts.push(sizeForm());
  if (axis.key === "state" && data.isLive) parts.push(stateForm());
  if (axis.key === "split" && data.isLive) parts.push(freeForm("split", "Width of the primary column", "expanded=320", "Primary column"));
  if (axis.key === "window" && data.isLive) parts.push(freeForm("window", "Width of the window in points", "507", "Width"));
  parts.push(element("p", { class: "popover-hint", text: "Return chooses one. Space or the box adds it to compare." }));
  box.replaceChildren(...parts);
}

function optionRow(axis, option, isOn) {
  const check = element("span", { class: "box", aria: { hidden: true } });
  const row = element("div", { role: "option", class: "option", tabindex: -1, aria: { selected: isOn }, data: { value: option.value } },
    check, element("span", { class: "option-name", text: option.label }));
  if (option.size) row.append(element("span", { class: "option-note", text: sizeText(...option.size) }));
  row.addEventListener("click", (event) => pickOption(axis, option.value, event.target === check || event.metaKey || event.ctrlKey || event.shiftKey));
  row.addEventListener("keydown", (event) => {
    if (event.key === "Enter") pickOption(axis, option.value, false);
    else if (event.key === " ") pickOption(axis, option.value, true);
    else return;
    event.preventDefault();
  });
  return row;
}

/** Chooses one value alone, or adds and removes it. The list stays open while values are added. */
function pickOption(axis, value, adds) {
  const { values = [] } = currentValues(axis);
  const now = chosenValues(axis.key).length > 0 ? chosenValues(axis.key) : axis.key === "environment" ? [] : values;
  const next = !adds ? [value] : now.includes(value) ? now.filter((other) => other !== value) : [...now, value];
  const order = optionsOf(axis).map((option) => option.value);
  next.sort((a, b) => order.indexOf(a) - order.indexOf(b));
  const changes = { [axis.key]: next };
  if (axis.key === "device") Object.assign(changes, { size: [], scale: [] });
  chooseEnvironment(changes);
  if (!adds) return byID("choice").hidePopover();
  for (const row of byID("choice").querySelectorAll("[role=option]")) row.setAttribute("aria-selected", String(next.includes(row.dataset.value)));
}

function allButton(axis, options) {
  if (axis.key === "device" && data.isLive || options.length < 2) return null;
  return element("button", { type: "button", class: "small", text: "Compare all", on: { click: () => {
    chooseEnvironment({ [axis.key]: options.map((option) => option.value) });
    byID("choice").hidePopover();
  } } });
}

/** Turns to the next value of a picker, as the keys for appearance and orientation do. */
function turn(key) {
  const axis = axes.find((candidate) => candidate.key === key);
  const options = optionsOf(axis).map((option) => option.value);
  if (options.length < 2) return;
  const { values = [] } = currentValues(axis);
  const now = chosenValues(key)[0] ?? values[0];
  chooseEnvironment({ [key]: [options[(options.indexOf(now) + 1) % options.length]] });
  speak(`${axis.label}: ${nameOf(axis, chosenValues(key)[0] ?? "")}`);
}

// Lists and menus that open beside a button, and what is the same in both: their place, and the keys that move in them.

function openAt(box, anchor) {
  box.anchorElement = anchor;
  if (!box.matches(":popover-open")) box.showPopover();
  const place = anchor.getBoundingClientRect();
  const left = clamp(place.left, 8, Math.max(8, innerWidth - box.offsetWidth - 8));
  const below = place.bottom + 6;
  const fitsBelow = below + box.offsetHeight <= innerHeight - 8;
  const top = fitsBelow ? below : Math.max(8, place.top > innerHeight / 2 ? place.top - box.offsetHeight - 6 : innerHeight - box.offsetHeight - 8);
  box.style.left = left + "px";
  box.style.top = top + "px";
}

/** Opens a menu: items with a label, a key that does the same, and an action. */
function openMenu(anchor, items) {
  const menu = byID("menu");
  if (menu.matches(":popover-open") && menu.anchorElement === anchor) return menu.hidePopover();
  menu.replaceChildren(...items.map((item) => {
    const row = element("button", { type: "button", role: "menuitem", class: "option", tabindex: -1, disabled: item.disabled, title: item.title },
      element("span", { class: "option-name", text: item.label }), item.key ? element("kbd", { text: item.key }) : null);
    row.addEventListener("click", () => {
      menu.hidePopover();
      item.action();
    });
    return row;
  }));
  openAt(menu, anchor);
  menu.querySelector("[role=menuitem]:not([disabled])")?.focus();
}

function closePopovers() {
  for (const id of ["choice", "menu"]) {
    const box = byID(id);
    if (box.matches(":popover-open")) box.hidePopover();
  }
  hideTip();
}

function startPopovers() {
  for (const id of ["choice", "menu"]) {
    const box = byID(id);
    box.addEventListener("toggle", (event) => {
      box.anchorElement?.setAttribute("aria-expanded", String(event.newState === "open"));
      if (event.newState === "closed" && (document.activeElement === document.body || box.contains(document.activeElement))) {
        box.anchorElement?.focus({ preventScroll: true });
      }
    });
    box.addEventListener("keydown", (event) => {
      if (isTyping(event.target)) return;
      const rows = [...box.querySelectorAll(".option:not([disabled])")];
      const at = rows.indexOf(document.activeElement);
      const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
      if (next !== undefined) {
        event.preventDefault();
        rows[clamp(next, 0, rows.length - 1)]?.focus();
      } else if (/^[\p{L}\p{N}]$/u.test(event.key) && !event.metaKey && !event.ctrlKey && !event.altKey) {
        const order = [...rows.slice(at + 1), ...rows.slice(0, at + 1)];
        order.find((row) => row.querySelector(".option-name").textContent.toLowerCase().startsWith(event.key.toLowerCase()))?.focus();
      }
    });
  }
}

// Errors and findings: a message over the picture while there is no newer one, marks in the picture, and a list.

const severityOf = (problem) => (problem.severity === "error" ? "error" : problem.severity === "warning" ? "warning" : "note");

/** What a diagnostic says beside its message: at the place, and how to mend it. */
const hintOf = (problem) => [problem.label, problem.help].filter(Boolean).join(". ");

/** The message while a spec is broken. The last good picture stays below it. */
function showMessage() {
  const scene = shown.scene;
  const box = byID("message");
  document.body.dataset.state = scene.state;
  const errors = scene.problems.filter((problem) => severityOf(problem) === "error");
  const isShown = scene.state !== "ok" || errors.some((problem) => !problem.line);
  box.hidden = !isShown;
  if (!isShown) {
    box.replaceChildren();
    return;
  }
  const first = errors[0] ?? scene.problems[0];
  const title = scene.state === "gone" ? "The file is gone. It is shown again when it is back." : first?.message ?? "The spec is broken.";
  const kept = scene.figures.length > 0 && scene.state !== "ok" ? "The picture below is the last good one." : null;
  const place = first && placeOf(first);
  const parts = [element("p", { class: "message-title" }, scene.state !== "gone" && first?.code ? element("code", { text: first.code }) : null, element("strong", { text: title }))];
  const hint = first && hintOf(first);
  if (hint && scene.state !== "gone") parts.push(element("p", { class: "message-help", text: hint }));
  const foot = element("p", { class: "message-foot" });
  if (place && scene.state !== "gone") foot.append(element("button", { type: "button", class: "link", text: place.shown, on: { click: () => goToProblem(first) } }));
  if (errors.length > 1) foot.append(element("button", { type: "button", class: "link", text: `and ${plural(errors.length - 1, "other error")}`, on: { click: () => openPanel("problems") } }));
  if (kept) foot.append(element("span", { text: kept }));
  if (foot.childElementCount > 0) parts.push(foot);
  const now = parts.map((part) => part.textContent).join("\n");
  if (box.dataset.text === now && box.childElementCount > 0) return;
  box.dataset.text = now;
  box.replaceChildren(...parts);
}

/** Marks at the views that problems are about. A view has one mark, for the worst of its problems. */
function showMarks() {
  const problems = shown.scene?.problems ?? [];
  const worst = new Map();
  for (const problem of problems) {
    const path = markedPath(problem);
    if (!path) continue;
    const known = worst.get(path);
    if (!known) worst.set(path, [problem]);
    else if (severityOf(problem) === "error" && severityOf(known[0]) !== "error") known.unshift(problem);
    else known.push(problem);
  }
  const marked = [...worst].slice(0, 200);
  for (const figure of shown.figures) {
    const marks = marked.map(([path, list]) => {
      const i = viewByPath(figure, path);
      return i === null ? null : markOf(figure.doc.views[i], list);
    });
    figure.marks.replaceChildren(...marks.filter(Boolean));
  }
}

function markedPath(problem) {
  const views = shown.figures[0]?.doc?.views;
  if (Number.isInteger(problem.view) && views?.[problem.view]) return views[problem.view].path;
  return problem.row ?? null;
}

function markOf(view, problems) {
  const [x, y, width, height] = view.frame;
  const severity = severityOf(problems[0]);
  const mark = element("button", { type: "button", class: "mark", data: { severity }, tabindex: -1, aria: { label: problems.map((problem) => problem.message).join(". ") } },
    element("span", { class: "mark-text" }, ...problems.slice(0, 4).map((problem) => element("span", { text: problem.message }))));
  for (const [name, value] of [["--x", x], ["--y", y], ["--mw", width], ["--mh", height]]) mark.style.setProperty(name, value);
  mark.addEventListener("click", (event) => {
    event.stopPropagation();
    goToProblem(problems[0]);
  });
  return mark;
}

function showProblems() {
  const problems = shown.scene?.problems ?? [];
  const count = byID("problem-count");
  count.hidden = problems.length === 0;
  setText(count, String(problems.length));
  count.dataset.severity = problems.some((problem) => severityOf(problem) === "error") ? "error" : problems.some((problem) => severityOf(problem) === "warning") ? "warning" : "note";
  const list = byID("problems");
  const key = JSON.stringify([shown.scene?.table, problems, shown.scene?.state]);
  if (list.dataset.key === key) return;
  list.dataset.key = key;
  if (problems.length === 0) list.replaceChildren(element("p", { class: "nothing", text: "No errors and no findings." }));
  else list.replaceChildren(element("ol", { class: "problem-list" }, ...problems.slice(0, 500).map(problemItem)),
    ...(problems.length > 500 ? [element("p", { class: "nothing", text: `and ${problems.length - 500} more` })] : []));
  if (shown.scene?.state === "ok" && problems.length > 0) speak(plural(problems.length, "finding"));
}

function problemItem(problem, i) {
  const severity = severityOf(problem);
  const place = placeOf(problem);
  const head = element("button", { type: "button", class: "problem", data: { severity, problem: i }, on: { click: () => goToProblem(problem), dblclick: () => openPlace(problem) } },
    element("i", { class: "severity", data: { severity }, aria: { hidden: true } }),
    element("span", { class: "problem-text" }, element("span", { text: problem.message }),
      hintOf(problem) ? element("span", { class: "faint", text: hintOf(problem) }) : null,
      element("span", { class: "faint" }, element("span", { class: "unseen", text: severity + " " }), problem.code ? element("code", { text: problem.code }) : null, place ? ` ${place.shown}` : "")));
  return element("li", {}, head);
}

/** Selects the view that a problem is about, and shows its line. */
function goToProblem(problem) {
  const path = markedPath(problem);
  if (path && shown.figures.some((figure) => viewByPath(figure, path) !== null)) select(path, { keepsSource: true });
  if (!problem.line) return;
  if (problem.file !== code.file) chooseFile(problem.file);
  openSheetFor("source");
  const line = code.lines[problem.line - 1]?.part;
  if (!line) return;
  markSourceLine({ file: problem.file, line: problem.line, column: problem.column }, true);
}

let problemStep = -1;

function stepProblem(step) {
  const problems = shown.scene?.problems ?? [];
  if (problems.length === 0) return speak("No problems");
  problemStep = (problemStep + step + problems.length) % problems.length;
  goToProblem(problems[problemStep]);
  speak(problems[problemStep].message);
}

function clearProblems() {
  problemStep = -1;
  byID("problems").replaceChildren();
  delete byID("problems").dataset.key;
  byID("problem-count").hidden = true;
}

// Rulers in points along the edges of the stage. Their origin is the corner of the picture that is pointed at or selected.

const rulerSize = 20;

function drawRulers() {
  const figure = hover.figure ?? shown.figures[selection.figure] ?? shown.figures[0];
  if (!address.rulers || !figure?.doc || isComparing()) return;
  inks ?? readInks();
  const stage = byID("stage");
  const view = stage.getBoundingClientRect();
  const box = figure.sheet.getBoundingClientRect();
  const views = figure.doc.views;
  const marked = hover.figure === figure && hover.index !== null ? hover.index : viewByPath(figure, selection.path);
  const frame = marked === null ? null : views[marked]?.frame ?? null;
  drawRuler(byID("ruler-x"), stage.clientWidth, box.left - view.left, frame && [frame[0], frame[2]], true);
  drawRuler(byID("ruler-y"), stage.clientHeight, box.top - view.top, frame && [frame[1], frame[3]], false);
}

/** Draws one ruler. `origin` is where zero is, in pixels of the page from its start; `range` is start and length in points. */
function drawRuler(canvas, length, origin, range, isHorizontal) {
  const density = devicePixelRatio || 1;
  const [width, height] = isHorizontal ? [length, rulerSize] : [rulerSize, length];
  canvas.width = Math.round(width * density);
  canvas.height = Math.round(height * density);
  canvas.style.width = width + "px";
  canvas.style.height = height + "px";
  const style = getComputedStyle(canvas);
  const context = canvas.getContext("2d");
  context.scale(density, density);
  const bar = (from, thickness, size, offset) =>
    isHorizontal ? context.fillRect(from, offset, thickness, size) : context.fillRect(offset, from, size, thickness);
  if (range) {
    context.fillStyle = inks.select + "40";
    bar(origin + range[0] * zoom, Math.max(1, range[1] * zoom), rulerSize, 0);
  }
  const step = [1, 5, 10, 20, 50, 100, 200, 500, 1000].find((candidate) => candidate * zoom >= 48) ?? 2000;
  const fine = step / 5;
  context.fillStyle = style.color;
  context.font = "9px system-ui, -apple-system, Inter, sans-serif";
  for (let value = Math.floor(-origin / zoom / fine) * fine; origin + value * zoom < length; value += fine) {
    const at = Math.round(origin + value * zoom);
    const isWhole = Math.abs(value / step - Math.round(value / step)) < 1e-6;
    bar(at, 1, isWhole ? 8 : 4, rulerSize - (isWhole ? 8 : 4));
    if (!isWhole) continue;
    context.save();
    if (isHorizontal) context.translate(at + 3, 9);
    else {
      context.translate(9, at + 3);
      context.rotate(Math.PI / 2);
    }
    context.fillText(String(Math.round(value)), 0, 0);
    context.restore();
  }
}

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

// The view that is selected. It is known by its path, so it stays selected in every new picture and in every environment.

const selection = { path: "", figure: 0, outlined: [], isAwaited: false };

/** The selected view in the figure where it was selected, or else in the first that has it. */
function selectedView() {
  const order = [shown.figures[selection.figure], ...shown.figures].filter(Boolean);
  for (const figure of order) {
    const i = viewByPath(figure, selection.path);
    if (i !== null) return { figure, index: i, view: figure.doc.views[i] };
  }
  return null;
}

function selectAt(figure, event) {
  if (isSelectingText()) return;
  const i = viewAtPointer(figure, event);
  byID("stage").focus({ preventScroll: true });
  if (i === null) return select(null);
  // What is clicked is looked at.
  if (address.panel === "problems") {
    address = { ...address, panel: "" };
    showPanel();
  }
  select(figure.doc.views[i].path, { figure: shown.figures.indexOf(figure), keepsScroll: true });
}

/** Selects a view, shows its line in the source, and keeps both in the address. */
function select(path, { figure = selection.figure, keepsScroll = false, keepsSource = false, isSpoken = false } = {}) {
  selection.path = path ?? "";
  selection.figure = figure;
  selection.outlined = [];
  selection.isAwaited = false;
  address = { ...address, at: selection.path };
  replaceLater();
  const selected = selectedView();
  if (selected && !keepsScroll) scrollToFrame(selected.figure, selected.view.frame);
  showSelected({ keepsSource });
  if (selected && isSpoken) speak(spokenView(selected.view));
}

/** After a new scene or a new address: the same view again, if it is there. A view of a link is looked for when its picture comes. */
function followSelection() {
  if (selection.path !== address.at) Object.assign(selection, { path: address.at, outlined: [], isAwaited: address.at !== "" });
  const selected = selection.isAwaited ? selectedView() : null;
  if (selected) {
    selection.isAwaited = false;
    scrollToFrame(selected.figure, selected.view.frame);
  }
  showSelected({ keepsSource: !selected });
}

function showSelected({ keepsSource = false } = {}) {
  showPlace();
  showInspector();
  markSourceLine(selectedView()?.view ?? null, !keepsSource);
  drawOverlays();
}

function clearSelection() {
  Object.assign(selection, { path: "", figure: 0, outlined: [], isAwaited: false });
  Object.assign(hover, { figure: null, index: null });
  hideTip();
}

/** Selects what a line of the source makes: its row, and outlines every other row that it makes. */
function selectLine(file, line) {
  const figure = shown.figures[0];
  if (!figure?.doc) return;
  const views = figure.doc.views;
  let best = 0;
  for (const view of views) if (view.file === file && view.line <= line && view.line > best) best = view.line;
  if (best === 0) return;
  const made = [];
  for (let i = 0; i < views.length; i++) {
    const view = views[i];
    if (view.file !== file || view.line !== best) continue;
    const parent = view.parent === null ? null : views[view.parent];
    if (!parent || parent.line !== best || parent.file !== file) made.push(view.path);
  }
  if (made.length === 0) return;
  select(made[0], { keepsSource: true, isSpoken: true });
  selection.outlined = made.slice(1);
  drawOverlays();
}

function spokenView(view) {
  const [[x, y], [width, height]] = view.own;
  return [
    view.name, view.kind, view.text ? `“${view.text}”` : null, view.truncated ? "truncated" : null, view.position,
    `x ${points(x)}, y ${points(y)}, ${points(width)} by ${points(height)} points`, view.line ? `line ${view.line}` : null,
  ].filter(Boolean).join(", ");
}

/** Moves the selection: to the row before or after, to the view around, into it, or between views side by side. */
function moveSelection(direction) {
  const selected = selectedView();
  const figure = selected?.figure ?? shown.figures[0];
  if (!figure?.doc) return;
  const views = figure.doc.views;
  const { rows } = viewIndex(figure);
  if (!selected) return rows.length > 0 && pick(views[rows[0]]);
  const i = selected.index;
  const children = (parent) => views.flatMap((view, j) => (view.parent === parent ? [j] : []));
  if (direction === "out") return selected.view.parent !== null && pick(views[selected.view.parent]);
  if (direction === "in") {
    const inner = children(i);
    return inner.length > 0 && pick(views[inner.find((j) => /contentView/i.test(views[j].name)) ?? inner[0]]);
  }
  const step = direction === "next" ? 1 : -1;
  const list = isRow(views, i) || selected.view.parent === null ? rows : children(selected.view.parent);
  const place = list.indexOf(i);
  const next = place < 0 ? list[0] : list[clamp(place + step, 0, list.length - 1)];
  if (next !== undefined) pick(views[next]);
}

const pick = (view) => select(view.path, { isSpoken: true });

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
  return String((figure.environment && axes.find((axis) => axis.key === key).now(figure.environment)) ?? "");
}

// The colors of YAML and the marks of problems, as highlights of ranges: the text itself is not touched.

const yamlPattern = /(#.*$)|("(?:[^"\\]|\\.)*"|'(?:[^']|'')*')|([A-Za-z_$][\w.$-]*)(?=\s*:(?:\s|$))|(?<=[:,[{\s-]\s?)(-?\d+(?:\.\d+)?|true|false|null|on|off|yes|no)(?=\s*(?:[,\]}#]|$))|([&*]\w[\w-]*)/g;
const yamlKinds = [null, "comment", "string", "key", "number", "anchor"];

/** Colors the chunks that are in sight. */
function colorSource() {
  if (!globalThis.Highlight || !CSS.highlights) return;
  const ranges = { comment: [], string: [], key: [], number: [], anchor: [] };
  const view = byID("code").getBoundingClientRect();
  if (view.height === 0) return;
  for (const chunk of byID("code").children) {
    const box = chunk.getBoundingClientRect();
    if (box.bottom < view.top - 200 || box.top > view.bottom + 200) continue;
    for (const line of chunk.lastElementChild.children) colorLine(line.firstChild, ranges);
  }
  for (const [kind, list] of Object.entries(ranges)) CSS.highlights.set("yaml-" + kind, new Highlight(...list));
}

function colorLine(text, ranges) {
  if (!text || text.length > 2000) return;
  for (const match of text.data.matchAll(yamlPattern)) {
    // A number sign within a word is not a comment.
    if (match[1] && match.index > 0 && !/\s/.test(text.data[match.index - 1])) continue;
    const kind = yamlKinds.findIndex((name, i) => name && match[i] !== undefined);
    if (kind > 0) ranges[yamlKinds[kind]].push(rangeIn(text, match.index, match.index + match[0].length));
  }
}

const rangeIn = (text, start, end) => new StaticRange({ startContainer: text, startOffset: start, endContainer: text, endOffset: end });

/** Underlines the ranges of problems in the file that is shown, and marks their lines. */
function markProblemLines() {
  for (const line of byID("code").querySelectorAll(".line[data-problem]")) delete line.dataset.problem;
  const ranges = { error: [], warning: [], note: [] };
  for (const problem of shown.scene?.problems ?? []) {
    if (problem.file !== code.file || !problem.line) continue;
    const entry = code.lines[problem.line - 1];
    if (!entry) continue;
    const severity = severityOf(problem);
    if (entry.part.dataset.problem !== "error") entry.part.dataset.problem = severity;
    const text = entry.part.firstChild;
    if (!text) continue;
    // What is shown of a line may be longer than the line.
    const offset = (column) => visible(entry.text.slice(0, column - 1)).length;
    const start = clamp(offset(problem.column ?? 1), 0, text.length);
    const end = problem.endLine === problem.line && problem.endColumn > problem.column ? offset(problem.endColumn) : text.length;
    if (end > start) ranges[severity].push(rangeIn(text, start, Math.min(end, text.length)));
  }
  if (!globalThis.Highlight || !CSS.highlights) return;
  for (const [severity, list] of Object.entries(ranges)) CSS.highlights.set("problem-" + severity, new Highlight(...list));
}

// The text of the spec and of its includes. Lines are plain text; colors and marks are painted over them as highlights, so that text
// that is selected stays selected, whatever is pointed at or saved.

const chunkLines = 64;
const code = { file: -1, lines: [], text: null, chunks: [] };

/** Shows the file of the address, or the spec; only lines that have changed are replaced. */
function showSource() {
  const files = shown.scene?.files ?? [];
  const asked = files.findIndex((file) => file.path === address.file);
  const index = asked >= 0 ? asked : 0;
  showFileTabs(files, index);
  const file = files[index];
  if (!file) return clearSource();
  if (code.file !== index || code.path !== file.path) {
    clearSource();
    Object.assign(code, { file: index, path: file.path });
    byID("code").scrollTop = 0;
  }
  if (code.text !== file.text) {
    code.text = file.text;
    setLines(file.text.split(/\r\n|\n|\r/));
  }
  markProblemLines();
  colorSource();
}

function showFileTabs(files, index) {
  const tabs = byID("files");
  const wanted = files.map((file) => file.path).join("\n");
  if (tabs.dataset.files !== wanted) {
    tabs.dataset.files = wanted;
    tabs.replaceChildren(...files.map((file, i) => element("button", {
      type: "button", role: "tab", title: file.path, "aria-controls": "code", text: file.path.split("/").pop(), on: { click: () => chooseFile(i) } })));
  }
  [...tabs.children].forEach((tab, i) => tab.setAttribute("aria-selected", String(i === index)));
}

function chooseFile(index) {
  const file = shown.scene?.files[index];
  if (!file || code.file === index) return;
  address = { ...address, file: index === 0 ? "" : file.path };
  replaceLater();
  showSource();
}

/** Replaces what is between the lines at the start and at the end that are the same. */
function setLines(lines) {
  const old = code.lines;
  let start = 0;
  while (start < old.length && start < lines.length && old[start].text === lines[start]) start += 1;
  let end = 0;
  while (end < old.length - start && end < lines.length - start && old[old.length - 1 - end].text === lines[lines.length - 1 - end]) end += 1;
  const made = lines.slice(start, lines.length - end).map((text) => ({ text, part: element("div", { class: "line", text }) }));
  const isFirst = old.length === 0;
  for (const line of old.slice(start, old.length - end)) line.part.remove();
  code.lines = [...old.slice(0, start), ...made, ...(end > 0 ? old.slice(old.length - end) : [])];
  if (isFirst) return fillChunks();
  // Inserted lines join the chunk of the line before them: chunks only keep what is out of sight cheap.
  const before = code.lines[start - 1]?.part;
  if (before) before.after(...made.map((line) => line.part));
  else (byID("code").firstElementChild ?? addChunk()).lastElementChild.prepend(...made.map((line) => line.part));
  sizeChunks();
}

function fillChunks() {
  for (let i = 0; i < code.lines.length; i += chunkLines) {
    addChunk().lastElementChild.append(...code.lines.slice(i, i + chunkLines).map((line) => line.part));
  }
  sizeChunks();
}

function addChunk() {
  const chunk = element("div", { class: "chunk" }, element("div", { class: "numbers", aria: { hidden: true } }), element("div", { class: "lines" }));
  byID("code").append(chunk);
  code.watcher ??= new IntersectionObserver(oncePerFrame(colorSource), { root: byID("code"), rootMargin: "200px" });
  code.watcher.observe(chunk);
  return chunk;
}

/** Numbers of lines stand beside each chunk, and are no part of what is copied. */
function sizeChunks() {
  let first = 1;
  for (const chunk of byID("code").children) {
    const count = chunk.lastElementChild.childElementCount;
    const wanted = `${first} ${count}`;
    if (chunk.dataset.lines !== wanted) {
      chunk.dataset.lines = wanted;
      chunk.firstElementChild.textContent = Array.from({ length: count }, (_, i) => first + i).join("\n");
      chunk.style.containIntrinsicBlockSize = `auto ${count * 19}px`;
    }
    first += count;
  }
  byID("code").style.setProperty("--digits", String(String(code.lines.length).length));
}

function clearSource() {
  code.watcher?.disconnect();
  byID("code").replaceChildren();
  Object.assign(code, { file: -1, path: null, lines: [], text: null, current: null });
  CSS.highlights?.clear();
}

/** Marks the line of a view, and scrolls to it unless the reader is there. */
function markSourceLine(view, scrolls) {
  if (scrolls && view?.line && view.file !== code.file) chooseFile(view.file);
  const line = view && view.file === code.file ? code.lines[view.line - 1]?.part : null;
  if (code.current !== line) {
    code.current?.classList.remove("current");
    line?.classList.add("current");
    code.current = line ?? null;
  }
  const place = view && placeOf(view);
  setText(byID("source-place"), place ? `line ${place.line}` : "");
  if (line && scrolls) scrollToLine(line);
}

function scrollToLine(line) {
  const box = byID("code");
  const view = box.getBoundingClientRect();
  const place = line.getBoundingClientRect();
  if (view.height === 0 || (place.top >= view.top + 8 && place.bottom <= view.bottom - 8)) return;
  box.scrollTop += place.top - view.top - view.height / 3;
}

function startSource() {
  const box = byID("code");
  box.addEventListener("click", (event) => {
    const line = event.target.closest?.(".line");
    if (line && !isSelectingText()) chooseLine(code.lines.findIndex((entry) => entry.part === line) + 1);
  });
  box.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || event.shiftKey || code.lines.length === 0) return;
    event.preventDefault();
    const now = code.lines.findIndex((entry) => entry.part === code.current) + 1;
    chooseLine(clamp(now + step, 1, code.lines.length));
  });
}

/** Selects what a line makes; the line itself stays marked. */
function chooseLine(number) {
  if (number < 1) return;
  selectLine(code.file, number);
  markSourceLine({ file: code.file, line: number, column: 1 }, true);
}

// The stage: how large pictures are shown, and what part of them is seen.

const zoomSteps = [0.1, 0.25, 0.33, 0.5, 0.67, 0.75, 1, 1.25, 1.5, 2, 3, 4, 6, 8, 12, 16];
/** Pixels of the page for a point of a picture. */
let zoom = 0;

/**
 * The zoom at which the figures fit between the edges of the stage, side by side if there are a few; never larger than life, and
 * for several never so small that nothing can be read.
 */
function fittingZoom() {
  const widths = pictureSizes().map(([width]) => width);
  const isNarrowStage = isNarrow();
  const inner = byID("stage").clientWidth - (isNarrowStage ? 24 : 74);
  const alone = clamp(inner / Math.max(1, ...widths), 0.05, 1);
  const isBeside = !isComparing() || comparedLook() === "both";
  if (widths.length < 2 || isNarrowStage || !isBeside) return alone;
  const row = widths.slice(0, 4);
  const together = (inner - (row.length - 1) * 36) / row.reduce((sum, width) => sum + width, 0);
  return clamp(together, Math.min(alone, 0.5), alone);
}

function pictureSizes() {
  if (isComparing()) return comparison.sizes;
  return shown.figures.map((figure) => figure.doc?.size ?? [1, 1]);
}

/** Applies the zoom of the address. The point at `anchor` (in the page, the middle by default) stays where it is. */
function applyZoom(anchor) {
  const stage = byID("stage");
  if (stage.clientWidth === 0) return;
  const asked = Number.parseFloat(address.zoom);
  const next = asked > 0 ? clamp(asked / 100, 0.05, 16) : fittingZoom();
  setText(byID("zoom-value"), `${Math.round(next * 100)} %`);
  byID("zoom-value").dataset.fits = String(!(asked > 0));
  if (next === zoom) return;
  const before = zoom;
  const box = stage.getBoundingClientRect();
  const inside = anchor ? [anchor[0] - box.left, anchor[1] - box.top] : [box.width / 2, box.height / 2];
  const isAtTop = !anchor && stage.scrollTop === 0;
  const target = [stage.scrollLeft + inside[0], stage.scrollTop + inside[1]];
  zoom = next;
  stage.style.setProperty("--zoom", zoom);
  if (before > 0) {
    stage.scrollLeft = target[0] * (zoom / before) - inside[0];
    stage.scrollTop = isAtTop ? 0 : target[1] * (zoom / before) - inside[1];
  }
  drawOverlays();
}

function zoomTo(percent, anchor) {
  const text = percent ? String(Math.round(percent * 10) / 10) : "";
  address = { ...address, zoom: text };
  replaceLater();
  applyZoom(anchor);
}

function zoomBy(direction, anchor) {
  const next = direction > 0 ? zoomSteps.find((step) => step > zoom * 1.01) : zoomSteps.findLast((step) => step < zoom * 0.99);
  if (next) zoomTo(next * 100, anchor);
}

/** The part of a figure that is seen, in the picture's points, with a margin in pixels of the page; null if it is out of sight. */
function seenPart(figure, margin) {
  const box = figure.sheet.getBoundingClientRect();
  const stage = byID("stage").getBoundingClientRect();
  const left = Math.max(box.left, stage.left - margin);
  const right = Math.min(box.right, stage.right + margin);
  const top = Math.max(box.top, stage.top - margin);
  const bottom = Math.min(box.bottom, stage.bottom + margin);
  if (right <= left || bottom <= top) return null;
  return { x: (left - box.left) / zoom, y: (top - box.top) / zoom, width: (right - left) / zoom, height: (bottom - top) / zoom };
}

/** Scrolls no further than needed for a frame of a figure to be seen. */
function scrollToFrame(figure, [x, y, width, height]) {
  const stage = byID("stage");
  const part = seenPart(figure, 0);
  const isSeen = part && y >= part.y && y + Math.min(height, part.height) <= part.y + part.height
    && x + Math.min(width, part.width) > part.x && x < part.x + part.width;
  if (isSeen) return;
  const box = figure.sheet.getBoundingClientRect();
  const view = stage.getBoundingClientRect();
  const top = box.top - view.top + stage.scrollTop + y * zoom;
  const left = box.left - view.left + stage.scrollLeft + x * zoom;
  stage.scrollTop = top - Math.max(40, (view.height - height * zoom) / 2);
  if (left < stage.scrollLeft || left > stage.scrollLeft + view.width) stage.scrollLeft = left - 40;
}

function startStage() {
  const stage = byID("stage");
  stage.addEventListener("scroll", stageScrolled, { passive: true });
  stage.addEventListener("wheel", (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoomTo(clamp(zoom * Math.exp(-event.deltaY / 300), 0.05, 16) * 100, [event.clientX, event.clientY]);
  }, { passive: false });
  new ResizeObserver(oncePerFrame(() => {
    applyZoom();
    drawOverlays();
  })).observe(stage);
  stage.addEventListener("click", (event) => {
    if ((event.target === stage || event.target.id === "figures") && !isSelectingText()) select(null);
  });
  stage.addEventListener("focus", () => selection.path === "" && speak("Picture. Arrow keys go from view to view."));
  byID("zoom-in").addEventListener("click", () => zoomBy(1));
  byID("zoom-out").addEventListener("click", () => zoomBy(-1));
  byID("zoom-value").addEventListener("click", () => openMenu(byID("zoom-value"), [
    { label: "Fit", key: "0", action: () => zoomTo(null) },
    ...[50, 100, 200, 400, 800].map((percent) => ({ label: `${percent} %`, key: percent === 100 ? "1" : "", action: () => zoomTo(percent) })),
  ]));
}

const stageScrolled = oncePerFrame(() => {
  extendOverlays();
  drawRulers();
  hideTip();
});

// What happens when the page is opened.

/** Called after all parts of the script are read. */
async function start() {
  readAddress();
  startStage();
  startSource();
  startPanels();
  startPopovers();
  startToggles();
  startIndex();
  startKeyboard();
  addEventListener("popstate", () => {
    readAddress();
    showAddress();
  });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => {
    inks = null;
    drawOverlays();
  });
  document.addEventListener("visibilitychange", () => data.isLive && data.visibilityChanged());
  await loadIndex();
}

/** Without an index there is nothing to show, so it is asked for until it comes. */
async function loadIndex() {
  try {
    showIndexDocument(await data.index());
    showAddress();
  } catch (error) {
    document.body.dataset.view = "table";
    byID("table").hidden = false;
    showConnection(data.isLive ? "lost" : "site");
    showUnavailable(data.isLive ? "The server does not answer." : `The gallery is not complete: ${error.message}.`);
    if (data.isLive) setTimeout(loadIndex, 1000);
  }
}

// What is shown, and the way from a document to the page.

/** The documents that are shown: the index, the scene of a table, and what became of both. */
const shown = { index: null, scene: null, figures: [], sizes: "", isBusy: false, pending: null };

const data = window.tablecSite ? siteData : liveData;

const tableEntry = (id) => shown.index?.tables.find((entry) => entry.id === id);

/** The table of the address: a page for one file has nothing to choose. */
function currentTable() {
  if (!shown.index) return address.table;
  if (!shown.index.isFolder && shown.index.tables.length > 0) return shown.index.tables[0].id;
  return address.table;
}

/** Brings the page to what the address says. */
function showAddress() {
  const table = currentTable();
  const view = table ? "table" : "index";
  if (document.body.dataset.view !== view) {
    document.body.dataset.view = view;
    byID("table").hidden = view !== "table";
    byID("index").hidden = view !== "index";
    closePopovers();
  }
  if (table) showTable(table);
  else showIndex();
  data.follow(table, table ? environmentQuery(address.environment) : "");
}

function showTable(table) {
  if (shown.scene && shown.scene.table !== table) clearScene();
  showTitle();
  showPickers();
  showToggles();
  showPanel();
  showComparison();
  applyZoom();
  followSelection();
}

function showTitle() {
  const table = currentTable();
  const entry = tableEntry(table);
  const name = entry?.name ?? table;
  const title = table ? name : shown.index?.title ?? "Tables";
  setText(byID("name"), title);
  byID("name").title = visible(entry?.path ?? "");
  document.title = (shown.scene?.state === "broken" && table ? "✕ " : "") + visible(title) + " – tablec";
  const isFolder = Boolean(shown.index?.isFolder);
  byID("home").hidden = byID("steps").hidden = !isFolder;
  byID("home").setAttribute("href", linkTo({ ...address, ...leaving, table: "" }));
  setText(byID("home-name"), shown.index?.title || "Tables");
}

/** What does not follow to another table. */
const leaving = { at: "", file: "", zoom: "", against: "", panel: "" };

function showIndexDocument(index) {
  const first = !shown.index;
  shown.index = index;
  if (first) document.body.dataset.mode = index.mode;
  if (document.body.dataset.view === "index") showCards();
  if (currentTable()) {
    showTitle();
    showPickers();
  } else if (!first) showTitle();
  setText(byID("stage-hint"), "Arrow keys go from view to view. Question mark lists all keys.");
}

/**
 * Shows a scene. Pictures are decoded before they replace others, so nothing flickers; while one is being decoded, the
 * newest scene waits, and those between are dropped.
 */
async function showScene(scene) {
  if (scene.table !== currentTable()) return;
  shown.pending = scene;
  if (shown.isBusy) return;
  shown.isBusy = true;
  while (shown.pending) {
    const next = shown.pending;
    shown.pending = null;
    try {
      await swapScene(next);
    } catch (error) {
      tell(`The picture cannot be shown: ${error.message}`);
    }
  }
  shown.isBusy = false;
}

async function swapScene(scene) {
  const pictures = await decodePictures(scene.figures);
  if (scene.table !== currentTable()) return pictures.forEach(releasePicture);
  const old = shown.scene;
  shown.scene = scene;
  placeFigures(scene.figures, pictures);
  const root = document.documentElement.dataset;
  root.table = scene.table;
  root.revision = scene.revision;
  showMessage();
  afterPaint(() => {
    dispatchEvent(new CustomEvent("tablec-shown", { detail: { table: scene.table, revision: scene.revision } }));
    if (shown.scene === scene) showPanels(old);
  });
}

/** What stands beside the picture waits until the picture is painted. */
function showPanels(old) {
  showTitle();
  showPickers();
  showSource();
  showProblems();
  followSelection();
  renewComparison(old);
}

function afterPaint(action) {
  requestAnimationFrame(() => setTimeout(action, 0));
  // A page out of sight has no frames.
  if (document.hidden) setTimeout(action, 0);
}

function clearScene() {
  shown.scene = null;
  shown.pending = null;
  shown.sizes = "";
  clearSelection();
  clearFigures();
  clearSource();
  clearProblems();
  clearComparison();
  byID("message").hidden = true;
  document.body.dataset.state = "";
}

function showUnavailable(words) {
  clearScene();
  byID("empty").hidden = false;
  setText(byID("empty"), words);
}

// The switches of the bar: frames, grid, rulers.

function showToggles() {
  for (const button of document.querySelectorAll("[data-toggle]")) button.setAttribute("aria-pressed", String(address[button.dataset.toggle] === "1"));
  document.body.classList.toggle("has-rulers", address.rulers === "1" && !isComparing());
  drawOverlays();
}

function toggle(name) {
  go({ [name]: address[name] === "1" ? "" : "1" });
}

function startToggles() {
  for (const button of document.querySelectorAll("[data-toggle]")) button.addEventListener("click", () => toggle(button.dataset.toggle));
  byID("toggle-diff").addEventListener("click", toggleComparison);
  byID("save").addEventListener("click", openSaveMenu);
  byID("help-button").addEventListener("click", openHelp);
  byID("previous-table").addEventListener("click", () => stepTable(-1));
  byID("next-table").addEventListener("click", () => stepTable(1));
  const environment = byID("toggle-environment");
  environment.addEventListener("click", () => {
    const isOpen = document.body.classList.toggle("picks");
    environment.setAttribute("aria-expanded", String(isOpen));
  });
  // A link within the page changes its state; opened in another tab, it is a page of its own.
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("a.card, #home");
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(link.getAttribute("href"));
  });
}

/** Follows a link of the page, as a step that Back undoes. */
function goTo(link) {
  address = parseAddress(link.replace(/^[?#]/, ""));
  history.pushState(null, "", link === "?" ? location.pathname : link);
  showAddress();
}

function stepTable(step) {
  const tables = shown.index?.isFolder ? shown.index.tables : [];
  if (tables.length < 2) return;
  const at = tables.findIndex((entry) => entry.id === currentTable());
  go({ ...leaving, against: address.against, table: tables[(at + step + tables.length) % tables.length].id }, { isStep: true });
}

start();
})();

"""##

  /// The files of Style.
  static let style: StaticString = ##"""
/* Colors, type, and what the elements of all parts share. */
:root {
  color-scheme: light dark;
  --text: light-dark(#1d1d1f, #f0f0f3);
  --faint: light-dark(#66666b, #a3a3ab);
  --line: light-dark(#0000001c, #ffffff1f);
  --panel: light-dark(#fbfbfd, #1e1e21);
  --raised: light-dark(#ffffff, #29292d);
  --desk: light-dark(#e9e9ed, #141416);
  --field: light-dark(#0000000d, #ffffff14);
  --field-hover: light-dark(#00000017, #ffffff24);
  --accent: light-dark(#0a63e0, #4a9bff);
  --on-accent: light-dark(#ffffff, #06101f);
  --soft-accent: light-dark(#0a63e018, #4a9bff2e);
  --error: light-dark(#c4261d, #ff7b72);
  --warning: light-dark(#8f5a00, #f5b544);
  --note: light-dark(#5b5b63, #a3a3ab);
  --good: light-dark(#1a7f37, #4ac26b);
  --old: light-dark(#b54708, #ff9a4d);
  --shadow: light-dark(0 0 0 1px #00000014, 0 0 0 1px #ffffff1f), 0 6px 24px light-dark(#0000001f, #0009);
  --ink-select: #0a84ff;
  --ink-hover: #ff2d78;
  --ink-cell: #7b7b85;
  --ink-content: #0a84ff;
  --ink-label: #1d9a4b;
  --ink-image: #c76a00;
  --ink-accessory: #a14bd6;
  --ink-other: #00808a;
  --ink-label-text: #ffffff;
  --ink-measure: #e5352b;
  --ink-grid: rgba(255, 45, 120, 0.28);
  --mono: ui-monospace, SFMono-Regular, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace;
  --panels: 430px;
  font: 13px/1.45 -apple-system, BlinkMacSystemFont, Inter, "Inter Variable", "Segoe UI", system-ui, sans-serif;
  -webkit-text-size-adjust: 100%;
}
*, ::before, ::after { box-sizing: border-box; }
* { scrollbar-width: thin; scrollbar-color: light-dark(#0000003d, #ffffff40) transparent; }
html, body { height: 100%; margin: 0; }
body { color: var(--text); background: var(--panel); display: flex; flex-direction: column; overflow: hidden; }
[hidden] { display: none !important; }
h1, h2, h3, p, ol, ul, dl, dd, figure, fieldset { margin: 0; padding: 0; border: 0; min-width: 0; }
ol, ul { list-style: none; }
button, input, select { font: inherit; color: inherit; }
code, .mono { font-family: var(--mono); font-size: 12px; }
.faint { color: var(--faint); }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.nothing { padding: 20px 16px !important; color: var(--faint); text-wrap: balance; }
.plain { padding: 24px; }
.skip { position: absolute; left: 8px; top: -60px; z-index: 20; padding: 8px 12px; border-radius: 8px; background: var(--accent); color: var(--on-accent); }
.skip:focus { top: 8px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }

.toggle, .chip, .small, .icon, #zoom-value { border: 0; border-radius: 7px; height: 28px; padding: 0 10px; background: none; cursor: default; white-space: nowrap; }
.toggle:hover, .icon:hover, #zoom-value:hover { background: var(--field); }
.toggle[aria-pressed="true"] { background: var(--soft-accent); color: var(--accent); }
.icon { width: 28px; padding: 0; font-size: 15px; }
.small { height: 24px; padding: 0 9px; background: var(--field); font-size: 12px; }
.small:hover { background: var(--field-hover); }
.link { border: 0; padding: 0; background: none; color: var(--accent); cursor: pointer; text-align: start; overflow-wrap: anywhere; }
.link:hover { text-decoration: underline; }
.menu::after, .chip::after { content: ""; display: inline-block; width: 5px; height: 5px; margin: 0 1px 2px 7px; border: solid currentColor; border-width: 0 1.4px 1.4px 0; transform: rotate(45deg); opacity: 0.55; }
kbd { display: inline-block; min-width: 20px; padding: 1px 6px; border-radius: 5px; background: var(--field); font: 12px/18px var(--mono); text-align: center; }
input[type="text"], input[type="search"], input[type="number"], select { height: 28px; padding: 0 8px; border: 1px solid var(--line); border-radius: 7px; background: var(--raised); }

.segments { display: inline-flex; padding: 2px; border-radius: 8px; background: var(--field); }
.segments legend { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.segments label { position: relative; }
.segments input { position: absolute; inset: 0; margin: 0; opacity: 0; }
.segments span { display: block; padding: 2px 11px; border-radius: 6px; line-height: 20px; white-space: nowrap; }
.segments b { margin-inline-start: 6px; font-weight: 500; font-variant-numeric: tabular-nums; color: var(--faint); }
.segments :checked + span { background: light-dark(#ffffff, #55555c); box-shadow: 0 0 0 0.5px var(--line), 0 1px 2px #0000001f; }
.segments :focus-visible + span { outline: 2px solid var(--accent); }

#toast { position: fixed; left: 50%; bottom: 48px; z-index: 30; max-width: calc(100vw - 32px); padding: 7px 14px; border-radius: 9px; background: light-dark(#1d1d1f, #f0f0f3); color: light-dark(#fff, #111); transform: translate(-50%, 8px); opacity: 0; pointer-events: none; transition: opacity 0.15s, transform 0.15s; overflow-wrap: anywhere; }
#toast.shown { opacity: 1; transform: translate(-50%, 0); }
#tip { position: fixed; left: 0; top: 0; z-index: 25; display: flex; gap: 9px; align-items: baseline; max-width: min(460px, calc(100vw - 16px)); padding: 4px 9px; border-radius: 7px; background: light-dark(#1d1d1ff2, #3a3a3ff5); color: #fff; pointer-events: none; white-space: nowrap; font-size: 12px; box-shadow: 0 2px 8px #0003; }
#tip strong { font-weight: 600; overflow: hidden; text-overflow: ellipsis; }
#tip .faint { color: #ffffffb8; overflow: hidden; text-overflow: ellipsis; }
#tip code { white-space: pre; font-size: 11px; }
@media (prefers-reduced-motion: reduce) { *, ::before, ::after { transition: none !important; animation: none !important; scroll-behavior: auto !important; } }

/* The bar: where one is, the environment, the tools. And what opens from it. */
#bar { display: flex; align-items: center; gap: 12px; min-height: 44px; padding: 6px 12px; border-bottom: 1px solid var(--line); background: var(--panel); flex: none; }
#path { display: flex; align-items: center; gap: 8px; min-width: 0; flex: none; max-width: 30%; }
#home { display: inline-flex; gap: 4px; align-items: baseline; padding: 4px 8px; margin-inline-start: -8px; border-radius: 7px; color: var(--accent); text-decoration: none; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; min-width: 40px; }
#home:hover { background: var(--field); }
#name { font-size: 14px; font-weight: 600; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
#steps { display: flex; }
#steps .icon { width: 24px; color: var(--faint); }
#pickers { display: flex; flex-wrap: wrap; gap: 4px; flex: 1; justify-content: center; min-width: 0; }
.chip { padding: 0 9px; background: var(--field); max-width: 240px; overflow: hidden; text-overflow: ellipsis; }
.chip:hover, .chip[aria-expanded="true"] { background: var(--field-hover); }
.chip.chosen { background: var(--soft-accent); color: var(--accent); }
.chip.reset { background: none; color: var(--faint); }
.chip.reset::after { content: none; }
.chip.reset:hover { background: var(--field); }
#tools { display: flex; gap: 2px; flex: none; margin-inline-start: auto; }
#toggle-environment { display: none; }
body[data-view="index"] :is(#pickers, #path, #toggle-environment, [data-toggle], #toggle-diff, #save) { display: none; }
body[data-view="index"] #bar { position: absolute; right: 0; top: 0; border: 0; background: none; z-index: 3; }
body[data-view="loading"] :is(#pickers, #tools, #path) { visibility: hidden; }

.popover { position: fixed; inset: auto; margin: 0; padding: 6px; border: 0; border-radius: 11px; background: var(--raised); color: var(--text); box-shadow: var(--shadow); min-width: 200px; max-width: min(360px, calc(100vw - 16px)); max-height: min(560px, calc(100vh - 16px)); overflow: hidden; }
.popover:popover-open { display: flex; flex-direction: column; }
.popover-head { display: flex; justify-content: space-between; align-items: center; gap: 16px; padding: 3px 4px 6px 8px; min-height: 32px; }
.popover-hint { padding: 8px 8px 3px; border-top: 1px solid var(--line); margin-top: 6px; font-size: 11px; color: var(--faint); }
.options { overflow-y: auto; min-height: 60px; overscroll-behavior: contain; }
.group { padding: 8px 8px 3px; font-size: 11px; font-weight: 600; color: var(--faint); }
.option { display: flex; align-items: center; gap: 8px; width: 100%; padding: 5px 8px; border: 0; border-radius: 6px; background: none; text-align: start; cursor: default; min-height: 28px; flex: none; }
.option:hover, .option:focus { background: var(--soft-accent); outline: 0; }
.option:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; }
.option[disabled] { opacity: 0.4; }
.option-name { flex: 1; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.option-note { color: var(--faint); font-size: 12px; font-variant-numeric: tabular-nums; }
.box { flex: none; width: 16px; height: 16px; border: 1px solid light-dark(#00000045, #ffffff55); border-radius: 4.5px; }
[aria-selected="true"] > .box { border-color: var(--accent); background: var(--accent); position: relative; }
[aria-selected="true"] > .box::after { content: ""; position: absolute; left: 5px; top: 1.5px; width: 4px; height: 8px; border: solid var(--on-accent); border-width: 0 1.8px 1.8px 0; transform: rotate(42deg); }
.free { display: flex; align-items: center; gap: 6px; padding: 6px 4px 0 8px; }
.free label { display: flex; align-items: center; gap: 8px; flex: 1; min-width: 0; white-space: nowrap; }
.free input { width: 100%; min-width: 0; }
.free input[type="number"] { width: 72px; }
.free select { width: 100%; }

#help { width: min(760px, calc(100vw - 24px)); max-height: calc(100vh - 40px); padding: 20px 24px 24px; border: 0; border-radius: 14px; background: var(--raised); color: var(--text); box-shadow: var(--shadow); }
#help::backdrop { background: #0006; }
.help-head { display: flex; justify-content: space-between; align-items: center; margin-bottom: 12px; }
.help-head h2 { font-size: 17px; }
.help-groups { columns: 2 300px; column-gap: 36px; }
.help-groups section { break-inside: avoid; margin-bottom: 18px; }
.help-groups h3 { font-size: 12px; color: var(--faint); margin-bottom: 4px; }
.help-groups dl > div { display: flex; gap: 12px; align-items: baseline; padding: 3px 0; }
.help-groups dt { flex: none; width: 78px; display: flex; gap: 3px; }

/* The stage: pictures, what lies over them, rulers, the status line. */
#table { flex: 1; min-height: 0; display: flex; flex-direction: column; }
#work { flex: 1; min-height: 0; display: flex; }
#desk { flex: 1; min-width: 0; display: flex; flex-direction: column; background: var(--desk); }
#board { flex: 1; min-height: 0; position: relative; display: flex; }
#stage { flex: 1; min-width: 0; overflow: auto; scrollbar-gutter: stable; outline-offset: -2px; overscroll-behavior: contain; }
#stage:focus-visible { outline-color: color-mix(in srgb, var(--accent) 55%, transparent); }
.has-rulers #stage { margin: 20px 0 0 20px; }
#ruler-x, #ruler-y { display: none; position: absolute; z-index: 2; background: var(--panel); color: var(--faint); pointer-events: none; }
.has-rulers :is(#ruler-x, #ruler-y) { display: block; }
#ruler-x { left: 20px; top: 0; border-bottom: 1px solid var(--line); }
#ruler-y { left: 0; top: 20px; border-right: 1px solid var(--line); }
#figures { display: flex; flex-wrap: wrap; justify-content: safe center; align-items: flex-start; gap: 28px 36px; width: max-content; min-width: 100%; max-width: max(100%, calc(var(--zoom, 1) * 1px)); padding: 20px 36px 64px; }
figure { width: calc(var(--w) * var(--zoom, 1) * 1px); flex: none; }
figcaption { display: flex; gap: 2px 8px; flex-wrap: wrap; align-items: baseline; padding-bottom: 8px; font-size: 12px; min-height: 26px; }
figcaption strong { font-weight: 600; }
figcaption span { color: var(--faint); }
figure:not(:only-child) figcaption { flex-direction: column; }
figure:not(:only-child) figcaption > * { max-width: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.sheet { position: relative; width: calc(var(--w) * var(--zoom, 1) * 1px); height: calc(var(--h) * var(--zoom, 1) * 1px); box-shadow: var(--shadow); background: light-dark(#fff, #000); }
.sheet > img { display: block; width: 100%; height: 100%; user-select: none; }
.overlay { position: absolute; left: 0; top: 0; pointer-events: none; }
body[data-state="broken"] .sheet > img, body[data-state="gone"] .sheet > img { opacity: 0.55; filter: saturate(0.4); }
body[data-connection="lost"] .sheet > img { opacity: 0.8; }
#empty { padding: 64px 24px; text-align: center; color: var(--faint); font-size: 15px; }

.handle { position: absolute; right: -13px; top: 0; bottom: 0; width: 14px; display: flex; cursor: ew-resize; touch-action: none; }
.handle::before { content: ""; position: sticky; top: 60px; bottom: 40vh; width: 4px; height: 44px; max-height: 80%; margin: auto 5px; border-radius: 2px; background: light-dark(#00000038, #ffffff4d); transition: background 0.15s; }
.handle:hover::before, .handle:focus-visible::before, .handle.dragging::before { background: var(--accent); }
.handle.dragging::after { content: attr(data-size); position: absolute; right: 20px; top: 8px; padding: 2px 8px; border-radius: 6px; background: var(--ink-select); color: #fff; font-size: 12px; white-space: nowrap; font-variant-numeric: tabular-nums; }

.mark { --s: calc(var(--zoom) * 1px); position: absolute; left: calc((var(--x) + var(--mw)) * var(--s) - 20px); top: calc(var(--y) * var(--s) + 4px); width: 16px; height: 16px; padding: 0; border: 0; border-radius: 50%; background: var(--mark); color: var(--mark); box-shadow: 0 0 0 2px #ffffffd9; cursor: pointer; }
.mark::before { content: "!"; color: #fff; font: 700 11px/16px system-ui, sans-serif; }
.mark::after { content: ""; position: absolute; right: -4px; top: -4px; width: calc(var(--mw) * var(--s)); height: calc(var(--mh) * var(--s)); border: 1.5px solid var(--mark); border-radius: 2px; pointer-events: none; opacity: 0.5; }
.mark:is(:hover, :focus-visible)::after { opacity: 1; background: color-mix(in srgb, var(--mark) 12%, transparent); }
[data-severity="error"] { --mark: #d70015; }
[data-severity="warning"] { --mark: #b26a00; }
[data-severity="note"] { --mark: #6e6e78; }
.mark-text { display: none; position: absolute; right: -4px; top: 22px; z-index: 6; width: max-content; max-width: 280px; padding: 6px 10px; border-radius: 7px; background: light-dark(#1d1d1f, #3a3a3f); color: #fff; font-size: 12px; line-height: 1.4; text-align: start; }
.mark-text span { display: block; }
.mark:is(:hover, :focus-visible) { z-index: 5; }
.mark:is(:hover, :focus-visible) .mark-text { display: block; }

#status { display: flex; align-items: center; gap: 16px; height: 32px; padding: 0 6px 0 12px; border-top: 1px solid var(--line); background: var(--panel); flex: none; font-size: 12px; color: var(--faint); }
#connection { display: flex; align-items: center; gap: 7px; white-space: nowrap; }
#connection i { width: 8px; height: 8px; border-radius: 50%; background: var(--note); }
#connection[data-state="live"] i { background: var(--good); }
#connection[data-state="lost"] { color: var(--error); font-weight: 600; }
#connection[data-state="lost"] i { background: var(--error); animation: wait 1.2s infinite; }
@keyframes wait { 50% { opacity: 0.25; } }
#place { flex: 1; display: flex; gap: 12px; justify-content: center; min-width: 0; font-family: var(--mono); font-size: 11.5px; }
#place-name { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: var(--text); }
#place-frame { white-space: pre; flex: none; }
#zoom { display: flex; align-items: center; }
#zoom-value { min-width: 58px; font-variant-numeric: tabular-nums; font-size: 12px; }

#message { padding: 9px 16px 10px; background: light-dark(#fdeceb, #3b1614); border-bottom: 1px solid light-dark(#c4261d40, #ff7b7240); flex: none; }
.message-title { display: flex; gap: 9px; align-items: baseline; font-size: 14px; }
.message-title code { color: var(--error); font-weight: 600; }
.message-title strong { overflow-wrap: anywhere; }
.message-help { color: var(--text); margin-top: 1px; overflow-wrap: anywhere; }
.message-foot { display: flex; flex-wrap: wrap; gap: 2px 16px; margin-top: 3px; color: light-dark(#5d4442, #d3b2b0); }
.message-foot .link { font-family: var(--mono); font-size: 12px; }
body[data-state="gone"] #message { background: light-dark(#fff4df, #33270f); }

/* The panels: source, view, problems, changes. */
#divider { flex: none; width: 7px; margin: 0 -3px; z-index: 4; cursor: col-resize; touch-action: none; }
#divider:hover, #divider:focus-visible { background: var(--soft-accent); outline: 0; }
#panels { flex: none; width: min(var(--panels), calc(100vw - 320px)); display: flex; flex-direction: column; border-left: 1px solid var(--line); background: var(--panel); }
.panel { display: flex; flex-direction: column; min-height: 0; }
#source { flex: 1 1 46%; }
#details { flex: 1 1 54%; border-top: 1px solid var(--line); }
.head { display: flex; align-items: center; gap: 2px; padding: 0 8px; height: 36px; flex: none; border-bottom: 1px solid var(--line); overflow-x: auto; scrollbar-width: none; }
.head [role="tab"] { border: 0; border-radius: 7px; height: 26px; padding: 0 9px; background: none; color: var(--faint); white-space: nowrap; cursor: default; }
.head [role="tab"]:hover { color: var(--text); }
.head [role="tab"][aria-selected="true"] { color: var(--text); font-weight: 600; background: var(--field); }
.head b { display: inline-block; min-width: 18px; margin-inline-start: 4px; padding: 0 5px; border-radius: 9px; background: var(--mark, #6e6e78); color: #fff; font-size: 11px; line-height: 17px; text-align: center; }
#files { display: flex; gap: 2px; }
#source-place { margin-inline-start: auto; padding: 0 6px; color: var(--faint); font-size: 12px; white-space: nowrap; font-variant-numeric: tabular-nums; }

#source { position: relative; }
#source:has(#code:focus-visible)::after { content: ""; position: absolute; inset: 37px 0 0; z-index: 2; border: 2px solid color-mix(in srgb, var(--accent) 55%, transparent); pointer-events: none; }
#code { flex: 1; overflow: auto; padding: 6px 0 24px; font: 12px/19px var(--mono); tab-size: 2; outline: 0; overscroll-behavior: contain; }
.chunk { display: flex; width: max-content; min-width: 100%; content-visibility: auto; }
.numbers { flex: none; position: sticky; left: 0; z-index: 1; width: calc(var(--digits, 2) * 1ch + 26px); padding-inline-end: 14px; background: var(--panel); color: light-dark(#a0a0a8, #6b6b74); text-align: end; white-space: pre; user-select: none; -webkit-user-select: none; pointer-events: none; }
.lines { flex: 1; min-width: 0; }
.line { min-height: 19px; padding-inline-end: 24px; white-space: pre; cursor: text; }
.line:hover { background: var(--field); }
.line.current { background: var(--soft-accent); box-shadow: -3px 0 0 var(--accent); }
.line[data-problem="error"] { background: light-dark(#c4261d17, #ff7b7226); }
.line[data-problem="warning"] { background: light-dark(#b26a0017, #f5b54421); }
.line[data-problem].current { background: var(--soft-accent); }
::highlight(yaml-comment) { color: light-dark(#6e7781, #848d97); }
::highlight(yaml-string) { color: light-dark(#a8371d, #ff9e82); }
::highlight(yaml-key) { color: light-dark(#0b4fa8, #7cb8ff); }
::highlight(yaml-number) { color: light-dark(#7a3db8, #cfa3ff); }
::highlight(yaml-anchor) { color: light-dark(#00707a, #5fd0d8); }
::highlight(problem-error) { text-decoration: underline wavy #e5352b 1px; }
::highlight(problem-warning) { text-decoration: underline wavy #c98500 1px; }
::highlight(problem-note) { text-decoration: underline dotted #8a8a94 1px; }

[role="tabpanel"] { flex: 1; overflow: auto; outline: 0; overscroll-behavior: contain; }
#inspect > * { padding: 0 16px; }
.crumbs { display: flex; flex-wrap: wrap; align-items: baseline; padding-top: 12px; font-size: 12px; }
.crumbs li:not(:last-child)::after { content: "›"; padding: 0 5px; color: var(--faint); }
.crumbs strong { font-size: 14px; overflow-wrap: anywhere; }
.kind { color: var(--faint); font-size: 12px; }
.frame { display: grid; grid-template-columns: repeat(4, 1fr); gap: 6px; margin: 10px 0; }
.number { display: flex; gap: 7px; align-items: baseline; padding: 4px 8px; border-radius: 7px; background: var(--field); min-width: 0; }
.number dt { color: var(--faint); font-size: 11px; }
.number dd { font-variant-numeric: tabular-nums; overflow: hidden; text-overflow: ellipsis; }
.facts > div { display: flex; gap: 12px; padding: 2px 0; }
.facts dt { flex: none; width: 92px; color: var(--faint); }
.facts dd { overflow-wrap: anywhere; white-space: pre-line; min-width: 0; }
.place-line { display: flex; justify-content: space-between; align-items: center; gap: 8px; min-height: 36px; }
.buttons { display: flex; gap: 4px; flex: none; }
.derivation { border-top: 1px solid var(--line); margin-top: 8px; padding-block: 10px 24px !important; min-height: 60px; }
.derivation.waiting { opacity: 0.5; }
.derivation h3 { font-size: 12px; font-weight: 600; margin-bottom: 2px; }
.derivation h3 .faint { font-weight: 400; }
.derived { border-bottom: 1px solid var(--line); }
.derived summary { display: flex; gap: 8px; padding: 6px 0; cursor: default; list-style: none; }
.derived summary::-webkit-details-marker { display: none; }
.derived summary span { flex: 1; color: var(--faint); }
.derived summary b { font-weight: 600; font-variant-numeric: tabular-nums; }
.derived table { width: 100%; border-collapse: collapse; margin-bottom: 8px; font-size: 12px; }
.derived td { padding: 2px 0; vertical-align: baseline; overflow-wrap: anywhere; }
.amount { width: 64px; padding-inline-end: 8px !important; font-variant-numeric: tabular-nums; white-space: nowrap; }
.looks .amount { width: 110px; color: var(--faint); }
.result { width: 56px; text-align: end; color: var(--faint); font-variant-numeric: tabular-nums; }
.origin { margin-inline-start: 7px; color: var(--faint); font-size: 11px; }
button.origin { color: var(--accent); font-family: var(--mono); }
.beaten { display: block; color: var(--faint); }

.problem-list { padding: 6px; }
.problem { display: flex; gap: 10px; width: 100%; padding: 8px 10px; border: 0; border-radius: 8px; background: none; text-align: start; align-items: baseline; cursor: default; user-select: text; -webkit-user-select: text; }
.problem:hover { background: var(--field); }
.problem-text { display: flex; flex-direction: column; gap: 1px; min-width: 0; overflow-wrap: anywhere; }
.severity { flex: none; width: 9px; height: 9px; border-radius: 50%; background: var(--mark); }
.severity[data-severity="warning"] { border-radius: 2px; }
.class { flex: none; width: 66px; font-size: 11px; font-weight: 600; color: var(--faint); }
.class[data-class="breaking"] { color: var(--error); }
.class[data-class="layout"] { color: var(--accent); }
.class[data-class="visual"] { color: light-dark(#7a3db8, #cfa3ff); }
#sheets { display: none; }

/* The comparison: its bar, both pictures, the slider between them. */
#compare { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; padding: 6px 12px; border-bottom: 1px solid var(--line); background: var(--panel); flex: none; }
#compare-words { color: var(--faint); overflow: hidden; text-overflow: ellipsis; }
#against-file { width: 260px; }
#diff { width: max-content; min-width: 100%; padding: 20px 36px 64px; }
.compared { display: flex; justify-content: safe center; align-items: flex-start; gap: 36px; }
.shot h3 { font-size: 12px; padding-bottom: 8px; min-height: 26px; }
.shot.missing { padding: 60px 24px; color: var(--faint); }
.change-frame { --s: calc(var(--zoom) * 1px); position: absolute; left: calc(var(--x) * var(--s)); top: calc(var(--y) * var(--s)); width: calc(var(--mw) * var(--s)); height: calc(var(--mh) * var(--s)); outline: 1.5px solid var(--ink); outline-offset: 0; pointer-events: none; }
.before .change-frame { --ink: #e0690b; outline-style: dashed; }
.after .change-frame { --ink: #0a84ff; }
.change-frame.meant { background: color-mix(in srgb, var(--ink) 18%, transparent); outline-width: 2.5px; }
.wipe { display: none; }
@media screen {
  .wipe:focus-visible { outline: 0; }
  .wipe:focus-visible::-webkit-slider-thumb { box-shadow: 0 0 0 3px color-mix(in srgb, var(--accent) 45%, transparent); }
  .wipe:focus-visible::-moz-range-thumb { box-shadow: 0 0 0 3px color-mix(in srgb, var(--accent) 45%, transparent); }
  #diff[data-look="before"] .compared:not(.single) > .after, #diff[data-look="after"] .compared:not(.single) > .before { display: none; }
  #diff[data-look="slider"] .compared:not(.single) { display: grid; align-items: stretch; width: max-content; margin: 0 auto; gap: 0; position: relative; }
  #diff[data-look="slider"] .compared:not(.single) > .shot { display: contents; }
  #diff[data-look="slider"] .compared:not(.single) h3 { grid-area: 1 / 1; }
  #diff[data-look="slider"] .compared:not(.single) .after h3 { justify-self: end; }
  #diff[data-look="slider"] .compared:not(.single) .sheet { grid-area: 2 / 1; box-shadow: none; }
  #diff[data-look="slider"] .compared:not(.single) .before .sheet { --w: inherit; clip-path: inset(0 calc(100% - var(--at)) 0 0); }
  #diff[data-look="slider"] .compared:not(.single) .after .sheet { clip-path: inset(0 0 0 var(--at)); }
  #diff[data-look="slider"] .compared:not(.single)::before { content: ""; grid-area: 2 / 1; box-shadow: var(--shadow); }
  #diff[data-look="slider"] .compared:not(.single)::after { content: ""; grid-area: 2 / 1; z-index: 1; width: 2px; margin-left: calc(var(--at) - 1px); background: var(--accent); pointer-events: none; }
  #diff[data-look="slider"] .compared:not(.single) .wipe { display: block; grid-area: 2 / 1; z-index: 2; appearance: none; width: calc(100% + 32px); height: 100%; min-height: 32px; margin: 0 -16px; background: none; cursor: ew-resize; touch-action: pan-y; }
  .wipe::-webkit-slider-thumb { appearance: none; width: 32px; height: 32px; border-radius: 16px; border: 2px solid #fff; background: #0a63e0; box-shadow: 0 1px 4px #0006; }
  .wipe::-moz-range-track { background: none; }
  .wipe::-moz-range-thumb { box-sizing: border-box; width: 32px; height: 32px; border-radius: 16px; border: 2px solid #fff; background: #0a63e0; box-shadow: 0 1px 4px #0006; }
}

/* The index of a folder. */
#index { flex: 1; overflow: auto; background: var(--desk); }
#index-head { position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; align-items: center; gap: 10px 16px; padding: 12px 88px 12px 24px; background: color-mix(in srgb, var(--panel) 92%, transparent); backdrop-filter: blur(12px); border-bottom: 1px solid var(--line); }
#index-head h1 { font-size: 18px; overflow-wrap: anywhere; }
#find { width: 260px; height: 30px; }
#index-none { padding: 64px 24px; text-align: center; color: var(--faint); font-size: 15px; }
#cards { padding: 8px 24px 48px; }
.folder h2 { padding: 20px 0 0; font-size: 13px; font-weight: 600; color: var(--faint); }
.grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(190px, 1fr)); gap: 20px; padding-top: 14px; }
.card { display: flex; flex-direction: column; color: inherit; text-decoration: none; border-radius: 12px; outline-offset: 3px; content-visibility: auto; contain-intrinsic-size: auto 330px; }
.thumb { display: block; aspect-ratio: 5 / 6; border-radius: 12px; overflow: hidden; background: light-dark(#f6f6f8, #222225); box-shadow: 0 0 0 1px var(--line), 0 2px 8px light-dark(#0000000f, #0006); transition: box-shadow 0.15s; }
.card:hover .thumb { box-shadow: 0 0 0 2px var(--accent); }
.thumb img { display: block; width: 100%; height: auto; min-height: 24px; }
.card[data-state="broken"] .thumb img, .card[data-state="gone"] .thumb img { opacity: 0.45; filter: saturate(0.3); }
.card-text { display: flex; flex-direction: column; padding: 9px 3px 0; min-width: 0; }
.card-text strong { font-weight: 600; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.path { font-size: 12px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.badges { display: flex; flex-wrap: wrap; gap: 4px; padding-top: 5px; min-height: 23px; }
.badge { padding: 0 7px; border-radius: 9px; font-size: 11px; line-height: 18px; font-weight: 500; background: var(--field); color: var(--note); }
.badge[data-kind="error"] { background: light-dark(#c4261d, #a52a22); color: #fff; }
.badge[data-kind="warning"] { background: light-dark(#fbe9c6, #4a3611); color: light-dark(#6d4400, #ffd58a); }
.badge[data-kind="changed"] { background: var(--soft-accent); color: var(--accent); }
.badge[data-kind="added"] { background: light-dark(#d9f2df, #153a20); color: light-dark(#115c27, #8be0a2); }

/* Less room: the environment opens on demand; on a phone one part at a time. */
@media (max-width: 1180px) {
  #bar { flex-wrap: wrap; }
  #path { flex: 1; max-width: none; }
  #pickers { order: 3; flex: 1 0 100%; justify-content: flex-start; }
  :root { --panels: 380px; }
}
@media (max-width: 720px) {
  body:not(.picks) #pickers { display: none; }
  #bar { gap: 6px; padding: 4px 10px; }
  #toggle-environment { display: block; }
  #tools { flex: 1 1 auto; overflow-x: auto; scrollbar-width: none; justify-content: flex-start; margin-inline-start: 0; }
  #path { flex: 1 0 100%; }
  body[data-view="index"] #bar { display: none; }
  .toggle, .chip, .icon, .small, #zoom-value, .segments span { min-height: 34px; }
  .segments span { line-height: 30px; padding-inline: 9px; }
  .icon { min-width: 34px; }
  #divider { display: none; }
  #work { flex-direction: column; }
  #desk { min-height: 0; }
  #panels { width: 100%; border: 0; flex: 1; min-height: 0; }
  #source, #details { flex: 1 1 100%; border: 0; }
  body:not([data-sheet="picture"]) #desk, body[data-sheet="picture"] #panels, body:not([data-sheet="source"]) #source, body:not([data-sheet="details"]) #details { display: none; }
  #sheets { display: flex; flex: none; border-top: 1px solid var(--line); padding: 4px 8px max(4px, env(safe-area-inset-bottom)); gap: 4px; }
  #sheets button { flex: 1; height: 40px; border: 0; border-radius: 8px; background: none; color: var(--faint); }
  #sheets [aria-pressed="true"] { background: var(--soft-accent); color: var(--accent); font-weight: 600; }
  #figures { padding: 12px 12px 40px; gap: 20px; }
  #diff { padding: 12px 12px 40px; }
  .compared { gap: 16px; }
  #diff[data-look="both"] .compared { flex-direction: column; }
  #place-frame { display: none; }
  #connection span { max-width: 120px; overflow: hidden; text-overflow: ellipsis; }
  .handle { right: -11px; width: 12px; }
  #index-head { padding: 12px; }
  #find { flex: 1 1 100%; width: 100%; height: 36px; order: 2; font-size: 16px; }
  #only { order: 3; width: 100%; }
  #only label { flex: 1; text-align: center; }
  #cards { padding: 4px 12px 32px; }
  .grid { grid-template-columns: repeat(auto-fill, minmax(148px, 1fr)); gap: 14px; }
  #compare select { max-width: 100%; }
}
@media (max-width: 400px) { #only b { display: none; } .segments span { padding-inline: 7px; } }

/* On paper: the pictures with their environments, and what was found. */
@media print {
  :root { color-scheme: light; }
  html, body, #table, #work, #desk, #board, #stage, #panels, #details, [role="tabpanel"], #index { display: block; height: auto; overflow: visible; background: none; width: auto; }
  #pickers, #tools, #home, #steps, #status, #source, #details .head, #inspect, #divider, #sheets, #tip, #toast, #compare, .handle, .overlay, .skip, #ruler-x, #ruler-y, #index-head fieldset, #find { display: none !important; }
  #panels { border: 0; }
  #bar { border: 0; padding: 0 0 8px; display: block; }
  #name { font-size: 20px; overflow: visible; white-space: normal; }
  #figures, #diff { --zoom: 0.9; padding: 0; gap: 24px; width: auto; max-width: 100%; justify-content: flex-start; }
  figure, .sheet, .shot { max-width: 100%; break-inside: avoid; }
  .sheet { height: auto; box-shadow: 0 0 0 0.5px #0004; }
  .sheet > img { height: auto; }
  .mark { print-color-adjust: exact; }
  .wipe { display: none; }
}

"""##
}
