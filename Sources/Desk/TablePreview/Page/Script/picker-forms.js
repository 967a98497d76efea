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
    aria: { label: "Width in points", valuemin: 100, valuemax: 2000, valuenow: 100, orientation: "horizontal" } });
  const environment = () => shown.figures[i]?.doc?.environment;
  const size = () => environment()?.window ?? environment()?.size ?? [390, 844];
  handle.showWidth = () => handle.setAttribute("aria-valuenow", String(Math.round(size()[0])));
  handle.addEventListener("keydown", (event) => {
    const step = event.shiftKey ? 10 : 1;
    // The width that was asked for last may not be shown yet.
    const [now, height] = chosenValues("size").length === 1 ? chosenValues("size")[0].split("x").map(Number) : size();
    const wanted = { ArrowRight: now + step, ArrowLeft: now - step, PageUp: now + 50, PageDown: now - 50, Home: 100, End: 2000 }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const width = clamp(Math.round(wanted), 100, 2000);
    chooseSize(width, height, false);
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
