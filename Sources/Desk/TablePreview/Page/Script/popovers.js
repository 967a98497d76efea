// Lists and menus that open beside a button, and what is the same in both: their place, and the keys that move in them.

/** What had the focus before the pointer went down; null after a key. */
let focusBeforePointer = null;

function openAt(box, anchor) {
  box.anchorElement = anchor;
  if (!box.matches(":popover-open")) box.returnTo = focusBeforePointer ?? document.activeElement;
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

/** To where it was: keys for the picture work again without a click. */
function giveFocusBack(box) {
  const to = box.returnTo?.isConnected ? box.returnTo : box.anchorElement;
  if (to && to !== document.body) to.focus({ preventScroll: true });
  else document.activeElement?.blur();
}

function startPopovers() {
  document.addEventListener("pointerdown", () => { focusBeforePointer = document.activeElement; }, true);
  document.addEventListener("keydown", () => { focusBeforePointer = null; }, true);
  for (const id of ["choice", "menu"]) {
    const box = byID(id);
    box.addEventListener("toggle", (event) => {
      box.anchorElement?.setAttribute("aria-expanded", String(event.newState === "open"));
      if (event.newState === "closed" && (document.activeElement === document.body || box.contains(document.activeElement))) {
        giveFocusBack(box);
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
