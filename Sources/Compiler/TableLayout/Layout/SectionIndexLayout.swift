import TableIR

/// Lays out the index of a table: its width, and which of its titles fit.
struct SectionIndexLayout<L: Length>: Sendable {
  let context: LayoutContext<L>

  private var metrics: MetricsProfile.Indexes { context.profile.indexes }

  /// The index beside the visible part of a table that is laid out and scrolled, between its bars; nil for a table without one.
  func node(beside table: TableNode, _ scope: L.Scope) -> SectionIndexNode? {
    guard let index = context.table.sectionIndex, !index.titles.isEmpty else { return nil }
    let (width, environment, inset) = (context.sectionIndexWidth, context.environment, table.adjustedContentInset)
    let frame = context.frame(
      Frame(
        x: context.tableWidth.minus(environment.safeArea.right, "the safe area's right", .environment)
          - width.named("its own width"),
        y: L(table.screen.y + inset.top, "the top of the visible part", .environment),
        width: width,
        height: L(
          environment.size.height - inset.top - inset.bottom, "the table's height between its bars", .environment
        ).room),
      turnedIn: context.tableWidth.points, of: "the table's content", scope.view("sectionIndex"))
    return SectionIndexNode(
      frame: frame, titles: labels(index, in: frame.size), background: index.background,
      trackingBackground: index.trackingBackground)
  }

  /// The titles one below the other, vertically centred together; up to iOS 6 over the whole height (Open Radar 15067007).
  private func labels(_ index: SectionIndex, in size: LayoutSize) -> [LabelNode] {
    let shown = shown(index.titles.map(\.string), in: size.height)
    let total = shown.reduce(0) { $0 + pitch($1) }
    let stretch = context.environment.ios < 7 && total > 0 ? max(size.height / total, 1) : 1
    var y = (size.height - total * stretch) / 2
    return shown.map { title in
      let setting = set(title, color: index.color)
      let width =
        switch title {
        case SectionIndex.search: metrics.titleSize
        case SectionIndex.bullet: metrics.bulletSize
        default: context.typesetter.size(setting).width
        }
      let row = pitch(title) * stretch
      defer { y += row }
      return context.typesetter.label(
        setting,
        frame: LayoutRect(
          x: (size.width - width) / 2, y: y + (row - lineHeight) / 2, width: width, height: lineHeight))
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

  /// The height of a title or a bullet, in points.
  private func pitch(_ title: String) -> Double {
    let scale = context.environment.scale
    if title == SectionIndex.bullet { return metrics.bulletPitch.at(scale: scale) }
    let growth = title.first.map("CGOQS".contains) == true ? metrics.roundTitleGrowth.at(scale: scale) : 0
    return metrics.pitch.at(scale: scale) + growth
  }

  /// All titles, or if they do not fit, as many as do, each after a bullet, and always the last.
  private func shown(_ titles: [String], in height: Double) -> [String] {
    if titles.reduce(0, { $0 + pitch($1) }) <= height { return titles }
    let pair = metrics.pitch.at(scale: context.environment.scale) + pitch(SectionIndex.bullet)
    // A low screen has no space for margins.
    let room = max(height - 2 * metrics.condensedMargin, min(height, pair))
    return Self.condensed(titles, to: Int((room / pair).rounded(.down)))
  }

  /// Evenly spaced titles, with bullets for those between, and the last one: of 52 titles in 21 pairs 1, 4, 6, 9, 11 … 51, 52
  /// (ios9-plain-sectionindex-condensed-zhHant-375).
  static func condensed(_ titles: [String], to pairs: Int) -> [String] {
    guard let last = titles.last, pairs > 0 else { return [] }
    guard pairs < titles.count else { return titles }
    var shown: [String] = []
    var next = 0
    for pair in 0..<pairs {
      // Rounded up.
      let index = (pair * titles.count + pairs - 1) / pairs
      if index > next { shown.append(SectionIndex.bullet) }
      shown.append(titles[index])
      next = index + 1
    }
    if next < titles.count - 1 { shown.append(SectionIndex.bullet) }
    if next < titles.count { shown.append(last) }
    return shown
  }

  /// The width of a table's index in points, 0 without one.
  static func width(
    _ index: SectionIndex?, profile: MetricsProfile, typesetter: Typesetter, grid: PixelGrid
  ) -> L {
    guard let index, !index.titles.isEmpty else { return L(0, "no section index") }
    let metrics = profile.indexes
    let font = ResolvedFont(size: metrics.titleSize, weight: metrics.titleWeight)
    let widest = index.titles.reduce(0) { widest, title in
      // The magnifying glass is assumed to be as wide as the font's size.
      let isSearch = title.string == SectionIndex.search
      return max(widest, isSearch ? font.size : typesetter.measure.width(of: title.string, font: font))
    }
    return grid.ceil(
      widest < metrics.leastWidth
        ? L(profile, \.indexes.leastWidth, "the minimum width of an index")
        : L(widest, "its widest title") + L(profile, \.indexes.padding, "around it"))
  }
}
