// What the index of a gallery is narrowed to: a device and a language, as the address has them for a table. What is chosen stays chosen in
// the tables that are opened.

const indexAxes = axes.filter((axis) => axis.key === "device" || axis.key === "language");

/** The values of an axis that the pictures of a gallery have. */
const valuesInIndex = (axis) => [...new Set(shown.index.tables.flatMap((entry) => (entry.figures ?? []).map((figure) => valueOfFigure(figure, axis.key))))];

/** A live preview draws every table for every device. */
const chosenAxes = () => (data.isLive ? [] : indexAxes.filter((axis) => address.environment[axis.key]?.length > 0));

/** Whether a table has a picture for what is chosen. */
function isOfChoice(entry) {
  const chosen = chosenAxes();
  return chosen.length === 0 || (entry.figures ?? []).some((figure) => chosen.every(({ key }) => address.environment[key].includes(valueOfFigure(figure, key))));
}

function showAxes() {
  if (data.isLive) return;
  byID("find").placeholder = byID("find").ariaLabel = "Search tables and rows";
  const box = byID("index-axes");
  for (const axis of indexAxes) {
    const now = address.environment[axis.key]?.join(",") ?? "";
    // Pictures can have none: those in the language in which a table is written.
    const all = valuesInIndex(axis);
    const values = all.filter(Boolean);
    // With a single value there is nothing to choose, but a link can have another one.
    const offered = now && !values.includes(now) ? [...values, now] : values;
    let field = byID("only-" + axis.key);
    if (!field) {
      if (all.length < 2 && offered.length < 2) continue;
      field = element("select", { id: "only-" + axis.key, aria: { label: axis.label }, on: { change: () => choose(axis.key, field.value) } });
      box.append(field);
    }
    const key = JSON.stringify(offered);
    if (field.dataset.key !== key) {
      field.dataset.key = key;
      field.replaceChildren(element("option", { value: "", text: `Any ${axis.label.toLowerCase()}` }), ...offered.map((value) => element("option", { value, text: nameOf(axis, value) })));
    }
    field.value = now;
  }
}

function choose(key, value) {
  const environment = { ...address.environment };
  if (value) environment[key] = value.split(",");
  else delete environment[key];
  go({ environment });
}
