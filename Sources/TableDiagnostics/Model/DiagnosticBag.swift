/// Collects the problems of a run: in source order, each once, and never more than a fixed number of them.
///
/// Any number may be added. When more than `limit` come, errors are kept before warnings and the earlier in the source
/// before the later; the rest are only counted. So the memory is bounded by the limit, whatever a spec does.
public struct DiagnosticBag: Sendable {
  /// The number of diagnostics held unless another is asked for.
  public static let defaultLimit = 100

  /// The most diagnostics held.
  public let limit: Int
  /// The number of errors added, those not held included.
  public private(set) var errorCount = 0
  /// The number of warnings added, those not held included.
  public private(set) var warningCount = 0
  /// The number of diagnostics that were counted but not held.
  public private(set) var omittedCount = 0

  private struct Entry: Sendable {
    var diagnostic: Diagnostic
    var place: DiagnosticPlace
  }

  /// Sorted by what to keep: the worst first, then by place in the source.
  private var entries: [Entry] = []
  private var fileOrder: [String: Int] = [:]

  public init(limit: Int = DiagnosticBag.defaultLimit) {
    precondition(limit > 0, "a bag must hold at least one diagnostic")
    self.limit = limit
  }

  public var hasErrors: Bool { errorCount > 0 }
  public var isEmpty: Bool { entries.isEmpty }

  /// True when nothing but a worse or an earlier problem will still be held.
  ///
  /// A caller may then spare the costly parts of a message, such as a did-you-mean.
  public var isFull: Bool { entries.count == limit }

  /// The diagnostics held: files in the order they first appeared, then by position, then as they were added.
  public var diagnostics: [Diagnostic] {
    entries.enumerated()
      .sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
      .map(\.element.diagnostic)
  }

  /// Gives a file its place in the order before it has a problem, such as the order of the command line.
  public mutating func registerFile(_ file: String) {
    if fileOrder[file] == nil { fileOrder[file] = fileOrder.count }
  }

  /// Adds a problem, unless the same one is held already.
  public mutating func add(_ diagnostic: Diagnostic) {
    let entry = Entry(diagnostic: diagnostic, place: place(of: diagnostic.range))
    let index = insertionIndex(of: entry)
    if isHeld(entry, before: index) { return }
    count(diagnostic.severity)
    guard index < limit else {
      omittedCount += 1
      return
    }
    registerFile(diagnostic.range.file)
    entries.insert(entry, at: index)
    if entries.count > limit {
      entries.removeLast()
      omittedCount += 1
    }
  }

  /// Adds problems in their order.
  public mutating func add(contentsOf diagnostics: some Sequence<Diagnostic>) {
    for diagnostic in diagnostics { add(diagnostic) }
  }

  /// Adds another bag's problems and counts; its files come after this bag's.
  public mutating func merge(_ other: DiagnosticBag) {
    var (errors, warnings) = (other.errorCount, other.warningCount)
    for diagnostic in other.diagnostics {
      add(diagnostic)
      if diagnostic.severity == .error { errors -= 1 }
      if diagnostic.severity == .warning { warnings -= 1 }
    }
    errorCount += errors
    warningCount += warnings
    omittedCount += other.omittedCount
  }

  private mutating func count(_ severity: Severity) {
    switch severity {
    case .error: errorCount += 1
    case .warning: warningCount += 1
    case .note: break
    }
  }

  private func place(of range: SourceRange) -> DiagnosticPlace {
    DiagnosticPlace(file: fileOrder[range.file] ?? fileOrder.count, range: range)
  }

  /// The index after every entry that is kept before this one or is its equal.
  private func insertionIndex(of entry: Entry) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if precedes(entry, entries[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func precedes(_ left: Entry, _ right: Entry) -> Bool {
    (left.diagnostic.severity, left.place) < (right.diagnostic.severity, right.place)
  }

  private func isHeld(_ entry: Entry, before index: Int) -> Bool {
    for other in entries[..<index].reversed() {
      if other.diagnostic == entry.diagnostic { return true }
      if precedes(other, entry) { return false }
    }
    return false
  }
}
