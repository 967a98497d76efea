import TableIR
import YAMLSyntax

extension Shape where Value == RowEditing {
  /// The control alone, or a mapping.
  static let editing = Shape(.either([style.schema, .mapping("editing")]), noun: "a way of editing") { decoder, node in
    guard decoder.isMapping(node) else { return style.read(decoder, node).map { RowEditing(style: $0) } }
    var editing = RowEditing()
    return decoder.decode(.editing, node, into: &editing) ? editing : nil
  }

  private static let style = Shape<RowEditing.Style>.word
}

extension MappingType where Owner == RowEditing {
  static let editing = MappingType(
    "editing", noun: "a way of editing",
    summary: """
      What a row shows while its table is edited (`--state editing`); its `editingAccessory` stands in its accessory's place then. The control can be \
      written alone.
      """,
    keys: [
      Key("style", .word, default: "delete", "the control at the leading edge") { $0.style = $1 },
      Key(
        "reorder", Shape<Bool>.boolean, default: "false",
        "whether a control for moving the row stands at the trailing edge"
      ) {
        $0.isReorderable = $1
      },
      Key("indent", Shape<Bool>.boolean, default: "true", "whether the content makes room at the leading edge") {
        $0.indents = $1
      },
    ])
}
