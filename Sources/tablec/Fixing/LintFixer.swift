import TableDiagnostics
import TableLint
import TableParsing

/// Applies fix-its to a spec and to the files that it includes, in rounds, until nothing changes. Nothing is written.
struct LintFixer {
  private var linter: SpecLinter
  let files = EditedFiles()
  private let allowsUnsafe: Bool
  private let places: EditablePlaces
  /// The number of fix-its that were applied.
  private(set) var count = 0
  /// Fix-its that made a spec worse.
  private var refused: Set<FixIt> = []
  /// Fix-its for files that must not be written.
  private(set) var outside: Set<FixIt> = []
  /// Each round makes at least one edit; honest specs need two or three.
  private static let mostRounds = 20

  init(_ linter: SpecLinter, allowsUnsafe: Bool, in places: EditablePlaces) {
    self.linter = linter
    self.linter.compiler.files = files
    (self.allowsUnsafe, self.places) = (allowsUnsafe, places)
  }

  /// Returns whether anything was edited.
  mutating func fix(_ spec: SpecFile, levels: RuleLevels, baseline: Set<BaselineEntry>) -> Bool {
    var isEdited = false
    for _ in 0..<Self.mostRounds {
      guard let before = lint(spec, levels, baseline) else { break }
      let wanted = before.diagnostics.diagnostics.compactMap(\.fixIts.first).filter {
        (allowsUnsafe || $0.applicability == .safe) && !refused.contains($0)
      }
      outside.formUnion(wanted.filter { !places.contain($0.range.file) })
      let taken = edit(wanted.filter { !outside.contains($0) })
      guard !taken.fixes.isEmpty else { break }
      if let after = lint(spec, levels, baseline), !after.diagnostics.isWorse(than: before.diagnostics) {
        count += taken.fixes.count
        isEdited = true
      } else {
        for (path, texts) in taken.texts { files.edit(path, from: texts.old, to: texts.old) }
        refused.formUnion(taken.fixes)
      }
    }
    return isEdited
  }

  private func lint(_ spec: SpecFile, _ levels: RuleLevels, _ baseline: Set<BaselineEntry>) -> SpecLinter.Result? {
    guard let bytes = try? files.read(spec.path, limit: linter.compiler.parser.syntax.maxBytes) else { return nil }
    return linter.lint(bytes, spec: spec, levels: levels, baseline: baseline)
  }

  /// Makes the edits that do not overlap; the others wait for the next round.
  private func edit(_ fixes: [FixIt]) -> (fixes: [FixIt], texts: [String: (old: [UInt8], new: [UInt8])]) {
    var taken: [FixIt] = []
    var edits: [String: TextEdits] = [:]
    var originals: [String: [UInt8]] = [:]
    for fix in fixes {
      let path = fix.range.file
      if originals[path] == nil {
        guard let bytes = try? files.read(path, limit: linter.compiler.parser.syntax.maxBytes) else { continue }
        originals[path] = bytes
        edits[path] = TextEdits(bytes)
      }
      if edits[path]?.add(fix) == true { taken.append(fix) }
    }
    var texts: [String: (old: [UInt8], new: [UInt8])] = [:]
    for (path, edit) in edits {
      guard let old = originals[path] else { continue }
      let new = edit.result
      texts[path] = (old, new)
      files.edit(path, from: old, to: new)
    }
    return (taken, texts)
  }
}

extension DiagnosticBag {
  /// Whether there are more errors than in another, or the YAML can no longer be read. A YAML error hides all others, so that more of
  /// them are not worse if it is gone.
  fileprivate func isWorse(than other: DiagnosticBag) -> Bool {
    guard let was = other.syntaxError else { return syntaxError != nil || errorCount > other.errorCount }
    return syntaxError == was
  }

  private var syntaxError: Diagnostic? { diagnostics.first { $0.code.rawValue.hasPrefix("E00") } }
}
