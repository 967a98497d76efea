/// Collects the problems of a run: in source order, each once, up to a limit.
///
/// Any number can be added. If there are more than `limit`, errors are kept before warnings, and earlier problems
/// before later ones; the rest are only counted. Memory is therefore bounded by the limit, regardless of the spec.
public struct DiagnosticBag: Sendable {
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

  private struct Entry: Sendable {
    var diagnostic: Diagnostic
    var key: Key
    /// Distinguishes most diagnostics at one place without comparing their text.
    var fingerprint: Int
  }

  /// The order in which diagnostics are kept: the most severe first, then by place in the source.
  private struct Key: Comparable, Sendable {
    var severity: Severity
    var place: DiagnosticPlace

    static func < (left: Key, right: Key) -> Bool {
      left.severity == right.severity ? left.place < right.place : left.severity < right.severity
    }
  }

  /// Sorted by key; equal keys in the order in which they were added.
  private var entries: [Entry] = []
  private var fileOrder: [String: Int] = [:]

  public init(limit: Int = DiagnosticBag.defaultLimit) {
    precondition(limit > 0, "a bag must have room for at least one diagnostic")
    self.limit = limit
  }

  public var hasErrors: Bool { errorCount > 0 }
  public var isEmpty: Bool { entries.isEmpty }

  /// Whether only a more severe or an earlier problem would still be kept.
  ///
  /// A caller can then skip the expensive parts of a message, such as a suggestion.
  public var isFull: Bool { entries.count == limit }

  /// The diagnostics kept: files in the order of their first appearance, then by position, then in the order added.
  public var diagnostics: [Diagnostic] {
    entries.enumerated()
      .sorted { ($0.element.key.place, $0.offset) < ($1.element.key.place, $1.offset) }
      .map(\.element.diagnostic)
  }

  /// Sets the position of a file in the order before it has a problem, for example to the order of the command line.
  public mutating func registerFile(_ file: String) {
    if fileOrder[file] == nil { fileOrder[file] = fileOrder.count }
  }

  /// Adds a problem, unless the same problem is already kept.
  public mutating func add(_ diagnostic: Diagnostic) {
    let key = Key(severity: diagnostic.severity, place: place(of: diagnostic.range))
    let index = insertionIndex(of: key)
    let entry = Entry(diagnostic: diagnostic, key: key, fingerprint: fingerprint(of: diagnostic))
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

  /// The index after all entries that are kept before this key or have the same key.
  private func insertionIndex(of key: Key) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if key < entries[middle].key { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func isHeld(_ entry: Entry, before index: Int) -> Bool {
    var other = index - 1
    while other >= 0, entries[other].key == entry.key {
      if entries[other].fingerprint == entry.fingerprint, entries[other].diagnostic == entry.diagnostic { return true }
      other -= 1
    }
    return false
  }
}
