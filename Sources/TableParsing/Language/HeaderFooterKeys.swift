import TableDiagnostics
import TableIR
import YAMLSyntax

/// A header or footer while it is read.
struct HeaderFooterDraft {
  var title: Text?
  var transform: TextTransform?
  var views: [View]?
  var designSize: Size?
  var stack: Stack?
  var height: Double?
  var background: ShapedFill?
  var className: String?

  fileprivate func headerFooter(at location: SourceLocation) -> HeaderFooter {
    let content: HeaderFooter.Content =
      if let title {
        .title(HeaderFooter.Title(title, transform: transform))
      } else if let stack {
        .stack(stack)
      } else {
        .views(HeaderFooter.Subviews(views ?? [], designSize: designSize))
      }
    return HeaderFooter(
      content: content, height: height, background: background, className: className, location: location)
  }

}

extension Shape where Value == HeaderFooter {
  /// A section's header or footer: its title alone, or a mapping.
  static let headerFooter = Shape(.either([.text, .mapping("headerFooter")]), noun: "a header or footer") {
    decoder, node in
    let location = decoder.source.location(node)
    guard decoder.isMapping(node) else {
      return decoder.readText(node).map { HeaderFooter(content: .title(Text($0)), location: location) }
    }
    var draft = HeaderFooterDraft()
    guard decoder.decode(.headerFooter, node, into: &draft) else { return nil }
    return draft.headerFooter(at: location)
  }

  /// The table's own header or footer, which is always a view.
  static let tableHeaderFooter = mapping(
    .tableHeaderFooter, name: "tableHeaderFooter", noun: "a table header or footer", { HeaderFooterDraft() }
  ) { decoder, node, draft in draft.headerFooter(at: decoder.source.location(node)) }
}

extension MappingType where Owner == HeaderFooterDraft {
  static let headerFooter = MappingType(
    "headerFooter", noun: "a header or footer",
    summary: """
      The header or footer of a section: a title that UIKit styles, views, or a stack. The title can be written alone.
      """,
    keys: title + common,
    rules: [
      .count(["title", "views"], 0...1, help: "write the title as a label among the views"),
      .count(["title", "stack"], 0...1, help: "write the title as a label in the stack"),
      .only(["transform"], with: ["title"], help: "it changes the letters of a title"),
    ] + contentRules)

  static let tableHeaderFooter = MappingType(
    "tableHeaderFooter", noun: "a table header or footer",
    summary: "The view above the first section or below the last (`tableHeaderView`, `tableFooterView`).", keys: common,
    rules: contentRules)

  private static let contentRules: [KeyRule] = [
    .count(["views", "stack"], 0...1, help: "put the views into the stack"),
    .only(["designSize"], with: ["views"], help: "it says where frames of views were meant"),
  ]

  private static let title: [Key<HeaderFooterDraft>] = [
    Key("title", .styledText, "the title") { $0.title = $1 },
    Key(
      "transform", .word, default: "the style's",
      """
      how the title's letters are changed; `none` keeps them as they are written, also in the headers of grouped tables, which \
      are in capitals from iOS 7 to 18
      """
    ) { $0.transform = $1 },
  ]

  private static var common: [Key<HeaderFooterDraft>] {
    [
      Key("height", .length, default: "UIKit's, or what the views or the stack need", "the height in points") {
        $0.height = $1
      },
      Key("views", Shape<[View]>.list(of: .view), "subviews at frames") { $0.views = $1 },
      Key(
        "designSize", .designSize, default: "320 wide, and as high as it is",
        "[width, height] in points that it had when its views got their frames; those with `autoresizing` follow from there"
      ) { $0.designSize = $1 },
      Key(
        "stack", .stack,
        """
        a stack from the leading to the trailing margin, where titles stand, and from its top to its bottom; without a `height` it \
        is as high as that asks for, its `margins` included
        """
      ) { $0.stack = $1 },
      Key("background", .fill, default: "clear", "what is behind it") { $0.background = $1 },
      Key("class", .className, "the team's own class of it, by which rules of `appearance` name it") {
        $0.className = $1
      },
    ]
  }
}
