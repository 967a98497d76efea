import TableFonts
import TableLayout
import TableParsing
import TableSupport

/// The font files of a project, by their names. Each is read when a document names it, and then kept.
package struct ProjectFonts: Sendable {
  private let files: any InterfaceFiles
  private let limits: InterfaceLimits
  /// The first path of each name.
  private let paths: [String: String]
  private let kept = Locked<[String: [FontFace]]>([:])

  init(_ files: any InterfaceFiles, limits: InterfaceLimits) {
    (self.files, self.limits) = (files, limits)
    let fonts = files.paths.filter { FontFile.extensions.contains(ProjectPath($0).fileExtension) }
    paths = Dictionary(fonts.sorted().map { ($0.lastPathComponent, $0) }) { first, _ in first }
  }

  /// The faces of those files that the project has, and that can be read; nil if there are none.
  func faces(_ names: [String]) -> FontFaces? {
    var left = limits.fonts
    let read = names.compactMap { name -> [FontFace]? in
      guard let path = paths[name] else { return nil }
      if let known = kept.withLock({ $0[path] }) { return known }
      guard let bytes = files.read(path, limit: left) else { return nil }
      left -= bytes.count
      let faces = (try? FontFile.faces(bytes)) ?? []
      kept.withLock { $0[path] = faces }
      return faces
    }
    let usable = read.filter { !$0.isEmpty }
    return usable.isEmpty ? nil : FontFaces(files: usable)
  }
}
