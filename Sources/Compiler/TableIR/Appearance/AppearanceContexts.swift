/// The distinct places of a table, as far as its appearance rules distinguish them.
///
/// All rows whose ids and classes no rule names are one place, so a long table has few places.
public struct AppearanceContexts: Sendable {
  /// The containers of each place, from the table inwards, without ids and classes that no rule names.
  public private(set) var paths: [[ViewContainer]] = [[]]
  /// The places in each place: those with ids or classes by the step to them, the others in a list because they are few.
  private var inner: [Step: Int] = [:]
  private var plain: [[(container: ViewContainer, context: Int)]] = [[]]
  private let ids: Set<String>
  private let classNames: Set<String>

  /// Outside of the table.
  public static let window = 0

  private struct Step: Hashable {
    var outer: Int
    var container: ViewContainer
  }

  /// Creates appearance contexts.
  public init(_ rules: [AppearanceRule]) {
    var ids: Set<String> = []
    var classNames = Set(rules.compactMap(\.className))
    for container in rules.flatMap(\.containers) {
      switch container {
      case .kind(_, id: let id?): ids.insert(id)
      case .named(let name): classNames.insert(name)
      case .kind, .headerFooter, .view: break
      }
    }
    self.ids = ids
    self.classNames = classNames
  }

  /// The custom class, if a rule names it.
  public func known(_ className: String?) -> String? {
    className.flatMap { classNames.contains($0) ? $0 : nil }
  }

  /// The place in a container that is in another place.
  public mutating func enter(
    _ kind: ViewContainer.Kind, id: String? = nil, className: String? = nil, in outer: Int
  ) -> Int {
    let id = id.flatMap { !ids.isEmpty && ids.contains($0) ? $0 : nil }
    let container = ViewContainer(kind, id: id, className: known(className))
    let step = Step(outer: outer, container: container)
    let isPlain = id == nil && container.className == nil
    if let context = isPlain ? plain[outer].first(where: { $0.container == container })?.context : inner[step] {
      return context
    }
    let context = paths.count
    paths.append(paths[outer] + [container])
    plain.append([])
    if isPlain { plain[outer].append((container, context)) } else { inner[step] = context }
    return context
  }
}
