import TableConstraints

extension SpecEditor {
  /// The word of a constraint at an offset, in the original text.
  func constraintWord(at place: CompletionPlace) -> Range<Int> {
    let bytes = text.bytes
    func isWord(_ byte: UInt8) -> Bool { ConstraintViewNames.startsWord(byte) || (48...57).contains(byte) }
    var (start, end) = (place.offset, place.offset)
    while start > place.range.lowerBound, isWord(bytes[start - 1]) { start -= 1 }
    while end < place.range.upperBound, isWord(bytes[end]) { end += 1 }
    return start..<end
  }

  /// The names of views, or the attributes and guides after a dot.
  func constraintItems(at place: CompletionPlace) -> [CompletionItem] {
    let start = constraintWord(at: place).lowerBound
    let before = start > place.range.lowerBound ? text.bytes[start - 1] : 0
    if before == UInt8(ascii: "@") { return [] }
    if before == .dot {
      return Attribute.allCases.map { CompletionItem($0.rawValue, .value, detail: "attribute") }
        + Guide.allCases.map { CompletionItem($0.rawValue, .value, detail: "guide") }
    }
    guard let scope = viewScope(of: place) else { return [] }
    var names = NameResolution(place.text, files: files)
    var seen: Set<String> = []
    let views = names.chain(of: scope).flatMap { names.views(in: $0) }.filter { seen.insert($0.name).inserted }
    return views.map {
      CompletionItem($0.name, .reference, detail: "view", insertion: ConstraintViewNames.written($0.name))
    }
      + ["contentView", "superview"].map { CompletionItem($0, .value, detail: "view") }
      + Guide.allCases.map { CompletionItem($0.rawValue, .value, detail: "guide") }
  }
}
