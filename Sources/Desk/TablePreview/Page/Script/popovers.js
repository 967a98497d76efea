// Lists and menus that open beside a button, and what is the same in both: their place, and the keys that move in them.

/** What had the focus before the pointer went down; null after a key. */
let focusBeforePointer = null;

/** The button whose box was open when the pointer went down: the browser closes the box then, and the click must not open it again. */
let closedByPointer = null;

function openAt(box, anchor) {
  const isOpen = box.matches(":popover-open");
  if (!isOpen) box.returnTo = focusBeforePointer ?? document.activeElement;
  if (box.anchorElement !== anchor) box.anchorElement?.setAttribute("aria-expanded", "false");
  box.anchorElement = anchor;
  anchor.setAttribute("aria-expanded", "true");
  if (!isOpen) box.showPopover();
  const place = anchor.getBoundingClientRect();
  const left = clamp(place.left, 8, Math.max(8, innerWidth - box.offsetWidth - 8));
  const below = place.bottom + 6;
  const fitsBelow = below + box.offsetHeight <= innerHeight - 8;
  const top = fitsBelow ? below : Math.max(8, place.top > innerHeight / 2 ? place.top - box.offsetHeight - 6 : innerHeight - box.offsetHeight - 8);
  box.style.left = left + "px";
  box.style.top = top + "px";
}

/** Whether a click on a button only closes what it had opened. */
function closesOnly(box, anchor) {
  const wasOpen = closedByPointer === anchor;
  closedByPointer = null;
  if (!box.matches(":popover-open") || box.anchorElement !== anchor) return wasOpen;
  box.hidePopover();
  return true;
}

/** Opens a menu: items with a label, a key that does the same, and an action. */
function openMenu(anchor, items) {
  const menu = byID("menu");
  if (closesOnly(menu, anchor)) return;
  menu.setAttribute("aria-label", anchor.getAttribute("aria-label") ?? anchor.textContent);
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

/** To where it was: keys for the picture work again without a click. */
function giveFocusBack(box) {
  const to = box.returnTo?.isConnected ? box.returnTo : box.anchorElement;
  if (to && to !== document.body) to.focus({ preventScroll: true });
  else document.activeElement?.blur();
}

/** Tab leaves a menu, and a list after its last field, and goes on from the button that opened it. */
function leaveByTab(box, event) {
  const stops = [...box.querySelectorAll("button:not([role=menuitem]), input, select, [role=option][tabindex='0']")].filter((stop) => !stop.disabled);
  if (box.id === "choice" && document.activeElement !== (event.shiftKey ? stops[0] : stops.at(-1))) return;
  box.anchorElement.focus({ preventScroll: true });
  box.hidePopover();
  if (event.shiftKey) event.preventDefault();
}

/** Letters that follow each other within a second are one word, as in the lists of every system. */
const typed = { text: "", at: 0 };

const isTypingAhead = () => typed.text !== "" && performance.now() - typed.at < 1000;

function typeAhead(rows, at, letter) {
  typed.text = (isTypingAhead() ? typed.text : "") + letter.toLowerCase();
  typed.at = performance.now();
  const isOneLetter = [...typed.text].every((other) => other === typed.text[0]);
  const word = isOneLetter ? typed.text[0] : typed.text;
  // The same letter again goes on; a word may be that of the row that has the focus.
  const start = isOneLetter ? at + 1 : Math.max(at, 0);
  const order = [...rows.slice(start), ...rows.slice(0, start)];
  const name = (row) => row.querySelector(".option-name").textContent.toLowerCase();
  (order.find((row) => name(row).startsWith(word)) ?? order.find((row) => name(row).includes(" " + word)))?.focus();
}

function startPopovers() {
  document.addEventListener("pointerdown", (event) => {
    focusBeforePointer = document.activeElement;
    const open = document.querySelector(":popover-open");
    closedByPointer = open?.anchorElement?.contains(event.target) ? open.anchorElement : null;
  }, true);
  document.addEventListener("keydown", () => { focusBeforePointer = closedByPointer = null; }, true);
  for (const id of ["choice", "menu"]) {
    const box = byID(id);
    // Before the click that closed it can open another one.
    box.addEventListener("beforetoggle", (event) => event.newState === "closed" && box.anchorElement?.setAttribute("aria-expanded", "false"));
    box.addEventListener("toggle", (event) => {
      if (event.newState === "closed" && (document.activeElement === document.body || box.contains(document.activeElement))) giveFocusBack(box);
    });
    box.addEventListener("keydown", (event) => {
      if (event.key === "Tab") return leaveByTab(box, event);
      if (isTyping(event.target)) return;
      const rows = [...box.querySelectorAll(".option:not([disabled])")];
      const at = rows.indexOf(document.activeElement);
      const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
      if (next !== undefined) {
        event.preventDefault();
        rows[clamp(next, 0, rows.length - 1)]?.focus();
      } else if ((/^[\p{L}\p{N}]$/u.test(event.key) || isTypingAhead() && event.key.length === 1) && !event.metaKey && !event.ctrlKey && !event.altKey) {
        event.preventDefault();
        typeAhead(rows, at, event.key);
      }
    });
  }
  // One row of a list is a stop of Tab: the one that has the focus, or had it last.
  byID("choice").addEventListener("focusin", (event) => {
    if (event.target.getAttribute("role") !== "option") return;
    for (const row of byID("choice").querySelectorAll("[role=option]")) row.tabIndex = row === event.target ? 0 : -1;
  });
}
