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
  public var count: Int { drained + buffer.count }

  /// The number of bytes that were not drained.
  public var waiting: Int { buffer.count }

  /// The number of bytes that were drained.
  private var drained = 0

  /// Passes on the bytes that were written since the last time, and forgets them.
  public mutating func drain(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    buffer.withBytes(body)
    drained += buffer.count
    buffer.removeAll()
  }

  private var nesting = Nesting()
  /// Whether the last output was a key: the value is then written on the same line.
  private var followsKey = false

  /// Creates a JSON writer.
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
  /// - Parameters:
  ///   - isFirst: whether they follow those that are written already; if not, others come between.
  ///   - capacity: The likely maximum number of bytes.
  public func branch(isFirst: Bool, reservingCapacity capacity: Int) -> JSONWriter {
    var branch = JSONWriter(reservingCapacity: capacity)
    branch.nesting = nesting
    if !isFirst { branch.nesting.isEmpty = false }
    return branch
  }

  /// Appends what a branch wrote.
  public mutating func append(_ branch: borrowing JSONWriter) {
    buffer.append(branch.buffer)
    nesting = branch.nesting
  }

  /// The text written so far, as a string.
  public var text: String { String(decoding: buffer.bytes, as: UTF8.self) }

  // MARK: Containers

  /// Begins an object, which `endObject()` must end. Inside an inline container it is inline, whatever is asked for.
  public mutating func beginObject(inline: Bool = false) {
    begin(isObject: true, inline: inline)
  }

  /// Ends the innermost container. Traps if that is not an object, or if a key has no value.
  public mutating func endObject() {
    end(isObject: true)
  }

  /// Begins an array, which `endArray()` must end. Inside an inline container it is inline, whatever is asked for.
  public mutating func beginArray(inline: Bool = false) {
    begin(isObject: false, inline: inline)
  }

  /// Ends the innermost container. Traps if that is not an array.
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
    let target = startValue(reserving: 1)
    buffer.end(at: target.storing(isObject ? UInt8(ascii: "{") : UInt8(ascii: "[")))
    nesting.open(isObject: isObject, isInline: inline)
  }

  private mutating func end(isObject: Bool) {
    let indentation = followsKey ? nil : nesting.close(isObject: isObject)
    guard let indentation else {
      preconditionFailure("JSON containers must be closed in the order they were opened")
    }
    let bracket = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    guard indentation >= 0 else { return buffer.append(bracket) }
    let target = buffer.room(for: UnsafeMutablePointer<UInt8>.roomForLine(indentedBy: indentation) + 1)
    buffer.end(at: target.storingLine(indentedBy: indentation).storing(bracket))
  }

  // MARK: Keys and values

  /// Writes a key that needs no escaping: a literal of the project's own formats.
  public mutating func key(_ name: StaticString) {
    let target = startEntry(reserving: name.utf8CodeUnitCount + 4).storing(UInt8(ascii: "\"")).storing(name)
    buffer.end(at: target.storing("\": "))
    followsKey = true
  }

  /// The same with a prepared key.
  public mutating func key(_ key: JSONKey) {
    buffer.end(at: startEntry(reserving: JSONKey.capacity).storing(key))
    followsKey = true
  }

  /// Writes a key that came from outside, escaped.
  public mutating func key(escaping name: String) {
    buffer.end(at: startEntry(reserving: 0))
    buffer.appendQuoted(name)
    buffer.append(": ")
    followsKey = true
  }

  /// Writes a string that came from outside, quoted and escaped.
  public mutating func string(_ value: String) {
    buffer.end(at: startValue(reserving: 0))
    buffer.appendQuoted(value)
  }

  /// Writes a string that needs no escaping: a word of the project's own formats.
  public mutating func word(_ value: String) {
    let target = startValue(reserving: value.utf8.count + 2)
    buffer.end(at: target)
    buffer.appendQuoted(unescaped: value)
  }

  /// The same of a literal.
  public mutating func literal(_ value: StaticString) {
    let target = startValue(reserving: value.utf8CodeUnitCount + 2).storing(UInt8(ascii: "\"")).storing(value)
    buffer.end(at: target.storing(UInt8(ascii: "\"")))
  }

  /// Writes a length or coordinate, rounded to 1/10000 and in its shortest form.
  public mutating func number(_ value: Double) {
    buffer.end(at: startValue(reserving: Decimal.longest).storing(value))
  }

  /// Writes two lengths or coordinates as an inline array: a point or a size.
  public mutating func pair(_ first: Double, _ second: Double) {
    let target = startValue(reserving: 2 * Decimal.longest + 4)
    buffer.end(at: target.storing(first, second))
  }

  /// Writes two pairs of lengths or coordinates as an inline array: a frame.
  public mutating func pairs(_ first: (Double, Double), _ second: (Double, Double)) {
    var target = startValue(reserving: 4 * Decimal.longest + 12).storing(UInt8(ascii: "["))
    target = target.storing(first.0, first.1).storing(", ").storing(second.0, second.1)
    buffer.end(at: target.storing(UInt8(ascii: "]")))
  }

  /// Writes a whole number.
  public mutating func integer(_ value: Int) {
    buffer.end(at: startValue(reserving: Decimal.longest).storing(value))
  }

  /// Writes `true` or `false`.
  public mutating func bool(_ value: Bool) {
    let target = startValue(reserving: 5)
    buffer.end(at: value ? target.storing("true") : target.storing("false"))
  }

  /// Writes `null`.
  public mutating func null() {
    buffer.end(at: startValue(reserving: 4).storing("null"))
  }

  /// Writes text that is already JSON, as one value.
  public mutating func raw(_ json: some Sequence<UInt8>) {
    buffer.end(at: startValue(reserving: 0))
    let isWritten = json.withContiguousStorageIfAvailable { buffer.append($0) } != nil
    if !isWritten { for byte in json { buffer.append(byte) } }
  }

  /// Ends the text with a line break, as required in a file.
  public mutating func finishLine() {
    buffer.append(UInt8(ascii: "\n"))
  }

  // MARK: Layout of the text

  /// Writes what comes before a value, and returns where to store it.
  @inline(__always)
  private mutating func startValue(reserving length: Int) -> UnsafeMutablePointer<UInt8> {
    guard followsKey else { return startElement(reserving: length) }
    followsKey = false
    return buffer.room(for: length)
  }

  @inline(never)
  private mutating func startElement(reserving length: Int) -> UnsafeMutablePointer<UInt8> {
    startEntry(reserving: length)
  }

  /// Writes what comes before a key, or a value of an array, and returns where to store it.
  @inline(__always)
  private mutating func startEntry(reserving length: Int) -> UnsafeMutablePointer<UInt8> {
    guard nesting.depth > 0 else { return buffer.room(for: length) }
    let isFirst = nesting.isEmpty
    nesting.isEmpty = false
    if nesting.isInline {
      let target = buffer.room(for: length + 2)
      return isFirst ? target : target.storing(UInt8(ascii: ",")).storing(UInt8(ascii: " "))
    }
    let target = buffer.room(for: length + 1 + UnsafeMutablePointer<UInt8>.roomForLine(indentedBy: nesting.indentation))
    return (isFirst ? target : target.storing(UInt8(ascii: ","))).storingLine(indentedBy: nesting.indentation)
  }
}

extension UnsafeMutablePointer<UInt8> {
  @inline(__always)
  fileprivate func storing(_ first: Double, _ second: Double) -> Self {
    storing(UInt8(ascii: "[")).storing(first).storing(", ").storing(second).storing(UInt8(ascii: "]"))
  }
}
