/// What a node is.
public enum NodeKind: UInt8, Sendable {
  case scalar, sequence, mapping, alias
}

/// How a scalar was written. Only a plain one may stand for anything but a string.
public enum ScalarStyle: UInt8, Sendable {
  case plain, singleQuoted, doubleQuoted, literal, folded
}

/// How a sequence or mapping was written: by indentation or in brackets.
public enum CollectionStyle: UInt8, Sendable {
  case block, flow
}
