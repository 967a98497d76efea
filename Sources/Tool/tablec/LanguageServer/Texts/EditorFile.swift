import TableLanguageServer
import TableParsing
import TableSupport

/// A document that is open in the editor, as a file of a project.
struct EditorFile: Sendable {
  /// What the file is to the compiler. Nothing is reported about other files, whatever language they are in.
  enum Role: Sendable {
    case spec, profile, configuration
    /// A file for specs to include.
    case part
    /// A YAML file with nothing but comments so far, which may become a spec.
    case blank
    case other
  }

  let document: TextDocument
  /// Absolute, without dots: as the editor names it.
  let path: String
  /// Without links; as `path` for a file that is not on the disk.
  let place: String
  let role: Role

  var uri: String { document.uri }

  /// Whether it is compiled and checked by itself.
  var isStudied: Bool { role == .spec || role == .profile }

  /// - Parameters:
  ///   - folders: the folders of the workspace, of which the first is that of documents without a file.
  ///   - isConfigured: whether the project's configuration lists a path among its specs.
  init?(_ document: TextDocument, folders: [String], isConfigured: (String) -> Bool) {
    let disk = DiskFiles()
    if let path = DocumentURI.path(of: document.uri) {
      self.path = disk.withoutDots(path)
    } else if let name = DocumentURI.untitledName(of: document.uri) {
      guard let folder = folders.first ?? disk.canonicalPath(".") else { return nil }
      path = disk.withoutDots(name.hasPrefix("/") ? name : disk.path(of: name, in: folder))
    } else {
      return nil
    }
    self.document = document
    place = FileSystem.live.key(of: path)
    role = Self.role(of: document, path: path, isConfigured: isConfigured)
  }

  private static func role(of document: TextDocument, path: String, isConfigured: (String) -> Bool) -> Role {
    let name = PathRules.name(of: path)
    if name == ConfigurationParser.fileName { return .configuration }
    guard SpecFile.isSpec(name) || document.languageID == "yaml" || document.languageID == "tablec" else {
      return .other
    }
    switch RootKey(document) {
    case .spec: return .spec
    case .profile: return .profile
    case .other: return .other
    case nil:
      if name.hasPrefix("_") { return .part }
      if isConfigured(path) { return .spec }
      return isBlank(document) ? .blank : .other
    }
  }

  private static func isBlank(_ document: TextDocument) -> Bool {
    (0..<document.lineCount).allSatisfy { line in
      let first = document.line(line).flatMap { document.bytes[$0].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } }
      return first == nil || first == UInt8(ascii: "#")
    }
  }
}

/// The key that says what a document is: it begins a line, as it does in all files that people write by hand.
private enum RootKey {
  case spec, profile
  /// A key of another kind of file that the compiler reads.
  case other

  init?(_ document: TextDocument) {
    let bytes = document.bytes
    for line in 0..<document.lineCount {
      guard var span = document.line(line), !span.isEmpty else { continue }
      if line == 0, document.hasMark { span = (span.lowerBound + 3)..<span.upperBound }
      // A flow mapping at the root may begin with it, too.
      while let first = span.first, [0x7B, 0x22, 0x27].contains(bytes[first]) { span.removeFirst() }
      for (word, key) in Self.words where bytes[span].starts(with: word) {
        let rest = bytes[span].dropFirst(word.count)
        if rest.first.map({ [0x3A, 0x20, 0x22, 0x27].contains($0) }) ?? false {
          self = key
          return
        }
      }
    }
    return nil
  }

  private static let words: [([UInt8], RootKey)] = [
    (Array("tablespec".utf8), .spec), (Array("metricsprofile".utf8), .profile),
    (Array("tablecbaseline".utf8), .other), (Array("tablecchanges".utf8), .other),
  ]
}
