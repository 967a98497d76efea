import ArgumentParser
import Foundation
import TableDiagnostics
import TableDiff
import TableIR
import Testing

@testable import tablec

@Suite("Comparing more specs than memory holds")
struct LargeDiffTests {
  /// Specs of which each has a change of its own, and a template that all share has two, so that there are questions about causes.
  private static func folder() throws -> TemporaryFolder {
    var files: [String: String] = [:]
    for (side, style, height) in [("old", "value1", 44), ("new", "subtitle", 52)] {
      files["\(side)/_look.yaml"] = "templates:\n  link: {style: \(style), height: \(height)}\n"
      for index in 0..<16 {
        let own = side == "new" && index % 2 == 0 ? ", height: 60" : ""
        files["\(side)/s\(index).yaml"] = """
          tablespec: 1
          include: [_look.yaml]
          environments: [{device: [iphone-15, iphone-se], appearance: [light, dark]}]
          sections:
            - id: s
              rows:
                - {id: a, text: 'Ann \(index)', detailText: Away, use: link}
                - {id: b, text: Ben, detailText: Back, use: link}
                - {id: c, text: 'Cat\(side == "new" ? " \(index)" : "")', detailText: Calm\(own)}
                - {id: d, text: Dan}

          """
      }
    }
    // One is new, one is gone, and the name of an output of one can be that of another.
    files["new/new.yaml"] = files["new/s1.yaml"]
    files["old/gone.yaml"] = "tablespec: 1\nsections: [{rows: [Zoe, Zac, Zed]}]\n"
    files["old/s1.b.yaml"] = files["old/s1.yaml"]
    files["new/s1.b.yaml"] = files["new/s2.yaml"]
    return try TemporaryFolder(files)
  }

  private struct Written {
    var specs: [SpecDiff]
    var spool: ChangeSpool
    var files: [String: Data]
  }

  /// Compares the two folders, and writes reports in all formats.
  private func compare(_ folder: TemporaryFolder, _ keeping: DiffRun.Keeping, jobs: Int, to name: String) throws
    -> Written
  {
    let formats = DiffFormat.allCases.flatMap { ["--format", $0.rawValue] }
    let arguments = [folder.path("old"), folder.path("new"), "-o", folder.path(name)] + formats
    let command = try #require(try Diff.parseAsRoot(arguments) as? Diff)
    var reporter = Reporter(command.report)
    let operands = try DiffOperands(
      command.sides, command.limits, SpecSelection(command.limits), command.environment)
    let session = Session(command.environment, command.font, command.limits, reporter: &reporter)
    let output = try DiffOutput(command.diff, command.report)
    let reader = DiffReader(session: session)
    let pairs = DiffPairs(operands, reader: reader, jobs: 1).pairs
    let run = DiffRun(
      reader: reader, comparison: SpecComparison(environments: session.environments, keepsTrees: true, jobs: 1),
      jobs: jobs, paths: ReportPaths(), tables: output.tables(of: pairs), keeping: keeping)
    var (report, diagnostics) = run.compare(pairs)
    #expect(diagnostics.allSatisfy { !$0.hasErrors })
    report.groupByCauses()
    reporter.take(ComparisonReport(report, checkout: nil))
    output.write(report, tables: run.tables, reporter: &reporter)
    #expect(reporter.status == .done)
    let written = folder.files.filter { $0.hasPrefix("\(name)/") }
    let files = written.map {
      ($0.dropFirst(name.count + 1), FileManager.default.contents(atPath: folder.path($0)) ?? Data())
    }
    return Written(
      specs: report.specs, spool: run.spool, files: Dictionary(uniqueKeysWithValues: files.map { (String($0.0), $0.1) })
    )
  }

  @Test("every report is the same whether changes and tables are kept in memory or not")
  func reports() throws {
    let folder = try Self.folder()
    let whole = try compare(folder, DiffRun.Keeping(), jobs: 1, to: "whole")
    let formats = Set(whole.files.keys.map { $0.split(separator: ".").last.map(String.init) ?? "" })
    #expect(
      formats == ["txt", "json", "md", "svg", "html", "sarif", "xml", "rdjson"] && whole.files.count > 60)
    let text = String(decoding: try #require(whole.files["diff.txt"]), as: UTF8.self)
    #expect(text.contains("_look.yaml:2") && text.contains("is gone"), "\(text)")
    var few = DiffRun.Keeping()
    (few.changes, few.rows) = (0, 0)
    let spilled = try compare(folder, few, jobs: 3, to: "spilled")
    #expect(spilled.specs.allSatisfy(\.environments.isEmpty) && !spilled.spool.isDamaged)
    #expect(spilled.files.keys.sorted() == whole.files.keys.sorted())
    for (name, bytes) in whole.files { #expect(spilled.files[name] == bytes, "\(name)") }
    for (one, other) in zip(whole.specs, spilled.specs) {
      #expect(one.changes == other.changes && one.counts == other.counts && one.isChanged == other.isChanged)
    }
  }

  @Test("what is kept of a pair does not contain its tables, and no changes beyond a number")
  func memory() throws {
    let folder = try Self.folder()
    var some = DiffRun.Keeping()
    (some.changes, some.rows) = (40, 100)
    let run = try compare(folder, some, jobs: 1, to: "out")
    let kept = run.specs.flatMap(\.environments)
    let rows = kept.flatMap { [$0.diff.old, $0.diff.new] }.flatMap(\.sections).reduce(0) { $0 + $1.rows.count }
    #expect(rows > 0 && rows <= 100)
    #expect(run.specs.reduce(0) { $0 + $1.changesInMemory } <= 40)
    #expect(run.specs.reduce(0) { $0 + $1.changes.count } > 100)
  }

  @Test("a change is the same after it was kept in a file")
  func changes() throws {
    let range = SourceRange(
      file: "a.yaml", start: SourcePosition(line: 2, column: 3), end: SourcePosition(line: 4, column: 5))
    var place = ChangePlace(
      section: "s", row: "r", view: "v", oldRow: RowIndex(section: 1, row: 2), newRow: RowIndex(section: 3, row: 4))
    (place.title, place.oldSectionName, place.oldRowName) = ("t", "os", "or")
    var change = Change(.frameChanged, place)
    (change.property, change.old, change.new) = (.text, "", "é\u{202E}")
    let frames = (0..<4).map { LayoutRect(x: Double($0), y: -0.1, width: 1 / 3, height: 1e300) }
    (change.oldFrame, change.newFrame, change.oldOutline, change.newOutline) = (
      frames[0], frames[1], frames[2], frames[3]
    )
    (change.followers, change.rowCount, change.distances, change.perspective) = (["x", "y"], 7, -1.5...2.25, .app)
    change.lastRow = RowIndex(section: 5, row: 6)
    (change.oldSource, change.newSource) = (range, SourceRange(file: "whole.yaml"))
    var cause = ChangeCause(
      kind: .template, owner: "o", message: "m", place: range, oldPlace: SourceRange(file: "x"), identity: "i")
    cause = ChangeCause(cause, with: [cause])
    var reported = ReportedChange(change: change, environments: [0, 5], fingerprint: "f")
    (reported.otherFingerprints, reported.cause, reported.isCauseUndetermined) = (["g", "h"], cause, true)
    reported.environmentShare = cause
    reported.acceptance = Acceptance(reason: "why", expires: "2027-01-31", isValid: false)
    reported.variants = [.init(change: Change(.textChanged, ChangePlace()), environments: [1])]
    // A property that is added must be written, too.
    func properties(_ value: Any) -> [String] { Mirror(reflecting: value).children.compactMap(\.label) }
    #expect(
      properties(reported)
        == [
          "change", "environments", "fingerprint", "otherFingerprints", "acceptance", "cause", "environmentShare",
          "isCauseUndetermined", "variants",
        ])
    #expect(
      properties(change) == [
        "code", "place", "property", "old", "new", "oldFrame", "newFrame", "oldOutline", "newOutline", "followers",
        "rowCount", "lastRow", "distances", "perspective", "oldSource", "newSource",
      ])
    #expect(
      properties(place) == ["section", "title", "row", "view", "oldRow", "newRow", "oldSectionName", "oldRowName"])
    #expect(properties(cause) == ["kind", "owner", "message", "place", "oldPlace", "identity", "others"])
    #expect(properties(reported.acceptance as Any).isEmpty == false)
    let plain = ReportedChange(change: Change(.specAdded, ChangePlace()), environments: [], fingerprint: "")
    let spool = ChangeSpool(mostInMemory: 0)
    let read = try #require(spool.keep([reported, plain]))
    let other = try #require(spool.keep([plain]))
    let found = read()
    #expect(found == [reported, plain] && other() == [plain] && read() == found && !spool.isDamaged)
    // Causes are equal if their identities are.
    #expect(found[0].cause?.message == "m" && found[0].cause?.place == range && found[0].cause?.others.count == 1)
    #expect(found[0].cause?.owner == "o" && found[0].cause?.oldPlace == SourceRange(file: "x"))
  }

  @Test("a report lists so many items, the worst, and says how many it leaves out")
  func items() throws {
    let specs = (0..<30).map { index in
      var change = Change(index % 3 == 0 ? .rowRemoved : .textChanged, ChangePlace(section: "s", row: "r\(index)"))
      (change.old, change.new) = ("a", "b")
      var spec = SpecDiff(
        name: "s\(index)", oldPath: "a", newPath: "b",
        changes: [ReportedChange(change: change, environments: [], fingerprint: "\(index)")])
      spec.failsFrom = .text
      return spec
    }
    let report = ComparisonReport(DiffReport(specs: specs), checkout: nil)
    let few = report.items(bySpec: true, most: 12) { _ in true }
    #expect(few.items.count == 12 && few.omitted.total == 18)
    #expect(few.items.count { $0.diagnostic.code == .rowRemoved } == 10)
    let all = report.items(bySpec: false) { _ in true }
    #expect(all.items.count == 30 && all.omitted.total == 0)
    let remark = try #require(few.items.last).remark(on: few.omitted)
    #expect(remark.diagnostic.message.hasPrefix("and 18 more changes that this report does not list"))
  }

  @Test("a page that leaves out specs has the JSON beside it, which replaces no other file")
  func page() throws {
    let specs = (0..<2_100).map { index in
      let change = Change(.rowRemoved, ChangePlace(section: "s", row: "r\(index)"))
      return SpecDiff(
        name: "s\(index)", oldPath: "a", newPath: "b",
        changes: [ReportedChange(change: change, environments: [], fingerprint: "\(index)")])
    }
    let folder = try TemporaryFolder(["mine.json": "{}"])
    func write(_ specs: [SpecDiff], to name: String) throws {
      let command = try #require(try Diff.parseAsRoot(["a", "b", "-o", folder.path(name)]) as? Diff)
      var reporter = Reporter(command.report)
      try DiffOutput(command.diff, command.report).write(DiffReport(specs: specs), reporter: &reporter)
      #expect(reporter.status == .done)
    }
    try write(specs, to: "diff.html")
    #expect(folder.text("diff.html")?.contains("<p>and 100 more specs; see the JSON for all of them</p>") == true)
    #expect(folder.text("diff.json")?.contains("\"name\": \"s2099\"") == true)
    try write(Array(specs.prefix(2_050)), to: "diff.html")
    #expect(folder.text("diff.json")?.contains("s2099") == false)
    try write(specs, to: "mine.html")
    #expect(folder.text("mine.json") == "{}")
    try write(Array(specs.prefix(20)), to: "small.html")
    #expect(folder.text("small.json") == nil)
  }
}
