import TableIR

/// Sizes and fills the headers and footers of sections.
struct HeaderFooterLayout<L: Length>: Sendable {
  let context: LayoutContext<L>

  private var headers: MetricsProfile.Headers { context.profile.headers }

  /// Space above a section's header, which no view fills (`sectionHeaderTopPadding`).
  func topPadding(_ section: Section) -> L {
    let hasHeader = section.header != nil || context.isGrouped || context.table.sectionHeaderHeight ?? 0 > 0
    return hasHeader ? sectionHeaderTopPadding : L(0, "no padding")
  }

  /// What the table says, which counts from iOS 15 on, where the property came; else the style's. That one that is said is there in
  /// every style is documented (`UITableView.sectionHeaderTopPadding`), and not among the observations.
  private var sectionHeaderTopPadding: L {
    if context.environment.ios >= 15, let said = context.table.sectionHeaderTopPadding {
      return context.grid.round(L(said, "the padding above its header", .spec(nil, "sectionHeaderTopPadding")))
    }
    return context.isGrouped
      ? L(0, "no padding") : context.metric(\.headers.plainTopPadding, "the padding above its header")
  }

  /// The header of a section at `y`, or nil where there is none and it takes no space.
  func header(_ section: Section, isFirst: Bool, y: L, _ scope: L.Scope) -> SupplementaryNode? {
    guard let header = section.header else {
      return empty(height: untitledHeaderHeight(isFirst: isFirst), y: y, location: section.location, scope)
    }
    guard case .title(let title) = header.content else { return custom(header, y: y, scope) }
    let setting = headerSetting(title, height: header.height)
    let height = saidHeight(of: header) ?? headerHeight(section, isFirst: isFirst, title: setting)
    let whole = height.restated("the header's height")
    let room =
      context.isGrouped ? whole - context.metric(\.headers.headerBottom, "below the title") : whole
    let space = room - titleHeight(setting).named("the title's height")
    let labelY =
      context.isGrouped
      ? space : space.halved("in the middle") + context.metric(\.headers.plainTitleDrop, "below it")
    return titled(header, setting, height: height, labelY: labelY, y: y, scope)
  }

  /// The footer of a section at `y`, or nil where there is none and it takes no space.
  func footer(_ section: Section, y: L, _ scope: L.Scope) -> SupplementaryNode? {
    guard let footer = section.footer else {
      return empty(height: untitledFooterHeight, y: y, location: section.location, scope)
    }
    guard case .title(let title) = footer.content else { return custom(footer, y: y, scope) }
    let setting = footerSetting(title, height: footer.height)
    let height = saidHeight(of: footer) ?? footerHeight(title: setting)
    let labelY = context.metric(\.headers.footerTop, "below a footer's top")
    return titled(footer, setting, height: height, labelY: labelY, y: y, scope)
  }

  // MARK: Heights

  /// The height that the spec gives a header or footer.
  func saidHeight(of view: HeaderFooter) -> L? {
    view.height.map { L(max($0, 0), "its 'height'", .spec(view.location, "height")) }
  }

  /// A titled header. One whose title is an empty text has its padding and no line, or is as one without a title.
  private func headerHeight(_ section: Section, isFirst: Bool, title: Typesetter.Setting) -> L {
    guard context.isGrouped else {
      let said = headers.plainFollowsTitles ? context.table.sectionHeaderHeight : nil
      let height =
        said.map { L($0, "the table's 'sectionHeaderHeight'", .spec(nil, "sectionHeaderHeight")) } ?? plainHeight
      let first: L = titleHeight(title, lines: 1)
      return height.plus(titleHeight(title).points - first.points, "its further lines")
    }
    let isEmpty = title.text.string.isEmpty
    if isEmpty && !headers.emptyTitlesTakeSpace { return untitledHeaderHeight(isFirst: isFirst) }
    var height = sizes(context.titles.headerPadding, "above and below a title")
    if !isEmpty { height = height + titleHeight(title) }
    // The first header has its own extra, whether the section has a footer or not: ib-s01790.
    if isFirst {
      guard !context.table.hasLargeTitle else {
        return height.remarking(
          "no extra for the first header below a large title", .number(\.headers.groupedFirstExtra))
      }
      return height + extra(\.headers.groupedFirstExtra, "the first header's extra")
    }
    guard section.footer?.isTitle == true else { return height }
    return height + extra(\.headers.groupedFooterExtra, "the extra of a section with a footer title too")
  }

  /// A number of the profile down to a pixel.
  @inline(__always)
  private func extra(_ number: KeyPath<MetricsProfile, Double>, _ words: @autoclosure () -> String) -> L {
    let points = context.profile[keyPath: number]
    return L(context.grid.floor(points), "\(words()): \(points.inPoints) down to a pixel", .number(number))
  }

  /// A height of titles at the environment's content size category.
  @inline(__always)
  private func sizes(_ height: MetricsProfile.ByScale, _ words: @autoclosure () -> String) -> L {
    L(
      height.at(scale: context.environment.scale), words(),
      .profile("headers.sizes (\(context.titles.category.rawValue))"))
  }

  private func untitledHeaderHeight(isFirst: Bool) -> L {
    let said = context.table.sectionHeaderHeight
    guard context.isGrouped else { return plainUntitledHeight(given: said, "sectionHeaderHeight") }
    let first = context.metric(\.headers.groupedFirstUntitled, "one without a title: as it is")
    if isFirst && headers.groupedFirstUntitledIsFixed { return first }
    if let said {
      return L(said, "the table's 'sectionHeaderHeight'", .spec(nil, "sectionHeaderHeight"))
    }
    let untitled = headers.groupedUntitled
    return isFirst
      ? first
      : L(
        context.grid.ceil(untitled), "one without a title: \(untitled.inPoints) up to a pixel",
        .number(\.headers.groupedUntitled))
  }

  private func footerHeight(title: Typesetter.Setting) -> L {
    guard title.text.string.isEmpty else {
      return titleHeight(title) + sizes(context.titles.footerPadding, "above and below a title")
    }
    return context.isGrouped && headers.emptyTitlesTakeSpace
      ? sizes(context.titles.emptyFooter, "a footer without words") : untitledFooterHeight
  }

  private var untitledFooterHeight: L {
    let said = context.table.sectionFooterHeight
    guard context.isGrouped else { return plainUntitledHeight(given: said, "sectionFooterHeight") }
    if let said {
      return L(said, "the table's 'sectionFooterHeight'", .spec(nil, "sectionFooterHeight"))
    }
    return extra(\.headers.groupedUntitled, "one without a title")
  }

  private var plainHeight: L { sizes(context.titles.plain, "a titled header of a plain table") }

  /// A header or footer of a plain table that has no title: a titled one's height, where the table gives one of its own.
  private func plainUntitledHeight(given height: Double?, _ key: @autoclosure () -> String) -> L {
    guard !headers.plainFollowsTitles, height ?? 0 > 0 else { return L(0, "no title, and no '\(key())'") }
    return plainHeight.named("as a titled one, as the table gives a '\(key())'")
  }

  /// The height of a title: the first line up to a pixel, each further one a whole number of points (a footer grows by 16 a
  /// line @2x and @3x, by 14 at extraSmall: ib-s01806, ib-s01762).
  private func titleHeight(_ setting: Typesetter.Setting, lines: Int? = nil) -> L {
    let first = context.typesetter.height(lines: 1, font: setting.line)
    let further = Double((lines ?? setting.lineCount) - 1) * titleLeading(setting)
    return L(
      first + further,
      "its title: \(setting.lineCount == 1 ? "a line" : "\(setting.lineCount) lines") of \(setting.font.size.inPoints) pt"
    )
  }

  /// From one baseline of a title to the next, in points: 16 also between those of ios8-grouped-switches.
  private func titleLeading(_ setting: Typesetter.Setting) -> Double { setting.line.leading.rounded() }

  // MARK: Titles

  private var headerStyle: Typesetter.Style {
    context.isGrouped
      ? Typesetter.Style(
        base: .fixed(titlePoints(headers.headerTitleSize)), weight: headers.headerTitleWeight,
        color: groupedTitleColor, lines: 0)
      : Typesetter.Style(base: .fixed(17), weight: .semibold, color: plainTitleColor, lines: 0)
  }

  /// White on the bar of iOS 6, (35, 35, 35) up to iOS 12: ios8-plain-headers-subtitle, ios10-checkmarks-delete.
  private var plainTitleColor: Color {
    switch context.environment.ios {
    case ..<7: .system(.white)
    case ..<13: .fixed(RGBA(hex: 0x232323))
    default: .system(.label)
    }
  }

  /// (109, 109, 114) up to iOS 14, and (141, 141, 146) in the dark: ios8-grouped-switches, ios13-insetgrouped-light and -dark. iOS
  /// 6 had a blue grey.
  private var groupedTitleColor: Color {
    switch context.environment.ios {
    case ..<7: .fixed(RGBA(hex: 0x4C566C))
    case ..<13: .fixed(RGBA(hex: 0x6D6D72))
    case ..<15: .dynamic(light: RGBA(hex: 0x6D6D72), dark: RGBA(hex: 0x8D8D92))
    default: .system(.secondaryLabel)
    }
  }

  private var footerStyle: Typesetter.Style {
    Typesetter.Style(base: .fixed(titlePoints(headers.footerTitleSize)), color: groupedTitleColor, lines: 0)
  }

  private func titlePoints(_ size: Double) -> Double { headers.titlesScale ? size * context.footnoteScale : size }

  /// The title of a header whose height is given, or nil for one that has the height of its title.
  private func headerSetting(_ title: HeaderFooter.Title, height: Double?) -> Typesetter.Setting {
    let isUppercase = context.isGrouped && headers.groupedUppercases
    return set(title, style: headerStyle, height: height, standard: isUppercase ? .uppercase : .none)
  }

  private func footerSetting(_ title: HeaderFooter.Title, height: Double?) -> Typesetter.Setting {
    set(title, style: footerStyle, height: height, standard: .none)
  }

  private func set(
    _ title: HeaderFooter.Title, style: Typesetter.Style, height: Double?, standard: TextTransform
  ) -> Typesetter.Setting {
    var text = title.text
    text.string = (title.transform ?? standard).applied(to: text.string)
    return context.typesetter.set(
      text, style: style, maxWidth: context.headerTextWidth.points, maxHeight: height ?? .infinity)
  }

  private func titled(
    _ view: HeaderFooter, _ setting: Typesetter.Setting, height: L, labelY: L, y: L, _ scope: L.Scope
  ) -> SupplementaryNode {
    let rect = frame(y: y, height: height, scope)
    let isAligned = setting.text.alignment.map { $0 != .natural && $0 != .left } ?? false
    // A title hugs its text, unless it must be aligned to something.
    let text = L(setting.laidOut.fittingWidth, "the title in \(setting.font.size.inPoints) pt")
    let width =
      isAligned
      ? context.headerTextWidth.named("from margin to margin, as it is aligned") : context.grid.ceil(text)
    let label = Frame(x: context.headerTextX, y: labelY, width: width, height: titleHeight(setting))
    let frame = context.frame(
      label, turnedIn: rect.width, of: "the \(scope.name)", scope.view(scope.prefixed("textLabel")))
    var title = context.typesetter.label(setting, at: frame, height: label.height.points)
    title.leading = titleLeading(setting)
    var node = SupplementaryNode(
      frame: rect, background: view.background ?? bar, textLabel: title, location: view.location)
    node.className = view.className
    return node
  }

  /// What is behind a title of a plain table: a bar up to iOS 14, as screenshots show; nothing from iOS 15 on.
  private var bar: ShapedFill? {
    guard !context.isGrouped else { return nil }
    switch context.environment.ios {
    case ..<7: return .gradient([.fixed(RGBA(hex: 0x909FAA)), .fixed(RGBA(hex: 0xB7C0C7))])
    case ..<15: return .color(.dynamic(light: RGBA(hex: 0xF7F7F7), dark: RGBA(hex: 0x1C1C1E)))
    default: return nil
    }
  }

  private func empty(
    height: L, y: L, location: SourceLocation, _ scope: L.Scope
  ) -> SupplementaryNode? {
    height.points > 0 ? SupplementaryNode(frame: frame(y: y, height: height, scope), location: location) : nil
  }

  func frame(y: L, height: L, _ scope: L.Scope) -> Rect {
    context.frame(
      Frame(x: L(0, "the table's edge"), y: y, width: context.tableWidth, height: height), turnedIn: nil,
      of: "the table's content", scope)
  }
}

extension HeaderFooter {
  var isTitle: Bool {
    if case .title = content { true } else { false }
  }
}
