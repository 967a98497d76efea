import YAMLSyntax

/// One way to write a value: what it may be, and how it is read.
///
/// The language is built from shapes. Each carries its own schema, so a key that is decoded by a shape cannot be described
/// as anything else.
struct Shape<Value>: Sendable {
  let schema: Schema
  /// What a person would call it in a message: `a number`.
  let noun: String
  /// Reads the value of a node, or reports what is wrong with it and returns nil.
  let read: @Sendable (SpecDecoder, NodeID) -> Value?

  init(_ schema: Schema, noun: String, read: @escaping @Sendable (SpecDecoder, NodeID) -> Value?) {
    self.schema = schema
    self.noun = noun
    self.read = read
  }

  /// The same shape, read as something else.
  func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> Shape<Other> {
    Shape<Other>(schema, noun: noun) { decoder, node in read(decoder, node).map(transform) }
  }
}
