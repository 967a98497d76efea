import TableSupport

/// The texts of the rows of all tables, as a data file of a site that its page reads when somebody searches.
package struct SiteRows: Sendable {
  /// A row, header or footer.
  package struct Row: Hashable, Sendable {
    /// `friends/ann`, which is its place in an address.
    package var path: String
    /// What it shows in all environments: each text once, so that a search in any language finds it.
    package var texts: [String]
  }

  /// The address of the file, relative to the page.
  package static let address = "data/rows.js"

  private var tables: [(id: String, rows: [Row])] = []

  package init() {}

  package mutating func add(_ rows: [Row], of id: String) {
    if !rows.isEmpty { tables.append((id, rows)) }
  }

  package var document: SiteDocument {
    var json = JSONWriter(reservingCapacity: 1 << 14)
    json.object(inline: true) { json in
      json.array("tables") { json in
        for table in tables {
          json.beginArray()
          json.string(table.id)
          json.beginArray()
          for row in table.rows {
            json.beginArray()
            json.string(row.path)
            json.array(inline: true) { json in for text in row.texts { json.string(text) } }
            json.endArray()
          }
          json.endArray()
          json.endArray()
        }
      }
    }
    return SiteDocument(address: Self.address, json: json.bytes)
  }
}

extension [SceneFigure] {
  /// The rows that the figures of a table show, in their order, with their texts.
  package var rowTexts: [SiteRows.Row] {
    var rows: [SiteRows.Row] = []
    var places: [String: Int] = [:]
    var known: Set<[String]> = []
    for view in lazy.flatMap(\.views) {
      guard let text = view.text, !text.isEmpty else { continue }
      let path = view.row ?? view.path
      guard known.insert([path, text]).inserted else { continue }
      if let place = places[path] {
        rows[place].texts.append(text)
      } else {
        places[path] = rows.count
        rows.append(SiteRows.Row(path: path, texts: [text]))
      }
    }
    return rows
  }
}
