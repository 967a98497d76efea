import TableIR
import YAMLSyntax

extension Shape where Value == RowEditing {
  /// The control alone, or a mapping.
  static let editing = mapping(.editing, check: checkIndent).or(.word, for: "style", \.style) { RowEditing(style: $0) }

  /// Warns where the content is to make no room for a control: UIKit makes it all the same.
  private static let checkIndent: @Sendable (SpecDecoder, NodeID, inout RowEditing) -> Bool = {
    decoder, node, editing in
    guard !editing.indents, editing.style != .none else { return true }
    decoder.report(
      .ineffectiveIndent, "'indent: false' has no effect with the style '\(editing.style.rawValue)'",
      at: decoder.tree.key("indent", of: node) ?? node, label: "the content makes room for the control",
      help: "write 'style: none' for a row without a control")
    return true
  }
}

extension MappingType where Owner == RowEditing {
  static let editing = MappingType(
    "editing", noun: "the editing style",
    summary: """
      What a row shows while its table is being edited (`--state editing`); its `editingAccessory` then replaces its accessory. The control \
      can be written alone.
      """, RowEditing(),
    keys: [
      Key("style", .word, default: "delete", "the control at the leading edge", \.style),
      Key(
        "reorder", .boolean, default: "false",
        "whether a reorder control appears at the trailing edge", \.isReorderable),
      Key(
        "indent", .boolean, default: "true",
        "whether the content of a row with the style `none` is indented at the leading edge; rows with another style always are",
        \.indents),
    ])
}
