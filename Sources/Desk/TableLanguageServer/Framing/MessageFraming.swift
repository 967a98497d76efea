/// Divides a stream of bytes into messages: a header with `Content-Length`, an empty line, and the content.
///
/// Bytes arrive in pieces of any size. What is stored is bounded by the limits, whatever length a header claims.
package struct MessageFraming: Sendable {
  /// The next thing in the stream.
  package enum Event: Hashable, Sendable {
    case content([UInt8])
    /// A message that is skipped: its content is larger than allowed, or not in UTF-8.
    case skipped(Problem)
    /// The stream cannot be divided any further.
    case broken(Problem)
  }

  package enum Problem: Error, Hashable, Sendable {
    case contentTooLarge(limit: Int)
    case unsupportedCharset
    case headerTooLarge(limit: Int)
    case invalidHeader
    case noContentLength

    /// One line, lower case, without a full stop.
    package var message: String {
      switch self {
      case .contentTooLarge(let limit): "the message is larger than \(limit) bytes"
      case .unsupportedCharset: "the content is not in UTF-8"
      case .headerTooLarge(let limit): "the header is larger than \(limit) bytes"
      case .invalidHeader: "the header is not valid"
      case .noContentLength: "the header has no Content-Length"
      }
    }
  }

  private let limits: MessageLimits
  private var buffer: [UInt8] = []
  /// The first byte of the buffer that is not consumed.
  private var start = 0
  /// Where the search for the end of the header continues.
  private var searched = 0
  /// The bytes of a skipped content that are still to come.
  private var skipping = 0
  /// The length of the content that is still to come; nil in a header.
  private var contentLength: Int?
  private var isBroken = false

  package init(limits: MessageLimits = MessageLimits()) {
    self.limits = limits
  }

  package mutating func append(_ bytes: some Collection<UInt8>) {
    guard !isBroken else { return }
    let skipped = min(skipping, bytes.count)
    skipping -= skipped
    buffer.append(contentsOf: bytes.dropFirst(skipped))
  }

  /// The next event, or nil if more bytes are needed.
  package mutating func next() -> Event? {
    guard !isBroken else { return nil }
    if let length = contentLength { return content(length) }
    guard let end = endOfHeader() else {
      return buffer.count - start > limits.headerBytes
        ? fail(.headerTooLarge(limit: limits.headerBytes)) : nil
    }
    let header = buffer[start..<end]
    guard header.count <= limits.headerBytes else { return fail(.headerTooLarge(limit: limits.headerBytes)) }
    let fields: HeaderFields
    do throws(Problem) { fields = try HeaderFields(header) } catch { return fail(error) }
    consume(through: end + 4)
    guard fields.length <= limits.contentBytes else {
      return skip(fields.length, .contentTooLarge(limit: limits.contentBytes))
    }
    guard fields.isUTF8 else { return skip(fields.length, .unsupportedCharset) }
    contentLength = fields.length
    return content(fields.length)
  }

  private mutating func content(_ length: Int) -> Event? {
    guard buffer.count - start >= length else { return nil }
    let content = Array(buffer[start..<(start + length)])
    contentLength = nil
    consume(through: start + length)
    return .content(content)
  }

  private mutating func skip(_ length: Int, _ problem: Problem) -> Event {
    let here = min(length, buffer.count - start)
    skipping = length - here
    consume(through: start + here)
    return .skipped(problem)
  }

  private mutating func fail(_ problem: Problem) -> Event {
    isBroken = true
    buffer = []
    return .broken(problem)
  }

  /// The offset of the empty line after the header; every byte is looked at once.
  private mutating func endOfHeader() -> Int? {
    var index = max(searched, start + 3)
    defer { searched = index }
    while index < buffer.count, index - start <= limits.headerBytes + 4 {
      if buffer[index] == 0x0A, buffer[index - 1] == 0x0D, buffer[index - 2] == 0x0A, buffer[index - 3] == 0x0D {
        return index - 3
      }
      index += 1
    }
    return nil
  }

  private mutating func consume(through index: Int) {
    start = index
    searched = index
    if start == buffer.count {
      // A large message must not keep its memory.
      buffer.removeAll(keepingCapacity: buffer.capacity <= 1 << 18)
      (start, searched) = (0, 0)
    } else if start > 1 << 16, start > buffer.count / 2 {
      buffer = Array(buffer[start...])
      (start, searched) = (0, 0)
    }
  }
}

/// The fields of a header that matter here.
private struct HeaderFields {
  var length: Int
  var isUTF8 = true

  init(_ header: ArraySlice<UInt8>) throws(MessageFraming.Problem) {
    var length: Int?
    var charset: String?
    for line in String(decoding: header, as: UTF8.self).split(separator: "\r\n", omittingEmptySubsequences: false) {
      guard let colon = line.firstIndex(of: ":") else { throw .invalidHeader }
      let value = Self.trimmed(line[line.index(after: colon)...])
      switch line[..<colon].lowercased() {
      case "content-length":
        guard length == nil, !value.isEmpty, value.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
          let number = Int(value)
        else { throw .invalidHeader }
        length = number
      case "content-type": charset = Self.charset(of: value)
      default: break
      }
    }
    guard let length else { throw .noContentLength }
    self.length = length
    // `utf8` is the spelling of the first version of the protocol.
    isUTF8 = charset.map { ["utf-8", "utf8"].contains($0) } ?? true
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return String(text)
  }

  private static func charset(of type: String) -> String? {
    for parameter in type.split(separator: ";").dropFirst() {
      let pair = parameter.split(separator: "=", maxSplits: 1)
      guard pair.count == 2, trimmed(pair[0]).lowercased() == "charset" else { continue }
      return trimmed(pair[1]).lowercased().filter { $0 != "\"" }
    }
    return nil
  }
}
