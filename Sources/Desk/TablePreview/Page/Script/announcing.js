// Words of the page itself: a short note that goes away, and what only a screen reader says.

let toastTimer = 0;

function tell(words) {
  const toast = byID("toast");
  setText(toast, words);
  toast.classList.add("shown");
  clearTimeout(toastTimer);
  // Long words stay for as long as it takes to read them, and go where nobody finds them later.
  toastTimer = setTimeout(() => {
    toast.classList.remove("shown");
    toastTimer = setTimeout(() => setText(toast, ""), 200);
  }, Math.max(3200, words.length * 80));
}

/** Each sentence is a part of its own, so that one that follows at once does not silence the one before. */
function speak(words) {
  const box = byID("spoken");
  while (box.childElementCount > 2) box.firstElementChild.remove();
  box.append(element("span", { text: words + ". " }));
}

/** What changes with every letter that is typed is said when it rests. */
const speakLater = afterQuiet(500, speak);

async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Not allowed, as on a page that came from another machine: the older way.
    const field = element("textarea", { class: "unseen", aria: { hidden: true } });
    field.value = text;
    const focused = document.activeElement;
    document.body.append(field);
    field.select();
    const isCopied = document.execCommand("copy");
    field.remove();
    focused?.focus?.({ preventScroll: true });
    return isCopied;
  }
}

/** Where a view or a problem stands: `path:line:column`, as editors and compilers write it. */
function placeOf({ file, line, column }) {
  const entry = shown.scene?.files[file];
  if (!entry || !line) return null;
  return { path: entry.canonical || entry.path, shown: `${entry.path}:${line}:${column || 1}`, line, column: column || 1 };
}

async function copyPlace(target = meantView()?.view) {
  const place = target && placeOf(target);
  if (!place) return tell("Nothing is selected that has a line.");
  tell(await copyText(place.shown) ? `Copied ${place.shown}` : place.shown);
}

/** Copies the address of a row, for those who read the gallery elsewhere. */
async function copyLink(target = meantView()?.view) {
  if (data.isLive) return tell("The address of a live preview is only for this machine.");
  if (!target) return tell("Nothing is selected.");
  const link = linkToRow(target);
  tell(await copyText(link) ? `Copied ${link}` : link);
}

/** Opens the line in an editor if the server was given a pattern for it; otherwise copies it. */
function openPlace(target = meantView()?.view) {
  const place = target && placeOf(target);
  if (!place) return tell("Nothing is selected that has a line.");
  const url = editorURL(place);
  if (!url) return copyPlace(target);
  element("a", { href: url }).click();
  tell(`Opened ${place.shown}`);
}

/** The pattern's places filled in. A pattern that would run in the page is none. */
function editorURL(place) {
  const pattern = shown.index?.openURL;
  if (!pattern || /^\s*(javascript|data|blob|about|file):/i.test(pattern)) return null;
  const path = place.path.split("/").map(encodeURIComponent).join("/");
  // `vscode://file/{path}`: the slash is there already; in `file://{path}` it is not.
  const filled = /[^/]\/\{path\}/.test(pattern) ? path.replace(/^\//, "") : path;
  return pattern.replaceAll("{path}", filled).replaceAll("{line}", String(place.line)).replaceAll("{column}", String(place.column));
}
