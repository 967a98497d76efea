#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

import TableDiagnostics

/// A spec to compile, and what its outputs are called.
struct SpecFile: Equatable {
  /// `-` for the standard input.
  var path: String
  /// The path of its outputs below the output folder, without a suffix: `forms/login` for `Specs/forms/login.yaml`.
  var outputName: String
  /// The folder argument that it was found under, which is its root.
  var root: String?
}

/// Finds the specs that path arguments mean.
///
/// In a folder, every `.yaml` and `.yml` file is a spec, at any depth, in the order of the names. Files and folders whose
/// name begins with a dot or an underscore are not: `_common.yaml` is a part that specs include.
struct SpecFinder {
  private(set) var specs: [SpecFile] = []
  private(set) var problems: [Diagnostic] = []
  private var found: Set<FoundSpec> = []

  init(_ paths: [String]) {
    for path in paths { add(path) }
  }

  private mutating func add(_ path: String) {
    if path == "-" {
      append(SpecFile(path: path, outputName: "stdin"))
      return
    }
    switch FileKind(path) {
    case .folder:
      let before = specs.count
      let root = trimmed(path)
      var visited: Set<String> = []
      search(root, below: root, visited: &visited)
      if specs.count == before {
        problems.append(
          Diagnostic(
            code: .folderWithoutSpecs, message: "there is no spec in the folder", range: SourceRange(file: path),
            help: "specs are .yaml and .yml files whose name begins with neither a dot nor an underscore"))
      }
    case .missing:
      problems.append(
        Diagnostic(code: .noSuchFile, message: "there is no such file or folder", range: SourceRange(file: path)))
    case .file, .other:
      append(SpecFile(path: path, outputName: Self.stem(of: path.split(separator: "/").last.map(String.init) ?? path)))
    }
  }

  /// A spec that is named twice (`a.yaml ./a.yaml`, or a folder and a file in it) is compiled once.
  private mutating func append(_ spec: SpecFile) {
    let key = FoundSpec(outputName: spec.outputName, identity: FileIdentity(spec.path))
    if found.insert(key).inserted { specs.append(spec) }
  }

  private struct FoundSpec: Hashable {
    var outputName: String
    var identity: FileIdentity?
  }

  private mutating func search(_ folder: String, below root: String, visited: inout Set<String>) {
    // A link back up would go round for ever.
    guard let canonical = realpath(folder, nil) else { return }
    defer { free(canonical) }
    guard visited.insert(String(cString: canonical)).inserted else { return }
    guard let names = entries(folder) else {
      problems.append(
        Diagnostic(
          code: .unreadableFile, message: "the folder cannot be read: \(String(cString: strerror(errno)))",
          range: SourceRange(file: folder)))
      return
    }
    for name in names where !name.hasPrefix(".") && !name.hasPrefix("_") {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      let isSpec = name.hasSuffix(".yaml") || name.hasSuffix(".yml")
      switch FileKind(path) {
      case .folder: search(path, below: root, visited: &visited)
      case .file where isSpec:
        let below = path.dropFirst(root.hasSuffix("/") ? root.count : root.count + 1)
        append(SpecFile(path: path, outputName: Self.stem(of: String(below)), root: root))
      // A build that leaves out a spec whose link broke should not pass for one that went well.
      case .missing where isSpec:
        problems.append(
          Diagnostic(code: .noSuchFile, message: "the link leads to no file", range: SourceRange(file: path)))
      case .file, .other, .missing: break
      }
    }
  }

  private func entries(_ folder: String) -> [String]? {
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

  private func trimmed(_ path: String) -> String {
    var path = path
    while path.count > 1 && path.hasSuffix("/") { path.removeLast() }
    return path
  }

  private static func stem(of name: String) -> String {
    for suffix in [".yaml", ".yml"] where name.hasSuffix(suffix) { return String(name.dropLast(suffix.count)) }
    return name
  }
}
