internal import CLibYAML

extension Mark {
  /// libyaml also counts in Unicode scalars, but from 0.
  @inline(__always)
  init(_ mark: yaml_mark_t) {
    self.init(line: UInt32(truncatingIfNeeded: mark.line &+ 1), column: UInt32(truncatingIfNeeded: mark.column &+ 1))
  }
}

extension ScalarStyle {
  @inline(__always)
  init(_ style: yaml_scalar_style_t) {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: self = .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: self = .literal
    case YAML_FOLDED_SCALAR_STYLE: self = .folded
    default: self = .plain
    }
  }
}
