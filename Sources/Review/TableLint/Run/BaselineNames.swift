import TableIR

/// The names of rows and sections in baselines. Those without an id are called by what they show and not by their place, so that a row
/// above them neither makes their findings new nor lends them those of others.
public final class BaselineNames {
  private let table: Table?
  /// By the ids that follow from places.
  private lazy var names = table.map(Self.names) ?? [:]

  /// Creates a baseline names.
  public init(_ table: Table? = nil) { self.table = table }

  /// - Parameter owner: the id of a row or a section, or the name of anything else.
  func name(of owner: String) -> String { names[owner] ?? owner }

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

extension HeaderFooter {
  fileprivate var title: String? {
    guard case .title(let title) = content, !title.text.string.isEmpty else { return nil }
    return title.text.string
  }
}
