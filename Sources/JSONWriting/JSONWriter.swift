/// Writes one JSON text into a byte buffer, value by value, in the order of the calls.
///
/// The writer is the only place that knows how the project's JSON looks: an object or array is either *open*, one entry
/// a line and indented by two spaces, or *inline*, all on one line. Everything inside an inline container is inline too.
/// The output of the same calls is the same bytes on every machine.
public struct JSONWriter: Sendable {
  /// The UTF-8 text written so far.
  public private(set) var bytes: [UInt8] = []

  private struct Container {
    var isObject: Bool
    var isInline: Bool
    var isEmpty = true
  }

  private var containers: [Container] = []
  /// A line break and spaces for the deepest line so far: an open line is indented by copying the start of it.
  private var lineBreak: [UInt8] = [UInt8(ascii: "\n")] + [UInt8](repeating: UInt8(ascii: " "), count: 32)
  /// True between a key and its value: the value then stands on the key's own line.
  private var followsKey = false

  public init(reservingCapacity capacity: Int = 0) {
    bytes.reserveCapacity(capacity)
  }

  /// The text written so far, as a string.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  // MARK: Containers

  public mutating func beginObject(inline: Bool = false) {
    begin(isObject: true, inline: inline)
  }

  public mutating func endObject() {
    end(isObject: true)
  }

  public mutating func beginArray(inline: Bool = false) {
    begin(isObject: false, inline: inline)
  }

  public mutating func endArray() {
    end(isObject: false)
  }

  /// Writes an object; the closure writes its keys and values.
  public mutating func object(inline: Bool = false, _ content: (inout JSONWriter) -> Void) {
    beginObject(inline: inline)
    content(&self)
    endObject()
  }

  /// Writes an array; the closure writes its elements.
  public mutating func array(inline: Bool = false, _ content: (inout JSONWriter) -> Void) {
    beginArray(inline: inline)
    content(&self)
    endArray()
  }

  private mutating func begin(isObject: Bool, inline: Bool) {
    startValue()
    let isInline = inline || (containers.last?.isInline ?? false)
    containers.append(Container(isObject: isObject, isInline: isInline))
    bytes.append(isObject ? UInt8(ascii: "{") : UInt8(ascii: "["))
  }

  private mutating func end(isObject: Bool) {
    guard let container = containers.popLast(), container.isObject == isObject, !followsKey else {
      preconditionFailure("JSON containers must be closed in the order they were opened")
    }
    if !container.isInline && !container.isEmpty { newLine() }
    bytes.append(isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"))
  }

  // MARK: Keys and values

  /// Writes a key that needs no escaping: a literal of the project's own formats.
  public mutating func key(_ name: StaticString) {
    startEntry()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    bytes.append(UInt8(ascii: "\""))
    endKey()
  }

  /// Writes a key that came from outside, escaped.
  public mutating func key(escaping name: String) {
    startEntry()
    appendQuoted(name)
    endKey()
  }

  public mutating func string(_ value: String) {
    startValue()
    appendQuoted(value)
  }

  /// Writes a string that needs no escaping: a literal of the project's own formats.
  public mutating func literal(_ value: StaticString) {
    startValue()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: UnsafeBufferPointer(start: value.utf8Start, count: value.utf8CodeUnitCount))
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a length or coordinate, rounded to 1/10000 and in its shortest form.
  public mutating func number(_ value: Double) {
    startValue()
    bytes.appendDecimal(value)
  }

  public mutating func integer(_ value: Int) {
    startValue()
    bytes.appendInteger(value)
  }

  public mutating func bool(_ value: Bool) {
    startValue()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  public mutating func null() {
    startValue()
    bytes.append(contentsOf: "null".utf8)
  }

  /// Writes text that is JSON already, as one value.
  public mutating func raw(_ json: some Sequence<UInt8>) {
    startValue()
    bytes.append(contentsOf: json)
  }

  /// Ends the text with a line break, as a file wants it.
  public mutating func finishLine() {
    bytes.append(UInt8(ascii: "\n"))
  }

  // MARK: Layout of the text

  private mutating func endKey() {
    bytes.append(UInt8(ascii: ":"))
    bytes.append(UInt8(ascii: " "))
    followsKey = true
  }

  private mutating func startValue() {
    if followsKey {
      followsKey = false
    } else {
      startEntry()
    }
  }

  private mutating func startEntry() {
    guard let last = containers.indices.last else { return }
    let isInline = containers[last].isInline
    if containers[last].isEmpty {
      containers[last].isEmpty = false
      if !isInline { newLine() }
    } else {
      bytes.append(UInt8(ascii: ","))
      if isInline { bytes.append(UInt8(ascii: " ")) } else { newLine() }
    }
  }

  private mutating func newLine() {
    let length = 1 + containers.count * 2
    if length > lineBreak.count { lineBreak += [UInt8](repeating: UInt8(ascii: " "), count: length) }
    lineBreak.withUnsafeBufferPointer { bytes.append(contentsOf: UnsafeBufferPointer(rebasing: $0[..<length])) }
  }

  private mutating func appendQuoted(_ value: String) {
    bytes.append(UInt8(ascii: "\""))
    bytes.appendJSONEscaped(value)
    bytes.append(UInt8(ascii: "\""))
  }
}
