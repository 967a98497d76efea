/// Reads views from a text printed by `recursiveDescription`, wherever it comes from: a debugger, a log, a report.
///
/// Anything around the views is skipped: prompts, time stamps, Markdown quotes and fences, HTML entities. A view's level is given
/// by bars; if the bars were lost, by its column, and if that was lost too, by the kind of view. Parsing takes linear time and
/// accepts any bytes: anything that is not a view is ignored.
public struct DumpParser: Sendable {
  /// The maximum number of views that are read. An app's window has some hundreds; comparing two dumps with this many views,
  /// all different, takes 300 MB.
  public var viewLimit = 40_000

  /// Creates a dump parser with its defaults.
  public init() {}

  /// Whether bytes look like a text with views, and not like a spec or a layout. Checks the first megabyte.
  public static func looksLikeDump(_ bytes: [UInt8]) -> Bool {
    DumpForm.of(DumpBytes(DumpMarkup.plain(Array(bytes.prefix(1 << 20))))) != nil
  }

  /// Whether bytes are the page source of a UI test, and no other XML.
  public static func isPageSource(_ bytes: [UInt8]) -> Bool {
    DumpForm.of(DumpBytes(Array(bytes.prefix(1 << 16)))) == .appium
  }

  /// What the text has.
  public func parse(_ bytes: [UInt8]) -> Dump {
    let text = DumpBytes(DumpMarkup.plain(bytes))
    let form = DumpForm.of(text) ?? .recursiveDescription
    var (dump, isCut) =
      switch form {
      case .recursiveDescription: views(text)
      case .earlGrey: EarlGreyTree.read(text, limit: viewLimit)
      case .xcuiTest: ElementTree.xcuiTest(text, limit: viewLimit)
      case .appium: ElementTree.appium(text, limit: viewLimit)
      }
    dump.isCut = isCut
    dump.form = form
    return dump
  }

  private func views(_ text: DumpBytes) -> (dump: Dump, isCut: Bool) {
    var tree = DumpTree()
    var words: Set<String> = []
    var (isCut, endsInView) = (false, false)
    var index = 0
    var (line, lineStart) = (1, 0)
    /// The end of the last view and what belongs to it.
    var lastEnd = -1
    while index < text.count {
      let byte = text[index]
      if byte == UInt8(ascii: "\n") {
        (line, lineStart) = (line + 1, index + 1)
      }
      guard byte == UInt8(ascii: "<"), let object = text.object(at: index), text.hasFrame(after: object.end),
        let lead = DumpLead(text, before: index, lineStart: lineStart, lastEnd: lastEnd)
      else {
        index += 1
        continue
      }
      var entry = DumpEntry(text, object: object, line: line)
      guard entry.view.frame != nil || entry.words.contains("frame") else {
        index = object.end
        continue
      }
      guard tree.count < viewLimit else {
        isCut = true
        break
      }
      let end = entry.readImage(in: text)
      tree.add(entry.view, lead: lead)
      endsInView = !entry.isClosed && entry.end >= text.count
      words.formUnion(entry.words)
      for position in index..<end where text[position] == UInt8(ascii: "\n") {
        (line, lineStart) = (line + 1, position + 1)
      }
      (index, lastEnd) = (end, end)
    }
    var dump = tree.dump
    dump.words = words
    dump.endsInView = endsInView
    return (dump, isCut)
  }
}

extension DumpEntry {
  /// Reads what follows the view on its line, such as the image of an image view, and returns the end of it.
  fileprivate mutating func readImage(in text: DumpBytes) -> Int {
    var end = self.end
    while end < text.count, text[end] != UInt8(ascii: "\n"), text[end] != UInt8(ascii: "|") { end += 1 }
    var start = self.end
    while DumpBytes.isBlank(text[start]) { start += 1 }
    guard text.matches("- ", at: start), end > start + 2 else { return self.end }
    var last = end
    while DumpBytes.isBlank(text[last - 1]) { last -= 1 }
    if last > start + 2 { setImage(text.text(start + 2..<last)) }
    return end
  }
}
