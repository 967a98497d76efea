internal import CLibYAML

extension SyntaxTree {
  /// Reads all documents of a YAML source: UTF-8 with or without a byte order mark, or UTF-16 with one.
  ///
  /// - Throws: `SyntaxError` for the first problem, with its place. Time and memory are bounded by the limits.
  public static func parse(_ bytes: [UInt8], limits: SyntaxLimits = .default) throws(SyntaxError) -> SyntaxTree {
    let maxBytes = min(limits.maxBytes, SyntaxLimits.addressableBytes)
    guard bytes.count <= maxBytes else { throw .tooManyBytes(maxBytes) }
    guard !bytes.isEmpty else { return SyntaxTree(nodes: [], text: [], properties: [], documents: []) }
    return try bytes.withUnsafeBufferPointer { (buffer) throws(SyntaxError) -> SyntaxTree in
      let source = SourceScalars(buffer)
      try checkTagDirectives(source)
      guard let reader = EventReader(buffer) else { throw .outOfMemory }
      var builder = TreeBuilder(sourceBytes: buffer.count, limits: limits)
      do throws(SyntaxError) {
        if try build(&builder, from: reader) {
          // As many characters as bytes: all is ASCII, where libyaml and an editor count the same lines.
          let isASCII = reader.scalarCount == buffer.count
          return try builder.finish(lines: isASCII ? nil : LineMap(source))
        }
      } catch {
        throw LineMap(source)?.error(error) ?? error
      }
      throw SyntaxError(builder.surroundings(of: reader.failure, lines: LineMap(source)), in: source)
    }
  }

  /// Adds all events to the tree; false where libyaml refuses the source.
  private static func build(_ builder: inout TreeBuilder, from reader: EventReader) throws(SyntaxError) -> Bool {
    var event = yaml_event_t()
    while reader.next(&event) {
      defer { yaml_event_delete(&event) }
      if event.type == YAML_STREAM_END_EVENT { return true }
      try builder.add(&event)
    }
    return false
  }

  /// Stops a source whose `%TAG` lines would cost libyaml the square of their number, before it starts.
  private static func checkTagDirectives(_ source: SourceScalars) throws(SyntaxError) {
    var count = 0
    var place = 0
    let isTooMany = source.bytes.contains(UInt8(ascii: "%")) { offset in
      guard source.startsTagDirective(at: offset) else { return false }
      place = offset
      count += 1
      return count > SyntaxLimits.tagDirectives
    }
    if isTooMany { throw .tooManyTagDirectives(at: source.mark(atByte: place)) }
  }
}

extension SourceScalars {
  /// Whether a `%TAG` starts at the byte; in UTF-8 only at the start of a line, where alone it is a directive.
  fileprivate func startsTagDirective(at offset: Int) -> Bool {
    let unit = encoding == .utf8 ? 1 : 2
    guard offset + 3 * unit < bytes.count, bytes[offset + unit] == UInt8(ascii: "T"),
      bytes[offset + 2 * unit] == UInt8(ascii: "A"), bytes[offset + 3 * unit] == UInt8(ascii: "G")
    else { return false }
    guard encoding == .utf8, offset > markLength else { return true }
    // The last bytes of LF, CR and of the line breaks of YAML 1.1: U+0085, U+2028, U+2029.
    return [0x0A, 0x0D, 0x85, 0xA8, 0xA9].contains(bytes[offset - 1])
  }
}
