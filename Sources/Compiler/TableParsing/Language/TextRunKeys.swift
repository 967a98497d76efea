import TableIR

extension Shape where Value == Text.Content {
  /// A string, or a list of runs.
  static let words: Shape = {
    let text = Shape<String>.text
    let runs = Shape<[TextRun]>.list(of: .run, count: 1...100)
    return Shape(.either([text.schema, runs.schema])) { decoder, node in
      decoder.isSequence(node)
        ? runs.read(decoder, node).map { Text.Content($0) } : text.read(decoder, node).map { Text.Content($0) }
    } write: { words, writer in
      words.runs.isEmpty ? text.write(words.string, writer) : runs.write(words.runs, writer)
    }
  }()
}

extension Shape where Value == TextRun {
  /// The string of a run alone, or a mapping.
  fileprivate static let run = mapping(.run) { decoder, node, run in
    decoder.settle(&run.phrase, at: node)
    return true
  }.or(.text, for: "text", { $0 == TextRun($0.string) ? $0.string : nil }) {
    TextRun($0)
  }
}

extension MappingType where Owner == TextRun {
  static let run = MappingType(
    "run", noun: "a run of text",
    summary: "A part of the text with its own attributes. The string can be written alone.",
    TextRun(""),
    keys: [
      Key("text", .text, default: "\"\"", "the string", get: { $0.phrase.writtenText }) { $0.string = $1 },
      Key("key", .stringKey, default: "none: a text is its own key", PhraseKeyDocs.key, \.phrase.key),
      .arguments(\.phrase),
      Key("font", .font, default: "the text's", "the font", \.font),
      Key("weight", .word, default: "the font's", "only the weight of the font", get: { _ in nil }) {
        $0.font.weight = $1
      },
      Key(
        "size", .number(FontBounds.sizes), default: "the font's", "only the size of the font, in points",
        get: { _ in nil }
      ) {
        $0.font.size = $1
      },
      Key("color", .viewColor, default: "the text's", "the colour", \.color),
      Key("underline", .boolean, default: "false", "whether a line is under it", \.decoration.isUnderlined),
      Key(
        "strikethrough", .boolean, default: "false", "whether a line is through it", \.decoration.isStruckThrough),
    ],
    rules: [
      .count(["font", "weight"], 0...1, help: "write the weight inside the font"),
      .count(["font", "size"], 0...1, help: "write the size inside the font"),
    ])
}
