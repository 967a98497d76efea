import TableParsing

/// The name of a new spec, as it is typed.
enum StartingName {
  private static let extensions = [".yaml", ".yml"]

  /// The name without its folder and extension.
  static func stem(of name: String) -> String {
    let file = name.split(separator: "/").last ?? ""
    return String(extensions.contains { file.hasSuffix($0) } ? file.prefix { $0 != "." } : file)
  }

  /// The path of the file: with an extension, unless the name could not be written then.
  static func path(of name: String) -> String {
    NameBytes.ofArgument(name) != nil || extensions.contains { name.hasSuffix($0) } ? name : name + ".yaml"
  }

  /// What is wrong with a name; nil for a good one.
  static func problem(with name: String) -> String? {
    name.isEmpty || name.hasSuffix("/") ? "a spec needs a name" : nil
  }
}
