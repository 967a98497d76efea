/// A view as `recursiveDescription` prints it: what an app's views are written with in tests.
struct PrintedView: Sendable {
  var name: String
  var frame: [Double]
  /// Between the frame and the layer: `text = 'Ann'`.
  var attributes: [String]
  /// Behind the layer: `contentOffset: {0, 0}`.
  var ends: [String] = []
  var children: [PrintedView]

  init(_ name: String, _ frame: [Double], _ attributes: String..., children: [PrintedView] = []) {
    (self.name, self.frame, self.attributes, self.children) = (name, frame, attributes, children)
  }

  static func label(_ text: String, _ frame: [Double], of name: String = "UITableViewLabel") -> PrintedView {
    PrintedView(name, frame, "text = '\(text)'")
  }

  /// A table with its content's height.
  static func table(_ frame: [Double], height: Double, _ children: [PrintedView]) -> PrintedView {
    var table = PrintedView("UITableView", frame, "clipsToBounds = YES", children: children)
    table.ends = ["contentOffset: {0, 0}", "contentSize: {\(number(frame[2])), \(number(height))}"]
    return table
  }

  /// The whole of it, a line a view.
  var text: String { lines(depth: 0).joined(separator: "\n") + "\n" }

  func lines(depth: Int) -> [String] {
    let bars = String(repeating: "   | ", count: depth)
    let numbers = frame.map(Self.number)
    let layer = name.hasSuffix("Label") ? "_UILabelLayer" : "CALayer"
    let parts =
      ["\(name): 0x7fd4c1\(depth)0", "frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"] + attributes
      + ["layer = <\(layer): 0x600000\(depth)1>"] + ends
    return ["\(bars)<\(parts.joined(separator: "; "))>"] + children.flatMap { $0.lines(depth: depth + 1) }
  }

  /// As `%g` has it: six digits.
  static func number(_ value: Double) -> String {
    let unit: Double =
      value.magnitude >= 10_000 ? 10 : value.magnitude >= 1000 ? 100 : value.magnitude >= 100 ? 1000 : 10_000
    let rounded = (value * unit).rounded() / unit
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
