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
      Member("name", \.name, .text, "", .unreported("it is reported as the name of the spec")),
      // Read before all other members, because the pixels of all frames follow from it.
      .derived("environment", .object(.environment), .always, "", .unreported("it is reported for the whole table")) {
        $0.pointee.environment
      },
      Member(
        "metrics", \.metrics, .text,
        "the metrics profile of the frames: the first iOS version that it applies to, or the name of a profile file",
        .unreported("it is reported with the environment")),
      Member("table", \.table, .object(.table, inline: { _ in false }), "", .unreported("its members are")),
      .images,
    ])

  private static func constant<Value: Sendable>(
    _ key: StaticString, _ literal: String, _ form: Form<Value>, _ value: Value
  ) -> Member<LayoutTree> {
    let form = Form("\"const\": \(literal)", noun: "", writer: form.writer, read: form.read)
    return .derived(key, form, .always, "", .unreported("it is the same in all layouts")) { _ in value }
  }
}
