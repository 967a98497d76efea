import TableIR

/// Sizes and fills the headers and footers of sections.
struct HeaderFooterLayout<L: Length>: Sendable {
  let context: LayoutContext<L>

  var headers: MetricsProfile.Headers { context.profile.headers }

  /// Space above a section's header, which no view fills (`sectionHeaderTopPadding`).
  func topPadding(_ section: Section) -> L {
    let hasHeader = section.header != nil || context.isGrouped || context.sectionHeaderHeight ?? 0 > 0
    return hasHeader ? sectionHeaderTopPadding : L(0, "no padding")
  }

  /// The table's value, which applies from iOS 15 on, when the property came; otherwise the style's. That a value applies in every
  /// style is documented (`UITableView.sectionHeaderTopPadding`), but was not observed.
  private var sectionHeaderTopPadding: L {
    // A list of SwiftUI is no table from iOS 16 on (wxxsw/SwiftUI-WeChat issue 27).
    let isOfTable = !(context.isList && context.table.host == .swiftui)
    if context.environment.ios >= 15, isOfTable, let declared = context.table.sectionHeaderTopPadding {
      return context.grid.round(L(declared, "the padding above its header", .spec(nil, "sectionHeaderTopPadding")))
    }
    return context.isGrouped
      ? L(0, "no padding") : context.metric(\.headers.plainTopPadding, "the padding above its header")
  }

  /// The header of a section at `y`; nil if there is none and it takes no space.
  func header(_ section: Section, isFirst: Bool, y: L, _ scope: L.Scope) -> SupplementaryNode? {
    guard let header = section.header, header.height == nil || setHeight(header.height) != nil else {
      return empty(height: untitledHeaderHeight(isFirst: isFirst), y: y, location: section.location, scope)
    }
    guard case .title(let title) = header.content else { return custom(header, y: y, scope) }
    let configuration = configuration(of: title, standard: .groupedHeader)
    if let configuration, configuration != .plainHeader {
      return configured(header, title, configuration, y: y, scope)
    }
    let isGrouped = context.isGrouped && configuration == nil
    let setting = headerSetting(title, isGrouped: isGrouped, height: header.height)
    let height =
      declaredHeight(of: header) ?? headerHeight(section, isGrouped: isGrouped, isFirst: isFirst, title: setting)
    let whole = height.restated("the header's height")
    let room =
      isGrouped ? whole - context.metric(\.headers.headerBottom, "below the title") : whole
    let space = room - titleHeight(setting).named("the title's height")
    let labelY =
      isGrouped
      ? space : space.halved("in the middle") + context.metric(\.headers.plainTitleDrop, "below it")
    return titled(header, setting, height: height, labelY: labelY, y: y, scope)
  }

  /// The footer of a section at `y`; nil if there is none and it takes no space.
  func footer(_ section: Section, isLast: Bool, y: L, _ scope: L.Scope) -> SupplementaryNode? {
    guard let footer = section.footer, footer.height == nil || setHeight(footer.height) != nil else {
      return empty(height: untitledFooterHeight(isLast: isLast), y: y, location: section.location, scope)
    }
    guard case .title(let title) = footer.content else { return custom(footer, y: y, scope) }
    if let configuration = configuration(of: title, standard: .groupedFooter) {
      return configured(footer, title, configuration, y: y, scope)
    }
    let setting = footerSetting(title, height: footer.height)
    let height = declaredHeight(of: footer) ?? footerHeight(title: setting)
    let labelY = context.metric(\.headers.footerTop, "below a footer's top")
    return titled(footer, setting, height: height, labelY: labelY, y: y, scope)
  }

  // MARK: Titles

  private func headerStyle(isGrouped: Bool) -> Typesetter.Style {
    isGrouped
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

  /// The title of a header; its height may be given, or nil if it follows from the title.
  ///
  /// - Parameter style: the text style of a content configuration; nil for the font of the table's style.
  func headerSetting(
    _ title: HeaderFooter.Title, isGrouped: Bool, style: TextStyle? = nil, height: Double?
  ) -> Typesetter.Setting {
    let isUppercase = isGrouped && headers.groupedUppercases
    var look = headerStyle(isGrouped: isGrouped)
    if let style { look.base = .textStyle(style) }
    return set(title, style: look, height: height, standard: isUppercase ? .uppercase : .none)
  }

  func footerSetting(
    _ title: HeaderFooter.Title, style: TextStyle? = nil, height: Double?
  ) -> Typesetter.Setting {
    var look = footerStyle
    if let style { look.base = .textStyle(style) }
    return set(title, style: look, height: height, standard: .none)
  }

  private func set(
    _ title: HeaderFooter.Title, style: Typesetter.Style, height: Double?, standard: TextTransform
  ) -> Typesetter.Setting {
    var text = title.text
    // "security / vulnerabilities." in 7 pictures of iOS 18 and 26 (ios18- and ios26-swiftui-switches-footers-390).
    if context.table.host == .swiftui { text.lineBreakStrategy = text.lineBreakStrategy ?? LineBreakStrategy.none }
    text.words = text.words.mapped { (title.transform ?? standard).applied(to: $0) }
    return context.typesetter.set(
      text, style: style, maxWidth: context.headerTextWidth.points, maxHeight: height ?? .infinity)
  }

  func titled(
    _ view: HeaderFooter, _ setting: Typesetter.Setting, height: L, labelY: L, y: L, _ scope: L.Scope
  ) -> SupplementaryNode {
    let rect = frame(y: y, height: height, scope)
    let isAligned = setting.text.alignment.map { $0 != .natural && $0 != .left } ?? false
    // A title hugs its text, unless it is aligned.
    let text = L(setting.laidOut.fittingWidth, "the title in \(setting.font.size.inPoints) pt")
    let width =
      isAligned
      ? context.headerTextWidth.named("from margin to margin, because it is aligned") : context.grid.ceil(text)
    let label = Frame(x: textX, y: labelY, width: width, height: titleHeight(setting))
    let frame = context.frame(
      label, turnedIn: rect.width, of: "the \(scope.name)", scope.view(scope.prefixed("textLabel")))
    var title = context.typesetter.label(setting, at: frame, height: label.height.points)
    title.leading = titleLeading(setting)
    var node = SupplementaryNode(
      frame: rect, background: view.background ?? bar, textLabel: title, location: view.location)
    (node.className, node.spoken) = (view.className, view.spoken)
    return node
  }

  /// The background of a title in a plain table: a bar up to iOS 14, as screenshots show; none from iOS 15 on.
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

  /// As wide as the table, or in a list as wide as its cells: (20, ·, 362, ·) of 402 in
  /// ios18.5-insetgrouped-list-headers-footers-402.
  func frame(y: L, height: L, _ scope: L.Scope) -> LayoutRect {
    let (x, width) =
      context.isList
      ? (context.cellX, context.cellWidth.restated("as wide as cells"))
      : (L(0, "the table's edge"), context.tableWidth)
    return context.frame(
      Frame(x: x, y: y, width: width, height: height), turnedIn: context.isList ? context.tableWidth.points : nil,
      of: "the table's content", scope)
  }

  /// Where titles begin, in their view's space.
  var textX: L {
    context.isList ? context.headerTextX - context.cellX.restated("where cells begin") : context.headerTextX
  }
}

extension HeaderFooter {
  var isTitle: Bool {
    if case .title = content { true } else { false }
  }
}
