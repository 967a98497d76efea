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

/** Puts other children into a box. What had the focus in it has it again, as the part of the same number, or else the box has it. */
function renew(box, ...children) {
  const stops = () => [...box.querySelectorAll("a[href], button, input, select, summary, [tabindex]")];
  const at = box.contains(document.activeElement) ? stops().indexOf(document.activeElement) : -1;
  box.replaceChildren(...children.filter(Boolean));
  if (at < 0) return;
  const stop = stops().at(Math.min(at, stops().length - 1)) ?? box;
  stop.focus({ preventScroll: true });
}

/** Where the focus goes if what has it was hidden or removed: to one of these that is in sight. */
function catchFocus(...targets) {
  const focused = document.activeElement;
  if (focused && focused !== document.body && focused.getClientRects().length > 0) return;
  targets.find((target) => target?.getClientRects().length > 0)?.focus({ preventScroll: true });
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
