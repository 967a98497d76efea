/// The one script of a page: it moves the edge between before and after to where its slider is, shows only what was chosen and looked for,
/// goes from change to change, and keeps all of that in the address.
///
/// Without it, the class of changes can be chosen, and everything else is shown.
enum DiffPageScript {
  static let text = """
    const root = document.documentElement;
    root.classList.add("scripted");
    const all = (selector, part = document) => [...part.querySelectorAll(selector)];
    const one = (selector) => document.querySelector(selector);
    const [bars, notice, field, keys] = [".bars", ".notice", ".find", ".keys"].map(one);
    const isSeen = (part) => part.getClientRects().length > 0;
    const lines = all(".changes > li");
    const figures = all("figure");
    // The picture of a change is one step from its line.
    const pictures = new Map(figures.toReversed().flatMap((figure) => (figure.dataset.changes ?? "").split(" ").map((id) => [id, figure])));
    for (const line of lines) {
      const figure = pictures.get(line.id);
      if (!figure) continue;
      const link = document.createElement("a");
      link.href = "#" + encodeURIComponent(figure.id);
      link.textContent = "picture";
      link.setAttribute("aria-label", "Picture of " + (line.querySelector(".what code")?.textContent ?? "this change"));
      line.querySelector(".where").append(" ", link);
    }

    // What is chosen, as the address has it.
    const wanted = { class: "all", find: "", view: "sides" };
    const choose = (name, value) => {
      const radio = all(`[name=${name}]`).find((input) => input.value === value);
      if (radio) radio.checked = true;
      return Boolean(radio);
    };
    const isOf = (part) => wanted.class === "all" || (part.dataset.class ?? part.dataset.classes ?? "").split(" ").includes(wanted.class);
    const has = (part) => part.textContent.toLowerCase().includes(wanted.find);
    // Of a spec with many pictures, what it is called is looked for once.
    const headings = new Map([[null, ""]]);
    const heading = (part) => {
      if (!headings.has(part)) headings.set(part, all("h2, .files code, summary strong", part).map((title) => title.textContent).join(" ").toLowerCase());
      return headings.get(part);
    };
    function show() {
      const isNarrowed = wanted.class !== "all" || wanted.find !== "";
      const counts = {};
      let [found, total] = [0, 0];
      root.classList.toggle("narrowed", isNarrowed);
      for (const line of lines) {
        const isFound = has(line) || heading(line.closest(".spec")).includes(wanted.find);
        const count = Number(line.dataset.count);
        total += count;
        if (isFound) counts[line.dataset.class] = (counts[line.dataset.class] ?? 0) + count;
        line.hidden = !isFound || !isOf(line);
        if (!line.hidden) found += count;
      }
      for (const figure of figures) {
        const own = (figure.dataset.changes ?? "").split(" ").map((id) => document.getElementById(id)?.closest("li")).filter(Boolean);
        figure.hidden = isNarrowed && !(own.length > 0 ? own.some((line) => !line.hidden) : isOf(figure) && has(figure.querySelector("figcaption")));
      }
      const keeps = (part) => all("li, figure", part).some((inner) => !inner.hidden);
      for (const part of all(".environment, .accepted, .cause, .spec")) {
        part.hidden = isNarrowed && !keeps(part) && !(wanted.class === "all" && !part.querySelector("li, figure") && heading(part).includes(wanted.find));
      }
      for (const link of all("nav a")) link.closest("li").hidden = document.getElementById(decodeURIComponent(link.hash.slice(1)))?.hidden ?? false;
      if (!field) return;
      for (const input of all("[name=class]")) {
        input.nextElementSibling.lastElementChild.textContent = input.value === "all" ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[input.value] ?? 0;
      }
      one(".count").textContent = isNarrowed ? `${found} of ${total} changes` : "";
      tell(found > 0 || !isNarrowed ? "" : "No change matches: there is none" + (wanted.class === "all" ? "" : ` of the class “${wanted.class}”`) + (wanted.find ? ` with “${wanted.find}”.` : "."));
    }
    function tell(words) {
      if (!notice) return;
      notice.firstElementChild.textContent = words;
      one(".reset").hidden = !field;
      notice.hidden = words === "";
    }
    function keep() {
      const query = new URLSearchParams(Object.entries(wanted).filter(([key, value]) => value !== { class: "all", find: "", view: "sides" }[key])).toString();
      try {
        history.replaceState(null, "", (query ? "?" + query : location.pathname) + location.hash);
      } catch {
        // A page in a frame of another site has no address of its own.
      }
    }
    function reset() {
      Object.assign(wanted, { class: "all", find: "" });
      choose("class", "all");
      if (field) field.value = "";
      show();
      keep();
    }

    // The address, and what it says that means nothing here.
    function read() {
      const wrong = [];
      for (const [key, value] of notice ? new URLSearchParams(location.search) : []) {
        if (key === "find" && field) wanted.find = (field.value = value).toLowerCase();
        else if (["class", "view"].includes(key) && choose(key, value)) wanted[key] = value;
        else wrong.push(`${key}=${value}`);
      }
      show();
      if (wrong.length > 0) tell(`The address asks for what there is not: ${wrong.join(", ")}. ${notice.firstElementChild.textContent}`);
      goToTarget();
    }
    function goToTarget() {
      let id = location.hash.slice(1);
      try {
        id = decodeURIComponent(id);
      } catch {
        // It is looked for as it is.
      }
      if (id === "") return;
      const target = document.getElementById(id);
      if (!target) return tell(`There is no “${id}” on this page: the change may be gone, or the page is of another comparison.`);
      if (target.closest("[hidden]") || !isSeen(target) && root.classList.contains("narrowed")) reset();
      reveal(target);
    }
    function reveal(part) {
      for (let box = part.closest("details"); box; box = box.parentElement.closest("details")) box.open = true;
      (part.closest("li") ?? part).scrollIntoView({ block: "start" });
    }

    // From change to change.
    function step(by) {
      const seen = lines.filter(isSeen);
      if (seen.length === 0) return;
      const at = seen.indexOf(document.activeElement.closest("li") ?? one(".changes > li:target"));
      const line = seen[at < 0 ? (by > 0 ? 0 : seen.length - 1) : (at + by + seen.length) % seen.length];
      line.querySelector(".link").focus({ preventScroll: true });
      line.scrollIntoView({ block: "center" });
    }
    const storage = { get: () => { try { return localStorage.getItem("tablec-keys"); } catch { return null; } }, set: (value) => { try { localStorage.setItem("tablec-keys", value); } catch { /* It holds until the page is left. */ } } };
    if (keys) keys.checked = storage.get() !== "off";
    addEventListener("keydown", (event) => {
      const by = { n: 1, p: -1 }[event.key];
      if (!by || !keys?.checked || event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || event.target.matches?.("input:not([type=radio], [type=checkbox]), textarea")) return;
      event.preventDefault();
      step(by);
    });

    const wipe = (slider) => slider.closest(".stage").style.setProperty("--at", slider.value + "%");
    const wipeAll = () => all(".wipe").forEach(wipe);
    addEventListener("input", ({ target }) => {
      if (target.matches(".wipe")) return wipe(target);
      if (target === field) wanted.find = field.value.trim().toLowerCase();
      else if (target.name === "class" || target.name === "view") wanted[target.name] = target.value;
      else if (target === keys) return storage.set(keys.checked ? "on" : "off");
      else return;
      show();
      keep();
    });
    addEventListener("click", ({ target }) => {
      if (target.matches(".step")) step(Number(target.dataset.step));
      if (!target.matches(".reset")) return;
      reset();
      field.focus();
    });
    addEventListener("hashchange", goToTarget);
    addEventListener("pageshow", wipeAll);
    if (bars) new ResizeObserver(() => {
      const isStuck = getComputedStyle(bars).position === "sticky";
      root.style.setProperty("--bars", (isStuck ? bars.offsetHeight : 0) + "px");
    }).observe(bars);
    wipeAll();
    read();
    """

  /// The SHA-256 of the text as Base64, by which browsers allow it to run. A test recomputes it.
  static let hash: StaticString = "JjfGwUuYWNsFd0E97561mA0gqncbHVKd1xTLlgZUBDg="
}
