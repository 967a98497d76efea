#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

import TableDiagnostics

/// Finds the specs of a folder.
///
/// Every `.yaml` and `.yml` file is one, at any depth, in the order of the names. Files and folders whose name begins with a
/// dot or an underscore are not: `_common.yaml` is a part that specs include.
struct FolderSearch {
  private(set) var specs: [SpecFile] = []
  private(set) var problems: [Diagnostic] = []
  private let root: String
  private let kind: Kind
  private var visited: Set<FileIdentity> = []

  /// What is looked for.
  enum Kind {
    case specs
    /// Those that `compile` wrote.
    case layouts

    func isOne(_ name: String) -> Bool {
      switch self {
      case .specs: SpecFile.isSpec(name)
      case .layouts: name.hasSuffix(Stage.layout.suffix)
      }
    }

    fileprivate func stem(of name: String) -> String {
      self == .specs ? SpecFile.stem(of: name) : String(name.dropLast(Stage.layout.suffix.count))
    }
  }

  init(_ path: String, for kind: Kind = .specs) {
    self.kind = kind
    var root = path
    while root.count > 1 && root.hasSuffix("/") { root.removeLast() }
    self.root = root
    search(root)
    if specs.isEmpty && problems.isEmpty {
      problems.append(
        Diagnostic(
          code: .folderWithoutSpecs, message: "there is no spec in the folder", range: SourceRange(file: path),
          help: "specs are .yaml and .yml files whose name begins with neither a dot nor an underscore"))
    }
  }

  private mutating func search(_ folder: String) {
    // A link back up would go round for ever.
    guard let identity = FileIdentity(folder), visited.insert(identity).inserted else { return }
    guard let names = Self.entries(folder) else {
      problems.append(
        Diagnostic(
          code: .unreadableFile, message: "the folder cannot be read: \(String(cString: strerror(errno)))",
          range: SourceRange(file: folder)))
      return
    }
    for name in names where !name.hasPrefix(".") && !name.hasPrefix("_") {
      look(at: folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)", isSpec: kind.isOne(name))
    }
  }

  private mutating func look(at path: String, isSpec: Bool) {
    switch FileKind(path) {
    case .folder: search(path)
    case .file where isSpec:
      let below = path.dropFirst(root.hasSuffix("/") ? root.count : root.count + 1)
      specs.append(SpecFile(path: path, outputName: kind.stem(of: String(below)), root: root))
    // A build that leaves out a spec whose link broke should not pass for one that went well.
    case .missing where isSpec:
      problems.append(
        Diagnostic(code: .noSuchFile, message: "the link leads to no file", range: SourceRange(file: path)))
    case .file, .other, .missing: break
    }
  }

  /// The names in a folder, in their order; nil for one that cannot be read.
  static func entries(_ folder: String) -> [String]? {
    guard let directory = opendir(folder) else { return nil }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { buffer in
        String(decoding: buffer.prefix { $0 != 0 }, as: UTF8.self)
      }
      names.append(name)
    }
    return names.sorted()
  }
}
