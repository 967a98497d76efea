/// A table as its spec describes it: the vocabulary of UIKit as values, without frames and without YAML.
public struct Table: Hashable, Sendable {
  public var name: String
  public var style: TableStyle = .plain
  /// The view that shows the rows.
  public var host = TableHost.table
  /// The geometry that is meant, or nil for the environment's.
  public var metrics: Metrics?
  /// Nil where the spec says nothing, which is automatic from iOS 11 on.
  public var rowHeight: RowHeight?
  public var separator = Separator()
  /// Nil for the style's own.
  public var background: ShapedFill?
  public var tintColor: Color?
  /// Those of rows whose section says none.
  public var swipeActions = SwipeActions()
  /// Whether an edited table's rows are chosen by circles, several at once, instead of deleted or inserted one by one.
  public var allowsMultipleSelectionDuringEditing = false
  /// Whether the contents of cells keep to a width that can be read well on a wide table; nil for the system's default.
  public var cellLayoutMarginsFollowReadableWidth: Bool?
  /// How views of a class look that say nothing themselves, in the order of the spec.
  public var appearance: [AppearanceRule] = []
  /// The team's own class of the table, by which rules of appearance name it.
  public var className: String?
  public var header: HeaderFooter?
  public var footer: HeaderFooter?
  public var sectionIndex: SectionIndex?
  /// Above each section's header, in points; nil for UIKit's own.
  public var sectionHeaderTopPadding: Double?
  /// In points; nil for UIKit's own.
  public var sectionHeaderHeight: Double?
  /// In points; nil for UIKit's own.
  public var sectionFooterHeight: Double?
  /// Whether the navigation bar above the table shows a large title.
  public var hasLargeTitle = false
  public var backgrounds = PositionBackgrounds()
  public var sections: [Section] = []
  /// Whether any section, row or rule of appearance depends on where the table is shown.
  public var isAdaptive = false
  /// Whether a view or a rule of appearance has the colour of its row's text (``Color/text``).
  public var usesTextColors = false
  /// Where the table is shown; empty where that is left to whoever compiles it.
  public var environments: [EnvironmentAxes] = []
  /// The images that the spec uses, each once.
  public var assets: [ImageAsset] = []
  /// The variants of fonts that its texts ask for, each once.
  public var fonts: [FontUse] = []
  /// The files that the spec was read from, the spec itself first.
  public var files: [String] = []

  public init(name: String) {
    self.name = name
  }

  /// An era of UIKit or a profile of the author's own, and where the spec names it.
  public struct Metrics: Hashable, Sendable {
    public var profile: MetricsProfile
    /// The major version of iOS that is meant.
    public var ios: Int
    /// The profile file, from the folder of the spec that names it; nil for an era of UIKit.
    public var file: String?
    public var location: SourceLocation

    public init(profile: MetricsProfile, ios: Int, file: String? = nil, location: SourceLocation = .start) {
      self.profile = profile
      self.ios = ios
      self.file = file
      self.location = location
    }

    /// The name of the profile, or of the version where it holds for several: `ios17`.
    public var name: String { profile.versions.count > 1 ? "ios\(ios)" : profile.name }
  }
}

extension Table {
  /// Whether any section, row or rule of appearance says where it is, or a row discloses, which depends on it too.
  public var hasConditions: Bool {
    sections.contains { section in
      !section.conditions.isEmpty
        || section.rows.contains { !$0.conditions.isEmpty || !$0.variants.isEmpty || $0.discloses }
    } || appearance.contains { !$0.conditions.isEmpty }
  }
}

/// `UITableView.Style`.
public enum TableStyle: String, Sendable, CaseIterable {
  case plain, grouped, insetGrouped
}

/// A section of a table.
public struct Section: Hashable, Sendable {
  /// Unique among the sections. A section without an id of its own gets one from its place: `section-0`.
  public var id: String
  /// Whether the id is the author's, who may also write `section-0`, and not made of the section's place.
  public var hasOwnID: Bool
  public var header: HeaderFooter?
  public var footer: HeaderFooter?
  /// Nil for the table's.
  public var rowHeight: RowHeight?
  public var separator = Separator()
  public var backgrounds: PositionBackgrounds?
  /// Those of rows that say none.
  public var swipeActions = SwipeActions()
  public var rows: [Row] = []
  /// Where the section is: in environments in which one of these holds, or in all if there are none.
  public var conditions: [Condition] = []
  public var location: SourceLocation

  public init(id: String, hasOwnID: Bool = true, location: SourceLocation = .start) {
    self.id = id
    self.hasOwnID = hasOwnID
    self.location = location
  }

  /// What a section without an id of its own is called, by its place in the spec.
  public static func madeID(at index: Int) -> String { "section-\(index)" }

  /// Whether an id could have been made of a section's place.
  public static func looksMade(_ id: String) -> Bool {
    guard id.hasPrefix("section-") else { return false }
    let number = id.utf8.dropFirst(8)
    return !number.isEmpty && number.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
