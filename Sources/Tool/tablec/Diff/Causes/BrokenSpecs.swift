import TableDiagnostics
import TableDiff

/// The errors that specs have because another file was edited: a template that they use is gone. Each edit is told once, where it was made.
struct BrokenSpecs {
  /// An error of a spec, and the edit that made it.
  struct Break: Sendable {
    var cause: ChangeCause
    var error: Diagnostic
  }

  private struct Group {
    var cause: ChangeCause
    var code: DiagnosticCode
    var uses: [Note] = []
    var specs = 0
  }

  private var groups: [Group] = []
  private var indices: [String: Int] = [:]
  /// The number of specs that are named.
  private static let mostNamed = 3

  /// Adds the errors of one spec.
  mutating func add(_ breaks: [Break]) {
    var met: Set<Int> = []
    for broken in breaks {
      let key = "\(broken.error.code.rawValue)\n\(broken.cause.identity)"
      let index = indices[key] ?? groups.count
      if index == groups.count {
        groups.append(Group(cause: broken.cause, code: broken.error.code))
        indices[key] = index
      }
      guard met.insert(index).inserted else { continue }
      groups[index].specs += 1
      guard groups[index].specs <= Self.mostNamed else { continue }
      let message = broken.cause.kind == .template ? "used here" : broken.error.message
      groups[index].uses.append(Note(message: message, range: broken.error.range))
    }
  }

  /// One for each edit, in the order of the specs.
  var errors: [Diagnostic] {
    groups.map { group in
      var notes = group.uses
      let more = group.specs - notes.count
      if more > 0 { notes.append(Note(message: "the same in \(counted(more, "other spec"))")) }
      return Diagnostic(
        code: group.code, message: "\(group.cause.message), which breaks \(counted(group.specs, "spec"))",
        range: group.cause.place, notes: notes, help: "keep it, or change what uses it in the same commit")
    }
  }
}
