import TableIR

/// What a dump reveals about the environment of its app, so that a spec can be laid out in the same one.
public struct DumpHints: Hashable, Sendable {
  /// The major versions of iOS that have these views; all known versions if nothing narrows them down.
  public var versions: Set<Int>
  /// Those of these that are likely: people shorten the attributes that they post, so what is missing only makes a system less likely.
  package var likelyVersions: Set<Int> {
    let older = versions.intersection(7...10)
    return lacksInsets && !older.isEmpty ? older : versions
  }
  /// Whether a scroll view says its contentSize, and not the insets that it has from iOS 11 on.
  private var lacksInsets: Bool
  /// What says that they are of these: `'UICollectionViewListCell' (iOS 14 or later)`.
  package var evidence: [String] = []
  /// The table's size in points; nil if only cells were printed.
  public var tableSize: LayoutSize?
  /// The width of the widest cell, in points.
  var cellWidth: Double
  /// The window's, where it was printed.
  public var windowSize: LayoutSize?
  /// Pixels per point, by the fractions of frames: thirds or halves. Nil if there are none.
  public var scale: Double?
  /// The layout direction.
  public var direction: LayoutDirection
  /// Whether the table is being edited.
  public var isEditing: Bool

  package init(_ dump: Dump, tables: DumpTables, table: DumpTables.Found) {
    tableSize = table.table.flatMap { dump.views[$0].frame?.size }
    cellWidth = Self.cellWidth(of: table, in: dump)
    let window = dump.views.first { DumpRole($0) == .window && !$0.isUnseen }
    windowSize = window?.frame?.size
    lacksInsets =
      !dump.form.hasElements && dump.words.contains("contentSize") && !dump.words.contains("adjustedContentInset")
    let parts = Self.parts(of: table, in: dump)
    isEditing = parts.contains { $0.role == .editingControl || $0.role == .reorderControl }
    scale = Self.scale(of: dump)
    direction = Self.direction(of: table, in: dump)
    (versions, evidence) = Self.versions(dump, table: table, parts: parts)
  }

  /// The environment axes for a spec if no flag sets them.
  /// - Parameters:
  ///   - ios: the spec's default version; it is kept if the dump may be from it.
  ///   - profiles: the profiles that the compiler knows.
  public func axes(keeping ios: Int, among profiles: [MetricsProfile]) -> EnvironmentAxes {
    var axes = EnvironmentAxes()
    if let screen { (axes.screens, axes.orientations) = ([screen.screen], screen.orientation.map { [$0] } ?? []) }
    if direction == .rightToLeft { axes.directions = [direction] }
    if isEditing { axes.states = [TableState(isEditing: true)] }
    let known = versions.filter { profiles.profile(ios: $0) != nil }
    // One that was observed in full is the better guess.
    let observed = known.filter { profiles.profile(ios: $0)?.origin.assumption == nil }
    if !known.contains(ios), let latest = observed.max() ?? known.max(), let profile = profiles.profile(ios: latest) {
      axes.metrics = [Table.Metrics(profile: profile, ios: latest)]
    }
    return axes
  }

  /// A device whose screen is as wide as the table, otherwise a screen of the table's size.
  var screen: (screen: Screen, orientation: Orientation?)? {
    // Cells without their table are assumed to be as wide as it.
    let device = Device.all.first { $0.size.width == cellWidth && (scale == nil || $0.scale == scale) }
    let size = tableSize ?? LayoutSize(width: cellWidth, height: device?.size.height ?? 2 * cellWidth)
    guard size.width >= 1, size.height >= 1, size.width <= 10_000, size.height <= 20_000 else { return nil }
    if let window = windowSize, window.width == size.width {
      for orientation in Orientation.allCases {
        let device = Device.all.first {
          Screen.device($0).size(held: orientation) == window && (scale == nil || $0.scale == scale)
        }
        if let device { return (.device(device), orientation) }
      }
    }
    let known = Device.all.first { $0.size.width == size.width && $0.size.height >= size.height }
    // A custom screen is used as given, and one that is wider than it is high is in landscape.
    return (.custom(size, scale: scale ?? known?.scale ?? 2), nil)
  }

  // MARK: Reading

  private struct Part {
    var role: DumpRole
    var view: DumpView
    var frame: LayoutRect
    var row: LayoutRect
  }

  private static func parts(of table: DumpTables.Found, in dump: Dump) -> [Part] {
    table.cells.flatMap { cell -> [Part] in
      let row = dump.views[cell].frame ?? .zero
      let own = dump.views[cell].children
      let scrolled = own.filter { DumpRole(dump.views[$0]) == .cellScrollView }.flatMap { dump.views[$0].children }
      return (own + scrolled).compactMap { index in
        let view = dump.views[index]
        guard let frame = view.frame, !view.isUnseen else { return nil }
        return Part(role: DumpRole(view), view: view, frame: frame, row: row)
      }
    }
  }

  /// The versions that run where a table has this size: on the phones that are as wide, but for the first phones' screens, which no later
  /// system has as a whole.
  private static func versions(ofScreen table: DumpTables.Found, in dump: Dump) -> Set<Int> {
    if let size = table.table.flatMap({ dump.views[$0].frame?.size }), size.width == 320,
      [480, 568].contains(size.height)
    {
      return Set(6...15)
    }
    let width = cellWidth(of: table, in: dump)
    return Set((Device.all.lazy.filter { $0.size.width == width }.compactMap(\.firstIOS).first ?? 6)...99)
  }

  private static func cellWidth(of table: DumpTables.Found, in dump: Dump) -> Double {
    table.cells.compactMap { dump.views[$0].frame?.width }.max() ?? 0
  }

  /// The scale, from whether frames end on thirds or on halves of a point. Six digits are printed.
  private static func scale(of dump: Dump) -> Double? {
    var (thirds, halves) = (0, 0)
    // Elements have tenths of points.
    let error = dump.form.hasElements ? 0.04 : 0.001
    for frame in dump.views.compactMap(\.frame) {
      for number in [frame.x, frame.y, frame.width, frame.height] {
        let fraction = number - number.rounded(.down)
        if abs(fraction - 0.5) < error { halves += 1 }
        if abs(fraction - 1 / 3) < error || abs(fraction - 2 / 3) < error { thirds += 1 }
      }
    }
    // At 3x a centred view may be on a half, and at 2x nothing is on a third.
    if thirds > 0, thirds * 2 >= halves { return 3 }
    return halves > 0 ? 2 : nil
  }

  /// The layout direction, from the positions of labels and accessories.
  private static func direction(of table: DumpTables.Found, in dump: Dump) -> LayoutDirection {
    var (left, right) = (0, 0)
    for cell in table.cells {
      let width = dump.views[cell].frame?.width ?? 0
      for index in dump.views[cell].children {
        let view = dump.views[index]
        guard let frame = view.frame, !view.isUnseen else { continue }
        switch DumpRole(view) {
        case .accessory, .control, .reorderControl:
          if frame.width < width / 2 { if frame.midX < width / 2 { right += 1 } else { left += 1 } }
        case .editingControl:
          if frame.midX < width / 2 { left += 1 } else { right += 1 }
        default: break
        }
      }
    }
    return right > left ? .rightToLeft : .leftToRight
  }

  /// The versions that have all of these classes, and that reduce the height of contents in the same way.
  private static func versions(
    _ dump: Dump, table: DumpTables.Found, parts: [Part]
  ) -> (versions: Set<Int>, evidence: [String]) {
    // XCUITest came with Xcode 7, and its elements are of no class.
    var versions = dump.form.hasElements ? Set(9...99) : Set(6...99)
    var evidence: [String] = []
    func keep(_ range: Set<Int>, _ words: @autoclosure () -> String) {
      // If two hints contradict each other, the first one counts.
      let rest = versions.intersection(range)
      guard !rest.isEmpty, rest != versions else { return }
      versions = rest
      evidence.append(words())
    }
    func keepSwitches() {
      for view in dump.views where DumpRole(view) == .control && view.className == "UISwitch" {
        // 51 × 31 from iOS 7 on (rt-wda-switch), 63 × 28 in iOS 26 (rt-ios26-switch-393). A page source has whole points.
        if let width = view.frame?.width, [51, 63].contains(width) {
          keep(width == 51 ? Set(7...25) : Set(26...99), "the width of its switches")
        }
      }
    }
    if dump.form.hasElements {
      keepSwitches()
      keep(Self.versions(ofScreen: table, in: dump), "the width of the table")
      return (versions, evidence)
    }
    for view in dump.views {
      if let known = DumpClasses.named[view.className]?.versions { keep(known, "'\(view.className)'") }
      if let base = view.baseClass, let known = DumpClasses.named[base]?.versions { keep(known, "'\(base)'") }
      if DumpRole(view) == .wrapper {
        // A wrapper inset from the side is that of an inset group (rt-ios26-focus-35).
        keep(view.frame?.x == 0 ? Set(7...10) : Set(13...99), "the wrapper of its cells")
      }
    }
    if dump.words.contains("_UILabelLayer") { keep(Set(8...99), "'_UILabelLayer'") }
    keep(Self.versions(ofScreen: table, in: dump), "the size of the table")
    // rt-ios13-setting prints these insets, rt-lnpopup-375 of iOS 10 does not; rt-dvia-320 of iOS 8 prints a contentSize, and
    // rt-ios7-predisplay none.
    if dump.words.contains("adjustedContentInset") { keep(Set(11...99), "'adjustedContentInset'") }
    if dump.words.contains("contentSize") {
      keep(Set(7...99), "'contentSize'")
    } else if table.table != nil {
      keep(Set(6...7), "a table without a contentSize")
    }
    // Of two lines of a row, the upper one is seen: the other may be the app's own.
    let lines = Dictionary(
      parts.filter { $0.role == .separator && $0.frame.height > 0 && $0.frame.midY >= $0.row.height / 2 }.map {
        ($0.row, $0)
      }, uniquingKeysWith: { $1 }
    ).values
    let lined = Set(lines.map(\.row))
    for part in parts where part.role == .contentView {
      // Up to iOS 12, a separator takes its height from the content (rt-ios6-disclosure, rt-wda-check-99,
      // rt-ios14-appleid).
      let reduction = part.row.height - part.frame.height
      if reduction > 0.3, reduction < 0.6 { keep(Set(7...12), "contentViews that are lower than their rows") }
      if reduction > 0.9, reduction < 1.1 { keep(Set(6...6), "contentViews a point lower than their rows") }
      if abs(reduction) < 0.01, lined.contains(part.row) { keep(Set(13...99), "contentViews as high as their rows") }
    }
    // A separator of a whole point at 2x or 3x is that of iOS 26 (rt-ios26-sub-496), or of iOS 6.
    if lines.contains(where: { $0.view.className == "_UITableViewCellSeparatorView" }) {
      if lines.allSatisfy({ $0.frame.height > 0.9 }) { keep(Set(26...99), "lines of a point") }
      if lines.allSatisfy({ $0.frame.height < 0.6 }) { keep(Set(7...25), "lines of a pixel") }
    }
    keepSwitches()
    return (versions, evidence)
  }
}
