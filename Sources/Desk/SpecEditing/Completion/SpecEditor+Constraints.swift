import TableConstraints

extension SpecEditor {
  /// The word at an offset of a constraint.
  /// - Parameter range: that of the constraint.
  func constraintWord(at offset: Int, in range: Range<Int>) -> Range<Int> {
    let bytes = text.bytes
    func isWord(_ byte: UInt8) -> Bool { ConstraintViewNames.startsWord(byte) || (48...57).contains(byte) }
    var (start, end) = (min(offset, range.upperBound), offset)
    while start > range.lowerBound, isWord(bytes[start - 1]) { start -= 1 }
    while end < range.upperBound, isWord(bytes[end]) { end += 1 }
    return start..<max(start, end)
  }

  /// The names of views, or the attributes and guides after a dot.
  func constraintItems(at place: CompletionPlace) -> [CompletionItem] {
    let start = constraintWord(at: place.offset, in: place.range).lowerBound
    let before = start > place.range.lowerBound ? text.bytes[start - 1] : 0
    if before == UInt8(ascii: "@") { return [] }
    if before == .dot {
      return Attribute.allCases.map { word($0.rawValue, "attribute") } + guideItems
    }
    guard let scope = viewScope(of: place) else { return [] }
    var names = NameResolution(place.text, files: files)
    var seen: Set<String> = []
    let views = names.chain(of: scope).flatMap { names.views(in: $0) }.filter { seen.insert($0.name).inserted }
    return views.map {
      CompletionItem($0.name, .reference, detail: "view", insertion: ConstraintViewNames.written($0.name))
    }
      + ["contentView", "superview"].map { CompletionItem($0, .value, detail: "view") }
      + guideItems
  }

  private var guideItems: [CompletionItem] { Guide.allCases.map { word($0.rawValue, "guide") } }

  private func word(_ word: String, _ detail: String) -> CompletionItem {
    CompletionItem(word, .value, detail: detail, documentation: documentation(ofAttribute: word))
  }
}
