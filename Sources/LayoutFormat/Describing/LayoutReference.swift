/// The page that documents the layout format in Markdown, from the records that write it.
public struct LayoutReference: Sendable {
  public init() {}

  public func markdown() -> String {
    var page = """
      # The layout JSON, member by member

      Written by `tablec schema layout-reference` from the records that also write, read and compare layouts: what stands here is what
      the compiler writes. `tablec schema layout` prints the same as a JSON Schema.

      \(LayoutRecords.summary) Numbers are rounded to 1/10000. A member that says nothing is left out. What a state shows stands
      under the usual name (`color`, `image`), as the picture draws it; how the same looks otherwise stands beside it. The last
      column says how `tablec diff` tells a change.

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
      "\n\n## \(record.name)\n\n\(record.summary)\n\n| member | value | there | meaning | told |\n|---|---|---|---|---|"
    for field in record.fields {
      text +=
        "\n| `\(field.key)` | \(cell(value(field))) | \(presence(field.presence)) | \(cell(field.doc)) | \(field.told) |"
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

  /// A record by its name, else what a person calls the value.
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
  /// What stands between a mark and the next end; nil where there is no such mark.
  fileprivate func text(after mark: String, upTo end: Character) -> String? {
    guard let start = ranges(of: mark).first?.upperBound else { return nil }
    return String(self[start...].prefix { $0 != end })
  }
}
