import TableIR
import YAMLSyntax

extension Shape where Value == Chrome {
  static let chrome = mapping(.chrome) { decoder, node, chrome in
    chrome.location = decoder.source.location(node)
    let last = max(chrome.tabs.count - 1, 0)
    guard chrome.selectedIndex > last else { return true }
    defer { chrome.selectedIndex = last }
    guard !chrome.tabs.isEmpty, let value = decoder.value(of: "selectedIndex", in: node) else { return true }
    decoder.report(
      .numberOutOfRange, "there is no tab \(chrome.selectedIndex): the last one is \(last)", at: value,
      help: "the tabs are counted from 0")
    return true
  }
}

extension MappingType where Owner == Chrome {
  static let chrome = MappingType(
    "chrome", noun: "the bars",
    summary: """
      The bars around the table that pictures show, with the heights that they have in the version of iOS: the picture is then at least a \
      screen, and with `--state offset=0` exactly one. They move the content as safe areas do, and a scrolled table goes on under them. \
      `largeTitle` makes the title large. From iOS 26 on, an iPhone without tabs has the search field at the bottom, and an iPad at the \
      trailing edge of the bar; from iOS 18 on, an iPad has its tabs at the top. Nothing in them is compared with an app, or checked by lint.
      """, Chrome(),
    keys: [
      Key("title", .phrase, default: "none", "the title of the navigation bar (`UINavigationItem.title`)", \.title),
      Key(
        "back", Shape<Phrase?>.phraseOrStandard(Chrome.standardBack), default: "none",
        "the title of the back button (`backButtonTitle`), an empty one for an arrow alone; `true` for 'Back'",
        get: { $0.back }
      ) { $0.back = $1 },
      Key(
        "leadingItems", .barItems, default: "[]",
        "buttons at the leading edge, from there inwards (`leftBarButtonItems`)", \.leadingItems),
      Key(
        "trailingItems", .barItems, default: "[]",
        "buttons at the trailing edge, from there inwards (`rightBarButtonItems`)", \.trailingItems),
      Key(
        "search", Shape<Phrase?>.phraseOrStandard(Chrome.standardSearch), default: "none",
        "a search field, by its placeholder; `true` for 'Search' (`UINavigationItem.searchController`)",
        get: { $0.search }
      ) { $0.search = $1 }.available(.since(11, "search fields in navigation bars")),
      Key("tabs", .barItems, default: "[]", "the tabs of a tab bar", \.tabs),
      Key(
        "selectedIndex", .integer(0...19), default: "0", "which tab is selected, from 0 (`selectedIndex`)",
        \.selectedIndex),
    ], rules: [.only(["selectedIndex"], with: ["tabs"], help: "it counts the tabs")])
}

extension Shape where Value == Phrase? {
  /// A text, or `true` for a standard one.
  static func phraseOrStandard(_ standard: Phrase) -> Shape {
    Shape(.either([.boolean, Shape<Phrase>.phrase.schema])) { decoder, node in
      if decoder.isWord(node, "true") { return .some(standard) }
      if decoder.isWord(node, "false") { return .some(nil) }
      return Shape<Phrase>.phrase.read(decoder, node).map { .some($0) }
    } write: { phrase, writer in
      guard let phrase else { return .boolean(false) }
      return phrase == standard ? .boolean(true) : Shape<Phrase>.phrase.write(phrase, writer)
    }
  }
}

extension Shape where Value == [BarItem] {
  /// More than fit on a screen.
  fileprivate static let barItems = list(of: .barItem, count: 0...20)
}

extension Shape where Value == BarItem {
  /// The title alone, or a mapping.
  fileprivate static let barItem = mapping(.barItem) { _, _, item in item.title != nil || item.image != nil }
    .or(Shape<Phrase>.words, for: "title", \.title) { BarItem(title: $0) }
}

extension MappingType where Owner == BarItem {
  static let barItem = MappingType(
    "barItem", noun: "a button or a tab", shorthand: "title",
    summary: """
      A button of a navigation bar (`UIBarButtonItem`), or a tab (`UITabBarItem`). The title can be written alone. A button with an image \
      shows no title. Symbols have the bar's colours; placeholders and files their own.
      """, BarItem(),
    keys: [
      Key("title", .phrase, default: "none", "the title", \.title),
      Key("image", .image, default: "none", "the image, above the title of a tab", \.image),
      Key("badge", .phrase, default: "none", "the text of a tab's badge (`badgeValue`)", \.badge),
    ], rules: [.count(["title", "image"], 1...2)])
}
