import TableIR

/// Lays out the index of a plain table: how wide it is, and which of its titles have room.
struct SectionIndexLayout<L: Length>: Sendable {
  let context: LayoutContext<L>

  private var metrics: MetricsProfile.Indexes { context.profile.indexes }

  /// The index beside what the screen shows from `y` on in the table's content space; nil for a table without one.
  func node(y: Double, _ scope: L.Scope) -> SectionIndexNode? {
    guard let index = context.table.sectionIndex else { return nil }
    let (width, environment) = (context.sectionIndexWidth, context.environment)
    let frame = context.frame(
      Frame(
        x: context.tableWidth.minus(environment.safeArea.right, "the safe area's right", .environment)
          - width.named("its own width"),
        y: L(y, "what the screen shows begins here", .environment), width: width,
        height: L(environment.size.height, "the table's height", .environment)),
      turnedIn: context.tableWidth.points, of: "the table's content", scope.view("sectionIndex"))
    return SectionIndexNode(
      frame: frame, titles: labels(index, in: frame.size), background: index.background,
      trackingBackground: index.trackingBackground)
  }

  /// The titles one below the other, all of them in the middle.
  private func labels(_ index: SectionIndex, in size: Size) -> [LabelNode] {
    let settings = Self.shown(index.titles, in: capacity(size.height)).map { set($0, color: index.color) }
    let height = Double(settings.count) * pitch - metrics.spacing
    let top = (size.height - height) / 2
    return settings.enumerated().map { position, setting in
      let isSearch = setting.text.string == SectionIndex.search
      let width = isSearch ? metrics.titleSize : context.typesetter.size(setting).width
      return context.typesetter.label(
        setting,
        frame: Rect(
          x: (size.width - width) / 2, y: top + Double(position) * pitch, width: width, height: lineHeight))
    }
  }

  private func set(_ title: String, color: Color?) -> Typesetter.Setting {
    let style = Typesetter.Style(
      base: .fixed(metrics.titleSize), weight: metrics.titleWeight, color: color ?? context.tintColor)
    return context.typesetter.set(Text(title), style: style, maxWidth: .greatestFiniteMagnitude)
  }

  private var lineHeight: Double {
    context.typesetter.measure.lineHeight(ResolvedFont(size: metrics.titleSize, weight: metrics.titleWeight))
  }

  /// From one title to the next, in points.
  private var pitch: Double { lineHeight + metrics.spacing }

  /// How many titles stand in a height.
  private func capacity(_ height: Double) -> Int { Int(((height + metrics.spacing) / pitch).rounded(.down)) }

  /// All titles, or where they have no room as many as have it with a bullet between two: the first, the last, and those between at
  /// equal steps. How UIKit chooses among them is not among the observations.
  static func shown(_ titles: [String], in capacity: Int) -> [String] {
    guard titles.count > capacity else { return titles }
    let lines = capacity % 2 == 0 ? capacity - 1 : capacity
    guard lines > 1 else { return lines == 1 ? Array(titles.prefix(1)) : [] }
    return (0..<lines).map { line in
      guard line % 2 == 0 else { return "•" }
      return titles[Int((Double(line * (titles.count - 1)) / Double(lines - 1)).rounded())]
    }
  }

  /// The width of a table's index in points, 0 without one.
  static func width(
    _ index: SectionIndex?, profile: MetricsProfile, typesetter: Typesetter, grid: PixelGrid
  ) -> L {
    guard let index else { return L(0, "no section index") }
    let metrics = profile.indexes
    let font = ResolvedFont(size: metrics.titleSize, weight: metrics.titleWeight)
    let widest = index.titles.reduce(0) { widest, title in
      // The glass is taken to be as wide as the font is large.
      max(widest, title == SectionIndex.search ? font.size : typesetter.measure.width(of: title, font: font))
    }
    return grid.ceil(
      widest < metrics.leastWidth
        ? L(profile, \.indexes.leastWidth, "the least width of an index")
        : L(widest, "its widest title") + L(profile, \.indexes.padding, "around it"))
  }
}
