import Testing

@testable import TableConstraints

@Suite("Views in a chain")
struct ChainTests {
  /// A view's place and size along one axis.
  private struct Span {
    let start, size: LinearSystem.Variable

    init(_ system: inout LinearSystem, isNonnegative: Bool = true) {
      start = system.addVariable()
      size = system.addVariable(isNonnegative: isNonnegative)
    }

    var end: LinearSystem.Expression { start + size }
  }

  @Test("Chained views share the space between the edges, minus margins and gaps")
  func edges() {
    var system = LinearSystem()
    let width = system.addParameter(nominal: 375)
    let (icon, title) = (Span(&system), Span(&system))
    system.add(icon.start, .equal, 16.0)
    system.add(icon.size, .equal, 29.0)
    system.add(title.start, .equal, icon.end + 12.0)
    system.add(title.end, .equal, width - 16.0)
    var prepared = PreparedSystem(system)
    for width in [375.0, 320, 1_024] {
      let solution = prepared.solve([width])
      #expect(solution[icon.start, icon.size, title.start, title.size] == [16, 29, 57, width - 73])
      #expect(solution.isUnique && solution.violated.isEmpty && !solution.isExhausted)
    }
  }

  @Test("Views are centred by half their size")
  func centre() {
    var system = LinearSystem()
    let (width, intrinsic) = (system.addParameter(nominal: 375), system.addParameter(nominal: 80))
    let view = Span(&system)
    system.add(view.start + 0.5 * view.size, .equal, 0.5 * width)
    system.add(view.size, .equal, intrinsic, 250)
    var prepared = PreparedSystem(system)
    #expect(prepared.solve([375, 80])[view.start, view.size] == [147.5, 80])
    #expect(prepared.solve([320, 33])[view.start, view.size] == [143.5, 33])
  }

  @Test("A size may be a multiple of another, on both sides of 0")
  func multiples() {
    var system = LinearSystem()
    let (one, other) = (Span(&system, isNonnegative: false), Span(&system, isNonnegative: false))
    let size = system.addParameter()
    system.add(one.size, .equal, size)
    system.add(other.size, .equal, 1.5 * one.size - 3.0)
    system.add(one.start, .equal, -1 * one.size)
    system.add(other.start, .equal, one.start)
    var prepared = PreparedSystem(system)
    #expect(prepared.solve([40])[other.start, other.size] == [-40, 57])
    #expect(prepared.solve([-40])[other.start, other.size] == [40, -63])
  }

  @Test("Views keep a minimum distance and yield if there is no space")
  func inequalities() {
    var system = LinearSystem()
    let (width, intrinsic) = (system.addParameter(nominal: 300), system.addParameter(nominal: 100))
    let (title, date) = (Span(&system), Span(&system))
    system.add(title.start, .equal, 16.0)
    system.add(date.end, .equal, width - 16.0)
    system.add(date.start, .greaterOrEqual, title.end + 8.0)
    system.add(date.size, .equal, 60.0)
    let hugging = system.add(title.size, .lessOrEqual, intrinsic, 250)
    let compression = system.add(title.size, .greaterOrEqual, intrinsic, 750)
    var prepared = PreparedSystem(system)
    let roomy = prepared.solve([300, 100])
    #expect(roomy[title.size, date.start] == [100, 224])
    #expect(roomy.violated.isEmpty && roomy.isUnique)
    let tight = prepared.solve([300, 250])
    #expect(tight[title.size, date.start] == [200, 224])
    #expect(tight.violated == [.init(constraint: compression, priority: 750, amount: 50)])
    // Without the least distance the text is stretched.
    system.add(date.start, .equal, title.end + 8.0, 900)
    prepared = PreparedSystem(system)
    #expect(prepared.solve([300, 100]).violated == [.init(constraint: hugging, priority: 250, amount: 100)])
  }

  @Test("Sizes stay between two bounds")
  func bounds() {
    var system = LinearSystem()
    let wish = system.addParameter()
    let x = system.addVariable()
    system.add(x, .greaterOrEqual, 44.0)
    system.add(x, .lessOrEqual, 88.0)
    system.add(x, .equal, wish, 500)
    var prepared = PreparedSystem(system)
    for (wish, value) in [(0.0, 44.0), (44, 44), (60, 60), (88, 88), (1e6, 88), (-1e6, 44)] {
      #expect(prepared.solve([wish])[x] == value)
    }
  }

  @Test("Views share the remaining space equally")
  func equalSizes() {
    var system = LinearSystem()
    let width = system.addParameter(nominal: 320)
    let views = (0..<5).map { _ in Span(&system) }
    system.add(views[0].start, .equal, 0.0)
    for (view, next) in zip(views, views.dropFirst()) {
      system.add(next.start, .equal, view.end + 10.0)
      system.add(next.size, .equal, view.size)
    }
    system.add(views[4].end, .equal, width)
    let solution = system.solved(340)
    #expect(views.map { solution[$0.size] } == [60, 60, 60, 60, 60])
    for (index, view) in views.enumerated() {
      #expect((solution[view.start] - 70 * Double(index)).magnitude < 1e-12 * 340)
    }
  }
}
