import JSONWriting
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
      constant("format", "\"const\": \"\(LayoutDecoder.format)\"") { $0.literal("tablec.layout") },
      constant("version", "\"const\": \(JSONEmitter.version)") { $0.integer(JSONEmitter.version) },
      Member("name", \.name, .text, "", .untold("a file says what it is about")),
      // Read before all else, as the pixels of all frames follow from it.
      Member(
        [
          Field(
            "environment", Form.object(Record<Environment>.environment), .always, "",
            .untold("it is told for the whole"))
        ],
        write: { tree, writer in
          writer.json.key("environment")
          Form.object(Record<Environment>.environment).write(tree.pointee.environment, &writer)
        }, read: { _, _, _ in }, list: { _, _ in }),
      Member(
        "metrics", \.metrics, .text,
        "the metrics profile that the frames follow: the first iOS that it holds for, or the name of a profile file",
        .untold("it is told with the environment")),
      Member("table", \.table, .object(.table, inline: false), "", .untold("all in it is")),
      .images,
    ])

  private static func constant(
    _ key: StaticString, _ schema: String, _ write: @escaping @Sendable (inout JSONWriter) -> Void
  ) -> Member<LayoutTree> {
    Member(
      [
        Field(
          key: key.description, schema: schema, noun: "", presence: .always, doc: "",
          told: "not by itself: it is the same in all")
      ],
      write: { _, writer in
        writer.json.key(key)
        write(&writer.json)
      }, read: { _, _, _ in }, list: { _, _ in })
  }
}
