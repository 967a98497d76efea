import LayoutFormat
import TableIR
import Testing

@testable import TableDiff

/// As many views as are read of a dump, in one cell: each is looked at a few times, or these tests would take hours.
@Suite("A cell with very many views")
struct ManyViewsTests {
  private static let most = 20_000
  private static let frame = LayoutRect(x: 0, y: 0, width: 10, height: 10)

  private static func cell(_ count: Int, kind: String, text: (Int) -> String?, titles: Int = 0) -> [ViewSnapshot] {
    var views = [
      ViewSnapshot(name: "", frame: frame), ViewSnapshot(name: "contentView", parent: 0, frame: frame),
    ]
    for number in 1...count {
      var values = [ViewSnapshot.Value(.kind, kind)]
      if let text = text(number) { values.append(.init(.text, text)) }
      views.append(ViewSnapshot(name: "\(kind) \(number)", parent: 1, frame: frame, values: values))
      let parent = views.count - 1
      for title in 0..<titles {
        views.append(
          ViewSnapshot(
            name: "\(kind) \(number).title \(title + 1)", parent: parent, frame: frame,
            values: [.init(.text, "\(number)"), .init(.kind, "label")]))
      }
    }
    return views
  }

  @Test("Views with the same text are paired in order")
  func texts() {
    let (spec, dump) = (
      Self.cell(Self.most / 2, kind: "label") { _ in "a" }, Self.cell(Self.most, kind: "label") { _ in "a" }
    )
    let matcher = DumpViewMatcher(spec: spec, dump: dump, ignoresCase: false)
    #expect(matcher.dumpIndex == spec.indices.map { $0 })
  }

  @Test("Titles of controls are paired in order")
  func titles() {
    let views = Self.cell(Self.most / 4, kind: "button", text: { _ in nil }, titles: 2)
    let matcher = DumpViewMatcher(spec: views, dump: views, ignoresCase: false)
    #expect(matcher.dumpIndex == views.indices.map { $0 })
  }

  @Test("Each view that the spec does not have gets a name")
  func names() {
    let (spec, dump) = (Self.cell(10, kind: "label") { "s\($0)" }, Self.cell(Self.most, kind: "label") { "d\($0)" })
    var aligner = DumpViewAligner(tolerance: 0.5)
    aligner.align(dump, to: spec)
    let names = aligner.views.map(\.name)
    #expect(names.count == Self.most + 2 && Set(names).count == names.count)
    #expect(names.last == "label \(Self.most)")
  }
}
