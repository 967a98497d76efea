/// The actions at the edges of a row when it is swiped open (`UISwipeActionsConfiguration`).
public struct SwipeActions: Hashable, Sendable {
  /// Nil for the section's or the table's; empty for none.
  public var leading: [SwipeAction]?
  /// Nil for the section's or the table's; empty for none, without UIKit's Delete.
  public var trailing: [SwipeAction]?

  /// Creates swipe actions.
  public init(leading: [SwipeAction]? = nil, trailing: [SwipeAction]? = nil) {
    self.leading = leading
    self.trailing = trailing
  }

  package var areUnset: Bool { leading == nil && trailing == nil }

  /// The actions that are set for an edge, the outermost first; nil if none are set here.
  public subscript(edge: SwipeEdge) -> [SwipeAction]? {
    switch edge {
    case .leading: leading
    case .trailing: trailing
    }
  }
}

/// One button of a row that is swiped open (`UIContextualAction`).
public struct SwipeAction: Hashable, Sendable {
  /// `UIContextualAction.Style`.
  public enum Style: String, Sendable, CaseIterable {
    case normal, destructive

    /// UIKit's own: grey as in ios10-rowaction-320@2x, (199, 199, 204), and red as in ios10-edit-reorder-delete-images-320@2x.
    public var backgroundColor: Color {
      switch self {
      case .normal: .system(.systemGray3)
      case .destructive: .system(.systemRed)
      }
    }
  }

  /// The text of the button; nil for an action with an image alone.
  public var title: Phrase?
  /// The image above the title, or alone in a low row; from iOS 11 on. Nil for none.
  public var image: Image?
  /// Whether the button is grey or, for an action that deletes the row, red.
  public var style: Style
  /// Nil for the style's own.
  public var backgroundColor: Color?

  /// Creates a swipe action.
  public init(title: Phrase? = nil, image: Image? = nil, style: Style = .normal, backgroundColor: Color? = nil) {
    self.title = title
    self.image = image
    self.style = style
    self.backgroundColor = backgroundColor
  }

  /// The action that UIKit shows for a row that can be deleted and sets no actions, in English.
  public static let standardDelete = SwipeAction(title: "Delete", style: .destructive)
}

/// The edge of a row that a swipe reveals.
public enum SwipeEdge: String, Hashable, Sendable, CaseIterable {
  case leading, trailing
}

/// The row that is swiped open. UIKit closes it before it opens another.
public struct SwipedRow: Hashable, Sendable {
  /// The id of the row in its table.
  public var id: String
  /// The edge whose actions are revealed.
  public var edge: SwipeEdge

  /// Creates a swiped row.
  public init(id: String, edge: SwipeEdge = .trailing) {
    self.id = id
    self.edge = edge
  }
}

extension Table {
  /// The actions of a row, the outermost first: its own, or those of its section or the table; otherwise UIKit's for a row that can be
  /// deleted.
  public func swipeActions(of row: Row, in section: Section, at edge: SwipeEdge) -> [SwipeAction] {
    if let declared = row.swipeActions[edge] ?? section.swipeActions[edge] ?? swipeActions[edge] { return declared }
    return edge == .trailing && row.editing?.style == .delete ? [.standardDelete] : []
  }

  /// Whether a row, or one of its variants, has actions at an edge; nil if there is no such row.
  public func hasSwipeActions(_ swiped: SwipedRow) -> Bool? {
    for section in sections {
      guard let row = section.rows.first(where: { $0.id == swiped.id }) else { continue }
      return ([row] + row.variants.map(\.row)).contains {
        !swipeActions(of: $0, in: section, at: swiped.edge).isEmpty
      }
    }
    return nil
  }
}
