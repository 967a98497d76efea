import TableIR

/// A header or footer during reading and writing.
struct HeaderFooterDraft {
  var title: Text?
  var transform: TextTransform?
  var configuration: TitleConfiguration?
  var views: [View]?
  var designSize: LayoutSize?
  var constraints: [LayoutConstraint] = []
  var stack: Stack?
  var height: Double?
  var background: ShapedFill?
  var className: String?
  var accessibility = Accessibility()

  fileprivate func headerFooter(at location: SourceLocation) -> HeaderFooter {
    let content: HeaderFooter.Content =
      if let title {
        .title(HeaderFooter.Title(title, transform: transform, configuration: configuration))
      } else if let stack {
        .stack(stack)
      } else {
        .views(Subviews(views ?? [], designSize: designSize, constraints: constraints))
      }
    var view = HeaderFooter(
      content: content, height: height, background: background, className: className, location: location)
    view.accessibility = accessibility
    return view
  }
}

extension HeaderFooterDraft {
  fileprivate init(_ view: HeaderFooter) {
    (height, background, className) = (view.height, view.background, view.className)
    accessibility = view.accessibility
    switch view.content {
    case .title(let value): (title, transform, configuration) = (value.text, value.transform, value.configuration)
    case .stack(let value): stack = value
    case .views(let value):
      (designSize, constraints) = (value.designSize, value.constraints)
      views = value == Subviews([]) ? nil : value.views
    }
  }
}

extension Shape where Value == HeaderFooter {
  /// A section's header or footer: its title alone, or a mapping.
  static let headerFooter = Shape(.either([.text, .mapping("headerFooter")])) { decoder, node in
    let location = decoder.source.location(node)
    guard decoder.isMapping(node) else {
      return decoder.readText(node).map { HeaderFooter(content: .title(Text($0)), location: location) }
    }
    var draft = HeaderFooterDraft()
    guard decoder.decode(.headerFooter, node, into: &draft) else { return nil }
    let view = draft.headerFooter(at: location)
    if case .views(let subviews) = view.content {
      decoder.checkConstraints(subviews, of: "the header or footer", at: node)
    }
    decoder.checkAccessibility(of: view, at: node)
    return view
  } write: { view, writer in
    let written = MappingType<HeaderFooterDraft>.headerFooter.write(HeaderFooterDraft(view), writer)
    guard case .mapping(let entries) = written, entries.count == 1, case .text = entries[0].value else {
      return written
    }
    return entries[0].key == "title" ? entries[0].value : written
  }

  /// The table's own header or footer, which is always a view.
  static let tableHeaderFooter = mapping(.tableHeaderFooter) { decoder, node, draft in
    let view = draft.headerFooter(at: decoder.source.location(node))
    if case .views(let subviews) = view.content {
      decoder.checkConstraints(subviews, of: "the header or footer", at: node)
    }
    decoder.checkAccessibility(of: view, at: node)
    return view
  } draft: {
    HeaderFooterDraft($0)
  }
}

extension MappingType where Owner == HeaderFooterDraft {
  static let headerFooter = MappingType(
    "headerFooter", noun: "a header or footer",
    summary: """
      The header or footer of a section: a title in UIKit's style, views, or a stack. The title can be written alone. In iOS 26, that of a \
      header has 17 points at every text size, as it was observed (`rt-ios26-form-header`).
      """, HeaderFooterDraft(),
    keys: title + common,
    rules: [
      .count(["title", "views"], 0...1, help: "write the title as a label among the views"),
      .count(["title", "stack"], 0...1, help: "write the title as a label in the stack"),
      .only(["transform"], with: ["title"], help: "'transform' changes the letters of a title"),
      .only(["content"], with: ["title"], help: "'content' determines how a title is shown"),
    ] + contentRules)

  static let tableHeaderFooter = MappingType(
    "tableHeaderFooter", noun: "a table header or footer",
    summary: "The view above the first section or below the last (`tableHeaderView`, `tableFooterView`).",
    HeaderFooterDraft(), keys: common, rules: contentRules)

  private static let contentRules: [KeyRule] = [
    .count(["views", "stack"], 0...1, help: "put the views into the stack"),
    .only(
      ["designSize"], with: ["views"], help: "'designSize' is the size for which the frames of views were designed"),
    .only(["constraints"], with: ["views"], help: "constraints position views"),
  ]

  private static let title: [Key<HeaderFooterDraft>] = [
    Key("title", .styledText, "the title", \.title),
    Key(
      "transform", .word, default: "the style's",
      """
      how the letters of the title are changed; `none` keeps them as written, even in the headers of grouped tables, which \
      are in capitals from iOS 7 to 18
      """, \.transform),
    Key(
      "content", .word, default: "the style's, or the list's",
      "the content configuration that shows the title (`UIListContentConfiguration`)", \.configuration
    ).available(.contentConfigurations),
  ]

  private static var common: [Key<HeaderFooterDraft>] {
    [
      Key("height", .length, default: "UIKit's, or fits the views or the stack", "the height in points", \.height),
      Key("views", .list(of: .view), "subviews, positioned by frames or constraints", \.views).written(.late),
      Key(
        "constraints", .constraints, default: "[]",
        "constraints between the subviews, at any depth, and the view itself",
        get: { $0.constraints.isEmpty ? nil : $0.constraints }
      ) { $0.constraints = $1 }.written(.late),
      Key(
        "designSize", .size, default: "320 wide, and its own height",
        "[width, height] in points for which the frames of its views were designed; views with `autoresizing` are resized from there",
        \.designSize),
      Key(
        "stack", .stack,
        """
        a stack from the leading to the trailing margin, where titles are, and from top to bottom; without a `height`, the view \
        fits the stack, including its `margins`
        """, \.stack
      ).written(.late).available(.stacks),
      Key(
        "background", .fill, default: "UIKit's",
        "the background; UIKit's is clear but for the bar behind titles of plain tables up to iOS 14", \.background),
      Key("class", .className, "its custom class, which `appearance` rules can name", \.className),
      .accessibility(\.accessibility),
    ]
  }
}
