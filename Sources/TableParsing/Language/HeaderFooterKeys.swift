import TableDiagnostics
import TableIR
import YAMLSyntax

/// A header or footer while it is read.
struct HeaderFooterDraft {
  var title: Text?
  var views: [View]?
  var height: Double?
  var background: Fill?
  var className: String?
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
    let content = draft.title.map(HeaderFooter.Content.title) ?? .views(draft.views ?? [])
    return HeaderFooter(
      content: content, height: draft.height, background: draft.background, className: draft.className,
      location: location)
  }

  /// The table's own header or footer, which is always a view.
  static let tableHeaderFooter = mapping(
    .tableHeaderFooter, name: "tableHeaderFooter", noun: "a table header or footer", { HeaderFooterDraft() }
  ) { decoder, node, draft in
    HeaderFooter(
      content: .views(draft.views ?? []), height: draft.height, background: draft.background,
      className: draft.className, location: decoder.source.location(node))
  }
}

extension MappingType where Owner == HeaderFooterDraft {
  static let headerFooter = MappingType(
    "headerFooter", noun: "a header or footer",
    summary: "The header or footer of a section: a title that UIKit styles, or views. The title can be written alone.",
    keys: [Key("title", .styledText, "the title") { $0.title = $1 }] + common,
    rules: [.count(["title", "views"], 0...1, help: "write the title as a label among the views")])

  static let tableHeaderFooter = MappingType(
    "tableHeaderFooter", noun: "a table header or footer",
    summary: "The view above the first section or below the last (`tableHeaderView`, `tableFooterView`).", keys: common)

  private static var common: [Key<HeaderFooterDraft>] {
    [
      Key("height", .length, default: "UIKit's, or down to the lowest view", "the height in points") { $0.height = $1 },
      Key("views", Shape<[View]>.list(of: .view), "subviews at fixed frames") { $0.views = $1 },
      Key("background", .fill, default: "clear", "what is behind it") { $0.background = $1 },
      Key("class", .className, "the team's own class of it, by which rules of `appearance` name it") {
        $0.className = $1
      },
    ]
  }
}
