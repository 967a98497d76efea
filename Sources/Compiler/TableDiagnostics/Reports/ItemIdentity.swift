/// What identifies the items of a report from run to run, each different from the others.
///
/// An item without a fingerprint of its own is identified by its code, its file, and what it is about; if that has no name, by the text
/// of its line without blanks. Lines, columns and numbers in messages are not part of it.
struct ItemIdentity {
  private var counts: [String: Int] = [:]
  private var index: SourceIndex

  init(_ report: Report) {
    index = SourceIndex(report.sources)
  }

  /// Call it once for each item, in their order: of items that are alike, each later one has the number of its repetition.
  mutating func next(_ item: ReportItem) -> (digits: String, occurrence: Int) {
    let digits = item.fingerprint ?? derived(item)
    let count = counts[digits, default: 0] + 1
    counts[digits] = count
    return (digits, count)
  }

  private mutating func derived(_ item: ReportItem) -> String {
    let diagnostic = item.diagnostic
    var print = Fingerprint()
    for part in [diagnostic.code.rawValue, diagnostic.range.reportPath, diagnostic.subject] { print.add(part) }
    if diagnostic.subject == nil { print.add(line(of: diagnostic.range)) }
    return print.hexadecimal()
  }

  private mutating func line(of range: SourceRange) -> [UInt8] {
    guard !range.isWholeFile, let source = index.text(of: range.file), let line = source.line(range.start.line) else {
      return []
    }
    return source.bytes[line].filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
  }
}
