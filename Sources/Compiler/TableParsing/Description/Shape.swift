import YAMLSyntax

/// One form of a value: its valid values, how it is read, and how it is written.
///
/// The language is built from shapes. Each carries its own schema, so the description of a key always matches its decoding.
struct Shape<Value>: Sendable {
  /// Created lazily: only schemas, the reference and a few messages use it.
  private let makeSchema: @Sendable () -> Schema
  var schema: Schema { makeSchema() }
  /// Reads the value of a node, or reports a problem and returns nil.
  let read: @Sendable (SpecDecoder, NodeID) -> Value?
  /// Reads the value of a node over one that is there: of a mapping, what it leaves out stays. Nil where a value has no parts.
  var over: Over?
  /// - Parameter key: the key whose value the node is, instead of the mapping; nil for the mapping.
  typealias Over = @Sendable (_ decoder: SpecDecoder, _ node: NodeID, _ value: inout Value, _ key: String?) -> Bool
  /// Writes a value in the shortest form that reads as the same value.
  let write: @Sendable (Value, SpecWriter) -> SpecValue

  init(
    _ schema: @escaping @autoclosure @Sendable () -> Schema, read: @escaping @Sendable (SpecDecoder, NodeID) -> Value?,
    write: @escaping @Sendable (Value, SpecWriter) -> SpecValue
  ) {
    makeSchema = schema
    self.read = read
    self.write = write
  }

  /// Reads the value of a node over an existing value.
  func readOver(_ decoder: SpecDecoder, _ node: NodeID, _ value: inout Value) -> Bool {
    if let over { return over(decoder, node, &value, nil) }
    guard let new = read(decoder, node) else { return false }
    value = new
    return true
  }

  /// The same shape, read as another type.
  func map<Other>(
    _ transform: @escaping @Sendable (Value) -> Other, back: @escaping @Sendable (Other) -> Value
  ) -> Shape<Other> {
    Shape<Other>(
      schema, read: { decoder, node in read(decoder, node).map(transform) },
      write: { other, writer in write(back(other), writer) })
  }
}
