import TableIR
import TableParsing
import Testing

/// Reads what is printed of a table, and expects the same table.
func expectSame(
  _ table: Table, files: MemoryFiles = MemoryFiles(images: testImages), path: String = "a.yaml",
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
  let text = printed(table)
  let result = parse(text, files: files, path: path)
  let again = try #require(
    result.table, "\(result.diagnostics.diagnostics.map(\.message))\n\(text)", sourceLocation: sourceLocation)
  #expect(PlainTable.text(again) == PlainTable.text(table), "\(text)", sourceLocation: sourceLocation)
  #expect(printed(again) == text, sourceLocation: sourceLocation)
}

/// All that a table says, but for the places in files: by looking at the value, so that nothing can be forgotten.
enum PlainTable {
  static func text(_ table: Table) -> String {
    var text = ""
    write(table, named: nil, assets: table.assets, to: &text)
    return text
  }

  /// What stands for places, and what is read to be named by others.
  private static let left: Set = [
    "location", "range", "constantRange", "multiplierRange", "files", "assets", "fonts", "origins", "usesTextColors",
    "colorSets",
  ]

  private static func write(_ value: Any, named label: String?, assets: [ImageAsset], to text: inout String) {
    switch value {
    case let profile as MetricsProfile:
      text += "\(profile.name) \(profile.versions)"
      return
    case let number as Double where number == 0:
      // With either sign.
      text += "0"
      return
    // Images are numbered in the order in which they are first named.
    case let index as Int where label == "asset" || label == "image" || label == "slicedImage.0":
      text += "image \(assets[index].name)"
      return
    default: break
    }
    let mirror = Mirror(reflecting: value)
    guard !mirror.children.isEmpty else {
      text += "\(value)"
      return
    }
    var parts: [String] = []
    for child in mirror.children where !left.contains(child.label ?? "") {
      var part = child.label.map { "\($0): " } ?? ""
      let isSliced = label == "slicedImage" && child.label == ".0"
      write(child.value, named: isSliced ? "slicedImage.0" : child.label ?? label, assets: assets, to: &part)
      parts.append(part)
    }
    let isUnordered = mirror.displayStyle == .set || mirror.displayStyle == .dictionary
    text += "(" + (isUnordered ? parts.sorted() : parts).joined(separator: ", ") + ")"
  }
}
