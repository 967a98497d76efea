/// Collects the problems of a run: in source order, each once, up to a limit.
///
/// Any number can be added. If there are more than `limit`, errors are kept before warnings, and earlier problems
/// before later ones; the rest are only counted. Memory is therefore bounded by the limit, regardless of the spec.
public struct DiagnosticBag: Equatable, Sendable {
  /// The default limit.
  public static let defaultLimit = 100

  /// The maximum number of diagnostics kept.
  public let limit: Int
  /// The number of errors added, including those not kept.
  public private(set) var errorCount = 0
  /// The number of warnings added, including those not kept.
  public private(set) var warningCount = 0
  /// The number of diagnostics that were counted but not kept.
  public private(set) var omittedCount = 0

  private struct Entry: Equatable, Sendable {
    var diagnostic: Diagnostic
    var place: DiagnosticPlace
    /// Distinguishes most diagnostics at one place without comparing their text.
    var fingerprint: Int
  }

  /// Those of each severity, the most severe first, sorted by place; equal places in the order in which they were added. Problems
  /// usually arrive in the order of the source, so each list grows at its end.
  private var entries: [[Entry]] = Array(repeating: [], count: Severity.allCases.count)
  /// The number of all entries.
  private var keptCount = 0
  private var fileOrder: [String: Int] = [:]

  /// Creates a diagnostic bag.
  public init(limit: Int = DiagnosticBag.defaultLimit) {
    precondition(limit > 0, "a bag must have room for at least one diagnostic")
    self.limit = limit
  }

  /// Whether an error was added, even if it was not kept.
  public var hasErrors: Bool { errorCount > 0 }
  /// Whether nothing was added.
  public var isEmpty: Bool { keptCount == 0 }

  /// Whether only a more severe or an earlier problem would still be kept.
  ///
  /// A caller can then skip the expensive parts of a message, such as a suggestion.
  public var isFull: Bool { keptCount == limit }

  /// The diagnostics kept: files in the order of their first appearance, then by position, then in the order added.
  public var diagnostics: [Diagnostic] {
    entries.joined().enumerated()
      .sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
      .map(\.element.diagnostic)
  }

  /// Sets the position of a file in the order before it has a problem, for example to the order of the command line.
  public mutating func registerFile(_ file: String) {
    if fileOrder[file] == nil { fileOrder[file] = fileOrder.count }
  }

  /// Adds a problem, unless the same problem is already kept.
  public mutating func add(_ diagnostic: Diagnostic) {
    let place = place(of: diagnostic.range)
    let rank = diagnostic.severity.rank
    let index = insertionIndex(of: place, rank)
    let entry = Entry(diagnostic: diagnostic, place: place, fingerprint: fingerprint(of: diagnostic))
    if isHeld(entry, before: index, rank) { return }
    count(diagnostic.severity)
    let isLast = index == entries[rank].count && entries[(rank + 1)...].allSatisfy(\.isEmpty)
    guard keptCount < limit || !isLast else {
      omittedCount += 1
      return
    }
    registerFile(diagnostic.range.file)
    entries[rank].insert(entry, at: index)
    keptCount += 1
    guard keptCount > limit, let worst = entries.lastIndex(where: { !$0.isEmpty }) else { return }
    entries[worst].removeLast()
    keptCount -= 1
    omittedCount += 1
  }

  /// Adds problems in order.
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

  /// A bag with what the problems kept become, and with the counts of those not kept.
  func compactMap(_ transform: (Diagnostic) -> Diagnostic?) -> DiagnosticBag {
    let kept = diagnostics
    var bag = DiagnosticBag(limit: limit)
    bag.fileOrder = fileOrder
    bag.errorCount = errorCount - kept.count { $0.severity == .error }
    bag.warningCount = warningCount - kept.count { $0.severity == .warning }
    bag.omittedCount = omittedCount
    for diagnostic in kept { if let other = transform(diagnostic) { bag.add(other) } }
    return bag
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

  private func fingerprint(of diagnostic: Diagnostic) -> Int {
    var hasher = Hasher()
    hasher.combine(diagnostic.code)
    hasher.combine(diagnostic.message)
    return hasher.finalize()
  }

  /// The index after all entries of the severity that are at this place or before it.
  private func insertionIndex(of place: DiagnosticPlace, _ rank: Int) -> Int {
    var (low, high) = (0, entries[rank].count)
    if let last = entries[rank].last, !(place < last.place) { return high }
    while low < high {
      let middle = (low + high) / 2
      if place < entries[rank][middle].place { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func isHeld(_ entry: Entry, before index: Int, _ rank: Int) -> Bool {
    var other = index - 1
    while other >= 0, entries[rank][other].place == entry.place {
      let kept = entries[rank][other]
      if kept.fingerprint == entry.fingerprint, kept.diagnostic == entry.diagnostic { return true }
      other -= 1
    }
    return false
  }

  /// A report of the diagnostics kept, which counts the others.
  public var report: Report {
    let kept = diagnostics
    var report = Report(kept)
    report.omitted.errors = errorCount - kept.count { $0.severity == .error }
    report.omitted.warnings = warningCount - kept.count { $0.severity == .warning }
    report.omitted.total = omittedCount
    return report
  }
}
