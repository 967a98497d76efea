import TableIR
import TableSupport

/// The `d` attribute of a path, in absolute coordinates.
package struct PathData {
  private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func move(_ x: Double, _ y: Double) {
    append("M", x, y)
  }

  package mutating func line(_ x: Double, _ y: Double) {
    append("L", x, y)
  }

  package mutating func curve(_ first: LayoutPoint, _ second: LayoutPoint, to end: LayoutPoint) {
    append("C", first.x, first.y)
    append(" ", second.x, second.y)
    append(" ", end.x, end.y)
  }

  package mutating func close() {
    bytes.append(UInt8(ascii: "Z"))
  }

  private mutating func append(_ command: StaticString, _ x: Double, _ y: Double) {
    bytes.append(literal: command)
    bytes.appendDecimal(x)
    bytes.append(UInt8(ascii: " "))
    bytes.appendDecimal(y)
  }
}
