/// The parts of a path in a project.
struct ProjectPath {
  var folders: ArraySlice<Substring>
  var name: Substring

  init(_ path: String) {
    let parts = path.split(separator: "/")
    (folders, name) = (parts.dropLast(), parts.last ?? "")
  }

  /// The name without its extension, and without `@2x`.
  var stem: Substring {
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
    return ["@2x", "@3x"].contains { stem.hasSuffix($0) } ? stem.dropLast(3) : stem
  }

  var fileExtension: String {
    name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
  }

  /// The folder of a language, such as `Base.lproj`, that the file stands in; and what is around it.
  var localization: (language: Substring, around: ArraySlice<Substring>)? {
    guard let last = folders.last, last.hasSuffix(".lproj") else { return nil }
    return (last.dropLast(6), folders.dropLast())
  }
}
