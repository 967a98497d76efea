/// The kind of a node.
public enum NodeKind: UInt8, Sendable {
  case scalar, sequence, mapping, alias
}

/// The style of a scalar. Only a plain scalar can be anything other than a string.
public enum ScalarStyle: UInt8, Sendable {
  case plain, singleQuoted, doubleQuoted, literal, folded
}

/// The style of a sequence or mapping: with indentation or in brackets.
public enum CollectionStyle: UInt8, Sendable {
  case block, flow
}
