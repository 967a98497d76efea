internal import CLibYAML

/// libyaml's parser over bytes that the caller keeps alive.
final class EventReader {
  private let parser: UnsafeMutablePointer<yaml_parser_t>

  /// Fails only if memory is exhausted.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let base = bytes.baseAddress else { return nil }
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    // A parser that could not be initialized is cleared, so `deinit` can delete it.
    guard yaml_parser_initialize(parser) == 1 else { return nil }
    yaml_parser_set_input_string(parser, base, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// Fills in the next event, which the caller deletes. Returns false if libyaml rejects the source: see `failure`.
  @inline(__always)
  func next(_ event: UnsafeMutablePointer<yaml_event_t>) -> Bool {
    yaml_parser_parse(parser, event) == 1
  }

  /// The zero-based column of the innermost open block collection; -1 outside all collections. In brackets, it is that of
  /// the enclosing collection.
  var indent: Int32 { parser.pointee.indent }

  /// The reason why `next` returned false.
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
    case YAML_MEMORY_ERROR: .memory
    default: .parser
    }
  }
}
