import TableIR

/// Tells how the header and the footer of a section come about, from the same rules that lay them out.
struct SectionExplainer {
  let context: LayoutContext
  let section: Section
  let isFirst: Bool
  let node: SectionNode
  /// What is where the section begins: `where section 'a' ends`.
  let begins: String
  let rules: HeaderFooterLayout

  init(context: LayoutContext, section: Section, isFirst: Bool, node: SectionNode, begins: String) {
    self.context = context
    self.section = section
    self.isFirst = isFirst
    self.node = node
    self.begins = begins
    rules = HeaderFooterLayout(context: context)
  }

  var explanation: Explanation {
    var frames: [FrameDerivation] = []
    if let header = node.header { frames += self.frames("header", header, section.header, isHeader: true) }
    if let footer = node.footer { frames += self.frames("footer", footer, section.footer, isHeader: false) }
    return Explanation(subject: "section '\(section.id)'", location: section.location, frames: frames)
  }

  private func frames(
    _ name: String, _ view: SupplementaryNode, _ said: HeaderFooter?, isHeader: Bool
  ) -> [FrameDerivation] {
    let numbers = Derivation.Quantity.allCases.map { quantity in
      var number = Derivation(quantity)
      switch quantity {
      case .x: number.start(0, "the table's edge")
      case .width: number.start(context.tableWidth, "the table's width", .environment)
      case .y:
        isHeader ? headerY(&number) : footerY(&number)
        // Told after it is where it was laid out.
        number.snap(to: context.grid, origin: 0)
        if view.isPinned {
          number.plus(view.frame.y - number.value, "kept on the screen, as the table is scrolled", .environment)
        }
      case .height: isHeader ? headerHeight(&number) : footerHeight(&number)
      }
      number.snap(to: context.grid, origin: view.frame.y)
      return number
    }
    let frame = FrameDerivation(
      view: name, space: "the table's content", frame: view.frame, numbers: numbers, mirroredIn: context.tableWidth)
    guard let label = view.textLabel, let said, case .title(let title) = said.content else {
      return [frame] + rules.explainSubviews(of: view, said, name: name)
    }
    let setting =
      isHeader ? rules.headerSetting(title, height: said.height) : rules.footerSetting(title, height: said.height)
    return [frame, titleFrame(name, view, label, setting, isHeader: isHeader)]
  }

  // MARK: y

  private func headerY(_ number: inout Derivation) {
    number.start(node.frame.y, begins)
    number.plus(rules.topPadding(section), "the padding above its header", rules.topPaddingSource)
  }

  private func footerY(_ number: inout Derivation) {
    headerY(&number)
    number.plus(node.header?.frame.height ?? 0, "its header's height")
    number.plus(node.rows.reduce(0) { $0 + $1.frame.height }, "its rows")
  }

  // MARK: Heights

  func headerHeight(_ number: inout Derivation) {
    guard let header = section.header else { return untitledHeader(&number) }
    if given(&number, header) { return }
    guard case .title(let title) = header.content else { return rules.explainHeight(&number, header) }
    let setting = rules.headerSetting(title, height: header.height)
    let titles = "headers.sizes (\(context.titles.category.rawValue))"
    guard context.isGrouped else {
      let table = rules.headers.plainFollowsTitles ? context.table.sectionHeaderHeight : nil
      if let table {
        number.start(table, "the table's 'sectionHeaderHeight'")
      } else {
        number.start(rules.plainHeight, "a titled header of a plain table", .profile(titles))
      }
      number.plus(rules.titleSize(setting).height - rules.titleSize(setting, lines: 1).height, "its further lines")
      return
    }
    if title.text.string.isEmpty && !rules.headers.emptyTitlesTakeSpace { return untitledHeader(&number) }
    number.start(
      context.titles.headerPadding.at(scale: context.environment.scale), "above and below a title", .profile(titles))
    if !title.text.string.isEmpty { number.plus(rules.titleSize(setting).height, lines(setting)) }
    if isFirst {
      guard !context.table.hasLargeTitle else {
        return number.remark("no extra for the first header below a large title", .profile("headers.groupedFirstExtra"))
      }
      number.plus(
        context.grid.floor(rules.headers.groupedFirstExtra),
        "the first header's extra: \(rules.headers.groupedFirstExtra.inPoints) down to a pixel",
        .profile("headers.groupedFirstExtra"))
    } else if section.footer?.isTitle == true {
      number.plus(
        context.grid.floor(rules.headers.groupedFooterExtra),
        "the extra of a section with a footer title too: \(rules.headers.groupedFooterExtra.inPoints) down to a pixel",
        .profile("headers.groupedFooterExtra"))
    }
  }

  private func untitledHeader(_ number: inout Derivation) {
    let isFixed = isFirst && rules.headers.groupedFirstUntitledIsFixed
    untitled(
      &number, rules.untitledHeaderHeight(isFirst: isFirst), given: context.table.sectionHeaderHeight,
      "sectionHeaderHeight", isFixed: isFixed,
      isFirst ? "headers.groupedFirstUntitled" : "headers.groupedUntitled",
      isFirst ? "as it is" : "\(rules.headers.groupedUntitled.inPoints) up to a pixel")
  }

  private func footerHeight(_ number: inout Derivation) {
    guard let footer = section.footer else { return untitledFooter(&number) }
    if given(&number, footer) { return }
    guard case .title(let title) = footer.content else { return rules.explainHeight(&number, footer) }
    let titles = Derivation.Source.profile("headers.sizes (\(context.titles.category.rawValue))")
    let scale = context.environment.scale
    if title.text.string.isEmpty {
      guard context.isGrouped && rules.headers.emptyTitlesTakeSpace else { return untitledFooter(&number) }
      number.start(context.titles.emptyFooter.at(scale: scale), "a footer without words", titles)
    } else {
      let setting = rules.footerSetting(title, height: footer.height)
      number.start(rules.titleSize(setting).height, lines(setting))
      number.plus(context.titles.footerPadding.at(scale: scale), "above and below a title", titles)
    }
  }

  private func untitledFooter(_ number: inout Derivation) {
    untitled(
      &number, rules.untitledFooterHeight, given: context.table.sectionFooterHeight, "sectionFooterHeight",
      isFixed: false, "headers.groupedUntitled", "\(rules.headers.groupedUntitled.inPoints) down to a pixel")
  }

  private func untitled(
    _ number: inout Derivation, _ height: Double, given: Double?, _ key: String, isFixed: Bool, _ name: String,
    _ rounding: String
  ) {
    if let given, !isFixed {
      number.start(height, given == height ? "the table's '\(key)'" : "as a titled one, as the table gives a '\(key)'")
    } else {
      number.start(height, "one without a title: \(rounding)", .profile(name))
    }
  }

  private func given(_ number: inout Derivation, _ view: HeaderFooter) -> Bool {
    guard let height = view.height else { return false }
    number.start(max(height, 0), "its 'height'", .spec(view.location))
    return true
  }

  func lines(_ setting: Typesetter.Setting) -> String {
    let count = setting.lineCount == 1 ? "its title: a line" : "its title: \(setting.lineCount) lines"
    return "\(count) of \(setting.font.size.inPoints) pt"
  }
}
