/// The parts of a path in a project.
package struct ProjectPath {
  package var folders: ArraySlice<Substring>
  package var name: Substring

  package init(_ path: String) {
    let parts = path.split(separator: "/")
    (folders, name) = (parts.dropLast(), parts.last ?? "")
  }

  /// The name without its extension, and without `@2x` and `~ipad`.
  package var stem: Substring { ImageName(String(name)).stem[...] }

  package var fileExtension: String {
    name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
  }

  /// The folder of a language, such as `Base.lproj`, that the file stands in; and what is around it.
  package var localization: (language: Substring, around: ArraySlice<Substring>)? {
    guard let last = folders.last, last.hasSuffix(".lproj") else { return nil }
    return (last.dropLast(6), folders.dropLast())
  }
}
