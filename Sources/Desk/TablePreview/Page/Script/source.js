// The text of the spec and of its includes. Lines are plain text; colors and marks are painted over them as highlights, so that text
// that is selected stays selected, whatever is pointed at or saved.

const chunkLines = 64;
const code = { file: -1, lines: [], text: null, chunks: [] };

/** Shows the file of the address, or the spec; only lines that have changed are replaced. */
function showSource() {
  const files = shown.scene?.files ?? [];
  const asked = files.findIndex((file) => file.path === address.file);
  const index = asked >= 0 ? asked : 0;
  showFileTabs(files, index);
  const file = files[index];
  if (!file) return clearSource();
  if (code.file !== index || code.path !== file.path) {
    clearSource();
    Object.assign(code, { file: index, path: file.path });
    byID("code").scrollTop = 0;
  }
  if (code.text !== file.text) {
    code.text = file.text;
    setLines(file.text.split(/\r\n|\n|\r/));
    yamlStretches(code.lines.map((line) => line.text)).forEach((stretch, i) => { code.lines[i].part.stretch = stretch; });
  }
  markProblemLines();
  colorSource();
}

function showFileTabs(files, index) {
  const tabs = byID("files");
  const wanted = files.map((file) => file.path).join("\n");
  if (tabs.dataset.files !== wanted) {
    tabs.dataset.files = wanted;
    renew(tabs, ...files.map((file, i) => element("button", {
      type: "button", role: "tab", title: file.path, "aria-controls": "code", text: file.path.split("/").pop(), on: { click: () => chooseFile(i) } })));
  }
  [...tabs.children].forEach((tab, i) => {
    tab.setAttribute("aria-selected", String(i === index));
    tab.tabIndex = i === index ? 0 : -1;
  });
  byID("code").setAttribute("aria-label", visible(`Text of ${files[index]?.path ?? "the spec"}`));
}

function chooseFile(index) {
  const file = shown.scene?.files[index];
  if (!file || code.file === index) return;
  address = { ...address, file: index === 0 ? "" : file.path };
  replaceLater();
  showSource();
}

/** Replaces what is between the lines at the start and at the end that are the same. */
function setLines(lines) {
  const old = code.lines;
  let start = 0;
  while (start < old.length && start < lines.length && old[start].text === lines[start]) start += 1;
  let end = 0;
  while (end < old.length - start && end < lines.length - start && old[old.length - 1 - end].text === lines[lines.length - 1 - end]) end += 1;
  const made = lines.slice(start, lines.length - end).map((text) => ({ text, part: element("div", { class: "line", text }) }));
  const isFirst = old.length === 0;
  for (const line of old.slice(start, old.length - end)) line.part.remove();
  code.lines = [...old.slice(0, start), ...made, ...(end > 0 ? old.slice(old.length - end) : [])];
  if (isFirst) return fillChunks();
  // Inserted lines join the chunk of the line before them: chunks only keep what is out of sight cheap.
  const before = code.lines[start - 1]?.part;
  if (before) before.after(...made.map((line) => line.part));
  else (byID("code").firstElementChild ?? addChunk()).lastElementChild.prepend(...made.map((line) => line.part));
  sizeChunks();
}

function fillChunks() {
  for (let i = 0; i < code.lines.length; i += chunkLines) {
    addChunk().lastElementChild.append(...code.lines.slice(i, i + chunkLines).map((line) => line.part));
  }
  sizeChunks();
}

function addChunk() {
  const chunk = element("div", { class: "chunk" }, element("div", { class: "numbers", aria: { hidden: true } }), element("div", { class: "lines" }));
  byID("code").append(chunk);
  code.watcher ??= new IntersectionObserver(oncePerFrame(colorSource), { root: byID("code"), rootMargin: "200px" });
  code.watcher.observe(chunk);
  return chunk;
}

/** Numbers of lines stand beside each chunk, and are no part of what is copied. */
function sizeChunks() {
  let first = 1;
  for (const chunk of byID("code").children) {
    const count = chunk.lastElementChild.childElementCount;
    const wanted = `${first} ${count}`;
    if (chunk.dataset.lines !== wanted) {
      chunk.dataset.lines = wanted;
      chunk.firstElementChild.textContent = Array.from({ length: count }, (_, i) => first + i).join("\n");
      chunk.style.containIntrinsicBlockSize = `auto ${count * 19}px`;
    }
    first += count;
  }
  byID("code").style.setProperty("--digits", String(String(code.lines.length).length));
}

function clearSource() {
  code.watcher?.disconnect();
  byID("code").replaceChildren();
  Object.assign(code, { file: -1, path: null, lines: [], text: null, current: null });
  CSS.highlights?.clear();
}

/** Marks the line of a view, and scrolls to it unless the reader is there. */
function markSourceLine(view, scrolls) {
  if (scrolls && view?.line && view.file !== code.file) chooseFile(view.file);
  const line = view && view.file === code.file ? code.lines[view.line - 1]?.part : null;
  if (code.current !== line) {
    code.current?.classList.remove("current");
    line?.classList.add("current");
    code.current = line ?? null;
  }
  const place = view && placeOf(view);
  setText(byID("source-place"), place ? `line ${place.line}` : "");
  if (line && scrolls) scrollToLine(line);
}

function scrollToLine(line) {
  const box = byID("code");
  const view = box.getBoundingClientRect();
  const place = line.getBoundingClientRect();
  if (view.height === 0 || (place.top >= view.top + 8 && place.bottom <= view.bottom - 8)) return;
  box.scrollTop += place.top - view.top - view.height / 3;
}

function startSource() {
  const box = byID("code");
  byID("files").addEventListener("keydown", (event) => {
    const next = neighborTab(event, [...byID("files").children]);
    if (!next) return;
    next.focus();
    next.click();
  });
  box.addEventListener("click", (event) => {
    const line = event.target.closest?.(".line");
    if (line && !isSelectingText()) chooseLine(code.lines.findIndex((entry) => entry.part === line) + 1);
  });
  box.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || event.shiftKey || code.lines.length === 0) return;
    event.preventDefault();
    const now = code.lines.findIndex((entry) => entry.part === code.current) + 1;
    chooseLine(clamp(now + step, 1, code.lines.length));
  });
}

/** Selects what a line makes; the line itself stays marked. */
function chooseLine(number) {
  if (number < 1) return;
  selectLine(code.file, number);
  markSourceLine({ file: code.file, line: number, column: 1 }, true);
}
