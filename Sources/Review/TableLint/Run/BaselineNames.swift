import TableDiagnostics
import TableIR

/// The names of rows and sections in baselines. Those without an id are called by what they show and not by their place, so that a row
/// above them neither makes their findings new nor lends them those of others.
public final class BaselineNames {
  private let table: Table?
  /// By the ids that follow from places.
  private lazy var names = table.map(Self.names) ?? [:]

  /// Creates baseline names.
  public init(_ table: Table? = nil) { self.table = table }

  private lazy var owners = table.map(Self.owners) ?? [:]
  private lazy var views = table.map(Self.views) ?? [:]
  private lazy var places = RowPlaces(table)

  /// The id of the row, or the name of the header or footer, that begins at a place; nil if none does.
  func owner(at location: SourceLocation) -> String? { owners[location] }

  /// The name of the view that a place declares, by its id or its text; nil if it declares none.
  func view(at location: SourceLocation) -> String? { views[location] }

  /// The row that contains a place of the spec's own text; nil for what stands elsewhere.
  func row(around position: SourcePosition, in file: String) -> String? {
    guard table?.files.first == file else { return nil }
    return places.row(around: position.line, position.column).map(name)
  }

  /// - Parameter owner: the id of a row or a section, or the name of anything else.
  func name(of owner: String) -> String { names[owner] ?? owner }

  private static func owners(_ table: Table) -> [SourceLocation: String] {
    var owners: [SourceLocation: String] = [:]
    func note(_ location: SourceLocation, _ name: String) { if owners[location] == nil { owners[location] = name } }
    for (view, name) in [(table.header, "table.header"), (table.footer, "table.footer")] {
      if let view { note(view.location, name) }
    }
    for section in table.sections {
      if let header = section.header { note(header.location, "\(section.id).header") }
      for row in section.rows {
        note(row.location, row.id)
        for variant in row.variants { note(variant.row.location, row.id) }
      }
      if let footer = section.footer { note(footer.location, "\(section.id).footer") }
    }
    return owners
  }

  private static func views(_ table: Table) -> [SourceLocation: String] {
    var names: [SourceLocation: String] = [:]
    let holders = Set(owners(table).keys)
    /// - Parameter counts: how often names came in the row.
    func note(_ view: View, _ counts: inout [String: Int]) {
      // The stack of a row itself.
      guard !holders.contains(view.location) else {
        for child in view.children { note(child, &counts) }
        return
      }
      let name = view.id ?? view.content.words
      counts[name, default: 0] += 1
      let count = counts[name] ?? 1
      if names[view.location] == nil { names[view.location] = count == 1 ? name : "\(name) (\(count))" }
      for child in view.children { note(child, &counts) }
    }
    func note(_ views: [View]) {
      var counts: [String: Int] = [:]
      for view in views { note(view, &counts) }
    }
    for view in [table.header, table.footer] { note(view?.ownViews ?? []) }
    for section in table.sections {
      note(section.header?.ownViews ?? [])
      for row in section.rows {
        note(row.ownViews)
        for variant in row.variants { note(variant.row.ownViews) }
      }
      note(section.footer?.ownViews ?? [])
    }
    return names
  }

  private static func names(_ table: Table) -> [String: String] {
    var names: [String: String] = [:]
    var counts: [String: Int] = [:]
    /// A name that comes again has a number.
    func note(_ id: String, _ name: String) {
      counts[name, default: 0] += 1
      let count = counts[name] ?? 1
      names[id] = count == 1 ? name : "\(name) (\(count))"
    }
    for section in table.sections {
      let title = section.header?.title
      if !section.hasOwnID, let title { note(section.id, "'\(title)'") }
      let place = section.hasOwnID ? section.id : title.map { "'\($0)'" }
      for row in section.rows where row.id.contains("/") {
        guard let text = [row.text, row.detailText].lazy.compactMap({ $0?.string }).first(where: { !$0.isEmpty }) else {
          continue
        }
        note(row.id, (place.map { $0 + "/" } ?? "") + "'\(text)'")
      }
    }
    return names
  }
}

extension View.Content {
  /// The text of a label, or what else it is.
  fileprivate var words: String {
    switch self {
    case .label(let text): text.string.isEmpty ? "label" : "'\(text.string)'"
    case .image: "image"
    case .stack: "stack"
    case .control(let control): control.name
    case .container, .plain: "view"
    }
  }
}

extension HeaderFooter {
  fileprivate var title: String? {
    guard case .title(let title) = content, !title.text.string.isEmpty else { return nil }
    return title.text.string
  }
}
