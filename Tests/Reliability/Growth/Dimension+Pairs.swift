extension Dimension {
  private static let formats = ["text", "json", "markdown", "patch", "html", "svg", "github", "sarif", "junit"]

  private static func commands(_ old: String, _ new: String) -> [[String]] {
    formats.map { ["diff", old, new, "--format", $0] }
  }

  /// Two specs whose lists have the same elements in another order, or others.
  private static func pair(
    _ what: String, sizes: ClosedRange<Int> = 64...32_768, _ spec: @escaping @Sendable ([String]) -> String,
    _ element: @escaping @Sendable (Int, _ isNew: Bool) -> String
  ) -> [Dimension] {
    func of(_ change: String, isNew: Bool = false, _ order: @escaping @Sendable (Int) -> [Int]) -> Dimension {
      Dimension(name: "\(what) \(change)", commands: commands("a.yaml", "b.yaml"), sizes: sizes) { size in
        [
          "a.yaml": "tablespec: 1\n" + spec((0..<size).map { element($0, false) }),
          "b.yaml": "tablespec: 1\n" + spec(order(size).map { element($0, isNew) }),
        ]
      }
    }
    return [
      of("in reverse") { (0..<$0).reversed() },
      // Neither order nor neighbours are kept.
      of("in disorder") { size in (0..<size).map { ($0 * 7_919 + 13) % size } },
      of("with other contents", isNew: true) { Array(0..<$0) },
      of("with other contents in reverse", isNew: true) { (0..<$0).reversed() },
      of("of which every other is gone") { (0..<$0).filter { $0 % 2 == 0 } },
      of("that are all gone") { _ in [0] },
    ]
  }

  static let pairs: [Dimension] =
    pair("rows", { "sections:\n- rows:\n" + $0.map { "  - {\($0)}\n" }.joined() }) {
      $1 ? "id: n\($0), text: New \($0)" : "id: r\($0), text: Row \($0)"
    }
    + pair("rows without ids", { "sections:\n- rows:\n" + $0.map { "  - {\($0)}\n" }.joined() }) {
      $1 ? "text: New \($0)" : "text: Row \($0)"
    }
    + pair("rows of one id whose text differs", { "sections:\n- rows:\n" + $0.map { "  - {\($0)}\n" }.joined() }) {
      "id: r\($0), text: \($1 ? "New" : "Row") \($0)"
    }
    + pair("sections", { "sections:\n" + $0.map { "- {\($0)}\n" }.joined() }) {
      "id: \($1 ? "n" : "s")\($0), header: Section \($0), rows: [{id: r\($0), text: Row}]"
    }
    + pair(
      "views", sizes: 64...8_192,
      { "sections: [{rows: [{id: a, views: [\($0.map { "{\($0)}" }.joined(separator: ", "))]}]}]\n" }
    ) {
      "id: \($1 ? "n" : "v")\($0), label: A \($0), frame: [\($0), 0, 9, 9]"
    }
    + pair(
      "views without ids", sizes: 64...8_192,
      { "sections: [{rows: [{id: a, views: [\($0.map { "{\($0)}" }.joined(separator: ", "))]}]}]\n" }
    ) {
      "label: \($1 ? "N" : "A") \($0), frame: [\($0), 0, 9, 9]"
    }
    + pair(
      "hidden elements of each",
      {
        "sections: [{rows: [{id: a, text: A}, {each: [\($0.joined(separator: ", "))], text: '{item}', when: {ios: 6}}]}]\n"
      }
    ) { "\($1 ? "n" : "e")\($0)" }
    + pair(
      "appearance rules",
      {
        "appearance: [\($0.joined(separator: ", "))]\nsections: [{rows: [{id: r1, text: A}]}]\n"
      }
    ) { "{label: {color: \($1 ? "red" : "blue")}, in: cell#r\($0)}" }
    + pair(
      "templates",
      {
        "templates:\n" + $0.map { "  \($0)\n" }.joined() + "sections: [{rows: [{id: a, use: t0}]}]\n"
      }
    ) { "t\($0): {text: \($1 ? "New" : "Old") \($0)}" }
    + pair(
      "constraints", sizes: 8...1_024,
      {
        "sections: [{rows: [{id: a, views: [{id: a, label: A}, {id: b, label: B}], constraints: [\($0.joined(separator: ", "))]}]}]\n"
      }
    ) { "a.leading >= b.leading + \($1 ? 5_000 + $0 : $0)" }
    + pair(
      "variants", sizes: 16...4_096,
      {
        "sections: [{rows: [{id: a, text: A, variants: [\($0.joined(separator: ", "))]}]}]\n"
      }
    ) { "{when: {ios: \(10 + $0 % 9)}, text: \($1 ? "n" : "v")\($0)}" }
    + pair("letters", sizes: 256...1 << 18, { "sections: [{rows: [{id: a, text: \"\($0.joined())\"}]}]\n" }) {
      $1 ? "b" : String(UnicodeScalar(UInt8(97 + $0 % 26)))
    }
    + [
      Dimension(name: "causes to try", commands: commands("a.yaml", "b.yaml"), sizes: 4...4_096) { size in
        func spec(_ color: String, _ height: Int) -> String {
          "tablespec: 1\nrowHeight: \(height)\nseparatorInset: \(height / 2)\n"
            + "appearance: [\((0..<24).map { _ in "{label: {color: \(color)}}" }.joined(separator: ", "))]\n"
            + "sections:\n- header: \(color)\n  rows:\n"
            + (0..<size).map { "  - {id: r\($0), text: \(color) \($0), indentationLevel: \(height % 3)}\n" }.joined()
        }
        return ["a.yaml": spec("red", 44), "b.yaml": spec("blue", 58)]
      },
      Dimension(name: "environments of a pair", commands: commands("a.yaml", "b.yaml"), sizes: 4...4_096) { size in
        let environments = (0..<size).map { "{name: e\($0), device: iphone-15}" }.joined(separator: ", ")
        func spec(_ text: String) -> String {
          "tablespec: 1\nenvironments: [\(environments)]\nsections: [{rows: [{id: a, text: \(text)}, {id: b, text: B}]}]\n"
        }
        return ["a.yaml": spec("A"), "b.yaml": spec("N")]
      },
    ]
}
