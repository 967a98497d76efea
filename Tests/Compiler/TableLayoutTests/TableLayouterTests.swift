import SpecCompiling
import TableIR
import TableLayout
import Testing

@Suite("The layouters of a table")
struct TableLayouterTests {
  @Test("obey the environments and the metrics of its spec")
  func spec() throws {
    let table = try SpecTables.table(
      yaml: """
        tablespec: 1
        metrics: ios17
        environments:
          - {device: iphone-se, contentSize: [large, ax1]}
          - {device: iphone-17, metrics: ios26}
        sections: [{rows: [a]}]
        """)
    let layouters = TableLayouter.layouters(for: table)
    #expect(layouters.map(\.environment.ios) == [17, 17, 26])
    #expect(layouters.map { $0.profile == .ios26 } == [false, false, true])
    #expect(layouters.map(\.environment.contentSizeCategory) == [.large, .accessibilityMedium, .large])
    #expect(layouters.map { $0.layOut(table).table.sections[0].rows[0].frame.height }.last == 52)
  }

  @Test("are one, on the standard device in the newest system, for a spec that says nothing")
  func standard() throws {
    let layouters = TableLayouter.layouters(for: try SpecTables.table(yaml: "sections: []\n"))
    #expect(layouters.count == 1 && layouters[0].environment.ios == 26 && layouters[0].profile == .ios26)
  }

  @Test(
    "A version of iOS is given once: by the environment, or by metrics",
    arguments: [(17, false), (26, true), (24, false)])
  func version(_ ios: Int, _ isNew: Bool) {
    let layouter = TableLayouter(environment: Environment(screen: .device(.standard), ios: ios))
    #expect((layouter.profile == .ios26) == isNew && layouter.environment.ios == ios)
    let other = TableLayouter(
      environment: Environment(screen: .device(.standard), ios: ios), metrics: Table.Metrics(profile: .ios13, ios: 13))
    #expect(other.environment.ios == 13 && other.profile == .ios13)
  }
}
