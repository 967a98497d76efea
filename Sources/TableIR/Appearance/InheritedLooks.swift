/// A row's background, which its section and its table may say too.
struct CellLook: Styled {
  /// What the row says, of the position alone where that is known, else of the first that it says something of.
  private var own: Background
  private let position: RowPosition?
  private let outer: OuterLooks

  init(_ backgrounds: PositionBackgrounds?, at position: RowPosition?, in outer: OuterLooks) {
    self.position = position
    self.outer = outer
    if let position {
      own = backgrounds?[position] ?? Background()
    } else {
      let said = backgrounds.map { backgrounds in RowPosition.allCases.compactMap { backgrounds[$0] } } ?? []
      own = Background(
        normal: said.lazy.compactMap(\.normal).first, selected: said.lazy.compactMap(\.selected).first)
    }
  }

  var properties: [AppearanceProperty] { [.background, .selectedBackground] }

  subscript(property: AppearanceProperty) -> AppearanceValue? {
    get { own[property] }
    set {
      switch property {
      case .background: own.normal = newValue?.fill
      case .selectedBackground: own.selected = newValue?.fill
      default: break
      }
    }
  }

  func keys(of property: AppearanceProperty) -> [[SpecPlace.Step]] {
    [["background"] + rest(of: property)]
      + (position.map { [$0] } ?? RowPosition.allCases).map { keys(of: property, at: $0) }
  }

  private func keys(of property: AppearanceProperty, at position: RowPosition) -> [SpecPlace.Step] {
    ["backgrounds", .key(position.rawValue)] + rest(of: property)
  }

  private func rest(of property: AppearanceProperty) -> [SpecPlace.Step] {
    property == .selectedBackground ? ["selected"] : []
  }

  func inherited(_ property: AppearanceProperty) -> [SaidLook] {
    guard let position else { return [] }
    let levels = [
      (outer.sectionBackgrounds?[position], SpecPlace(outer.section)), (outer.backgrounds[position], SpecPlace(nil)),
    ]
    return levels.compactMap { background, mapping in
      background?[property].map {
        SaidLook(value: $0, places: [mapping.at(keys(of: property, at: position))])
      }
    }
  }

  func isOpen(_ property: AppearanceProperty) -> Bool {
    guard own[property] == nil, let position else { return false }
    return outer.sectionBackgrounds?[position]?[property] == nil && outer.backgrounds[position]?[property] == nil
  }

  /// Writes what has been given back to the row.
  func write(to backgrounds: inout PositionBackgrounds?) {
    guard let position, own != Background() else { return }
    backgrounds = backgrounds ?? PositionBackgrounds()
    backgrounds?[position] = own
  }
}

extension Background {
  fileprivate subscript(property: AppearanceProperty) -> AppearanceValue? {
    switch property {
    case .background: normal.map(AppearanceValue.fill)
    case .selectedBackground: selected.map(AppearanceValue.fill)
    default: nil
    }
  }
}

/// The colour of a row's separator, which its section and its table may say too.
struct SeparatorLook: Styled {
  static let keys: [SpecPlace.Step] = ["separatorStyle", "color"]

  let own: Color?
  let outer: OuterLooks

  var properties: [AppearanceProperty] { [.separatorColor] }

  /// Rules are for the table, from which it comes to its rows.
  subscript(property: AppearanceProperty) -> AppearanceValue? {
    get { property == .separatorColor ? own.map(AppearanceValue.color) : nil }
    set {}
  }

  func keys(of property: AppearanceProperty) -> [[SpecPlace.Step]] { [Self.keys] }

  func inherited(_ property: AppearanceProperty) -> [SaidLook] {
    [(outer.sectionSeparator, outer.section), (outer.separator, nil)].compactMap { color, location in
      color.map { SaidLook(value: .color($0), places: [SpecPlace(location, Self.keys)]) }
    }
  }
}

/// What a table, and a section in it, say of all their rows.
struct OuterLooks {
  let tableClass: String?
  /// The rules for the table.
  let tableSheet: AppearanceSheet
  let backgrounds: PositionBackgrounds
  let separator: Color?
  private(set) var section: SourceLocation?
  private(set) var sectionBackgrounds: PositionBackgrounds?
  private(set) var sectionSeparator: Color?

  init(_ table: Table, _ sheet: AppearanceSheet) {
    tableClass = table.className
    tableSheet = sheet
    backgrounds = table.backgrounds
    separator = table.separator.color
  }

  func inside(_ section: Section) -> OuterLooks {
    var looks = self
    looks.section = section.location
    looks.sectionBackgrounds = section.backgrounds
    looks.sectionSeparator = section.separator.color
    return looks
  }
}
