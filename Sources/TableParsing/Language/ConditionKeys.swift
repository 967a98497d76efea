import TableDiagnostics
import TableIR
import YAMLSyntax

extension Shape where Value == [Condition] {
  /// A condition, or a list of which one must hold.
  static let conditions = Shape.oneOrSeveral(
    Shape<Condition>(.mapping("condition"), noun: "a condition") { decoder, node in
      var condition = Condition()
      decoder.isAdaptive = true
      return decoder.decode(.condition, node, into: &condition) ? condition : nil
    })
}

extension MappingType where Owner == Condition {
  static let condition = MappingType(
    "condition", noun: "a condition",
    summary: """
      Where something is shown. Each key takes a value or a list of values, of which the environment must have one; all keys must hold.
      """,
    keys: [
      Key("idiom", .oneOrSeveral(.word), "the kind of device") { $0.idioms = $1 },
      Key("orientation", .oneOrSeveral(.word), "how the device is held") { $0.orientations = $1 },
      Key("split", .oneOrSeveral(.word), "how a split view around the table shows it") { $0.splits = $1 },
      Key(
        "horizontalSizeClass", .oneOrSeveral(.word),
        "how wide the app's window is; the primary column of an expanded split view is compact"
      ) {
        $0.horizontalSizeClasses = $1
      },
      Key("verticalSizeClass", .oneOrSeveral(.word), "how high it is") { $0.verticalSizeClasses = $1 },
      Key("appearance", .oneOrSeveral(.word), "the colours of the system") { $0.userInterfaceStyles = $1 },
      Key("direction", .oneOrSeveral(.word), "which way the interface runs") { $0.directions = $1 },
      Key("ios", .versions, "the major version of iOS, or [first, last]") { $0.ios = $1 },
      Key("editing", Shape<Bool>.boolean, "whether the table is being edited") { $0.isEditing = $1 },
      Key(
        "accessibilitySize", Shape<Bool>.boolean, "whether text is as large as only the accessibility sizes are"
      ) { $0.isAccessibilitySize = $1 },
    ])
}

extension Shape where Value == ClosedRange<Int> {
  private static let version = Shape<Int>.integer(1...99)

  /// A version, or the first and the last.
  fileprivate static let versions = Shape(
    .either([version.schema, .list(version.schema, count: 2...2)]), noun: "a version of iOS"
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
  }
}

/// A variant of a row while it is read: the row begins as the one that it is of.
struct VariantDraft {
  var conditions: [Condition] = []
  var row: Row
}

extension MappingType where Owner == VariantDraft {
  static let variant = MappingType(
    "variant", noun: "a variant",
    summary:
      "What a row is instead where a condition holds. It has a row's keys; what it does not say is as the row says.",
    keys: [Key("when", .conditions, required: true, "where the row is so") { $0.conditions = $1 }]
      + MappingType<Row>.looks.map { key in
        Key(key.name, key.schema, default: "the row's", key.doc) { decoder, node, draft in
          key.read(decoder, node, &draft.row)
        }
      }, rules: MappingType<Row>.contentRules)
}

extension SpecDecoder {
  /// Reads the variants of a row, once all else of it is known.
  func decodeVariants(_ node: NodeID, of row: inout Row) {
    subject = Subject(key: "variants", owner: "a row")
    guard let elements = elements(node, expected: "a list of variants") else { return }
    row.variants = reading(elements) { element in
      var draft = VariantDraft(row: row)
      guard decode(.variant, element, into: &draft) else { return nil }
      draft.row.keepOneContent(over: row)
      if draft.row.detailText != nil && draft.row.style == .default && (row.detailText == nil || row.style != .default)
      {
        reportUnshownDetail(of: draft.row, in: element)
      }
      return RowVariant(conditions: draft.conditions, row: draft.row)
    }
  }
}

extension Row {
  /// A row has contents of its style's or a stack: what it says itself takes the place of the other that it started from.
  mutating func keepOneContent(over base: Row) {
    guard stack != nil, text != nil || detailText != nil || image != nil else { return }
    if stack != base.stack { (text, detailText, image) = (nil, nil, nil) } else { stack = nil }
  }
}
