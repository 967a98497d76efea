/// The one script of a page: it moves the edge between before and after to where its slider is.
enum DiffPageScript {
  static let text = """
    document.documentElement.classList.add("scripted");
    const wipe = (slider) => slider.closest(".stage").style.setProperty("--at", slider.value + "%");
    const wipeAll = () => document.querySelectorAll(".wipe").forEach(wipe);
    addEventListener("input", (event) => { if (event.target.matches(".wipe")) wipe(event.target); });
    addEventListener("pageshow", wipeAll);
    wipeAll();
    """

  /// The SHA-256 of the text as Base64, by which browsers allow it to run. A test recomputes it.
  static let hash: StaticString = "ATyf8H00Bl6kah6itAsLmlqG5AP3BCpLDhZ0gKuBBiM="
}
