// What is wrong with the page itself, above all of it: an address that asks for what there is not, and a server that does not answer.

function showNotices() {
  const notices = [connectionNotice(), addressNotice(), removalNotice()].filter(Boolean);
  const box = byID("notice");
  const words = notices.map((notice) => notice.textContent).join("\n");
  if (box.dataset.words === words) return;
  box.dataset.words = words;
  renew(box, ...notices);
}

function connectionNotice() {
  const words = connectionHints[byID("connection").dataset.state];
  return words ? element("p", { text: words }) : null;
}

function addressNotice() {
  const problems = addressProblems();
  if (problems.length === 0) return null;
  return element("p", {}, `The address asks for what there is not: ${problems.join("; ")}. `,
    element("button", { type: "button", class: "link", text: "Go on without it", on: { click: () => go(withoutProblems()) } }));
}

function removalNotice() {
  const isRemoved = !data.isLive && tableEntry(currentTable())?.changed === "removed";
  return isRemoved ? element("p", { text: `This table was removed. It is shown as it was in ${shown.index.against[0] ?? "the other version"}.` }) : null;
}

/** Keys of the page that have few values. */
const knownValues = {
  look: () => looks.map(([look]) => look), only: () => filters.map(([value]) => value), panel: () => panelNames,
  frames: () => ["1"], elements: () => ["1"], grid: () => ["1"], rulers: () => ["1"],
};

/** What the address says that means nothing here, as it says it. What the server answers to is told in the message of the table. */
function addressProblems() {
  const problems = address.unknown.map((key) => `“${key}” is no part of an address`);
  for (const [key, values] of Object.entries(knownValues)) {
    if (address[key] !== "" && !values().includes(address[key])) problems.push(`${key}=${address[key]}, which can be ${values().filter(Boolean).join(", ")}`);
  }
  if (address.zoom !== "" && !(Number.parseFloat(address.zoom) > 0)) problems.push(`zoom=${address.zoom}, which can be a number of percent`);
  if (shown.index && !shown.index.isFolder && address.table !== "" && !tableEntry(address.table)) problems.push(`table=${address.table}: this page has one table, ${currentTable()}`);
  const scene = shown.scene;
  if (!scene || scene.table !== currentTable() || scene.state !== "ok") return problems;
  if (address.at !== "" && scene.figures.length > 0 && !selectedView()) problems.push(`at=${address.at}: the picture has no such view`);
  if (address.file !== "" && !scene.files.some((file) => file.path === address.file)) problems.push(`file=${address.file}: the spec uses no such file`);
  return problems;
}

function withoutProblems() {
  const changes = { unknown: [] };
  if (!tableEntry(address.table)) changes.table = "";
  for (const [key, values] of Object.entries(knownValues)) if (!values().includes(address[key])) changes[key] = "";
  if (!(Number.parseFloat(address.zoom) > 0)) changes.zoom = "";
  if (!selectedView()) changes.at = "";
  if (!shown.scene?.files.some((file) => file.path === address.file)) changes.file = "";
  return changes;
}
