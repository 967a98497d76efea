import TableIR
import YAMLSyntax

extension Shape where Value == [Condition] {
  /// A condition, or a list of which one must hold.
  static let conditions = oneOrSeveral(.mapping(.condition))
}

extension MappingType where Owner == Condition {
  static let condition = MappingType(
    "condition", noun: "a condition",
    summary: """
      Where something is shown. Each key takes a value or a list of values, of which the environment must have one; all keys must hold.
      """, Condition(),
    keys: [
      Key("idiom", .oneOrSeveral(.word), "the kind of device", \.idioms),
      Key("orientation", .oneOrSeveral(.word), "how the device is held", \.orientations),
      Key("split", .oneOrSeveral(.word), "how a split view around the table shows it", \.splits),
      Key(
        "horizontalSizeClass", .oneOrSeveral(.word),
        "how wide the app's window is; the primary column of an expanded split view is compact",
        \.horizontalSizeClasses),
      Key("verticalSizeClass", .oneOrSeveral(.word), "how high it is", \.verticalSizeClasses),
      Key("appearance", .oneOrSeveral(.word), "the colours of the system", \.userInterfaceStyles),
      Key("direction", .oneOrSeveral(.word), "which way the interface runs", \.directions),
      Key("ios", .versions, "the major version of iOS, or [first, last]", \.ios),
      Key("editing", .boolean, "whether the table is being edited", \.isEditing),
      Key(
        "accessibilitySize", .boolean, "whether text is as large as only the accessibility sizes are",
        \.isAccessibilitySize),
    ])
}

extension Shape where Value == ClosedRange<Int> {
  private static let version = Shape<Int>.integer(1...99)

  /// A version, or the first and the last.
  fileprivate static let versions = Shape(
    .either([version.schema, .list(version.schema, count: 2...2)])
  ) { decoder, node in
    guard decoder.isSequence(node) else { return version.read(decoder, node).map { $0...$0 } }
    guard let bounds = Shape<[Int]>.list(of: version, count: 2...2).read(decoder, node), bounds.count == 2 else {
      return nil
    }
    guard bounds[0] <= bounds[1] else {
      decoder.report(
        .badValue, "the last version of \(decoder.subjectText) must be above the first, or the same", at: node,
        help: "write [\(bounds[1]), \(bounds[0])]")
      return nil
    }
    return bounds[0]...bounds[1]
  } write: { versions, _ in
    let bounds = [versions.lowerBound, versions.upperBound].map { SpecValue.number(Double($0)) }
    return bounds[0] == bounds[1] ? bounds[0] : .list(bounds)
  }
}

extension MappingType where Owner == RowVariant {
  static let variant = MappingType(
    "variant", noun: "a variant",
    summary:
      "What a row is instead where a condition holds. It has a row's keys; what it does not say is as the row says.",
    RowVariant(conditions: [], row: Row(id: "")),
    keys: [Key("when", .conditions, required: true, "where the row is so", \.conditions)]
      + MappingType<Row>.looks.map { $0.of(\.row, default: "the row's") }, rules: MappingType<Row>.contentRules)
}

extension SpecDecoder {
  /// Reads the variants of a row, once all else of it is known.
  func decodeVariants(_ node: NodeID, of row: inout Row) {
    subject = Subject(key: "variants", owner: "a row")
    guard let elements = elements(node, expected: "a list of variants") else { return }
    row.variants = reading(elements) { element in
      spend(DecodingCost.variant)
      guard !work.isSpent else { return nil }
      var draft = RowVariant(conditions: [], row: row)
      guard reading(in: .view, { decode(.variant, element, into: &draft) }) else { return nil }
      draft.row.keepOneContent(over: row)
      changeViews(of: &draft.row)
      checkHost(of: draft.row, in: element)
      if draft.row.subviews != row.subviews { checkConstraints(of: draft.row, at: element) }
      checkTextColors(of: draft.row, at: element)
      if draft.row.detailText != nil && !showsDetail(draft.row) && (row.detailText == nil || showsDetail(row)) {
        reportUnshownDetail(of: draft.row, in: element)
      }
      return draft
    }
  }
}

extension Row {
  /// A row has contents of its style's or a stack: what it says itself takes the place of the other that it started from.
  mutating func keepOneContent(over base: Row) {
    guard stack != nil, text != nil || detailText != nil || image != nil || configuration != nil else { return }
    if stack != base.stack { (text, detailText, image, configuration) = (nil, nil, nil, nil) } else { stack = nil }
  }
}
