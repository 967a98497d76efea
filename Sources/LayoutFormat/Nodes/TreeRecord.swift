import TableIR
import TableLayout

extension Record<LayoutTree> {
  static let tree = Record(
    "layout", summary: "A table laid out in one environment.",
    blank: { _, decoder in
      LayoutTree(
        name: "", environment: decoder.environment, metrics: "", table: Record<TableNode>.emptyTable)
    },
    [
      constant("format", "\"\(LayoutDecoder.format)\"", Form<String>.text, LayoutDecoder.format),
      constant("version", "\(JSONEmitter.version)", Form<Int>.integer(1...1), JSONEmitter.version),
      Member("name", \.name, .text, "", .untold("a file says what it is about")),
      // Read before all else, as the pixels of all frames follow from it.
      .derived("environment", .object(.environment), .always, "", .untold("it is told for the whole")) {
        $0.pointee.environment
      },
      Member(
        "metrics", \.metrics, .text,
        "the metrics profile that the frames follow: the first iOS that it holds for, or the name of a profile file",
        .untold("it is told with the environment")),
      Member("table", \.table, .object(.table, inline: { _ in false }), "", .untold("all in it is")),
      .images,
    ])

  private static func constant<Value: Sendable>(
    _ key: StaticString, _ literal: String, _ form: Form<Value>, _ value: Value
  ) -> Member<LayoutTree> {
    let form = Form("\"const\": \(literal)", noun: "", writer: form.writer, read: form.read)
    return .derived(key, form, .always, "", .untold("it is the same in all")) { _ in value }
  }
}
