import TableDiagnostics
import TableSupport
import YAMLSyntax

/// A file that a path to none most likely means.
struct ClosestPath {
  let path: String
  /// Whether it differs in nothing but upper and lower case, and the Unicode form of accents.
  let isOtherCase: Bool
  private let isOtherForm: Bool

  /// Nil if no file has a similar name, or if so much is wrong that nobody reads another suggestion.
  ///
  /// The names of a Mac's disk ignore case and others do not, so a path can be right at the desk alone (facebook/docusaurus#7896).
  init?(to name: String, in decoder: SpecDecoder, isImage: Bool = false) {
    guard !decoder.isFlooded else { return nil }
    let files = decoder.files
    var folder = files.folder(of: decoder.source.path)
    var parts: [String] = []
    let asked = name.split(separator: "/").map(String.init)
    for (index, part) in asked.enumerated() {
      var found = part
      if part != "." && part != ".." {
        guard let canonical = files.canonicalPath(folder), decoder.paths.mayRead(canonical) else { return nil }
        var names = files.names(in: folder)
        // An image is named without the scale of its files.
        if isImage { names += names.compactMap { $0.withoutScale } }
        decoder.work.spend(names.count)
        // Two strings are equal whose accents are written in different forms.
        let same =
          names.first { ExactText($0) == ExactText(part) } ?? names.first { $0.lowercased() == part.lowercased() }
        let similar = index == asked.count - 1 ? closestMatch(to: part, in: names) : nil
        guard let name = same ?? similar else { return nil }
        found = name
      }
      parts.append(found)
      folder = files.path(of: found, in: folder)
    }
    path = parts.joined(separator: "/")
    isOtherCase = path.lowercased() == name.lowercased()
    guard ExactText(path) != ExactText(name) else { return nil }
    isOtherForm = path == name
  }

  /// Writes the path in place of a node, if it needs no quotes.
  func fixIts(_ node: NodeID, in decoder: SpecDecoder) -> [FixIt] {
    let isPlain =
      path.first.map { $0.isLetter || $0 == "_" || $0 == "." } ?? false
      && path.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || "0123456789._-/@".unicodeScalars.contains($0) }
    return isPlain ? decoder.replacing(node, with: path, isOtherCase ? .safe : .unsafe) : []
  }
}

extension ClosestPath {
  var label: String {
    isOtherForm
      ? "the name of the file has its accents in another Unicode form" : "did you mean '\(path.cutForLabel)'?"
  }
}

extension SpecDecoder {
  /// Reports a name that finds its file only on a disk that ignores case and the form of accents.
  func checkSpelling(of name: String, at node: NodeID, isImage: Bool = false) {
    guard files.ignoresSpelling, let closest = ClosestPath(to: name, in: self, isImage: isImage), closest.isOtherCase
    else { return }
    report(
      .otherSpelling, "the file that \(name.quotedForMessage) finds here is spelled differently", at: node,
      label: closest.label,
      help: "it is not found on disks that distinguish the two, such as those of most CI machines",
      fixIts: closest.fixIts(node, in: self))
  }
}

extension ClosestPath? {
  /// What stands beside a path to no file.
  func label(for path: String) -> String {
    self?.label ?? "no file \(path.cutForLabel)"
  }
}

extension String {
  /// `icon.png` for `icon@2x.png`; nil for a name without a scale.
  fileprivate var withoutScale: String? {
    guard let dot = lastIndex(of: "."), let scale = ["@2x", "@3x"].first(where: { self[..<dot].hasSuffix($0) }) else {
      return nil
    }
    return String(self[..<dot].dropLast(scale.count) + self[dot...])
  }
}
