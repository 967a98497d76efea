import TableIR
import YAMLSyntax

extension Shape where Value == [Condition] {
  /// A condition, or a list of conditions, one of which must match.
  static let conditions = oneOrSeveral(.mapping(.condition))
}

extension MappingType where Owner == Condition {
  static let condition = MappingType(
    "condition", noun: "a condition",
    summary: """
      The environments in which something is shown. Each key takes a value or a list of values, one of which must match; all keys must match.
      """, Condition(),
    keys: [
      Key("idiom", .oneOrSeveral(.word), "the kind of device", \.idioms),
      Key("orientation", .oneOrSeveral(.word), "how the device is held", \.orientations),
      Key("split", .oneOrSeveral(.word), "how a split view shows the table", \.splits),
      Key(
        "horizontalSizeClass", .oneOrSeveral(.word),
        "the width class of the app's window; the primary column of an expanded split view is compact",
        \.horizontalSizeClasses),
      Key("verticalSizeClass", .oneOrSeveral(.word), "the height class of the app's window", \.verticalSizeClasses),
      Key("appearance", .oneOrSeveral(.word), "the light or dark appearance of the system", \.userInterfaceStyles),
      Key("direction", .oneOrSeveral(.word), "the layout direction of the interface", \.directions),
      Key("ios", .versions, "the major version of iOS, or [first, last]", \.ios),
      Key("editing", .boolean, "whether the table is being edited", \.isEditing),
      Key(
        "accessibilitySize", .boolean, "whether the content size category is an accessibility size",
        \.isAccessibilitySize),
    ])
}

extension Shape where Value == ClosedRange<Int> {
  private static let version = Shape<Int>.integer(1...99)

  /// A version, or the first and last version.
  fileprivate static let versions = Shape(
    .either([version.schema, .list(version.schema, count: 2...2)])
  ) { decoder, node in
    guard decoder.isSequence(node) else { return version.read(decoder, node).map { $0...$0 } }
    guard let bounds = Shape<[Int]>.list(of: version, count: 2...2).read(decoder, node), bounds.count == 2 else {
      return nil
    }
    guard bounds[0] <= bounds[1] else {
      decoder.report(
        .badValue, "the last version of \(decoder.subjectText) must not be below the first", at: node,
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
      "Replacement values for a row, used where a condition matches. It has the keys of a row; keys it does not set keep the row's values.",
    RowVariant(conditions: [], row: Row(id: "")),
    keys: [Key("when", .conditions, required: true, "where the variant applies", \.conditions).written(.first)]
      + MappingType<Row>.looks.map { $0.of(\.row, default: "the row's") }, rules: MappingType<Row>.lookRules)
}

extension SpecDecoder {
  /// Reads the variants of a row after its other keys.
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
      checkAccessibility(of: draft.row, at: element)
      checkTextColors(of: draft.row, at: element)
      if draft.row.detailText != nil && !showsDetail(draft.row) && (row.detailText == nil || showsDetail(row)) {
        reportUnshownDetail(of: draft.row, in: element)
      }
      return draft
    }
  }
}

extension Row {
  /// A row has either the contents of its style or a stack: the kind that it sets itself replaces the other kind from its base.
  mutating func keepOneContent(over base: Row) {
    guard stack != nil, text != nil || detailText != nil || image != nil || configuration != nil else { return }
    if stack != base.stack { (text, detailText, image, configuration) = (nil, nil, nil, nil) } else { stack = nil }
  }
}
