import TableSupport

/// The list of tables that the page has.
package struct PreviewIndex: Sendable {
  package static let format = "tablec.preview.index"
  package static let version = 1

  package enum Mode: String, Sendable {
    /// Documents come from a server, and change.
    case live
    /// Documents are files.
    case site
  }

  /// How a table differs from what it is compared with.
  package enum Difference: String, Sendable {
    case same, modified, added, removed
  }

  package var mode: Mode
  package var title: String
  package var isFolder: Bool
  /// The address that opens an editor, such as `vscode://file/{path}:{line}:{column}`.
  package var openURL: String?
  /// What a diff can be made against: `HEAD`, `merge-base`. In a site, the revision.
  package var against: [String]
  package var tables: [Entry]

  package init(
    mode: Mode, title: String, isFolder: Bool, openURL: String? = nil, against: [String] = [], tables: [Entry] = []
  ) {
    self.mode = mode
    self.title = title
    self.isFolder = isFolder
    self.openURL = openURL
    self.against = against
    self.tables = tables
  }

  package struct Entry: Sendable {
    /// What identifies the table in addresses.
    package var id: String
    /// The name in the spec, or the id for a broken one.
    package var name: String
    /// As messages call it.
    package var path: String
    package var rows = 0
    package var errors = 0
    package var warnings = 0
    package var notes = 0
    package var state = Scene.State.ok
    /// Nil if it is not compared with anything.
    package var changed: Difference?
    /// What is different, over all environments: `2 changes: 1 breaking, 1 layout`.
    package var changes: String?
    /// The names of its environments, if there are several.
    package var environments: [String] = []
    /// The languages of its strings, if it has any.
    package var languages: [String] = []
    package var revision = 0
    /// Relative to the page.
    package var thumbnail: String?
    /// The figures of a site; empty in a live preview, which draws any.
    package var figures: [Figure] = []
    /// The file of a site with the figures, relative to the page.
    package var scene: String?
    /// The same with the derivations.
    package var explanations: String?
    /// The same with the diffs; nil if nothing differs.
    package var diff: String?

    package init(id: String, name: String, path: String) {
      self.id = id
      self.name = name
      self.path = path
    }
  }

  package struct Figure: Sendable {
    package var query: String
    package var name: String?
    package var title: String
    /// As a layout's JSON has it, as UTF-8.
    package var environment: [UInt8]
    package var state: String

    package init(_ figure: SceneFigure) {
      query = figure.query
      name = figure.name
      title = figure.title
      environment = figure.environment
      state = figure.state
    }
  }

  /// The document as UTF-8.
  package func json() -> [UInt8] {
    var json = JSONWriter(reservingCapacity: 4096 + tables.count * 512)
    json.object { json in
      json.member("format", Self.format)
      json.member("version", Self.version)
      json.member("mode", mode.rawValue)
      json.member("title", title)
      if mode == .live { json.member("page", PreviewPage.version) }
      json.member("isFolder", isFolder)
      json.key("openURL")
      json.write(openURL)
      json.key("axes")
      if mode == .live { PreviewAxes.write(to: &json) } else { json.null() }
      json.array("against", inline: true) { json in for side in against { json.string(side) } }
      json.array("tables") { json in for table in tables { write(table, to: &json) } }
    }
    json.finishLine()
    return json.bytes
  }

  private func write(_ table: Entry, to json: inout JSONWriter) {
    json.object(inline: true) { json in
      json.member("id", table.id)
      json.member("name", table.name)
      json.member("path", table.path)
      json.member("rows", table.rows)
      json.member("errors", table.errors)
      json.member("warnings", table.warnings)
      json.member("notes", table.notes)
      json.member("state", table.state.rawValue)
      json.key("changed")
      json.write(table.changed?.rawValue)
      if let changes = table.changes { json.member("changes", changes) }
      json.array("environments") { json in for name in table.environments { json.string(name) } }
      if !table.languages.isEmpty {
        json.array("languages", inline: true) { json in for tag in table.languages { json.string(tag) } }
      }
      json.member("revision", table.revision)
      json.key("thumbnail")
      json.write(table.thumbnail)
      guard mode == .site else { return }
      json.array("figures") { json in
        for figure in table.figures {
          json.object { json in
            json.member("query", figure.query)
            if let name = figure.name { json.member("name", name) }
            json.member("title", figure.title)
            json.member("state", figure.state)
            json.key("environment")
            json.raw(figure.environment)
          }
        }
      }
      json.key("scene")
      json.write(table.scene)
      json.key("explanations")
      json.write(table.explanations)
      json.key("diff")
      json.write(table.diff)
    }
  }
}

extension JSONWriter {
  /// Writes a text, or null.
  mutating func write(_ text: String?) {
    if let text { string(text) } else { null() }
  }
}
