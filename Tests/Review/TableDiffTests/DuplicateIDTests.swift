import TableDiagnostics
import TableDiff
import Testing

@Suite("Several views, rows and sections with the same id")
struct DuplicateIDTests {
  private static func badges(_ first: String, _ second: String) -> String {
    rows(
      "{id: ann, height: 44, views: [{id: badge, label: A, color: \(first), frame: [10, 5, 60, 20]}, "
        + "{id: badge, label: B, color: \(second), frame: [80, 5, 60, 20]}]}")
  }

  private func report(_ old: String, _ new: String, environments: Int = 1) -> SpecDiff {
    let environment = EnvironmentDiff(name: "", diff: diff(old, new))
    return SpecDiff(
      name: "spec", oldPath: "a", newPath: "b", merging: Array(repeating: environment, count: environments))
  }

  @Test("Both views with the same id in a row are reported, once each for all environments", arguments: 1...2)
  func views(_ environments: Int) {
    let found = report(Self.badges("red", "red"), Self.badges("blue", "blue"), environments: environments)
    #expect(found.changes.map(\.change.place.path) == ["friends/ann.badge", "friends/ann.badge"])
    #expect(found.changes.allSatisfy { $0.environments == Array(0..<environments) })
  }

  @Test("Accepting the change of one view does not accept the other's")
  func fingerprints() throws {
    let found = report(Self.badges("red", "red"), Self.badges("blue", "blue"))
    #expect(Set(found.changes.map(\.fingerprint)).count == 2)
    // One that is alone keeps the fingerprint that it had.
    let alone = report(Self.badges("red", "red"), Self.badges("blue", "red"))
    #expect(alone.changes.map(\.fingerprint) == [found.changes[0].fingerprint])
    let first = try #require(found.changes.first)
    var run = DiffReport(specs: [found])
    let known = KnownChanges(accepted: [.init(fingerprint: first.fingerprint, reason: "asked for")])
    let outcome = known.apply(to: &run, today: try #require(CalendarDay("2026-01-01")))
    #expect(outcome.used.fingerprints.keys.sorted() == [first.fingerprint])
    #expect(run.specs[0].changes.map(\.isAccepted) == [true, false])
  }

  @Test("A row is named once in a change of several rows")
  func groups() {
    let groups = ChangeGroup.groups(report(Self.badges("red", "red"), Self.badges("blue", "blue")).changes)
    #expect(groups.map(\.subject) == ["friends/ann.badge", "friends/ann.badge"])
  }

  @Test("Views with the same id are matched by what they show")
  func pairs() {
    let old = rows(
      "{id: ann, height: 44, views: [{id: badge, label: A, frame: [10, 5, 60, 20]}, "
        + "{id: badge, label: B, frame: [80, 5, 60, 20]}]}")
    let new = rows("{id: ann, height: 44, views: [{id: badge, label: B, frame: [80, 5, 60, 20]}]}")
    #expect(diff(old, new).changes.map(\.brief) == ["D0209 friends/ann.badge: A → -"])
  }

  @Test("Views that move with a view of the same name are named once each")
  func nested() {
    func spec(_ width: Int) -> String {
      rows(
        "{id: ann, height: 60, views: [{id: a, frame: [10, 5, \(width), 40], "
          + "stack: {views: [{id: a, stack: {views: [{id: a, label: A}]}}]}}]}")
    }
    #expect(
      diff(spec(100), spec(160)).changes.map(\.brief) == ["D0207 friends/ann.a: 10,5 100×40 → 10,5 160×40 with a, a"])
  }

  @Test("A changed section id is reported, even if it looks like a generated one")
  func madeIDs() {
    func spec(_ id: String) -> String { "tablespec: 1\nsections:\n  - {\(id)rows: [{id: a, text: A}]}\n" }
    #expect(
      diff(spec("id: section-1, "), spec("id: section-7, ")).changes.map(\.brief) == [
        "D0104 section-7: section-1 → section-7"
      ])
    #expect(diff(spec(""), spec("id: section-0, ")).changes.map(\.brief) == ["D0504 section-0: - → section-0"])
    #expect(diff(spec(""), spec("")).changes.isEmpty)
  }
}
