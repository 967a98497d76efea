// A chip for each picker, and the list that it opens. Several values of one picker show all combinations side by side.

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
  foldPickers();
}

/** Keeps the chips on one line: those that were not chosen wait behind one that counts them. */
function foldPickers() {
  const bar = byID("pickers");
  let more = byID("more-pickers");
  if (!more) {
    more = element("button", { type: "button", class: "chip", id: "more-pickers", aria: { expanded: false, controls: "pickers" }, on: { click: () => {
      bar.classList.toggle("unfolded");
      foldPickers();
    } } }, element("span", { class: "chip-text" }));
    bar.append(more);
  }
  const chips = [...bar.querySelectorAll(".chip")].filter((chip) => chip !== more && chip.id !== "reset");
  for (const chip of chips) chip.hidden = false;
  const isOpen = bar.classList.contains("unfolded");
  more.hidden = true;
  setText(more.firstElementChild, "More");
  // A narrow page opens the bar as a sheet, where chips wrap.
  const isOneLine = () => bar.offsetHeight === 0 || bar.offsetHeight < 44;
  if (!isOneLine()) {
    more.hidden = false;
    const foldable = chips.filter((chip) => !chip.classList.contains("chosen") && chip.id !== "chip-device").reverse();
    let count = 0;
    for (const chip of isOpen ? [] : foldable) {
      if (isOneLine()) break;
      if (chip.contains(document.activeElement)) continue;
      chip.hidden = true;
      count += 1;
      setText(more.firstElementChild, `${count} more`);
    }
    setText(more.firstElementChild, isOpen ? "Fewer" : `${count} more`);
    if (!isOpen && count === 0) more.hidden = true;
  }
  more.setAttribute("aria-expanded", String(isOpen));
}

function resetEnvironment(event) {
  const hadFocus = document.activeElement === byID("reset");
  go({ environment: {} }, { isStep: true });
  // The button is gone then. Who pressed it by a key is in the bar; a pointer has no place there.
  if (hadFocus) (event?.detail === 0 ? byID("pickers").querySelector(".chip:not([hidden])") : byID("stage"))?.focus();
  speak("The spec's own environment");
}

function addChip(axis) {
  const chip = element("button", { type: "button", class: "chip", id: "chip-" + axis.key, aria: { haspopup: "dialog", expanded: false } },
    element("span", { class: "chip-text" }));
  chip.addEventListener("click", () => openPicker(axis, chip));
  return chip;
}

function showChip(axis) {
  const chip = byID("chip-" + axis.key);
  const { names, isChosen } = currentValues(axis);
  const text = names.length === 0 ? axis.label : names.length <= 2 ? names.join(" + ") : `${names[0]} + ${names.length - 1}`;
  setText(chip.firstElementChild, text);
  chip.classList.toggle("chosen", isChosen);
  chip.classList.toggle("several", names.length > 1);
  chip.setAttribute("aria-label", visible(`${axis.label}: ${names.join(", ") || "default"}`));
  chip.title = axis.label;
}

function openPicker(axis, chip) {
  const box = byID("choice");
  if (closesOnly(box, chip)) return;
  fillPicker(axis);
  openAt(box, chip);
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
  box.setAttribute("aria-label", axis.label);
}

function optionRow(axis, option, isOn) {
  const check = element("span", { class: "box", aria: { hidden: true } });
  const row = element("div", { role: "option", class: "option", tabindex: -1, aria: { selected: isOn }, data: { value: option.value } },
    check, element("span", { class: "option-name", text: option.label }));
  if (option.size) row.append(element("span", { class: "option-note", text: sizeText(...option.size) }));
  row.addEventListener("click", (event) => pickOption(axis, option.value, event.target === check || event.metaKey || event.ctrlKey || event.shiftKey));
  row.addEventListener("keydown", (event) => {
    if (event.key === "Enter") pickOption(axis, option.value, false);
    else if (event.key === " " && !isTypingAhead()) pickOption(axis, option.value, true);
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

/** What a picture has where nothing is chosen, by key: to turn back to that is to choose nothing. */
const usualValues = {};

/** Turns to the next value of a picker, as the keys for appearance and orientation do. */
function turn(key) {
  const axis = axes.find((candidate) => candidate.key === key);
  const options = optionsOf(axis).map((option) => option.value);
  if (options.length < 2) return;
  const { values = [] } = currentValues(axis);
  const now = chosenValues(key)[0] ?? values[0];
  if (chosenValues(key).length === 0 && values.length === 1) usualValues[key] = values[0];
  const next = options[(options.indexOf(now) + 1) % options.length];
  chooseEnvironment({ [key]: next === usualValues[key] ? [] : [next] });
  speak(`${axis.label}: ${nameOf(axis, next)}`);
}
