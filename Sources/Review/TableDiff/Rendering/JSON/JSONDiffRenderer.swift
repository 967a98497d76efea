import TableDiagnostics
import TableIR
import TableSupport

/// Writes a report as JSON: the format `tablec.diff`, version 1, which `DiffSchema` describes.
///
/// Deterministic: the same report gives the same bytes. Lengths are points, frames `[[x, y], [width, height]]` as in layout
/// trees. A report without changes is a document with the specs that were compared and no change in them.
public struct JSONDiffRenderer: Sendable {
  /// The version of the format.
  public static let version = 1

  /// Creates a JSON diff renderer with its defaults.
  public init() {}

  /// Returns the whole document as UTF-8, which ends with a line break.
  public func render(_ report: DiffReport) -> [UInt8] {
    var bytes: [UInt8] = []
    write(report) { bytes.append(contentsOf: $0) }
    return bytes
  }

  /// The number of bytes that are passed on together, at least.
  private static let piece = 1 << 16

  /// Writes the same piece by piece, so that it is never in memory as a whole.
  package func write(_ report: DiffReport, to write: (UnsafeBufferPointer<UInt8>) -> Void) {
    var json = JSONWriter()
    json.object { json in
      json.member("format", "tablec.diff")
      json.member("version", Self.version)
      json.key("summary")
      json.writeCounts(report.counts, accepted: report.acceptedCount)
      let causes = report.causes.groups
      if !causes.isEmpty {
        json.array("causes") { json in
          for group in causes {
            json.write(group)
            if json.waiting >= Self.piece { json.drain(write) }
          }
        }
      }
      json.array("specs") { json in
        for spec in report.specs {
          json.write(spec)
          if json.waiting >= Self.piece { json.drain(write) }
        }
      }
      if let verification = report.verification {
        json.object("verification") { json in
          json.member("dumps", verification.dumpCount)
          if !verification.withoutDump.isEmpty {
            json.array("withoutDump", inline: true) { json in
              for name in verification.withoutDump { json.string(name) }
            }
          }
          if let coverage = report.coverage {
            json.object("compared") { json in
              for (name, count) in VerificationCoverage.members { json.member(name, coverage[keyPath: count]) }
            }
          }
        }
      }
      if !report.failed.isEmpty {
        json.array("failed", inline: true) { json in for name in report.failed { json.string(name) } }
      }
    }
    json.finishLine()
    json.drain(write)
  }
}

extension DiffReport {
  /// The number of accepted changes.
  public var acceptedCount: Int { specs.reduce(0) { $0 + $1.acceptedCount } }
}

extension JSONWriter {
  fileprivate mutating func writeCounts(_ counts: ChangeCounts, accepted: Int) {
    object(inline: true) { json in
      for changeClass in ChangeClass.allCases {
        json.key(escaping: changeClass.rawValue)
        json.integer(counts[changeClass])
      }
      json.member("accepted", accepted)
    }
  }

  fileprivate mutating func write(_ spec: SpecDiff) {
    object { json in
      json.member("name", spec.name)
      json.key("status")
      switch spec.status {
      case .kept: json.literal("kept")
      case .added: json.literal("added")
      case .removed: json.literal("removed")
      case .renamed(let old):
        json.literal("renamed")
        json.member("was", old)
      }
      json.write("old", spec.oldPath)
      json.write("new", spec.newPath)
      if spec.environmentNames.count > 1 {
        json.array("environments", inline: true) { json in
          for name in spec.environmentNames { json.string(name) }
        }
      }
      if spec.undeterminedCount > 0 { json.member("causesNotDetermined", spec.undeterminedCount) }
      json.array("changes") { json in for change in spec.changes { json.write(change, of: spec) } }
    }
  }

  private mutating func write(_ reported: ReportedChange, of spec: SpecDiff) {
    let change = reported.change
    object { json in
      json.write("code", change.code.rawValue)
      json.write("change", change.code.rule)
      json.write("class", change.changeClass.rawValue)
      json.write("path", change.place.path)
      json.write("section", change.place.section)
      json.write("title", change.place.title)
      json.write("row", change.place.row)
      json.write("view", change.place.view)
      json.write("message", ChangeSentence(change).message)
      json.write("property", change.property?.rawValue)
      json.write("old", change.old)
      json.write("new", change.new)
      json.write("oldFrame", change.oldFrame)
      json.write("newFrame", change.newFrame)
      if !change.followers.isEmpty {
        json.array("followers", inline: true) { json in for name in change.followers { json.string(name) } }
      }
      if let distances = change.distances {
        json.member("rows", change.rowCount)
        json.key("distances")
        json.pair(distances.lowerBound, distances.upperBound)
      }
      json.write("oldSource", change.oldSource)
      json.write("newSource", change.newSource)
      json.write(reported.cause)
      if spec.environmentNames.count > 1 && !reported.environments.isEmpty {
        json.array("environments", inline: true) { json in
          for index in reported.environments { json.string(spec.environmentNames[index]) }
        }
      }
      if !reported.variants.isEmpty {
        json.array("variants") { json in for variant in reported.variants { json.write(variant, of: spec) } }
      }
      json.write("fingerprint", reported.fingerprint)
      if let acceptance = reported.acceptance {
        json.object("accepted", inline: true) { json in
          json.write("reason", acceptance.reason)
          json.write("expires", acceptance.expires)
          json.member("valid", acceptance.isValid)
        }
      }
    }
  }

  fileprivate mutating func write(_ group: CauseGroup) {
    object(inline: true) { json in
      json.writeMembers(of: group.cause)
      json.write("fingerprint", group.fingerprint)
      json.member("rows", group.rowCount)
      json.member("specs", group.specCount)
      json.member("changes", group.count)
      let counts = group.counts
      json.object("classes", inline: true) { json in
        for changeClass in ChangeClass.allCases where counts[changeClass] > 0 {
          json.key(escaping: changeClass.rawValue)
          json.integer(counts[changeClass])
        }
      }
    }
  }

  private mutating func write(_ cause: ChangeCause?) {
    guard let cause else { return }
    object("cause", inline: true) { json in json.writeMembers(of: cause) }
  }

  fileprivate mutating func writeMembers(of cause: ChangeCause) {
    write("kind", cause.kind.rawValue)
    write("of", cause.owner)
    write("message", cause.message)
    write("file", cause.place.file)
    if !cause.place.isWholeFile {
      member("line", cause.place.start.line)
      member("column", cause.place.start.column)
      member("endLine", cause.place.end.line)
      member("endColumn", cause.place.end.column)
    }
    guard !cause.others.isEmpty else { return }
    array("with") { json in for other in cause.others { json.object { $0.writeMembers(of: other) } } }
  }

  /// The numbers of a change in some environments.
  private mutating func write(_ variant: ReportedChange.Variant, of spec: SpecDiff) {
    object(inline: true) { json in
      json.array("environments") { json in
        for index in variant.environments { json.string(spec.environmentNames[index]) }
      }
      json.write("message", ChangeSentence(variant.change).message)
      json.write("oldFrame", variant.change.oldFrame)
      json.write("newFrame", variant.change.newFrame)
      if let distances = variant.change.distances {
        json.member("rows", variant.change.rowCount)
        json.key("distances")
        json.pair(distances.lowerBound, distances.upperBound)
      }
    }
  }

  private mutating func write(_ key: StaticString, _ text: String?) {
    guard let text else { return }
    self.key(key)
    string(text)
  }

  private mutating func write(_ key: StaticString, _ frame: LayoutRect?) {
    guard let frame else { return }
    self.key(key)
    array(inline: true) { json in
      json.pair(frame.x, frame.y)
      json.pair(frame.width, frame.height)
    }
  }

  private mutating func write(_ key: StaticString, _ range: SourceRange?) {
    guard let range else { return }
    self.key(key)
    object(inline: true) { json in
      json.write("file", range.file)
      if !range.isWholeFile {
        json.member("line", range.start.line)
        json.member("column", range.start.column)
      }
    }
  }
}
