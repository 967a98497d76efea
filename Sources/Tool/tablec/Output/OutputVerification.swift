import LayoutFormat
import TableDiagnostics
import TableDiff
import TableLayout
import TableSupport

/// Compares outputs with the files that were written before, and describes what differs.
struct OutputVerification: Sendable {
  /// The work that describing one difference may take.
  var maxWork: Int
  /// The most differences that are described for one output.
  private static let mostLines = 3
  /// The largest file that is read to describe a difference.
  private static let mostBytes = 256 << 20

  /// The problem with an output; nil if it is up to date.
  func problem(_ bytes: [UInt8], stage: Stage, at place: OutputPlace) throws(Diagnostic) -> Diagnostic? {
    switch try OutputFile.compare(bytes, with: place) {
    case .equal: return nil
    case .missing: return Self.problem("the output is missing", place)
    case .different:
      let old = try? OutputFile.read(place, limit: Self.mostBytes)
      let lines =
        old.flatMap { $0 }.map { old in
          Self.lineEnds(old, bytes) ?? (stage == .layout ? rows(old, bytes, place) : Self.firstLine(old, bytes))
        } ?? []
      return Self.problem("the output differs from what the spec compiles to", place, lines)
    }
  }

  /// The problem with an imported spec; nil if it is up to date.
  static func problem(_ bytes: [UInt8], at place: OutputPlace) throws(Diagnostic) -> Diagnostic? {
    switch try OutputFile.compare(bytes, with: place) {
    case .equal: return nil
    case .missing: return problem("the spec is missing", place)
    case .different:
      let old = try? OutputFile.read(place, limit: Self.mostBytes)
      return problem(
        "the spec differs from what would be imported", place,
        old.flatMap { $0 }.map { firstLine($0, bytes) } ?? [])
    }
  }

  /// The problem with an output whose spec is gone.
  static func orphan(_ place: OutputPlace) -> Diagnostic { problem("no spec produces this output any more", place) }

  private static func problem(_ message: String, _ place: OutputPlace, _ lines: [String] = []) -> Diagnostic {
    Diagnostic(
      code: .staleOutput, message: message, range: SourceRange(file: place.path),
      notes: lines.map { Note(message: $0) })
  }

  /// The rows that differ, as `diff` reports them.
  private func rows(_ old: [UInt8], _ new: [UInt8], _ place: OutputPlace) -> [String] {
    guard let before = try? LayoutReader().read(old, path: place.path),
      let after = try? LayoutReader().read(new, path: place.path)
    else { return Self.firstLine(old, new) }
    let work = WorkMeter(limit: maxWork)
    let diff = TableComparer().compare(
      Snapshot(before, wasReadBack: true), Snapshot(after, wasReadBack: true), work: work)
    guard !work.isSpent, !diff.changes.isEmpty else { return Self.firstLine(old, new) }
    let spec = SpecDiff(
      name: place.path, oldPath: place.path, newPath: place.path, merging: [EnvironmentDiff(name: "", diff: diff)])
    let groups = ChangeGroup.groups(spec.changes)
    let lines = groups.prefix(Self.mostLines).map { group in
      "\(group.subject): \(group.message) (\(group.first.change.code.rawValue))"
    }
    let rest = groups.count - lines.count
    return lines + (rest > 0 ? ["and \(rest) more"] : [])
  }

  /// That only the ends of lines differ; nil if anything else does.
  private static func lineEnds(_ old: [UInt8], _ new: [UInt8]) -> [String]? {
    guard old.filter({ $0 != 0x0D }) == new else { return nil }
    return ["only line ends differ: git converts those of a checkout, unless .gitattributes says '-text' for the file"]
  }

  /// The first line that differs.
  private static func firstLine(_ old: [UInt8], _ new: [UInt8]) -> [String] {
    let same = zip(old, new).prefix { $0 == $1 }
    let common = same.count
    let line = 1 + old.prefix(common).count { $0 == UInt8(ascii: "\n") }
    let start = old.prefix(common).lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    // Lines of pictures are long: what differs begins near the start of what is shown.
    let shown = max(start, common - 16)
    func text(_ bytes: [UInt8]) -> String {
      let line = bytes[min(shown, bytes.count)...].prefix(2_000).prefix { $0 != UInt8(ascii: "\n") }
      return String(decoding: line, as: UTF8.self).quotedForMessage
    }
    return ["line \(line), byte \(common - start + 1): \(text(old)) instead of \(text(new))"]
  }
}
