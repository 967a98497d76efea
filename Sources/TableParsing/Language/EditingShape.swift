import TableIR

extension Shape where Value == RowEditing {
  /// The control alone, or a mapping.
  static let editing = mapping(.editing).or(.word, for: "style", \.style) { RowEditing(style: $0) }
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
      Key("indent", .boolean, default: "true", "whether the content is indented at the leading edge", \.indents),
    ])
}
