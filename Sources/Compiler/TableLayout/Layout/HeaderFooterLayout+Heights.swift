import TableIR

// The heights of headers and footers.

extension HeaderFooterLayout {
  /// The height that the spec sets for a header or footer.
  func declaredHeight(of view: HeaderFooter) -> L? {
    view.height.map { L(max($0, 0), "its 'height'", .spec(view.location, "height")) }
  }

  /// A height that UIKit takes as one: in grouped tables up to iOS 10, 0 stands for the default, for which developers write 0.01
  /// (xai3/Shoyu issue 42, CascadingTableDelegate pull request 10, WordPress-iOS pull request 2012).
  func setHeight(_ points: Double?) -> Double? {
    points == 0 && context.isGrouped && context.environment.ios < 11 ? nil : points
  }

  /// The height of a header with a title. A header with an empty title has padding but no line, or is like one
  /// without a title.
  func headerHeight(_ section: Section, isGrouped: Bool, isFirst: Bool, title: Typesetter.Setting) -> L {
    guard isGrouped else {
      return plainDeclaredHeight(context.sectionHeaderHeight, "sectionHeaderHeight", title: title)
        ?? withOtherLines(plainHeight, of: title)
    }
    let isEmpty = title.text.string.isEmpty
    if isEmpty && !headers.emptyTitlesTakeSpace { return untitledHeaderHeight(isFirst: isFirst) }
    var height = sizes(context.titles.headerPadding, "above and below a title")
    if !isEmpty { height = height + titleHeight(title) }
    // The first header has its own extra, with or without a footer: ib-s01790.
    if isFirst {
      guard !context.hasLargeTitle else {
        return height.remarking(
          "no extra for the first header below a large title", .number(\.headers.groupedFirstExtra))
      }
      return height + extra(\.headers.groupedFirstExtra, "the first header's extra")
    }
    guard section.footer?.isTitle == true else { return height }
    return height + extra(\.headers.groupedFooterExtra, "the extra for a section that also has a footer title")
  }

  /// A number of the profile, rounded down to a pixel.
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

  func untitledHeaderHeight(isFirst: Bool) -> L {
    let declared = setHeight(context.sectionHeaderHeight)
    guard context.isGrouped else { return plainUntitledHeight(given: declared, "sectionHeaderHeight") }
    // 0 in a list below a large title: TableEditor t5800. 35 in others, which is why apps move SwiftUI's lists up
    // (`UICollectionView.appearance().contentInset.top = -35` in many of them).
    if isFirst && context.isList && context.hasLargeTitle {
      return L(0, "a list below a large title begins with its first row")
    }
    // From iOS 13 on, only where the height is automatic: under a table header, sections begin after a height of 18 or 1 that was set
    // (ib-s01456 to ib-s01459, ib-s01495 to ib-s01499).
    if isFirst, context.table.header != nil,
      headers.tableHeaderReplacesFirstUntitled || declared == nil && context.environment.ios >= 13
    {
      return L(0, "the table's header stands in its place", .number(\.headers.tableHeaderReplacesFirstUntitled))
    }
    let first = context.metric(\.headers.groupedFirstUntitled, "a header without a title: unchanged")
    if isFirst && headers.groupedFirstUntitledIsFixed { return first }
    if let declared {
      return L(declared, "the table's 'sectionHeaderHeight'", .spec(nil, "sectionHeaderHeight"))
    }
    if !isFirst, let gap = gapOfList { return gap }
    let untitled = headers.groupedUntitled
    return isFirst
      ? first
      : L(
        context.grid.ceil(untitled), "a header without a title: \(untitled.inPoints) up to a pixel",
        .number(\.headers.groupedUntitled))
  }

  func footerHeight(title: Typesetter.Setting) -> L {
    guard title.text.string.isEmpty else {
      if !context.isGrouped,
        let declared = plainDeclaredHeight(context.sectionFooterHeight, "sectionFooterHeight", title: title)
      {
        return declared
      }
      return titleHeight(title) + sizes(context.titles.footerPadding, "above and below a title")
    }
    return context.isGrouped && headers.emptyTitlesTakeSpace
      ? sizes(context.titles.emptyFooter, "a footer without text") : untitledFooterHeight
  }

  /// The footer of a list's last section takes no space: 20 below the last row (TableEditor t5800).
  func untitledFooterHeight(isLast: Bool) -> L {
    context.isList && context.isGrouped && isLast ? L(0, "none below a list's last row") : untitledFooterHeight
  }

  var untitledFooterHeight: L {
    let declared = setHeight(context.sectionFooterHeight)
    guard context.isGrouped else { return plainUntitledHeight(given: declared, "sectionFooterHeight") }
    if let declared {
      return L(declared, "the table's 'sectionFooterHeight'", .spec(nil, "sectionFooterHeight"))
    }
    return gapOfList ?? extra(\.headers.groupedUntitled, "a header or footer without a title")
  }

  /// The space that a header or a footer without a title takes in a list; nil for a table.
  private var gapOfList: L? {
    guard context.isList else { return nil }
    // A half above and a half below, as Apple documents it for sections that differ in it.
    if let spacing = context.table.listSectionSpacing, context.isListOfSwiftUI, context.environment.ios >= 17 {
      return L(spacing / 2, "half the table's 'listSectionSpacing'", .spec(nil, "listSectionSpacing"))
    }
    let gap = headers.groupedUntitled
    return context.keepsFractions
      ? context.metric(\.headers.groupedUntitled, "a header or footer without a title")
      : L(
        context.grid.ceil(gap), "a header or footer without a title: \(gap.inPoints) up to a pixel",
        .number(\.headers.groupedUntitled))
  }

  /// The height of a title in a plain table that sets one for all of them, which iOS followed up to 12: headers of 28, 30 and 40 (ib-s00736,
  /// ib-s00837, ib-s00878), and a footer of 28 below a header of 28 (one table that Xcode 10 saved).
  private func plainDeclaredHeight(_ points: Double?, _ key: @autoclosure () -> String, title: Typesetter.Setting) -> L?
  {
    guard headers.plainFollowsTitles, let points else { return nil }
    return withOtherLines(L(points, "the table's '\(key())'", .spec(nil, .key(key()))), of: title)
  }

  private func withOtherLines(_ height: L, of title: Typesetter.Setting) -> L {
    let first: L = titleHeight(title, lines: 1)
    return height.plus(titleHeight(title).points - first.points, "its other lines")
  }

  private var plainHeight: L { sizes(context.titles.plain, "a titled header of a plain table") }

  /// A header or footer of a plain table without a title: the height of one with a title, if the table sets a height.
  private func plainUntitledHeight(given height: Double?, _ key: @autoclosure () -> String) -> L {
    guard !headers.plainFollowsTitles, height ?? 0 > 0 else { return L(0, "no title, and no '\(key())'") }
    return plainHeight.named("as with a title, because the table sets '\(key())'")
  }

  /// The height of a title: the first line rounded up to a pixel, each further line a whole number of points (a footer
  /// grows by 16 a line @2x and @3x, by 14 at extraSmall: ib-s01806, ib-s01762).
  func titleHeight(_ setting: Typesetter.Setting, lines: Int? = nil) -> L {
    let first = context.typesetter.height(lines: 1, font: setting.line)
    let further = Double((lines ?? setting.lineCount) - 1) * titleLeading(setting)
    return L(
      first + further,
      "its title: \(setting.lineCount == 1 ? "a line" : "\(setting.lineCount) lines") of \(setting.font.size.inPoints) pt"
    )
  }

  /// From one baseline of a title to the next, in points: 16 also between those of ios8-grouped-switches. In lists it is the line's height, and not
  /// Dynamic Type's leading: 14 at Medium in 24 of 24 lines (ios18- and ios26-swiftui-switches-footers-390); but that of a text style that a title
  /// sets itself, 16 of Footnote at Medium (ios26-swiftui-checkmarks-padded-393).
  func titleLeading(_ setting: Typesetter.Setting) -> Double {
    let leading =
      context.isList && setting.text.font.textStyle == nil
      ? context.typesetter.lineHeight(setting.font) : setting.line.leading
    return leading.rounded()
  }
}
