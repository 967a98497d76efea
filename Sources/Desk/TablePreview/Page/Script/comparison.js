// The comparison with another version: both pictures with a slider between them, or beside each other, and a list of changes.

const comparison = { doc: null, sizes: [], images: [], urls: [], asked: "", at: 50, serial: 0 };
const looks = [["slider", "Slider"], ["overlay", "Overlay"], ["both", "Side by side"], ["before", "Before"], ["after", "After"]];

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
  if (!isComparing() && !first) {
    return tell(data.isLive ? "There is nothing to compare with: the folder is not in a git repository." : "There is nothing to compare with: the gallery was written without --since.");
  }
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
      if (event.key === "Enter" && field.value.trim()) {
        go({ against: field.value.trim() }, { isStep: true });
        byID("against").focus();
      }
      if (event.key === "Escape") field.hidden = true, menu.hidden = false, menu.value = address.against, menu.focus(), event.stopPropagation();
    });
    const kinds = element("fieldset", { class: "segments" }, element("legend", { class: "unseen", text: "View of the comparison" }), ...looks.map(([look, label]) =>
      element("label", {}, element("input", { type: "radio", name: "look", value: look, on: { change: () => go({ look: look === "slider" ? "" : look }) } }), element("span", { text: label }))));
    renew(bar, menu, field, kinds, element("span", { id: "compare-words" }));
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
  changeStep = -1;
  if (!comparison.doc) byID("diff").replaceChildren(element("p", { class: "nothing", text: "Comparing…" }));
  let found;
  try {
    found = await data.diff(currentTable(), query, address.against);
  } catch (error) {
    // When the server is there again, it is asked again.
    found = { problem: `${error.message} The comparison comes when it does.` };
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
    const words = found?.problem ?? "There is no comparison of this table here.";
    renew(box, element("p", { class: "nothing", text: words }));
    speak(words);
    return showChanges();
  }
  const shots = sides.map((side, i) => (side ? shotOf(side, pictures[i].image, i) : element("p", { class: "shot missing", text: whatIsMissing(found) })));
  const stage = element("div", { class: "compared" }, ...shots);
  if (sides.every(Boolean)) {
    const wipe = element("input", { type: "range", class: "wipe", min: 0, max: 100, step: 0.5, value: comparison.at, aria: { label: "Edge between before and after" } });
    const say = () => wipe.setAttribute("aria-valuetext", `${Math.round(wipe.value)} % before`);
    say();
    wipe.addEventListener("input", () => {
      comparison.at = Number(wipe.value);
      say();
      stage.style.setProperty("--at", wipe.value + "%");
    });
    stage.append(wipe);
  } else stage.classList.add("single");
  stage.style.setProperty("--at", comparison.at + "%");
  renew(box, stage);
  applyZoom();
  showChanges();
  if (found.words) speak(found.words);
}

/** Why only one side has a picture; null if both have one. */
const whatIsMissing = (doc) => (!doc.before ? "The table is new." : !doc.after ? "The table is gone." : null);

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
  const shot = element("div", { class: `shot ${i === 0 ? "before" : "after"}` }, element("h2", { text: i === 0 ? "Before" : "After" }), sheet);
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
