/// Writes one JSON text into a byte buffer, value by value, in the order of the calls.
///
/// The writer alone determines the formatting of the project's JSON: an object or array is either *open*, with one entry
/// per line, indented by two spaces, or *inline*, on one line. Everything inside an inline container is also inline.
/// The same calls produce the same bytes on every machine.
public struct JSONWriter: ~Copyable, Sendable {
  private var buffer: ByteBuffer

  /// The UTF-8 text written so far, copied.
  public var bytes: [UInt8] { buffer.bytes }

  /// The number of bytes written so far.
  public var count: Int { buffer.count }

  /// An open container. The innermost is stored separately because it is used for every value.
  private struct Container {
    var isObject = false
    var isInline = true
    var isEmpty = true
  }

  private var outer: [Container] = []
  private var current = Container()
  /// Whether the last output was a key: the value is then written on the same line.
  private var followsKey = false

  public init(reservingCapacity capacity: Int = 0) {
    buffer = ByteBuffer(capacity: capacity)
  }

  /// Writes a text that may be large directly into the returned bytes: a final copy would need twice the memory.
  ///
  /// - Parameters:
  ///   - capacity: The likely maximum number of bytes.
  ///   - write: A closure that writes the text and returns the writer.
  public static func bytes(
    reservingCapacity capacity: Int, _ write: (consuming JSONWriter) -> JSONWriter
  ) -> [UInt8] {
    var larger: [UInt8]?
    let bytes = [UInt8](unsafeUninitializedCapacity: max(capacity, 1)) { memory, count in
      guard let base = memory.baseAddress else { return }
      let writer = write(JSONWriter(buffer: ByteBuffer(lent: base, capacity: memory.count)))
      if writer.buffer.isLent { count = writer.buffer.count } else { larger = writer.buffer.bytes }
    }
    return larger ?? bytes
  }

  private init(buffer: consuming ByteBuffer) {
    self.buffer = buffer
  }

  /// A writer for some of the next entries of the current container, so that several threads can write them.
  ///
  /// - Parameter isFirst: whether they follow those that are written already; if not, others come between.
  public func branch(isFirst: Bool) -> JSONWriter {
    var branch = JSONWriter(reservingCapacity: 1 << 14)
    (branch.outer, branch.current) = (outer, current)
    if !isFirst { branch.current.isEmpty = false }
    return branch
  }

  /// Appends what a branch wrote.
  public mutating func append(_ branch: borrowing JSONWriter) {
    buffer.append(branch.buffer)
    current = branch.current
  }

  /// The text written so far, as a string.
  public var text: String { String(decoding: buffer.bytes, as: UTF8.self) }

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
    let isInline = inline || (current.isInline && !outer.isEmpty)
    outer.append(current)
    current = Container(isObject: isObject, isInline: isInline)
    buffer.append(isObject ? UInt8(ascii: "{") : UInt8(ascii: "["))
  }

  private mutating func end(isObject: Bool) {
    let ended = current
    guard ended.isObject == isObject, !followsKey, !outer.isEmpty else {
      preconditionFailure("JSON containers must be closed in the order they were opened")
    }
    current = outer.removeLast()
    if !ended.isInline && !ended.isEmpty { newLine() }
    buffer.append(isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"))
  }

  // MARK: Keys and values

  /// Writes a key that needs no escaping: a literal of the project's own formats.
  public mutating func key(_ name: StaticString) {
    startEntry()
    buffer.append(UInt8(ascii: "\""), name, "\": ")
    followsKey = true
  }

  /// Writes a key that came from outside, escaped.
  public mutating func key(escaping name: String) {
    startEntry()
    appendQuoted(name)
    buffer.append(": ")
    followsKey = true
  }

  public mutating func string(_ value: String) {
    startValue()
    appendQuoted(value)
  }

  /// Writes a string that needs no escaping: a literal of the project's own formats.
  public mutating func literal(_ value: StaticString) {
    startValue()
    buffer.append(UInt8(ascii: "\""), value, "\"")
  }

  /// Writes a length or coordinate, rounded to 1/10000 and in its shortest form.
  public mutating func number(_ value: Double) {
    startValue()
    buffer.appendDecimal(value)
  }

  /// Writes two lengths or coordinates as an inline array: a point or a size.
  public mutating func pair(_ first: Double, _ second: Double) {
    startValue()
    buffer.append(UInt8(ascii: "["))
    buffer.appendDecimal(first)
    buffer.append(", ")
    buffer.appendDecimal(second)
    buffer.append(UInt8(ascii: "]"))
  }

  public mutating func integer(_ value: Int) {
    startValue()
    buffer.appendInteger(value)
  }

  public mutating func bool(_ value: Bool) {
    startValue()
    buffer.append(value ? "true" : "false" as StaticString)
  }

  public mutating func null() {
    startValue()
    buffer.append("null")
  }

  /// Writes text that is already JSON, as one value.
  public mutating func raw(_ json: some Sequence<UInt8>) {
    startValue()
    for byte in json { buffer.append(byte) }
  }

  /// Ends the text with a line break, as required in a file.
  public mutating func finishLine() {
    buffer.append(UInt8(ascii: "\n"))
  }

  // MARK: Layout of the text

  @inline(__always)
  private mutating func startValue() {
    if followsKey {
      followsKey = false
    } else {
      startEntry()
    }
  }

  @inline(__always)
  private mutating func startEntry() {
    guard !outer.isEmpty else { return }
    if current.isEmpty {
      current.isEmpty = false
      if !current.isInline { newLine() }
    } else if current.isInline {
      buffer.append(", ")
    } else {
      buffer.append(UInt8(ascii: ","))
      newLine()
    }
  }

  private mutating func newLine() {
    buffer.appendLine(indentedBy: outer.count * 2)
  }

  private mutating func appendQuoted(_ value: String) {
    buffer.append(UInt8(ascii: "\""))
    buffer.appendJSONEscaped(value)
    buffer.append(UInt8(ascii: "\""))
  }
}
