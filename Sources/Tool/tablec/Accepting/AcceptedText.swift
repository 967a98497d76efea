import SpecFormatting
import TableDiagnostics
import TableParsing

/// The text of a file in which a project accepts findings or changes.
struct AcceptedText {
  let parser: ConfigurationParser
  let kind: AcceptedFile.Kind
  private static let lineFeed = UInt8(ascii: "\n")

  /// A file as `tablec format` writes it.
  func bytes(_ file: AcceptedFile) -> [UInt8] {
    let text = kind.comment + parser.text(of: file, kind)
    return SpecFormatter(limits: parser.limits).format(Array(text.utf8), path: "-").bytes
  }

  /// A file with other entries, in which comments, the order and everything else stay as they are written.
  ///
  /// - Parameters:
  ///   - file: what the bytes say.
  ///   - entries: what becomes of each of its entries; nil for one that is removed.
  ///   - added: further entries, in their order.
  func edit(
    _ bytes: [UInt8], _ file: AcceptedFile, to entries: [AcceptedFile.Entry?], adding added: [AcceptedFile.Entry] = []
  ) -> [UInt8] {
    // Sorted, so that branches that add some rarely add them at the same place.
    var places: [Int: [AcceptedFile.Entry]] = [:]
    for entry in added.sorted() {
      places[entries.lastIndex { $0.map { $0 < entry } ?? false } ?? -1, default: []].append(entry)
    }
    var result = file
    result.accepted = places[-1] ?? []
    for (index, entry) in entries.enumerated() {
      result.accepted += (entry.map { [$0] } ?? []) + (places[index] ?? [])
    }
    if let edited = lines(bytes, file, to: entries, adding: places, isEmpty: result.accepted.isEmpty) {
      var bag = DiagnosticBag()
      if parser.accepted(kind, edited, path: "-", diagnostics: &bag) == result { return edited }
    }
    // Entries that share lines, as in brackets, are written anew.
    return self.bytes(result)
  }

  /// Whether nothing is left but what this program writes.
  func isBare(_ bytes: [UInt8]) -> Bool {
    let usual = self.bytes(AcceptedFile()).split(separator: Self.lineFeed) + [ArraySlice("\(kind.listKey): []".utf8)]
    return bytes.split(separator: Self.lineFeed).allSatisfy { line in usual.contains(line) }
  }

  /// - Parameter added: what comes after each entry; that at -1 comes first.
  private func lines(
    _ bytes: [UInt8], _ file: AcceptedFile, to entries: [AcceptedFile.Entry?],
    adding added: [Int: [AcceptedFile.Entry]],
    isEmpty: Bool
  ) -> [UInt8]? {
    guard let found = parser.lines(ofAccepted: kind, in: bytes), found.entries.count == entries.count else {
      return nil
    }
    var lines = bytes.split(separator: Self.lineFeed, omittingEmptySubsequences: false).map { Array($0) }
    guard found.entries.allSatisfy({ $0.upperBound <= lines.count }) else { return nil }
    let ending = lines.count > 1 && lines[0].last == UInt8(ascii: "\r") ? [UInt8(ascii: "\r")] : []
    let indent = found.entries.first.map { Array(lines[$0.lowerBound - 1].prefix { $0 == UInt8(ascii: " ") }) }
    func fresh(_ entries: [AcceptedFile.Entry]) -> [[UInt8]] {
      guard !entries.isEmpty else { return [] }
      var file = AcceptedFile()
      file.accepted = entries
      let bytes = self.bytes(file)
      let written = bytes.split(separator: Self.lineFeed).map { Array($0) }
      guard let key = parser.lines(ofAccepted: kind, in: bytes)?.key else { return [] }
      return written.dropFirst(key).map { (indent ?? [0x20, 0x20]) + $0.dropFirst(2) + ending }
    }
    for index in entries.indices.reversed() {
      let range = (found.entries[index].lowerBound - 1)...(found.entries[index].upperBound - 1)
      if let more = added[index] { lines.insert(contentsOf: fresh(more), at: range.upperBound + 1) }
      if entries[index] != file.accepted[index] {
        lines.replaceSubrange(range, with: fresh(entries[index].map { [$0] } ?? []))
      }
    }
    let key = Array("\(kind.listKey):".utf8)
    let first = fresh(added[-1] ?? [])
    guard let line = found.key.map({ $0 - 1 }) else {
      guard !first.isEmpty else { return bytes }
      if lines.last?.isEmpty == false { lines.append([]) }
      lines.insert(contentsOf: [key + ending] + first, at: lines.count - 1)
      return Array(lines.joined(separator: [Self.lineFeed]))
    }
    lines.insert(contentsOf: first, at: line + 1)
    guard lines[line].starts(with: key) else { return nil }
    var rest = lines[line].dropFirst(key.count)
    // A key without a value would not be a list, and a key with one can have no more. Known changes need no key: then git can merge
    // what another branch adds.
    if isEmpty, kind == .changes, rest.allSatisfy({ [0x20, 0x0D].contains($0) }) {
      lines.remove(at: line)
      return Array(lines.joined(separator: [Self.lineFeed]))
    } else if isEmpty, !rest.contains(UInt8(ascii: "[")) {
      rest = Array(" []".utf8) + rest
    } else if !isEmpty, let end = rest.firstIndex(of: UInt8(ascii: "]")), entries.isEmpty {
      rest = rest[(end + 1)...]
    }
    lines[line] = key + rest
    return Array(lines.joined(separator: [Self.lineFeed]))
  }
}

extension AcceptedFile.Kind {
  /// The first line of such a file.
  fileprivate var comment: String {
    switch self {
    case .findings:
      """
      # Findings of 'tablec lint' that are known and not reported again. 'tablec lint --prune' removes those that are fixed.

      """
    case .changes: "# Known changes between versions. See 'tablec schema reference'.\n"
    }
  }
}
