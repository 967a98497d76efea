// The index of a folder: a small picture of each table, its state, a search, and a choice of states, devices and languages.

const filters = [
  ["", "All", () => true],
  ["errors", "Errors", (entry) => entry.errors > 0 || entry.state !== "ok"],
  ["findings", "Findings", (entry) => entry.warnings > 0 || entry.notes > 0],
  ["changed", "Changed", (entry) => ["modified", "added", "removed"].includes(entry.changed) || entry.state === "gone"],
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
  setText(byID("index-against"), !data.isLive && index.against.length > 0 ? `Compared with ${index.against[0]}` : "");
  showAxes();
  readRows();
  showFilters(tablesWithText());
  const found = foundTables();
  const none = byID("index-none");
  none.hidden = found.length > 0;
  if (!none.hidden) renew(none, ...nothingFound());
  const words = `${found.length} of ${plural(index.tables.length, "table")}`;
  setText(byID("index-count"), isNarrowed() ? words : "");
  if (byID("index").dataset.found !== words && isNarrowed()) speakLater(found.length === 0 ? none.firstElementChild.textContent : words);
  byID("index").dataset.found = words;
  placeCards(found);
}

/** Why there is no card, and the way back to all of them. */
function nothingFound() {
  if (shown.index.tables.length === 0) return [element("span", { text: "There are no specs in this folder yet." })];
  const label = filters.find(([value]) => value === address.only && value !== "")?.[1];
  const places = chosenAxes().map((axis) => `for ${nameOf(axis, address.environment[axis.key].join(", "))}`);
  const words = [address.find.trim() && `with “${address.find.trim()}”`, label && `of the kind “${label}”`, ...places].filter(Boolean).join(" ");
  return [element("span", { text: `No table matches: there is none ${words}. ` }),
    element("button", { type: "button", class: "link", text: "Show all tables", on: { click: () => { go({ find: "", only: "", environment: {} }); byID("find").value = ""; byID("find").focus(); } } })];
}

/** Whether the index shows a part of the tables. */
const isNarrowed = () => address.find.trim() !== "" || filters.some(([value]) => value === address.only && value !== "") || chosenAxes().length > 0;

/** The words of the search. */
const soughtWords = () => address.find.trim().toLowerCase().split(/\s+/).filter(Boolean);

function tablesWithText() {
  const words = soughtWords();
  return shown.index.tables.filter((entry) => isOfChoice(entry) && (isFound(entry, words) || foundRows(entry, words).length > 0));
}

/** The tables that the index shows, in its order. */
function foundTables() {
  const filter = filters.find(([value]) => value === address.only) ?? filters[0];
  return [...byFolder(tablesWithText().filter(filter[2])).values()].flat();
}

function byFolder(entries) {
  const folders = new Map();
  for (const entry of entries) {
    const folder = entry.path.includes("/") ? entry.path.slice(0, entry.path.lastIndexOf("/")) : "";
    if (!folders.has(folder)) folders.set(folder, []);
    folders.get(folder).push(entry);
  }
  return folders;
}

const ownText = (entry) => [entry.name, entry.title, entry.path].filter(Boolean).join(" ").toLowerCase();

/** Every word must occur, in the name, the title or the path. */
const isFound = (entry, words) => words.every((word) => ownText(entry).includes(word));

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
    label.querySelector("input").checked = value === (filters.some(([known]) => known === address.only) ? address.only : "");
    setText(label.querySelector("b"), String(found.filter(matches).length));
  });
}

/** Cards are kept by the table they show, so that a picture that has not changed stays where it is. */
const cards = new Map();

function placeCards(entries) {
  const folders = byFolder(entries);
  for (const entry of entries) showCard(entry);
  const box = byID("cards");
  const key = JSON.stringify([...folders].map(([folder, list]) => [folder, list.map((entry) => entry.id)]));
  if (box.dataset.key !== key) {
    const focused = document.activeElement?.closest?.(".card")?.dataset.table;
    box.dataset.key = key;
    box.replaceChildren(...[...folders].map(([folder, list]) => element("section", { class: "folder" },
      folders.size > 1 ? element("h2", { text: folder || "." }) : null,
      element("ul", { class: "grid" }, ...list.map((entry) => cards.get(entry.id).part)))));
    if (focused !== undefined) (cards.get(focused)?.link.isConnected ? cards.get(focused).link : byID("find")).focus();
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
    const difference = element("p", { class: "difference", hidden: true });
    const rows = element("ul", { class: "found-rows", hidden: true });
    card = { part: element("li", {}, link, difference, rows), link, picture, name, path, badges, difference, rows, thumbnail: null };
    cards.set(entry.id, card);
  }
  card.link.href = linkTo({ ...address, ...leaving, table: entry.id });
  setText(card.name, entry.title || entry.name);
  setText(card.path, [entry.path.split("/").pop(), entry.rows ? plural(entry.rows, "row") : null].filter(Boolean).join(" · "));
  const badges = badgesOf(entry);
  if (card.badges.textContent !== badges.map((badge) => badge.textContent).join("")) card.badges.replaceChildren(...badges);
  showDifference(card, entry);
  showFoundRows(card, entry);
  card.link.dataset.state = entry.changed === "removed" ? "removed" : entry.state;
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
  if (entry.changed === "removed") badge("removed", "removed");
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
  // What has the focus is not scrolled below the bar, as high as that is.
  const head = byID("index-head");
  new ResizeObserver(() => {
    const isStuck = getComputedStyle(head).position === "sticky";
    byID("index").style.scrollPaddingTop = (isStuck ? head.offsetHeight + 8 : 8) + "px";
  }).observe(head);
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
