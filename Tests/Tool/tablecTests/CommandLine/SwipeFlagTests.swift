import Foundation
import TableIR
import Testing

@testable import tablec

@Suite("A row that is swiped open")
struct SwipeFlagTests {
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
}
