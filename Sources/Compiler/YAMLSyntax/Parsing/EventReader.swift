#if os(iOS)
  #error("TableCompiler is for macOS and Linux, because iOS has no libyaml: link TableLayout, or TableVerify in tests")
#endif
internal import CLibYAML

/// libyaml's parser over bytes that the caller keeps alive.
final class EventReader {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  /// The event that was read last; at first, none. Valid until the next one is read.
  let current: UnsafeMutablePointer<yaml_event_t>

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    current = .allocate(capacity: 1)
    current.initialize(to: yaml_event_t())
    if yaml_parser_initialize(parser) != 1 { Self.endWithoutMemory() }
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_event_delete(current)
    current.deallocate()
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// Reads the next event. Returns false if libyaml rejects the source: see `failure`.
  @inline(__always)
  func advance() -> Bool {
    yaml_event_delete(current)
    if yaml_parser_parse(parser, current) == 1 { return true }
    if parser.pointee.error == YAML_MEMORY_ERROR { Self.endWithoutMemory() }
    return false
  }

  /// Ends the process, as Swift does where it gets no memory: it says nothing about the source, and whoever asks whether a source is valid must
  /// not take it for a no.
  private static func endWithoutMemory() -> Never { fatalError("there is not enough memory to parse YAML") }

  /// The zero-based column of the innermost open block collection; -1 outside all collections. In brackets, it is that of
  /// the enclosing collection.
  var indent: Int32 { parser.pointee.indent }

  /// The reason why `advance` returned false.
  var failure: ParserFailure {
    ParserFailure(
      stage: stage,
      problem: parser.pointee.problem.map { String(cString: $0) } ?? "",
      context: parser.pointee.context.map { String(cString: $0) },
      problemIndex: parser.pointee.problem_mark.index,
      contextIndex: parser.pointee.context_mark.index,
      byteOffset: parser.pointee.problem_offset,
      value: Int(parser.pointee.problem_value))
  }

  private var stage: ParserFailure.Stage {
    switch parser.pointee.error {
    case YAML_READER_ERROR: .reader
    case YAML_SCANNER_ERROR: .scanner
    default: .parser
    }
  }
}
