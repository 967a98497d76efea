import YAMLSyntax

/// The purpose for which another file is read, and its names in messages.
enum FileUse: Equatable {
  /// A part of a spec, whose root is a mapping or a list.
  case part(NodeKind)
  case profile

  var kind: NodeKind {
    switch self {
    case .part(let kind): kind
    case .profile: .mapping
    }
  }

  var noun: String { self == .profile ? "metrics profile" : "included file" }

  /// The required kind of its root.
  var wanted: String {
    switch self {
    case .part(.sequence): "a list"
    case .part: "a mapping of table keys"
    case .profile: "a mapping of its keys"
    }
  }

  func missing(_ name: String) -> String {
    self == .profile ? "there is no metrics profile \(name)" : "there is no file \(name) to include"
  }

  func outside(_ name: String) -> String {
    self == .profile ? "the metrics profile \(name) is outside the root" : "the file \(name) is outside the spec's root"
  }

  func outsideHelp(root: String, name: String) -> String {
    if name.hasPrefix("/") || name.hasPrefix("~") || name.contains("://") {
      return "name it by its path from the file that names it: other paths and addresses are not followed"
    }
    return "\(self == .profile ? "keep profiles" : "include files") below \(root), or move the root with --root"
  }

  func cycle(_ name: String) -> String {
    self == .profile ? "the metrics profile \(name) extends itself" : "the file \(name) includes itself"
  }
}
