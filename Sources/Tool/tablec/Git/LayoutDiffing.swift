import TableDiagnostics
import TableDiff
import TableParsing

/// One of the two versions of a spec to compare.
struct LayoutSide {
  var bytes: [UInt8]
  /// Its name in messages, and the place that its includes and images are found from.
  var spec: SpecFile

  /// What a YAML file declares itself to be, whether or not the rest of it can be read.
  enum Kind {
    case spec, profile, other
  }

  /// Determined by a key at the start of a line, where the keys of the root are, except in a mapping in braces after the first key.
  var kind: Kind {
    // A bracket, a quote or a byte order mark may precede a key.
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

/// The result of comparing two versions of a file.
enum LayoutComparison {
  /// The report, with a trailing line feed.
  case different(String)
  case same
  /// A version has errors, or cannot be laid out.
  case unusable(old: DiagnosticBag, new: DiagnosticBag)
  /// Neither version is a spec; the file may be a part of one, or another YAML file.
  case noSpec
  case profile
}

/// Compares the layouts of two versions of a spec, as `diff` does.
struct LayoutDiffing {
  var session: Session
  var colour = false

  /// - Parameters:
  ///   - old: nil for a spec that was added.
  ///   - new: nil for one that was deleted.
  func compare(old: LayoutSide?, new: LayoutSide?) -> LayoutComparison {
    let kinds = [old, new].compactMap { $0?.kind }
    guard !kinds.isEmpty, kinds.allSatisfy({ $0 == .spec }) else {
      return kinds.contains(.profile) ? .profile : .noSpec
    }
    let (before, after) = (old.map(parse), new.map(parse))
    let problems = (old: before?.diagnostics ?? DiagnosticBag(), new: after?.diagnostics ?? DiagnosticBag())
    guard !problems.old.hasErrors, !problems.new.hasErrors else {
      return .unusable(old: problems.old, new: problems.new)
    }
    do throws(Diagnostic) {
      let run = SpecComparison(environments: session.environments, keepsTrees: false, jobs: 1)
      let name = (new ?? old)?.spec.path ?? ""
      let work = session.work
      var diff = try run.compare(
        before?.source.map(DiffInput.spec), after?.source.map(DiffInput.spec), name: name,
        status: old == nil ? .added : new == nil ? .removed : .kept,
        paths: (old: old?.spec.path, new: new?.spec.path), work: work)
      if let one = before?.source?.input, let other = after?.source?.input {
        ValuePlaces.sharpen(&diff, one, other)
        _ = CauseFinder().find(in: &diff, one, other, work: work)
      }
      return diff.changes.isEmpty
        ? .same : .different(TextDiffRenderer(colour: colour).render(DiffReport(specs: [diff])))
    } catch {
      var bag = problems.new
      bag.add(error)
      return .unusable(old: problems.old, new: bag)
    }
  }

  private func parse(_ side: LayoutSide) -> ParsedSpec { session.parse(side.bytes, spec: side.spec, as: .spec) }
}
