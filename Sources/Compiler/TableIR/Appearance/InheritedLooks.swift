/// The background of a row, which its section and its table can also set.
public struct CellLook: Styled {
  /// For the known position only, otherwise the first that the row sets for any position.
  private var own: Background
  private let position: RowPosition?

  init(_ backgrounds: PositionBackgrounds?, at position: RowPosition?) {
    if let position {
      own = backgrounds?[position] ?? Background()
    } else {
      let declared = RowPosition.allCases.compactMap { backgrounds?[$0] }
      own = Background(
        normal: declared.lazy.compactMap(\.normal).first, selected: declared.lazy.compactMap(\.selected).first)
    }
    self.position = position
  }

  /// Creates the appearance that a cell shows.
  public init(normal: ShapedFill, selected: ShapedFill?) {
    (own, position) = (Background(normal: normal, selected: selected), nil)
  }

  /// The properties that appearance rules set.
  public var slots: [LookSlot<CellLook>] { Self.slots[position] ?? [] }

  private static let slots = Dictionary(
    uniqueKeysWithValues: ([nil] + RowPosition.allCases).map {
      ($0, slots(at: $0.map { [$0] } ?? RowPosition.allCases))
    })

  private static func slots(at positions: [RowPosition]) -> [LookSlot<CellLook>] {
    let slots: [LookSlot<Background>] = [
      LookSlot(
        .background, { $0.normal }, { $0.normal = $1 }, keys: [], standard: "the table style's own", reported: .always),
      LookSlot(
        .selectedBackground, { $0.selected }, { $0.selected = $1 }, keys: ["selected"], standard: "UIKit's own",
        reported: .shown),
    ]
    return slots.map {
      $0.part(at: [["background"]] + positions.map { ["backgrounds", .key($0.rawValue)] }) {
        $0.own
      } put: {
        $0.own = $1
      }
    }
  }

  /// Writes the values back to the row.
  func write(to backgrounds: inout PositionBackgrounds?) {
    guard let position, own != Background() else { return }
    backgrounds = backgrounds ?? PositionBackgrounds()
    backgrounds?[position] = own
  }
}

/// The colour of a row's separator, which its section and its table can also set. Rules set it for the table, and rows inherit it.
public struct SeparatorLook: Styled {
  static let keys: [SpecPlace.Step] = ["separatorStyle", "color"]
  private var color: Color?

  /// Creates a separator look.
  public init(_ color: Color?) { self.color = color }

  /// The properties that appearance rules set.
  public var slots: [LookSlot<SeparatorLook>] { Self.slots }

  private static let slots: [LookSlot<SeparatorLook>] = [
    LookSlot(.separatorColor, { $0.color }, { $0.color = $1 }, keys: keys, standard: "UIKit's own")
  ]
}

/// The values that a section and its table set for their rows, the nearest first.
final class OuterLooks: Sendable {
  private let levels: [Level]
  let table: StyledView

  private struct Level {
    var mapping: SpecPlace
    var backgrounds: PositionBackgrounds?
    var separator: Color?
  }

  init(_ section: Section, in table: Table, _ view: StyledView) {
    self.table = view
    levels = [
      Level(
        mapping: SpecPlace(section.location), backgrounds: section.backgrounds, separator: section.separator.color),
      Level(mapping: SpecPlace(nil), backgrounds: table.backgrounds, separator: table.separator.color),
    ]
  }

  /// Whether a property of the rows at a position is not set.
  func isOpen(_ property: AppearanceProperty, at position: RowPosition) -> Bool {
    levels.allSatisfy { level in
      switch property {
      case .separatorColor: level.separator == nil
      case .background: level.backgrounds?[position]?.normal == nil
      default: level.backgrounds?[position]?.selected == nil
      }
    }
  }

  /// The values set for a property of the rows at a position.
  func declared(_ property: AppearanceProperty, at position: RowPosition) -> [DeclaredLook] {
    levels.compactMap { level in
      if property == .separatorColor { return SeparatorLook(level.separator).declared(property, in: level.mapping) }
      var declared = CellLook(level.backgrounds, at: position).declared(property, in: level.mapping)
      // Only rows have the key 'background'.
      declared?.places.removeFirst()
      return declared
    }
  }
}
