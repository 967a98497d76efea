/// Rows that follow each other and differ only in their texts, as one row with `each`.
enum RepeatedRows {
  static func shortened(_ rows: [DraftMapping]) -> [DraftMapping] {
    let shapes = rows.map(RowShape.init)
    var result: [DraftMapping] = []
    var start = 0
    while start < rows.count {
      var end = start + 1
      while end < rows.count, let first = shapes[start], shapes[end]?.frame == first.frame { end += 1 }
      let group = shapes[start..<end].compactMap(\.self)
      if let repeated = repeated(group) { result.append(repeated) } else { result += rows[start..<end] }
      start = end
    }
    return result
  }

  /// Nil where that is hardly shorter than the rows.
  private static func repeated(_ group: [RowShape]) -> DraftMapping? {
    guard group.count > 2, let first = group.first else { return nil }
    let varied = first.texts.indices.filter { place in group.contains { $0.texts[place] != first.texts[place] } }
    let written = group.count * first.leaves
    guard written - (first.leaves + group.count * varied.count) > first.leaves else { return nil }
    var names = UniqueNames()
    let fields = Dictionary(uniqueKeysWithValues: varied.map { ($0, names.name(first.names[$0])) })
    var row = DraftMapping()
    row["each"] = .list(
      group.map { shape in
        var item = DraftMapping()
        for place in varied { item[fields[place] ?? ""] = .text(shape.texts[place]) }
        return DraftItem(.mapping(item))
      })
    row.add(first.filled(fields))
    return row
  }
}

/// A row without its texts, and these.
private struct RowShape {
  /// With empty texts in their places.
  let frame: DraftMapping
  private(set) var texts: [String] = []
  /// What each of them would be called.
  private(set) var names: [String] = []
  /// How many values it has.
  private(set) var leaves = 0

  /// Nil for a row whose texts a placeholder could be confused with.
  init?(_ row: DraftMapping) {
    var walk = Walk()
    frame = walk.visit(row) { _, _ in "" }
    guard !walk.hasBraces else { return nil }
    (texts, names, leaves) = (walk.texts, walk.names, walk.leaves)
    self.row = row
  }

  private let row: DraftMapping

  /// The row with the places of some texts filled by the fields of `each`.
  func filled(_ fields: [Int: String]) -> DraftMapping {
    var walk = Walk()
    return walk.visit(row) { place, text in fields[place].map { "{item.\($0)}" } ?? text }
  }

  private struct Walk {
    var texts: [String] = []
    var names: [String] = []
    var leaves = 0
    var hasBraces = false

    /// The keys of what a placeholder can stand in; ids only of rows.
    private static let filled: Set = ["text", "detailText", "label", "title", "button", "placeholder"]

    mutating func visit(
      _ mapping: DraftMapping, of owner: String? = nil, _ text: (Int, String) -> String
    ) -> DraftMapping {
      var result = mapping
      let name = owner == nil ? nil : mapping["id"]?.word ?? owner
      for entry in mapping.entries {
        result[entry.key] = visit(
          entry.value, under: entry.key, named: name ?? entry.key,
          isFilled: Self.filled.contains(entry.key) || owner == nil && entry.key == "id", text)
      }
      return result
    }

    private mutating func visit(
      _ value: DraftValue, under key: String, named name: String, isFilled: Bool, _ text: (Int, String) -> String
    ) -> DraftValue {
      switch value {
      case .text(let own):
        leaves += 1
        if own.contains(where: { $0 == "{" || $0 == "}" }) { hasBraces = true }
        guard isFilled else { return value }
        texts.append(own)
        names.append(name)
        return .text(text(texts.count - 1, own))
      case .word, .number, .flag:
        leaves += 1
        return value
      case .list(let items):
        return .list(
          items.map { item in
            DraftItem(visit(item.value, under: key, named: name, isFilled: false, text), comments: item.comments)
          })
      case .mapping(let mapping): return .mapping(visit(mapping, of: name, text))
      }
    }
  }
}
