/// The one script of a page: it moves the edge between before and after to where its slider is, and hides the lines and specs
/// without the text that is looked for.
enum DiffPageScript {
  static let text = """
    document.documentElement.classList.add("scripted");
    const wipe = (slider) => slider.closest(".stage").style.setProperty("--at", slider.value + "%");
    const wipeAll = () => document.querySelectorAll(".wipe").forEach(wipe);
    const find = (text) => document.querySelectorAll(".changes > li, nav li, .cause, .spec").forEach((part) => { part.hidden = !part.textContent.toLowerCase().includes(text.toLowerCase()); });
    addEventListener("input", (event) => { if (event.target.matches(".wipe")) wipe(event.target); if (event.target.matches(".find")) find(event.target.value); });
    addEventListener("pageshow", wipeAll);
    wipeAll();
    """

  /// The SHA-256 of the text as Base64, by which browsers allow it to run. A test recomputes it.
  static let hash: StaticString = "6Bv9Xyv4XrKFNlBv1vpIDmygPE2P5G7/PnRfDbZlYL8="
}
