import TableParsing

/// Files that exist in a test alone. The working folder is `/specs`, and there are links.
struct MemoryFiles: SpecFiles {
  static let root = "/specs"

  var contents: [String: [UInt8]] = [:]
  /// Where links lead, by their own path; both absolute.
  var links: [String: String] = [:]
  var folders: Set<String> = []
  var unreadable: Set<String> = []
  /// As a Mac's disk does.
  var ignoresSpelling = false
  /// Whether the names in a folder are known.
  var listsFolders = false

  init(_ texts: [String: String] = [:], images: [String: [UInt8]] = [:], links: [String: String] = [:]) {
    for (path, text) in texts { contents[absolute(path)] = Array(text.utf8) }
    for (path, bytes) in images { contents[absolute(path)] = bytes }
    for (path, target) in links { self.links[absolute(path)] = absolute(target) }
  }

  func read(_ path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    guard let canonical = canonicalPath(path) else { throw .missing }
    if unreadable.contains(canonical) { throw .unreadable("Permission denied") }
    guard let bytes = contents[canonical] else { throw .isFolder }
    guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    return bytes
  }

  func canonicalPath(_ path: String) -> String? {
    var parts: [Substring] = []
    for part in absolute(path).split(separator: "/") {
      switch part {
      case ".": continue
      case "..": _ = parts.popLast()
      default:
        parts.append(part)
        let here = "/" + parts.joined(separator: "/")
        if let target = links[here] { parts = target.split(separator: "/") }
      }
    }
    // A file has nothing in it.
    if path.hasSuffix("/."), contents["/" + parts.joined(separator: "/")] != nil { return nil }
    let canonical = "/" + parts.joined(separator: "/")
    let spelled = ignoresSpelling ? contents.keys.first { $0.lowercased() == canonical.lowercased() } : nil
    return spelled ?? (exists(canonical) ? canonical : nil)
  }

  func names(in folder: String) -> [String] {
    guard ignoresSpelling || listsFolders, let folder = canonicalPath(folder) else { return [] }
    return Set(
      contents.keys.filter { $0.hasPrefix(folder + "/") }.compactMap {
        $0.dropFirst(folder.count + 1).split(separator: "/").first.map(String.init)
      }
    ).sorted()
  }

  private func exists(_ path: String) -> Bool {
    path == "/" || path == Self.root || folders.contains(path) || contents[path] != nil || unreadable.contains(path)
      || contents.keys.contains { $0.hasPrefix(path + "/") }
  }

  private func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : Self.root + "/" + path
  }
}

/// The least that is an image of a size: chunks without checksums, which nothing here looks at.
func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
  pngHeader(width, height) + chunk("IDAT", [0]) + chunk("IEND", [])
}

/// A PNG that ends after its header.
func pngHeader(_ width: UInt8, _ height: UInt8) -> [UInt8] {
  [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0])
}

private func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
  [0, 0, 0, UInt8(data.count)] + Array(type.utf8) + data + [0, 0, 0, 0]
}
