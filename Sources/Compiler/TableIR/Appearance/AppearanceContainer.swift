/// A container that an appearance rule requires for a view.
///
/// Sections and ids are not UIKit classes: they correspond to the subclass of a container that an app would use to distinguish it
/// from others.
public enum AppearanceContainer: Hashable, Sendable {
  /// A container of a kind; for sections and cells, optionally the one with an id.
  case kind(ViewContainer.Kind, id: String? = nil)
  /// Any header or footer of a section.
  case headerFooter
  /// Any view. A section is not a view.
  case view
  /// A container of a custom class.
  case named(String)

  /// Whether a container matches.
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
  /// As written in a spec: `cell`, `section#friends`, `FriendCell`.
  public var description: String {
    switch self {
    case .kind(let kind, let id): id.map { "\(kind.rawValue)#\($0)" } ?? kind.rawValue
    case .headerFooter: "headerFooter"
    case .view: "view"
    case .named(let name): name
    }
  }
}

/// A container of a view.
public struct ViewContainer: Hashable, Sendable {
  /// What a container is, by its word in the language; all except `section` are views.
  public enum Kind: String, Sendable, CaseIterable {
    case table, section, header, footer, tableHeader, tableFooter, cell, stack, view
  }

  /// What the container is, whatever its custom class.
  public var kind: Kind
  /// For a section or a cell.
  public var id: String?
  /// The custom class.
  public var className: String?

  /// Creates a view container.
  public init(_ kind: Kind, id: String? = nil, className: String? = nil) {
    self.kind = kind
    self.id = id
    self.className = className
  }
}

extension AppearanceRule {
  /// The positions of the rule's containers in a view's containers, from the table inwards, the outermost first: each as far out as
  /// possible. Nil if the view is not in these containers.
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

  /// Whether the rule is for views of a class and a custom class, in any container.
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
  /// Whether a spec lists such views itself; views that UIKit creates have their own classes.
  public var isListed: Bool {
    switch self {
    case .accessory, .cell, .headerFooter, .table: false
    default: true
    }
  }
}
