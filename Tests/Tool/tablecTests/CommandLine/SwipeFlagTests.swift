import Foundation
import TableIR
import Testing

@testable import tablec

@Suite("A row that is swiped open")
struct SwipeFlagTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder(["list.yaml": Self.spec]) }

  private static let spec = """
    tablespec: 1
    swipeActions: {leading: [Pin]}
    sections:
      - rows: [{id: ann, text: Ann, editing: delete}, {id: ben, text: Ben, swipeActions: {leading: []}}]
    """

  private func run(_ arguments: String...) async throws -> Program.Run {
    try await Program.tablec.run(arguments, in: folder.url)
  }

  @Test("is asked for by its id, at the trailing edge or, after a colon, at another")
  func edges() async throws {
    let trailing = try await run("compile", "list.yaml", "--state", "swiped=ann")
    #expect(trailing.status == 0 && trailing.errors == "")
    #expect(trailing.output.contains(#""swipeActions": {"open": "trailing""#))
    let leading = try await run("compile", "list.yaml", "--state", "selected=ben,swiped=ann:leading,offset=0")
    #expect(leading.status == 0 && leading.output.contains(#""swipeActions": {"open": "leading""#))
    #expect(leading.output.contains(#""selected": true"#))
    #expect(try await run("compile", "list.yaml", "--state", "swiped=ann:trailing").output == trailing.output)
  }

  @Test("is written in an address as the flag takes it, with all that a state has")
  func addresses() throws {
    let states = [
      TableState.normal, TableState(isEditing: true, selectedRows: ["ann", "ben"], contentOffset: 12.5),
      TableState(highlightedRows: ["ann"], swipedRow: SwipedRow(id: "ben", edge: .leading)),
      TableState(selectedRows: ["a"], highlightedRows: ["b", "c"], swipedRow: SwipedRow(id: "d", edge: .trailing)),
    ]
    for state in states { #expect(TableState(argument: state.argument) == state, "\(state.argument)") }
    #expect(states[1].argument == "editing,offset=12.5,selected=ann,ben")
  }

  @Test("is one row at a time", arguments: ["swiped=", "swiped=:leading", "swiped=ann,ben", "swiped=ann,swiped=ben"])
  func refusals(_ state: String) async throws {
    let run = try await run("compile", "list.yaml", "--state", state)
    #expect(run.status == 64 && run.output == "" && run.errors.contains("swiped=ID:leading"))
  }

  @Test("names the outputs of each state, and their places on a page")
  func names() async throws {
    let states = ["--state", "swiped=ann", "--state", "swiped=ann:leading"]
    let written = try await Program.tablec.run(
      ["compile", "list.yaml", "-o", "out", "--emit", "svg"] + states, in: folder.url)
    #expect(written.status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "out").path).sorted()
    #expect(names == ["list.swiped-ann-leading.svg", "list.swiped-ann.svg"])
    let page = try await Program.tablec.run(
      ["compile", "list.yaml", "-o", "-", "--emit", "html"] + states, in: folder.url)
    #expect(page.output.contains("ann swiped open at its leading edge"))
  }

  @Test("is told of where it is not there, or has nothing to show")
  func warnings() async throws {
    let missing = try await run("preview", "list.yaml", "-o", "a.svg", "--state", "swiped=anm")
    #expect(
      missing.status == 0 && missing.errors.contains("warning[W0401]: --state names a row 'anm' that does not exist"))
    for (row, edge) in [("ben", "trailing"), ("ben:leading", "leading")] {
      let run = try await run("preview", "list.yaml", "-o", "a.svg", "--state", "swiped=\(row)")
      #expect(
        run.status == 0
          && run.errors.hasPrefix(
            "warning[W0402]: --state swipes open the row 'ben', which has no swipe actions at its \(edge) edge\n")
      )
    }
  }
}
