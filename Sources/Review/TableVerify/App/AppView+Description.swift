import TableIR
import TableSupport

extension AppView: CustomStringConvertible {
  /// The view and its subviews, a line each, as UIKit's `recursiveDescription` prints them: `tablec verify` and `tablec diff` read it.
  public var description: String {
    var text = ""
    write(to: &text, depth: 0)
    return text
  }

  private func write(to text: inout String, depth: Int) {
    for _ in 0..<depth { text += "   | " }
    // An address is part of the form. That of an app's view would be another in each run.
    text += "<\(className): 0x1; "
    if let baseClass { text += "baseClass = \(baseClass); " }
    text += "frame = (\(pair(frame.x, frame.y)); \(pair(frame.width, frame.height)))"
    if let own = self.text { text += "; text = '\(Self.line(own))'" }
    if isHidden { text += "; hidden = YES" }
    if alpha != 1 { text += "; alpha = \(String(decimal: alpha))" }
    if clipsToBounds { text += "; clipsToBounds = YES" }
    text += "; layer = <CALayer: 0x1>"
    if let contentOffset {
      text += "; contentOffset: {\(String(decimal: contentOffset.x)), \(String(decimal: contentOffset.y))}"
    }
    if let contentSize {
      text += "; contentSize: {\(String(decimal: contentSize.width)), \(String(decimal: contentSize.height))}"
    }
    text += ">\n"
    for view in subviews { view.write(to: &text, depth: depth + 1) }
  }

  private func pair(_ first: Double, _ second: Double) -> String {
    "\(String(decimal: first)) \(String(decimal: second))"
  }

  /// A text may have lines of its own, but a view has one.
  private static func line(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }
}
