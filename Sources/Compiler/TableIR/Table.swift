/// A table as described by its spec: UIKit's vocabulary as values, without frames and without YAML.
public struct Table: Hashable, Sendable {
  /// The name in titles and output; the name of the spec's file unless the spec sets another.
  public var name: String
  /// How rows are grouped (`UITableView.style`).
  public var style: TableStyle = .plain
  /// The view that shows the rows.
  public var host = TableHost.table
  /// The geometry, or nil for the environment's.
  public var metrics: Metrics?
  /// Nil if not set, which means automatic from iOS 11 on.
  public var rowHeight: RowHeight?
  /// The lines between rows, unless their section or the row sets others.
  public var separator = Separator()
  /// Nil for the style's own.
  public var background: ShapedFill?
  /// The tint colour of the table (`UIView.tintColor`) and of its views that set none themselves; nil for `systemBlue`.
  public var tintColor: Color?
  /// For rows whose section sets none.
  public var swipeActions = SwipeActions()
  /// Whether several rows can be selected with circles while the table is being edited, instead of deleted or inserted one by one.
  public var allowsMultipleSelectionDuringEditing = false
  /// Whether the contents of cells are limited to a readable width in a wide table; nil for the system's default.
  public var cellLayoutMarginsFollowReadableWidth: Bool?
  /// The margins of the table, which its cells and its titles have at their sides unless they set others; nil for UIKit's.
  public var layoutMargins: LayoutMargins?
  /// The appearance of views of a class for properties that they do not set themselves, in the order of the spec.
  public var appearance: [AppearanceRule] = []
  /// The custom class of the table, which appearance rules can name.
  public var className: String?
  /// The view above the first section (`tableHeaderView`); nil for none.
  public var header: HeaderFooter?
  /// The view below the last section (`tableFooterView`); nil for none.
  public var footer: HeaderFooter?
  /// The titles at the trailing edge; nil for none.
  public var sectionIndex: SectionIndex?
  /// Above each section's header, in points; nil for UIKit's own.
  public var sectionHeaderTopPadding: Double?
  /// In points; nil for UIKit's own.
  public var sectionHeaderHeight: Double?
  /// In points; nil for UIKit's own.
  public var sectionFooterHeight: Double?
  /// The minimum height of the rows of a SwiftUI list, in points; nil for the system's.
  public var defaultMinListRowHeight: Double?
  /// Between the rows of a section of a SwiftUI list, in points; nil for none.
  public var listRowSpacing: Double?
  /// Between the sections of a SwiftUI list, in points; nil for the system's.
  public var listSectionSpacing: Double?
  /// Whether the navigation bar above the table shows a large title.
  public var hasLargeTitle = false
  /// The bars that pictures show around the table; nil for none.
  public var chrome: Chrome?
  /// The backgrounds of rows by their position, unless their section or the row sets others.
  public var backgrounds = PositionBackgrounds()
  /// The sections from top to bottom, in a spec also those that only some environments show.
  public var sections: [Section] = []
  /// Whether any section, row or appearance rule depends on the environment.
  public var isAdaptive = false
  /// Whether a view or an appearance rule has the colour of its row's text (``Color/text``).
  public var usesTextColors = false
  /// The strings of the app that shows the table, if the spec names their files.
  public var strings: TableStrings?
  /// Whether a text has a key of its own in the app's strings.
  public var usesStringKeys = false
  /// Where the table is shown; empty if the spec does not set it.
  public var environments: [EnvironmentAxes] = []
  /// The images that the spec uses, each once.
  public var assets: [ImageAsset] = []
  /// The asset catalogs of the app that shows the table, if the spec or the project names them.
  public var catalogs: AssetCatalogs?
  /// The colours of the catalogs that the spec uses, each once.
  public var colorSets: [UsedColorSet] = []
  /// The variants of fonts that its text uses, each once.
  public var fonts: [FontUse] = []
  /// The font families that it names.
  public var families: Set<String> { Set(fonts.compactMap(\.variant.family)) }
  /// The files that the spec was read from, the spec itself first.
  public var files: [String] = []

  /// Creates a table.
  public init(name: String) {
    self.name = name
  }

  /// A version of UIKit's geometry or a custom profile, and its place in the spec.
  public struct Metrics: Hashable, Sendable {
    /// The numbers that layout uses, complete even for a profile file that sets few of them.
    public var profile: MetricsProfile
    /// The major version of iOS.
    public var ios: Int
    /// The profile file, relative to the folder of the spec; nil for a version of UIKit's geometry.
    public var file: String?
    /// Where the spec names it; the start of the spec if it does not.
    public var location: SourceLocation

    /// Creates metrics.
    public init(profile: MetricsProfile, ios: Int, file: String? = nil, location: SourceLocation = .start) {
      self.profile = profile
      self.ios = ios
      self.file = file
      self.location = location
    }

    /// The name of the profile, or of the version if the profile covers several: `ios17`.
    public var name: String { profile.versions.count > 1 ? "ios\(ios)" : profile.name }
  }
}

extension Table {
  /// Whether any section, row or appearance rule has conditions, or a row discloses, which also depends on the environment.
  public var hasConditions: Bool {
    sections.contains { section in
      !section.conditions.isEmpty
        || !section.allRowsSatisfy { row in
          row.pointee.conditions.isEmpty && row.pointee.variants.isEmpty && !row.pointee.discloses
        }
    } || appearance.contains { !$0.conditions.isEmpty }
  }
}

/// `UITableView.Style`.
public enum TableStyle: String, Sendable, CaseIterable {
  case plain, grouped, insetGrouped
}

/// A section of a table.
public struct Section: Hashable, Sendable {
  /// Unique among the sections. A section without an id gets one from its position: `section-0`.
  public var id: String
  /// Whether the author wrote the id, which can also be `section-0`, instead of it being derived from the section's position.
  public var hasOwnID: Bool
  /// The view above the rows; nil for none, for which a grouped table still leaves a space.
  public var header: HeaderFooter?
  /// The view below the rows; nil for none, for which a grouped table still leaves a space.
  public var footer: HeaderFooter?
  /// Nil for the table's.
  public var rowHeight: RowHeight?
  /// The lines between its rows; values that are nil are the table's.
  public var separator = Separator()
  /// The backgrounds of its rows by their position; nil for the table's.
  public var backgrounds: PositionBackgrounds?
  /// For rows that set none.
  public var swipeActions = SwipeActions()
  /// The rows from top to bottom, in a spec also those that only some environments show.
  public var rows: [Row] = []
  /// Where the section is shown: in environments that match one of these conditions, or in all if there are none.
  public var conditions: [Condition] = []
  /// The start of the section's mapping in the spec.
  public var location: SourceLocation

  /// Creates a section.
  public init(id: String, hasOwnID: Bool = true, location: SourceLocation = .start) {
    self.id = id
    self.hasOwnID = hasOwnID
    self.location = location
  }

  /// The id of a section without one, derived from its position in the spec.
  public static func madeID(at index: Int) -> String { "section-\(index)" }

  /// Whether an id could be derived from a section's position.
  public static func looksMade(_ id: String) -> Bool {
    guard id.hasPrefix("section-") else { return false }
    let number = id.utf8.dropFirst(8)
    return !number.isEmpty && number.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// Whether all rows satisfy a condition. They are looked at in their place: a row is large, and a loop copies it.
  package func allRowsSatisfy(_ condition: (UnsafePointer<Row>) -> Bool) -> Bool {
    rows.withUnsafeBufferPointer { rows in
      guard let first = rows.baseAddress else { return true }
      return rows.indices.allSatisfy { condition(first + $0) }
    }
  }
}
