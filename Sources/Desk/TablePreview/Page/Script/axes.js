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

/** The pickers in the order of the bar. `now` finds the value of a figure and its environment; `usual` needs no chip of its own. */
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
  { key: "state", label: "State", now: (environment, figure) => figure.state ?? (environment.editing ? "editing" : "normal"), name: stateName },
  { key: "metrics", label: "Metrics", now: () => "" },
  { key: "scale", label: "Scale", now: (environment) => String(environment.scale), name: (value) => value + "x" },
];

function shortContentSize(value) {
  return Object.keys(contentSizeNames).find((key) => contentSizeNames[key] === value) ?? value;
}

/** The pseudo-languages as Xcode calls them. */
const pseudoLanguages = {
  "en-XA": "Accented", "en-XB": "Right to left strings", "ar-XB": "Right to left strings", "en-x-double": "Double length", "en-x-bounded": "Bounded strings",
};

function languageName(value) {
  if (pseudoLanguages[value]) return pseudoLanguages[value];
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
  if (axis.key === "state") return [...new Set(["normal", "editing", ...(shown.scene?.figures ?? []).map((figure) => figure.state), ...statesOfSelection()])].map(named);
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
  const figures = shown.scene?.figures.filter((figure) => figure.environment) ?? [];
  const values = [...new Set(figures.map((figure) => axis.now(figure.environment, figure)).filter((value) => value !== undefined && value !== ""))];
  return { names: values.map(name), isChosen: false, values };
}
