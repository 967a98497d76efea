import TableDiagnostics
import TableDiff
import TableLayout
import TableParsing

/// One version of a spec that is compared.
struct LayoutSide {
  var bytes: [UInt8]
  /// What messages call it, and what its includes and images are found from.
  var spec: SpecFile

  /// What a YAML file says it is, whether or not the rest of it can be read.
  enum Kind {
    case spec, profile, other
  }

  /// A key at the start of a line tells: the root's keys stand there, but for those of one in braces after its first.
  var kind: Kind {
    // Before a key may stand a bracket, a quote, and the mark that begins some files.
    let openers: Set<UInt8> = [UInt8(ascii: "{"), UInt8(ascii: "\""), UInt8(ascii: "'"), 0xEF, 0xBB, 0xBF]
    for line in bytes.prefix(1 << 16).split(separator: UInt8(ascii: "\n")) {
      let text = line.drop { openers.contains($0) }
      let key = text.prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
      guard let next = text[key.endIndex...].first, ":\"' ".utf8.contains(next) else { continue }
      if key.elementsEqual("tablespec".utf8) { return .spec }
      if key.elementsEqual("metricsprofile".utf8) { return .profile }
    }
    return .other
  }
}

/// What comes of comparing two versions of a file.
enum LayoutComparison {
  /// In words, with a line feed at its end.
  case different(String)
  case same
  /// A version has errors, or cannot be laid out.
  case unusable(old: DiagnosticBag, new: DiagnosticBag)
  /// Neither version is a spec: a part of one, or another YAML file.
  case noSpec
  case profile
}

/// Compares the layouts of two versions of a spec, in the environments that it asks for.
struct LayoutDiffing {
  var compiler: SpecCompiler
  var comparer = TableComparer()
  var colour = false

  /// - Parameters:
  ///   - old: nil for a spec that was added.
  ///   - new: nil for one that was deleted.
  func compare(old: LayoutSide?, new: LayoutSide?) -> LayoutComparison {
    let kinds = [old, new].compactMap { $0?.kind }
    guard !kinds.isEmpty, kinds.allSatisfy({ $0 == .spec }) else {
      return kinds.contains(.profile) ? .profile : .noSpec
    }
    let (before, after) = (layouts(old), layouts(new))
    guard !before.diagnostics.hasErrors, !after.diagnostics.hasErrors else {
      return .unusable(old: before.diagnostics, new: after.diagnostics)
    }
    let diff: SpecDiff
    switch (old?.spec.path, new?.spec.path) {
    case (let path?, nil): diff = Self.whole(.specRemoved, .removed, path)
    case (nil, let path?): diff = Self.whole(.specAdded, .added, path)
    case (let oldPath, let newPath):
      let (environments, others) = compare(before.trees, after.trees)
      diff = SpecDiff(
        name: newPath ?? "", oldPath: oldPath, newPath: newPath, merging: environments, others: others)
    }
    return diff.changes.isEmpty
      ? .same : .different(TextDiffRenderer(colour: colour).render(DiffReport(specs: [diff])))
  }

  private static func whole(_ code: DiagnosticCode, _ status: SpecDiff.Status, _ path: String) -> SpecDiff {
    let isAdded = status == .added
    return SpecDiff(
      name: path, status: status, oldPath: isAdded ? nil : path, newPath: isAdded ? path : nil, merging: [],
      others: [Change(code, ChangePlace())])
  }

  // MARK: Environments

  private struct Layout {
    /// The name of the environment.
    var name: String
    var tree: LayoutTree
  }

  /// The environments of both versions, and those that only one asks for.
  private func compare(_ old: [Layout], _ new: [Layout]) -> (environments: [EnvironmentDiff], others: [Change]) {
    if old.count == 1, new.count == 1 { return ([compare(old[0], new[0], name: "")], []) }
    var before = Dictionary(old.map { ($0.name, $0) }) { first, _ in first }
    var environments: [EnvironmentDiff] = []
    var others: [Change] = []
    for layout in new {
      if let was = before.removeValue(forKey: layout.name) {
        environments.append(compare(was, layout, name: layout.name))
      } else {
        var change = Change(.environmentsChanged, ChangePlace())
        change.new = layout.name
        others.append(change)
      }
    }
    for layout in old where before[layout.name] != nil {
      var change = Change(.environmentsChanged, ChangePlace())
      change.old = layout.name
      others.append(change)
    }
    return (environments, others)
  }

  private func compare(_ old: Layout, _ new: Layout, name: String) -> EnvironmentDiff {
    EnvironmentDiff(name: name, diff: comparer.compare(Snapshot(old.tree), Snapshot(new.tree)))
  }

  private func layouts(_ side: LayoutSide?) -> (trees: [Layout], diagnostics: DiagnosticBag) {
    guard let side else { return ([], DiagnosticBag()) }
    let parsed = compiler.parse(side.bytes, spec: side.spec)
    guard let table = parsed.table else { return ([], parsed.diagnostics) }
    do throws(Diagnostic) {
      let entries = try compiler.environments.entries(of: table)
      return (
        entries.map { Layout(name: $0.name, tree: compiler.layouter($0).layOut(table)) }, parsed.diagnostics
      )
    } catch {
      var bag = parsed.diagnostics
      bag.add(error)
      return ([], bag)
    }
  }
}
