import TableIR
import TableLayout
import TableSupport

/// A representation of a value in a layout's JSON: its schema, and how it is written and read.
///
/// Records are built from forms, as the mappings of the language are built from shapes.
struct Form<Value>: Sendable {
  /// The keywords of its JSON Schema, without braces: `"type": "number"`. Evaluated when the schema or the page is generated.
  let schema: @Sendable () -> String
  /// A noun for messages and for the page that documents the format: `a number`.
  let noun: String
  /// Writes a value in place.
  let writer: @Sendable (UnsafePointer<Value>, inout LayoutWriter) -> Void
  /// Reads the member of an object with a key; nil if it is left out.
  let read: @Sendable (LayoutNode, String, inout LayoutDecoder) throws(LayoutProblem) -> Value?

  init(
    _ schema: @escaping @Sendable @autoclosure () -> String, noun: String,
    write: @escaping @Sendable (Value, inout LayoutWriter) -> Void,
    read: @escaping @Sendable (LayoutNode, String, inout LayoutDecoder) throws(LayoutProblem) -> Value?
  ) {
    self.init(schema(), noun: noun, writer: { write($0.pointee, &$1) }, read: read)
  }

  init(
    _ schema: @escaping @Sendable @autoclosure () -> String, noun: String,
    writer: @escaping @Sendable (UnsafePointer<Value>, inout LayoutWriter) -> Void,
    read: @escaping @Sendable (LayoutNode, String, inout LayoutDecoder) throws(LayoutProblem) -> Value?
  ) {
    self.schema = schema
    self.noun = noun
    self.writer = writer
    self.read = read
  }

  func write(_ value: Value, _ layout: inout LayoutWriter) {
    withUnsafePointer(to: value) { writer($0, &layout) }
  }

  /// A reference to a definition of the schema.
  static func reference(_ name: String) -> String { "\"$ref\": \"#/$defs/\(name)\"" }

  static func words(_ words: [String]) -> String {
    "\"enum\": [\(words.map { "\"\($0)\"" }.joined(separator: ", "))]"
  }
}

// MARK: Scalars

extension Form<String> {
  static let text = Form(#""type": "string""#, noun: "a string", write: { $1.json.string($0) }) {
    node, key, _ throws(LayoutProblem) in try node.stringIfPresent(key)
  }

  /// One of a list of words, which is evaluated when the schema is.
  static func word(of words: @escaping @Sendable @autoclosure () -> [String]) -> Form {
    Form(Self.words(words()), noun: "a word", write: { $1.json.word($0) }, read: text.read)
  }
}

extension Form<Bool> {
  static let bool = Form(#""type": "boolean""#, noun: "true or false", write: { $1.json.bool($0) }) {
    node, key, _ throws(LayoutProblem) in try node.boolIfPresent(key)
  }

  /// Written only if it is true, or only if it is false.
  static func only(_ value: Bool) -> Form {
    Form("\"const\": \(value)", noun: "\(value)", writer: bool.writer, read: bool.read)
  }
}

extension Form<Double> {
  static let number = Form(#""type": "number""#, noun: "a number", write: { $1.json.number($0) }) {
    node, key, _ throws(LayoutProblem) in try node.numberIfPresent(key)
  }
}

extension Form<Int> {
  static func integer(_ range: ClosedRange<Int>) -> Form {
    let minimum = range.lowerBound > Int(Int32.min) ? ", \"minimum\": \(range.lowerBound)" : ""
    return Form("\"type\": \"integer\"\(minimum)", noun: "a whole number", write: { $1.json.integer($0) }) {
      node, key, _ throws(LayoutProblem) in try node.integerIfPresent(key, in: range)
    }
  }
}

extension Form where Value: RawRepresentable & CaseIterable & Equatable & Sendable, Value.RawValue == String {
  /// A word of an enumeration.
  static var word: Form { word(of: Array(Value.allCases)) }

  /// One of some words of an enumeration; for the others, the member is left out.
  static func word(of words: [Value]) -> Form {
    Form(Self.words(words.map(\.rawValue)), noun: "a word", write: { $1.json.word($0.rawValue) }) {
      node, key, _ throws(LayoutProblem) in try node.wordIfPresent(key)
    }
  }
}

// MARK: Geometry

extension Form<LayoutPoint> {
  static let point = Form(reference("pair"), noun: "[x, y]", write: { $1.json.pair($0.x, $0.y) }) {
    node, key, _ throws(LayoutProblem) in try node.pointIfPresent(key)
  }
}

extension Form<LayoutSize> {
  static let size = Form(reference("pair"), noun: "[width, height]", write: { $1.json.pair($0.width, $0.height) }) {
    node, key, _ throws(LayoutProblem) in try node.sizeIfPresent(key)
  }
}

extension Form<LayoutRect> {
  static let rect = Form(
    reference("frame"), noun: "[[x, y], [width, height]]",
    write: { $1.json.pairs(($0.x, $0.y), ($0.width, $0.height)) }
  ) { node, key, _ throws(LayoutProblem) in try node.rectIfPresent(key) }
}

extension Form<Insets> {
  static let insets = Form(
    reference("frame"), noun: "[[top, left], [bottom, right]]",
    write: { $1.json.pairs(($0.top, $0.left), ($0.bottom, $0.right)) }
  ) { node, key, _ throws(LayoutProblem) in
    try node.rectIfPresent(key).map { Insets(top: $0.x, left: $0.y, bottom: $0.width, right: $0.height) }
  }
}

// MARK: Text

extension Form<ResolvedFont> {
  static let font = Form(
    reference("font"), noun: "[size, weight]",
    write: { font, writer in
      writer.json.beginArray(inline: true)
      writer.json.number(font.size)
      writer.json.word(font.weight.rawValue)
      writer.json.endArray()
    }, read: { node, key, _ throws(LayoutProblem) in try node.fontIfPresent(key) })
}

extension Form<[LabelNode.Line]> {
  /// The text of each line. The widths are measured when the lines are read.
  static let lines = Form(
    #""type": "array", "items": {"type": "string"}"#, noun: "an array of strings",
    write: { lines, writer in
      writer.json.beginArray(inline: true)
      for line in lines { writer.json.string(line.text) }
      writer.json.endArray()
    },
    read: { node, key, _ throws(LayoutProblem) in
      try node.strings(key).map { LabelNode.Line(text: $0, width: 0) }
    })
}
