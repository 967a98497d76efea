/// The Markdown page that documents the layout format, generated from the records that write it.
public struct LayoutReference: Sendable {
  /// Creates a layout reference with its defaults.
  public init() {}

  /// Returns the whole page, which ends with a line break.
  public func markdown() -> String {
    var page = """
      # The layout JSON, member by member

      Written by `tablec schema layout-reference` from the records that also write, read and compare layouts, so this page always matches
      the compiler's output. `tablec schema layout` prints the same as a JSON Schema.

      \(LayoutRecords.summary) Numbers are rounded to 1/10000. Members with their default value are left out. The usual members (`color`,
      `image`) contain the value in the current state, as the picture draws it; separate members contain the values in other states. The
      column 'present' states which members are always present, or which kinds have them. The last column states how `tablec diff` reports
      a change.

      | value | what it is |
      |---|---|

      """
    page += LayoutRecords.values.map { "| \($0.name) | \($0.doc) |" }.joined(separator: "\n")
    page += section(LayoutRecords.root)
    for record in LayoutRecords.all { page += section(record) }
    return page + "\n"
  }

  private func section(_ record: RecordDescription) -> String {
    var text =
      "\n\n## \(record.name)\n\n\(record.summary)\n\n| member | value | present | meaning | diff |\n|---|---|---|---|---|"
    for field in record.fields {
      text +=
        "\n| `\(field.key)` | \(cell(value(field))) | \(presence(field.presence)) | \(cell(field.doc)) | \(field.reported) |"
    }
    return text
  }

  private func presence(_ presence: Field.Presence) -> String {
    switch presence {
    case .always: "always"
    case .optional: ""
    case .kinds(let kinds): kinds.map { "`\($0)`" }.joined(separator: ", ")
    }
  }

  /// A record by its name; otherwise the noun of the value.
  private func value(_ field: Field) -> String {
    let mark = "\"$ref\": \"#/$defs/"
    guard let name = field.schema.text(after: mark, upTo: "\""),
      let record = LayoutRecords.all.first(where: { $0.name == name })
    else { return field.noun }
    let link = "[\(record.name)](#\(record.name.lowercased()))"
    return field.schema.contains("\"items\"") ? "array of \(link)" : link
  }

  private func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}

extension String {
  /// The text between a mark and the next end; nil if there is no such mark.
  fileprivate func text(after mark: String, upTo end: Character) -> String? {
    guard let start = ranges(of: mark).first?.upperBound else { return nil }
    return String(self[start...].prefix { $0 != end })
  }
}
