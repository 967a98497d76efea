import TableIR

/// A header or footer while it is read or written.
struct HeaderFooterDraft {
  var title: Text?
  var transform: TextTransform?
  var configuration: TitleConfiguration?
  var views: [View]?
  var designSize: Size?
  var constraints: [LayoutConstraint] = []
  var stack: Stack?
  var height: Double?
  var background: ShapedFill?
  var className: String?

  fileprivate func headerFooter(at location: SourceLocation) -> HeaderFooter {
    let content: HeaderFooter.Content =
      if let title {
        .title(HeaderFooter.Title(title, transform: transform, configuration: configuration))
      } else if let stack {
        .stack(stack)
      } else {
        .views(Subviews(views ?? [], designSize: designSize, constraints: constraints))
      }
    return HeaderFooter(
      content: content, height: height, background: background, className: className, location: location)
  }
}

extension HeaderFooterDraft {
  fileprivate init(_ view: HeaderFooter) {
    (height, background, className) = (view.height, view.background, view.className)
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
    return view
  } draft: {
    HeaderFooterDraft($0)
  }
}

extension MappingType where Owner == HeaderFooterDraft {
  static let headerFooter = MappingType(
    "headerFooter", noun: "a header or footer",
    summary: """
      The header or footer of a section: a title that UIKit styles, views, or a stack. The title can be written alone.
      """, HeaderFooterDraft(),
    keys: title + common,
    rules: [
      .count(["title", "views"], 0...1, help: "write the title as a label among the views"),
      .count(["title", "stack"], 0...1, help: "write the title as a label in the stack"),
      .only(["transform"], with: ["title"], help: "it changes the letters of a title"),
      .only(["content"], with: ["title"], help: "it shows a title"),
    ] + contentRules)

  static let tableHeaderFooter = MappingType(
    "tableHeaderFooter", noun: "a table header or footer",
    summary: "The view above the first section or below the last (`tableHeaderView`, `tableFooterView`).",
    HeaderFooterDraft(), keys: common, rules: contentRules)

  private static let contentRules: [KeyRule] = [
    .count(["views", "stack"], 0...1, help: "put the views into the stack"),
    .only(["designSize"], with: ["views"], help: "it says where frames of views were meant"),
    .only(["constraints"], with: ["views"], help: "they hold views"),
  ]

  private static let title: [Key<HeaderFooterDraft>] = [
    Key("title", .styledText, "the title", \.title),
    Key(
      "transform", .word, default: "the style's",
      """
      how the title's letters are changed; `none` keeps them as they are written, also in the headers of grouped tables, which \
      are in capitals from iOS 7 to 18
      """, \.transform),
    Key(
      "content", .word, default: "the style's, or the list's",
      "the content configuration that shows the title from iOS 14 on (`UIListContentConfiguration`)", \.configuration),
  ]

  private static var common: [Key<HeaderFooterDraft>] {
    [
      Key("height", .length, default: "UIKit's, or what the views or the stack need", "the height in points", \.height),
      Key("views", .list(of: .view), "subviews, at frames or held by constraints", \.views),
      Key(
        "constraints", .constraints, default: "[]", "between the subviews, all that is in them, and the view itself",
        get: { $0.constraints.isEmpty ? nil : $0.constraints }
      ) { $0.constraints = $1 },
      Key(
        "designSize", .size, default: "320 wide, and as high as it is",
        "[width, height] in points that it had when its views got their frames; those with `autoresizing` follow from there",
        \.designSize),
      Key(
        "stack", .stack,
        """
        a stack from the leading to the trailing margin, where titles stand, and from its top to its bottom; without a `height` it \
        is as high as that asks for, its `margins` included
        """, \.stack),
      Key("background", .fill, default: "clear", "what is behind it", \.background),
      Key("class", .className, "the team's own class of it, by which rules of `appearance` name it", \.className),
    ]
  }
}
