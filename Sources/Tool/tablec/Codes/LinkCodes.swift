import TableDiagnostics
import TableParsing

// E0315–E0319, W0205–W0209: links, names of files, and paths in configurations.
extension DiagnosticCode {
  static let linkCodes = [
    outputThroughLink, linkOutside, pathOutside, nameNotUTF8, linkedFolderOutside, folderNotUTF8,
    configurationMisnamed, partSkipped,
  ]

  /// Someone else chose where the link leads.
  static let outputThroughLink = DiagnosticCode("E0315", "an output through a link")

  /// A spec or a configuration that was found, not named.
  static let linkOutside = DiagnosticCode("E0316", "a link out of the folder")

  /// A path that a configuration names.
  static let pathOutside = DiagnosticCode("E0317", "a file outside the configuration's folder")
  static let nameNotUTF8 = DiagnosticCode("E0318", "a name that is not in UTF-8")

  /// A folder among specs.
  static let linkedFolderOutside = DiagnosticCode("W0205", "a link to a folder outside, which is not searched")

  /// A file that others include.
  static let partSkipped = DiagnosticCode("W0209", severity: .note, "a part of specs is skipped")
  static let configurationMisnamed = DiagnosticCode("W0207", "a configuration with another name, which is not read")
  static let folderNotUTF8 = DiagnosticCode("W0206", "a folder whose name is not in UTF-8")
}

extension Diagnostic {
  /// A spec that is a link out of the folder that contains it.
  static func specLeadsOut(
    of root: String, from path: String, to target: String, noun: String = "spec"
  ) -> Diagnostic {
    Diagnostic(
      code: .linkOutside, message: "the \(noun) is not read: the link leads out of \(root), to \(target)",
      range: SourceRange(file: path), help: "name it by its own path, or copy it into the folder")
  }

  /// A folder that is a link out of the folder that contains it.
  static func folderLeadsOut(of root: String, from path: String, to target: String) -> Diagnostic {
    Diagnostic(
      code: .linkedFolderOutside, message: "the folder is not searched: the link leads out of \(root), to \(target)",
      range: SourceRange(file: path), help: "name it by its own path, or copy it into the folder")
  }

  static func configurationMisnamed(_ path: String) -> Diagnostic {
    Diagnostic(
      code: .configurationMisnamed, message: "the configuration is not read: its name does not end in .yaml",
      range: SourceRange(file: path), help: "rename it to '\(ConfigurationParser.fileName)'")
  }

  static func folderNotUTF8(_ name: String) -> Diagnostic {
    Diagnostic(
      code: .folderNotUTF8, message: "the folder is not searched: its name is not in UTF-8",
      range: SourceRange(file: name), help: "rename it to a name in UTF-8")
  }

  /// - Parameter name: the path in readable form.
  static func nameNotUTF8(_ name: String) -> Diagnostic {
    Diagnostic(
      code: .nameNotUTF8, message: "the name is not in UTF-8", range: SourceRange(file: name),
      help: "rename it to a name in UTF-8")
  }
}
