extension SyntaxTree {
  /// Parses all documents of a YAML source: UTF-8 with or without a byte order mark, or UTF-16 with a byte order mark.
  ///
  /// A source that libyaml would read differently than YAML 1.2 specifies is rejected, never misread.
  ///
  /// - Throws: `SyntaxError` for the first problem, with its place. Time and memory are bounded by the limits.
  public static func parse(
    _ bytes: [UInt8], limits: SyntaxLimits = .default
  ) throws(SyntaxError) -> SyntaxTree {
    let maxBytes = min(limits.maxBytes, SyntaxLimits.addressableBytes)
    guard bytes.count <= maxBytes else { throw .tooManyBytes(maxBytes) }
    return try bytes.withUnsafeBufferPointer { (buffer) throws(SyntaxError) -> SyntaxTree in
      let source = SourceScalars(buffer)
      guard let transcoded = source.transcoded() else { return try parse(source, limits: limits) }
      return try transcoded.withUnsafeBufferPointer { (buffer) throws(SyntaxError) -> SyntaxTree in
        try parse(SourceScalars(buffer), limits: limits)
      }
    }
  }

  private static func parse(
    _ source: SourceScalars, limits: SyntaxLimits
  ) throws(SyntaxError) -> SyntaxTree {
    var builder = TreeBuilder(sourceBytes: source.bytes.count, limits: limits)
    guard !source.bytes.isEmpty else { return try builder.finish() }
    try checkTagDirectives(source)
    if source.encoding == .utf8, let breaks = try OldLineBreaks(source) {
      try breaks.bytes.withUnsafeBufferPointer { (buffer) throws(SyntaxError) in
        try build(&builder, from: buffer, of: source)
      }
      OldLineBreaks.restore(&builder.text)
    } else {
      try build(&builder, from: source.bytes, of: source)
    }
    let suspects = builder.suspects
    let tree = try builder.finish()
    try MisreadingCheck(tree, source.bytes).run(suspects)
    return tree
  }

  /// Adds all events to the tree.
  private static func build(
    _ builder: inout TreeBuilder, from bytes: UnsafeBufferPointer<UInt8>, of source: SourceScalars
  ) throws(SyntaxError) {
    let events = EventReader(bytes)
    if try !builder.add(events) { throw SyntaxError(builder.surroundings(of: events.failure), in: source) }
  }

  /// Rejects a source with too many `%TAG` directives before parsing: libyaml's work grows with the square of their number.
  private static func checkTagDirectives(_ source: SourceScalars) throws(SyntaxError) {
    var count = 0
    var place = 0
    let isTooMany = source.bytes.contains(UInt8(ascii: "%")) { offset in
      guard source.bytes[offset...].starts(with: "%TAG".utf8), source.startsLine(at: offset) else { return false }
      place = offset
      count += 1
      return count > SyntaxLimits.tagDirectives
    }
    if isTooMany { throw .tooManyTagDirectives(at: source.mark(atByte: place)) }
  }
}

extension SourceScalars {
  /// Whether a line starts at the byte of a UTF-8 source.
  fileprivate func startsLine(at offset: Int) -> Bool {
    offset <= markLength || bytes[offset - 1] == 0x0A || bytes[offset - 1] == 0x0D
  }
}
