import TableDiagnostics

/// Pictures before and after in a comment, between two marks, so that a service that cannot store them can leave them out.
struct MarkdownPictures: Sendable {
  let pictures: [WorstChanges.Picture]
  /// Returns the address of a shot, by the number of its picture.
  let address: @Sendable (WorstChanges.Picture.Shot, Int) -> String

  static let start = "<!-- tablec pictures -->"
  static let end = "<!-- tablec pictures end -->"

  var text: String {
    guard !pictures.isEmpty else { return "" }
    var text = "\n\(Self.start)\n"
    for (index, picture) in pictures.enumerated() {
      text +=
        "\n\(picture.changeClass.sign) \(MarkdownText.line(picture.subject)) \(MarkdownText.line(picture.message))"
        + "\(picture.environment.map { " in \(MarkdownText.line($0))" } ?? "")\n\n"
      text +=
        "| before | after |\n|---|---|\n| \(cell(picture, index, isNew: false)) | \(cell(picture, index, isNew: true)) |\n"
    }
    return text + "\n\(Self.end)\n"
  }

  private func cell(_ picture: WorstChanges.Picture, _ index: Int, isNew: Bool) -> String {
    let shots = picture.shots.filter { $0.isNew == isNew }
    guard let shot = shots.first(where: { !$0.isForDark }) else { return "not on this side" }
    let image = "<img alt=\"\(isNew ? "after" : "before")\" src=\"\(address(shot, index + 1))\">"
    guard let dark = shots.first(where: \.isForDark) else { return image }
    return
      "<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"\(address(dark, index + 1))\">\(image)</picture>"
  }
}
