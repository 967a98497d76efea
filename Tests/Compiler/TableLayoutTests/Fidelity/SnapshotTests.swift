import TableIR
import TableLayout
import Testing

/// Tables of standard cells as they were seen on screens: the picture decides.
@Suite("Tables match pictures of them")
struct SnapshotTests {
  @Test("Frames match within a pixel", arguments: Snapshot.all)
  func figures(of snapshot: Snapshot) throws {
    let table = try snapshot.laidOut()
    let pixel = 1 / snapshot.scale + 0.001
    for figure in snapshot.figures.joined() {
      let computed = try #require(figure.computed(table), "\(snapshot.name): no \(figure.what)")
      let least = figure.isTextInk ? figure.observed - 1 : figure.observed
      #expect(
        (least - pixel...figure.observed + pixel).contains(computed),
        "\(snapshot.name): \(figure.what) is \(computed), and \(figure.observed) in the picture")
    }
  }
}
