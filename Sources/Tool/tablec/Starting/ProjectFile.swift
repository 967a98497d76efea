import EmbeddedFiles
import TableSupport

/// A file beside the specs that `init` writes for a project: a file of Templates.
struct ProjectFile: Sendable {
  /// Its path in the project's folder.
  var path: String
  var text: String
  var form: Form

  /// How the file writes the name of the specs' folder.
  enum Form {
    /// A value of YAML.
    case yaml
    /// A value of YAML that is a pattern of tablec.
    case patterns
    /// A part of a string of JSON.
    case json
  }

  /// The folder that the templates name.
  static let folder = "Specs"

  /// The contents for specs in another folder of the project.
  func bytes(for folder: String) -> [UInt8] {
    let parts = text.split(separator: Self.folder, omittingEmptySubsequences: false)
    return Array(parts.joined(separator: name(folder)).utf8)
  }

  private func name(_ folder: String) -> String {
    switch form {
    case .yaml: Self.isPlain(folder) ? folder : Self.quoted(folder)
    case .patterns:
      Self.isPlain(folder)
        ? folder : Self.quoted(String(folder.flatMap { "*?[]{}\\".contains($0) ? ["\\", $0] : [$0] }))
    case .json: String(Self.quoted(folder).dropFirst().dropLast())
    }
  }

  /// Whether every reader of YAML takes it for a text without quotes.
  private static func isPlain(_ folder: String) -> Bool {
    let isSimple = folder.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "/._-".utf8.contains(byte)
      }
    }
    let words: Set = ["true", "false", "yes", "no", "on", "off", "null", "y", "n"]
    return isSimple && folder.first?.isLetter == true && !words.contains(folder.lowercased()) || folder == "."
  }

  /// A string of JSON, which is one of YAML too.
  private static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return writer.text
  }
}

/// The host of a repository, whose service runs the checks.
enum ProjectHost: String, CaseIterable, Choosable {
  case github, gitlab

  var file: ProjectFile {
    switch self {
    case .github: ProjectFile(path: ".github/workflows/tablec.yml", text: EmbeddedFile.github.text, form: .yaml)
    case .gitlab: ProjectFile(path: ".gitlab-ci.yml", text: EmbeddedFile.gitlab.text, form: .yaml)
    }
  }

  var meaning: String { file.path }
}

/// An editor that is told about tablec by a file in the project.
enum ProjectEditor: String, CaseIterable, Choosable {
  case schema, vscode, helix, zed

  /// Nil for the schema alone.
  var file: ProjectFile? {
    switch self {
    case .schema: nil
    case .vscode: ProjectFile(path: ".vscode/settings.json", text: EmbeddedFile.vscode.text, form: .json)
    case .helix: ProjectFile(path: ".helix/languages.toml", text: EmbeddedFile.helix.text, form: .json)
    case .zed: ProjectFile(path: ".zed/settings.json", text: EmbeddedFile.zed.text, form: .json)
    }
  }

  var meaning: String {
    switch self {
    case .schema: "\(StartingSpec.schemaName) beside the spec, for any editor that knows YAML schemas"
    case .vscode: "VS Code: the schema, and .vscode/settings.json"
    case .helix: "Helix: the schema, and the language server in .helix/languages.toml"
    case .zed: "Zed: the schema, and .zed/settings.json"
    }
  }
}

extension ProjectFile {
  static let configuration = ProjectFile(path: ".tablec.yaml", text: EmbeddedFile.configuration.text, form: .patterns)
}
