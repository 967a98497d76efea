/// What a rule of appearance wants a view to stand in.
///
/// Sections and ids are no classes of UIKit's: they stand for the subclass of a container that a team would write to tell it from
/// others.
public enum AppearanceContainer: Hashable, Sendable {
  /// A container of a kind; of sections and cells perhaps the one of an id.
  case kind(ViewContainer.Kind, id: String? = nil)
  /// Any header or footer of a section.
  case headerFooter
  /// Any view at all: a section is none.
  case view
  /// A container of a class of the team's own.
  case named(String)

  /// Whether a container is such a one.
  public func matches(_ container: ViewContainer) -> Bool {
    switch self {
    case .kind(let kind, let id): kind == container.kind && (id == nil || id == container.id)
    case .headerFooter: container.kind == .header || container.kind == .footer
    case .view: container.kind != .section
    case .named(let name): name == container.className
    }
  }
}

extension AppearanceContainer: CustomStringConvertible {
  /// As a spec writes it: `cell`, `section#friends`, `FriendCell`.
  public var description: String {
    switch self {
    case .kind(let kind, let id): id.map { "\(kind.rawValue)#\($0)" } ?? kind.rawValue
    case .headerFooter: "headerFooter"
    case .view: "view"
    case .named(let name): name
    }
  }
}

/// Something that a view stands in.
public struct ViewContainer: Hashable, Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    case table, section, header, footer, tableHeader, tableFooter, cell, stack, view
  }

  public var kind: Kind
  /// Of a section and a cell.
  public var id: String?
  /// The team's own class.
  public var className: String?

  public init(_ kind: Kind, id: String? = nil, className: String? = nil) {
    self.kind = kind
    self.id = id
    self.className = className
  }
}

extension AppearanceRule {
  /// Where in a view's containers, from the table inwards, those of the rule are found, the outermost first: each as far out as it
  /// can be. Nil for a view that is not so contained.
  public func match(_ path: [ViewContainer]) -> [Int]? {
    guard !containers.isEmpty else { return [] }
    var positions: [Int] = []
    var index = 0
    for container in containers.reversed() {
      while index < path.count, !container.matches(path[index]) { index += 1 }
      guard index < path.count else { return nil }
      positions.append(index)
      index += 1
    }
    return positions
  }

  /// Whether views of a class and of a class of the team's own are meant, wherever they stand.
  public func applies(to viewClass: ViewClass, className: String?) -> Bool {
    if let name = self.className, name != className { return false }
    switch self.viewClass {
    case .view: return viewClass.isListed
    case .accessory: return viewClass == .accessory || viewClass == .chevron
    default: return self.viewClass == viewClass
    }
  }
}

extension ViewClass {
  /// Whether a spec lists such views itself; what UIKit makes has words of its own.
  public var isListed: Bool {
    switch self {
    case .accessory, .cell, .headerFooter, .table: false
    default: true
    }
  }
}
