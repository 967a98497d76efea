import TableIR

/// Sizes and fills the headers and footers of sections.
struct HeaderFooterLayout: Sendable {
  let context: LayoutContext

  private var headers: MetricsProfile.Headers { context.profile.headers }

  /// Space above a section's header, which no view fills (`sectionHeaderTopPadding`).
  func topPadding(_ section: Section) -> Double {
    let hasHeader = section.header != nil || context.table.sectionHeaderHeight ?? 0 > 0
    return !context.isGrouped && hasHeader ? headers.plainTopPadding : 0
  }

  /// The header of a section at `y`, or nil where there is none and it takes no space.
  func header(_ section: Section, isFirst: Bool, y: Double) -> SupplementaryNode? {
    guard let header = section.header else {
      return empty(height: untitledHeaderHeight(isFirst: isFirst), y: y, location: section.location)
    }
    guard case .title(let text) = header.content else { return custom(header, y: y) }
    let setting = set(text, style: headerStyle, uppercases: context.isGrouped && headers.groupedUppercases)
    let size = titleSize(setting)
    let extra = size.height - titleSize(setting, lines: 1).height
    let height =
      header.height
      ?? (text.string.isEmpty
        ? emptyHeaderHeight(isFirst: isFirst) : titledHeaderHeight(section, isFirst: isFirst) + extra)
    let labelY =
      context.isGrouped ? height - headers.headerBottom - size.height : (height - size.height) / 2
    return titled(header, setting, height: height, labelY: labelY, y: y)
  }

  /// The footer of a section at `y`, or nil where there is none and it takes no space.
  func footer(_ section: Section, y: Double) -> SupplementaryNode? {
    guard let footer = section.footer else {
      return empty(height: untitledFooterHeight, y: y, location: section.location)
    }
    guard case .title(let text) = footer.content else { return custom(footer, y: y) }
    let setting = set(text, style: footerStyle, uppercases: false)
    let height =
      footer.height ?? (text.string.isEmpty ? emptyFooterHeight : titleSize(setting).height + headers.footerPadding)
    return titled(footer, setting, height: height, labelY: headers.footerTop, y: y)
  }

  /// A view of the spec's own; without a height it ends where its lowest subview does.
  func custom(_ view: HeaderFooter, y: Double) -> SupplementaryNode {
    guard case .views(let views) = view.content else {
      preconditionFailure("a title is laid out by the style of its table")
    }
    let height = view.height ?? views.map(\.frame.maxY).max() ?? 0
    return SupplementaryNode(
      frame: frame(y: y, height: max(height, 0)), background: view.background, subviews: context.nodes(views),
      location: view.location)
  }

  // MARK: Heights

  private func titledHeaderHeight(_ section: Section, isFirst: Bool) -> Double {
    guard context.isGrouped else {
      return headers.plainFollowsTitles ? context.table.sectionHeaderHeight ?? headers.plain : headers.plain
    }
    if isFirst { return context.grid.floor(headers.groupedFirst) }
    return section.footer?.isTitle == true ? context.grid.floor(headers.groupedWithFooter) : headers.grouped
  }

  private func untitledHeaderHeight(isFirst: Bool) -> Double {
    guard context.isGrouped else { return headers.plainFollowsTitles ? 0 : context.table.sectionHeaderHeight ?? 0 }
    if isFirst && headers.groupedFirstUntitledIsFixed { return headers.groupedFirstUntitled }
    if let height = context.table.sectionHeaderHeight { return height }
    return isFirst ? headers.groupedFirstUntitled : context.grid.ceil(headers.groupedUntitled)
  }

  private var untitledFooterHeight: Double {
    guard context.isGrouped else { return headers.plainFollowsTitles ? 0 : context.table.sectionFooterHeight ?? 0 }
    return context.table.sectionFooterHeight ?? context.grid.floor(headers.groupedUntitled)
  }

  /// A header whose title is an empty text: there, and without words.
  private func emptyHeaderHeight(isFirst: Bool) -> Double {
    guard context.isGrouped, let later = headers.groupedEmpty, let first = headers.groupedFirstEmpty else {
      return context.isGrouped ? untitledHeaderHeight(isFirst: isFirst) : headers.plain
    }
    return isFirst ? context.grid.floor(first) : later
  }

  private var emptyFooterHeight: Double {
    context.isGrouped ? headers.groupedEmpty ?? untitledFooterHeight : untitledFooterHeight
  }

  /// The size of a title. Its lines are whole pixels each: a footer grows by 16 a line @2x (30, 46, 62, 78: ib-s01806 and
  /// the gaps of 84 and 100 points).
  private func titleSize(_ setting: Typesetter.Setting, lines: Int? = nil) -> Size {
    let typesetter = context.typesetter
    let line = typesetter.height(lines: 1, font: setting.line)
    return Size(width: typesetter.size(setting).width, height: line * Double(lines ?? setting.lineCount))
  }

  // MARK: Titles

  private var headerStyle: Typesetter.Style {
    context.isGrouped
      ? Typesetter.Style(base: .fixed(13), color: .system(.secondaryLabel), lines: 0)
      : Typesetter.Style(base: .fixed(17), weight: .semibold, color: .system(.label), lines: 0)
  }

  private var footerStyle: Typesetter.Style {
    Typesetter.Style(base: .fixed(13), color: .system(.secondaryLabel), lines: 0)
  }

  private func set(_ text: Text, style: Typesetter.Style, uppercases: Bool) -> Typesetter.Setting {
    var text = text
    if uppercases { text.string = text.string.uppercased() }
    return context.typesetter.set(text, style: style, maxWidth: context.headerTextWidth)
  }

  private func titled(
    _ view: HeaderFooter, _ setting: Typesetter.Setting, height: Double, labelY: Double, y: Double
  ) -> SupplementaryNode {
    let size = titleSize(setting)
    let isAligned = setting.text.alignment.map { $0 != .natural && $0 != .left } ?? false
    // A title hugs its text, unless it must be aligned to something.
    let width = isAligned ? context.headerTextWidth : size.width
    let label = context.typesetter.label(
      setting, frame: Rect(x: context.headerTextX, y: labelY, width: width, height: size.height))
    return SupplementaryNode(
      frame: frame(y: y, height: height), background: view.background, textLabel: label, location: view.location)
  }

  private func empty(height: Double, y: Double, location: SourceLocation) -> SupplementaryNode? {
    height > 0 ? SupplementaryNode(frame: frame(y: y, height: height), location: location) : nil
  }

  private func frame(y: Double, height: Double) -> Rect {
    context.grid.snap(Rect(x: 0, y: y, width: context.tableWidth, height: height))
  }
}

extension HeaderFooter {
  fileprivate var isTitle: Bool {
    if case .title = content { true } else { false }
  }
}
