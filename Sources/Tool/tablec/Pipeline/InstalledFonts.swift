import TableFonts
import TableParsing

/// The font files that are installed on this machine, in the default folders of fontconfig or of macOS.
struct InstalledFonts {
  private let folders: [String]

  /// How deep below such a folder files are searched for.
  private static let deepest = 6

  init() {
    let home = Terminal.environment("HOME") ?? ""
    func variable(_ name: String, _ standard: String) -> String {
      Terminal.environment(name).flatMap { $0.isEmpty ? nil : $0 } ?? standard
    }
    #if os(macOS)
      folders = [home + "/Library/Fonts", "/Library/Fonts", "/System/Library/Fonts"]
    #else
      let shared = variable("XDG_DATA_DIRS", "/usr/local/share:/usr/share").split(separator: ":").map { "\($0)/fonts" }
      folders = [variable("XDG_DATA_HOME", home + "/.local/share") + "/fonts", home + "/.fonts"] + shared
    #endif
  }

  /// The files with upright faces of a family, from the first folder that has any; files for single weights are preferred to a variable
  /// font.
  ///
  /// Files are expected to be named after their family, as all common sources of fonts name them.
  func upright(_ family: String) -> [String] {
    for folder in folders {
      let named = files(in: folder, depth: 0).filter { Self.isNamed($0.name, family) }
      let faces = named.compactMap { file in Self.face(file.path).map { (file.path, $0) } }.filter { !$0.1.isItalic }
      for name in [family, family + " Variable"] {
        let found = faces.filter { $0.1.family == name }
        let fixed = found.filter { $0.1.weightRange == nil }
        if !found.isEmpty { return (fixed.isEmpty ? found : fixed).map(\.0) }
      }
    }
    return []
  }

  private static func isNamed(_ name: String, _ family: String) -> Bool {
    guard name.hasPrefix(family), let dot = name.lastIndex(of: "."), !name.contains("Italic") else { return false }
    return FontFile.extensions.contains(name[name.index(after: dot)...].lowercased())
  }

  /// The first face of a file; nil if it is not a font.
  private static func face(_ path: String) -> FontFace? {
    guard let bytes = try? DiskFiles().read(path, limit: RunFonts.mostBytes) else { return nil }
    return (try? FontFile.faces(bytes))?.first
  }

  private func files(in folder: String, depth: Int) -> [(path: String, name: String)] {
    guard depth <= Self.deepest, let names = FolderEntries(folder)?.names else { return [] }
    return names.filter { !$0.hasPrefix(".") }.flatMap { name -> [(path: String, name: String)] in
      let path = folder + "/" + name
      switch PathKind(path) {
      case .folder: return files(in: path, depth: depth + 1)
      case .file: return [(path, name)]
      case .missing, .other, .unknown: return []
      }
    }
  }
}
