import LayoutFormat
import SpecCompiling
import TableIR
import TableEmission
import TableLayout
import TableParsing
import TableSupport
import Testing

/// Large tables, which several threads lay out and write.
@Suite("The number of threads changes neither a layout nor its JSON nor its work")
struct ThreadTests {
  /// The rows of each table differ in heights that end between pixels, in styles, images and separators.
  static let specs: [(name: String, yaml: String)] = [
    ("many sections", sections((0..<60).map { "{id: s\($0), header: H \($0), footer: F, rows: [\(rows(40, $0))]}" })),
    ("one section", sections(["{rows: [\(rows(2_400, 0))]}"])),
    ("sections without rows", sections(["{rows: [{repeat: 1500, text: A}]}", "{header: H}", "{rows: [{text: B}]}"])),
    (
      "automatic heights",
      "tablespec: 1\nstyle: plain\nsections: [{rows: [{repeat: 1200, style: subtitle, height: automatic, text: "
        + "{text: \"{number} words and words and words and words and words\", lines: 0}, detailText: B}]}]"
    ),
    (
      "constraints",
      "tablespec: 1\nsections: [{rows: [{repeat: 1100, height: 44.5, views: [{id: a, label: \"{number}\"}], "
        + "constraints: [a.leading == margins.leading, a.centerY == contentView.centerY]}]}]"
    ),
  ]

  private static func sections(_ sections: [String]) -> String {
    "tablespec: 1\nstyle: insetGrouped\nsections: [\(sections.joined(separator: ", "))]"
  }

  private static func rows(_ count: Int, _ seed: Int) -> String {
    let heights = ["44.5", "44.25", "60", "51.1"]
    let contents = [
      "style: value1, detailText: \"\\\"quoted\\\"\"", "style: subtitle, detailText: words", "selected: true",
      "image: {size: [20, 20]}", "accessory: disclosureIndicator", "separatorStyle: none",
    ]
    return (0..<count).map { index in
      let (height, content) = (heights[(index + seed) % heights.count], contents[(index * 7 + seed) % contents.count])
      return "{text: Row \(index), height: \(height), \(content)}"
    }.joined(separator: ", ")
  }

  /// Two of different scales, one of them scrolled: what else differs between environments says nothing about threads.
  private static let environments: [Environment] = {
    let all = LayoutFiles.environments
    var scrolled = all.first { $0.scale != all[0].scale } ?? all[0]
    scrolled.contentOffset = 700
    return [all[0], scrolled]
  }()

  @Test(arguments: specs.map(\.name))
  func threads(_ name: String) throws {
    let table = try SpecTables.table(yaml: #require(Self.specs.first { $0.name == name }).yaml)
    for environment in Self.environments {
      var layouter = table.layouter(in: environment)
      let work = WorkMeter(limit: .max)
      let tree = layouter.layOut(table, work: work)
      let texts = [false, true].map { JSONEmitter(includesSourceMap: $0).emit(tree) }
      for jobs in [2, 3, 8] {
        let sharedWork = WorkMeter(limit: .max)
        layouter.jobs = jobs
        #expect(layouter.layOut(table, work: sharedWork) == tree)
        #expect(sharedWork.spent == work.spent)
        for (includesSourceMap, bytes) in zip([false, true], texts) {
          #expect(JSONEmitter(includesSourceMap: includesSourceMap, jobs: jobs).emit(tree) == bytes)
        }
      }
      for (jobs, includesSourceMap) in [(1, false), (2, true), (3, false)] {
        layouter.jobs = jobs
        try checkDeferredCells(
          of: table, layouter, JSONEmitter(includesSourceMap: includesSourceMap, jobs: jobs),
          texts[includesSourceMap ? 1 : 0], after: work.spent, areDeferred: name != "constraints")
      }
    }
  }

  /// Cells that are made while they are written are those of the tree.
  private func checkDeferredCells(
    of table: Table, _ layouter: TableLayouter, _ emitter: JSONEmitter, _ bytes: [UInt8], after spent: Int,
    areDeferred: Bool
  ) throws {
    let work = WorkMeter(limit: spent + bytes.count)
    let layout = layouter.layOutDeferringCells(table, work: work)
    #expect(layout.isDeferred == areDeferred)
    #expect(emitter.emit(layout, work: work) == bytes)
    #expect(work.spent == work.limit)
    var pieces: [UInt8] = []
    let isWhole = emitter.write(layout, work: WorkMeter(limit: .max)) { piece in
      pieces += piece
      return true
    }
    #expect(isWhole)
    #expect(pieces == bytes)
  }

  @Test("A text that is written piece by piece ends early without work, or if it is not taken", arguments: [1, 2])
  func incompletePieces(jobs: Int) throws {
    let table = try SpecTables.table(yaml: Self.specs[1].yaml)
    var layouter = table.layouter(in: Self.environments[0])
    layouter.jobs = jobs
    let (layouting, writing) = (WorkMeter(limit: .max), WorkMeter(limit: .max))
    let layout = layouter.layOutDeferringCells(table, work: layouting)
    let emitter = JSONEmitter(jobs: jobs)
    var count = 0
    func write(_ work: WorkMeter, upTo most: Int) -> Bool {
      count = 0
      return emitter.write(layout, work: work) { piece in
        count += piece.count
        return count < most
      }
    }
    #expect(write(writing, upTo: .max))
    let size = count
    #expect(!write(WorkMeter(limit: writing.spent - 1), upTo: .max))
    #expect(!write(WorkMeter(limit: .max), upTo: size / 2))
    #expect((size / 2..<size).contains(count))
    // Heights alone can cost too much.
    let automatic = try SpecTables.table(yaml: #require(Self.specs.first { $0.name == "automatic heights" }).yaml)
    let little = WorkMeter(limit: 10_000)
    _ = layouter.layOutDeferringCells(automatic, work: little)
    #expect(little.isSpent)
  }

  @Test("A limit ends the work of all threads, and the output is cut off above its limit")
  func limits() throws {
    let table = try SpecTables.table(yaml: Self.specs[0].yaml)
    var layouter = table.layouter(in: Self.environments[0])
    layouter.jobs = 2
    let whole = WorkMeter(limit: .max)
    let tree = layouter.layOut(table, work: whole)
    for limit in [0, whole.spent / 2, whole.spent - 1] {
      let work = WorkMeter(limit: limit)
      _ = layouter.layOut(table, work: work)
      #expect(work.isSpent)
      #expect(work.spent <= whole.spent * 2)
    }
    let bytes = JSONEmitter().emit(tree)
    let cut = JSONEmitter(jobs: 2).emit(tree, cutAfter: bytes.count / 4)
    #expect((bytes.count / 4 + 1..<bytes.count).contains(cut.count))
    #expect(try JSONEmitter(jobs: 2).emit(tree, limit: bytes.count) == bytes)
    #expect(throws: OutputTooLarge(limit: bytes.count - 1)) {
      try JSONEmitter(jobs: 2).emit(tree, limit: bytes.count - 1)
    }
    let picture = SVGEmitter().emit(tree)
    #expect(try SVGEmitter().emit(tree, limit: picture.count) == picture)
    #expect(throws: OutputTooLarge(limit: 100)) { try SVGEmitter().emit(tree, limit: 100) }
  }

  @Test("A row's height does not depend on where it is", arguments: [1.0, 2, 3])
  func heights(scale: Double) throws {
    let table = try SpecTables.table(
      yaml:
        "tablespec: 1\nstyle: plain\nsections: [{rows: [{repeat: 3000, text: A, height: 44.5}]}]")
    let environment = Environment(screen: .custom(LayoutSize(width: 390, height: 844), scale: scale), ios: 17)
    let rows = table.laidOut(in: environment).table.sections[0].rows
    #expect(Set(rows.dropFirst().dropLast().map(\.frame.height)).count == 1)
  }
}
