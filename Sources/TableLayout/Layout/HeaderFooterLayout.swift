import TableIR

/// Sizes and fills the headers and footers of sections.
struct HeaderFooterLayout: Sendable {
  let context: LayoutContext

  var headers: MetricsProfile.Headers { context.profile.headers }

  /// Space above a section's header, which no view fills (`sectionHeaderTopPadding`).
  func topPadding(_ section: Section) -> Double {
    let hasHeader = section.header != nil || context.isGrouped || context.table.sectionHeaderHeight ?? 0 > 0
    return hasHeader ? sectionHeaderTopPadding : 0
  }

  /// What the table says, which counts from iOS 15 on, where the property came; else the style's. That one that is said is there in
  /// every style is documented (`UITableView.sectionHeaderTopPadding`), and not among the observations.
  private var sectionHeaderTopPadding: Double {
    guard let said = saidTopPadding else { return context.isGrouped ? 0 : headers.plainTopPadding }
    return context.grid.round(said)
  }

  /// Nil for the style's own.
  var saidTopPadding: Double? { context.environment.ios >= 15 ? context.table.sectionHeaderTopPadding : nil }

  /// The header of a section at `y`, or nil where there is none and it takes no space.
  func header(_ section: Section, isFirst: Bool, y: Double) -> SupplementaryNode? {
    guard let header = section.header else {
      return empty(height: untitledHeaderHeight(isFirst: isFirst), y: y, location: section.location)
    }
    guard case .title(let title) = header.content else { return custom(header, y: y) }
    let setting = headerSetting(title, height: header.height)
    let height = header.height ?? headerHeight(section, isFirst: isFirst, title: setting)
    let size = titleSize(setting)
    let labelY =
      context.isGrouped
      ? height - headers.headerBottom - size.height : (height - size.height) / 2 + headers.plainTitleDrop
    return titled(header, setting, height: height, labelY: labelY, y: y)
  }

  /// The footer of a section at `y`, or nil where there is none and it takes no space.
  func footer(_ section: Section, y: Double) -> SupplementaryNode? {
    guard let footer = section.footer else {
      return empty(height: untitledFooterHeight, y: y, location: section.location)
    }
    guard case .title(let title) = footer.content else { return custom(footer, y: y) }
    let setting = footerSetting(title, height: footer.height)
    let height = footer.height ?? footerHeight(title: setting)
    return titled(footer, setting, height: height, labelY: headers.footerTop, y: y)
  }

  // MARK: Heights

  /// A titled header. One whose title is an empty text has its padding and no line, or is as one without a title.
  private func headerHeight(_ section: Section, isFirst: Bool, title: Typesetter.Setting) -> Double {
    guard context.isGrouped else {
      let height = headers.plainFollowsTitles ? context.table.sectionHeaderHeight : nil
      return (height ?? plainHeight) + (titleSize(title).height - titleSize(title, lines: 1).height)
    }
    let isEmpty = title.text.string.isEmpty
    if isEmpty && !headers.emptyTitlesTakeSpace { return untitledHeaderHeight(isFirst: isFirst) }
    var height = context.titles.headerPadding.at(scale: context.environment.scale)
    if !isEmpty { height += titleSize(title).height }
    // The first header has its own extra, whether the section has a footer or not: ib-s01790.
    if isFirst {
      return context.table.hasLargeTitle ? height : height + context.grid.floor(headers.groupedFirstExtra)
    }
    return section.footer?.isTitle == true ? height + context.grid.floor(headers.groupedFooterExtra) : height
  }

  func untitledHeaderHeight(isFirst: Bool) -> Double {
    guard context.isGrouped else {
      return headers.plainFollowsTitles ? 0 : plainUntitledHeight(given: context.table.sectionHeaderHeight)
    }
    if isFirst && headers.groupedFirstUntitledIsFixed { return headers.groupedFirstUntitled }
    if let height = context.table.sectionHeaderHeight { return height }
    return isFirst ? headers.groupedFirstUntitled : context.grid.ceil(headers.groupedUntitled)
  }

  private func footerHeight(title: Typesetter.Setting) -> Double {
    guard title.text.string.isEmpty else {
      return titleSize(title).height + context.titles.footerPadding.at(scale: context.environment.scale)
    }
    return context.isGrouped && headers.emptyTitlesTakeSpace
      ? context.titles.emptyFooter.at(scale: context.environment.scale) : untitledFooterHeight
  }

  var untitledFooterHeight: Double {
    guard context.isGrouped else {
      return headers.plainFollowsTitles ? 0 : plainUntitledHeight(given: context.table.sectionFooterHeight)
    }
    return context.table.sectionFooterHeight ?? context.grid.floor(headers.groupedUntitled)
  }

  var plainHeight: Double { context.titles.plain.at(scale: context.environment.scale) }

  /// A header or footer of a plain table that has no title: a titled one's height, where the table gives one of its own.
  private func plainUntitledHeight(given height: Double?) -> Double { height ?? 0 > 0 ? plainHeight : 0 }

  /// The size of a title: the first line up to a pixel, each further one a whole number of points (a footer grows by 16 a
  /// line @2x and @3x, by 14 at extraSmall: ib-s01806, ib-s01762).
  func titleSize(_ setting: Typesetter.Setting, lines: Int? = nil) -> Size {
    let typesetter = context.typesetter
    let first = typesetter.height(lines: 1, font: setting.line)
    let further = Double((lines ?? setting.lineCount) - 1) * titleLeading(setting)
    return Size(width: typesetter.size(setting).width, height: first + further)
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

  /// White on the bar of iOS 6.
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
  func headerSetting(_ title: HeaderFooter.Title, height: Double?) -> Typesetter.Setting {
    let isUppercase = context.isGrouped && headers.groupedUppercases
    return set(title, style: headerStyle, height: height, standard: isUppercase ? .uppercase : .none)
  }

  func footerSetting(_ title: HeaderFooter.Title, height: Double?) -> Typesetter.Setting {
    set(title, style: footerStyle, height: height, standard: .none)
  }

  private func set(
    _ title: HeaderFooter.Title, style: Typesetter.Style, height: Double?, standard: TextTransform
  ) -> Typesetter.Setting {
    var text = title.text
    text.string = (title.transform ?? standard).applied(to: text.string)
    return context.typesetter.set(
      text, style: style, maxWidth: context.headerTextWidth, maxHeight: height ?? .infinity)
  }

  private func titled(
    _ view: HeaderFooter, _ setting: Typesetter.Setting, height: Double, labelY: Double, y: Double
  ) -> SupplementaryNode {
    let size = titleSize(setting)
    let isAligned = setting.text.alignment.map { $0 != .natural && $0 != .left } ?? false
    // A title hugs its text, unless it must be aligned to something.
    let width = isAligned ? context.headerTextWidth : size.width
    var label = context.typesetter.label(
      setting, frame: Rect(x: context.headerTextX, y: labelY, width: width, height: size.height))
    label.leading = titleLeading(setting)
    var node = SupplementaryNode(
      frame: frame(y: y, height: height), background: view.background ?? bar, textLabel: label, location: view.location)
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

  private func empty(height: Double, y: Double, location: SourceLocation) -> SupplementaryNode? {
    height > 0 ? SupplementaryNode(frame: frame(y: y, height: height), location: location) : nil
  }

  func frame(y: Double, height: Double) -> Rect {
    context.grid.snap(Rect(x: 0, y: y, width: context.tableWidth, height: height))
  }
}

extension HeaderFooter {
  var isTitle: Bool {
    if case .title = content { true } else { false }
  }
}
