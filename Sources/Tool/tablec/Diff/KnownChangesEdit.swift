import TableDiagnostics
import TableParsing

/// An edit of a file of known changes, which keeps comments and the order of the rest.
struct KnownChangesEdit {
  let parser: ConfigurationParser

  /// The file without some of its accepted changes.
  ///
  /// - Parameter indices: those to remove, by their order in the file.
  /// - Returns: the bytes, and the changes that they contain.
  func remove(_ indices: Set<Int>, from bytes: [UInt8], _ file: KnownChangesFile) -> (
    bytes: [UInt8], file: KnownChangesFile
  ) {
    var rest = file
    rest.accepted = file.accepted.enumerated().filter { !indices.contains($0.offset) }.map(\.element)
    if let edited = lines(without: indices, in: bytes, isEmpty: rest.accepted.isEmpty), reads(edited, as: rest) {
      return (edited, rest)
    }
    // Entries that share lines, as in brackets, are written anew.
    return (KnownChangesText(rest).bytes, rest)
  }

  /// Whether nothing is left but what this program writes.
  func isBare(_ bytes: [UInt8]) -> Bool {
    let usual = KnownChangesText(KnownChangesFile()).bytes.split(separator: UInt8(ascii: "\n"))
    return bytes.split(separator: UInt8(ascii: "\n")).allSatisfy { line in usual.contains(line) }
  }

  /// Whether an edit did what it was meant to, and nothing else.
  private func reads(_ bytes: [UInt8], as file: KnownChangesFile) -> Bool {
    var bag = DiagnosticBag()
    return parser.knownChanges(bytes, path: "-", diagnostics: &bag) == file
  }

  private func lines(without indices: Set<Int>, in bytes: [UInt8], isEmpty: Bool) -> [UInt8]? {
    guard let ranges = parser.linesOfAcceptedChanges(bytes), indices.allSatisfy(ranges.indices.contains) else {
      return nil
    }
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard ranges.allSatisfy({ $0.upperBound <= lines.count }) else { return nil }
    for index in indices.sorted(by: >) {
      lines.removeSubrange((ranges[index].lowerBound - 1)...(ranges[index].upperBound - 1))
    }
    if isEmpty {
      // A key without a value would not be a list.
      let key = Array("accept:".utf8)
      guard let line = lines.firstIndex(where: { $0.starts(with: key) }) else { return nil }
      lines[line] = ArraySlice(key + Array(" []".utf8) + lines[line].dropFirst(key.count))
    }
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }
}
