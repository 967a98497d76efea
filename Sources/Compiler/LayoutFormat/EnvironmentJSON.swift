import TableLayout
import TableSupport

extension LayoutTree {
  /// The environment as the layout's JSON has it: one object on one line, as UTF-8.
  package var environmentJSON: [UInt8] {
    var writer = LayoutWriter(json: JSONWriter(), DeferredLayout(tree: self), includesSourceMap: false)
    withUnsafePointer(to: environment) { Record.environment.members.write(object: $0, &writer) }
    return writer.json.bytes
  }
}
