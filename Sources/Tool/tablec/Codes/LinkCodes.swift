import TableDiagnostics
import TableParsing

// E0315–E0319, W0205–W0209: links, names of files, and paths in configurations.
extension DiagnosticCode {
  static let linkCodes = [
    outputThroughLink, linkOutside, pathOutside, nameNotUTF8, linkedFolderOutside, folderNotUTF8,
    configurationMisnamed, partSkipped,
  ]

  /// Someone else chose where the link leads.
  static let outputThroughLink = DiagnosticCode(
    "E0315", "an output through a link",
    """
    The output's path is a symbolic link, or leads through one. A link can be committed like any other file, so an output \
    written through it would end up wherever the repository's author chose. Nothing is written through a link that is named on the \
    command line, or that is below a folder named there. A link above that is followed, unless it is part of a git working tree and \
    leads out of it.
    """,
    .shell(
      wrong: "ln -s /srv/pages build; tablec compile Specs -o build", right: "tablec compile Specs -o /srv/pages"))

  /// A spec or a configuration that was found, not named.
  static let linkOutside = DiagnosticCode(
    "E0316", "a link out of the folder",
    """
    Files that are found by searching a folder are read only if they are in that folder: specs and a '.tablec.yaml' can be links to \
    other files in it. This link leads out of the folder, to a file that you may not have intended to read and whose lines \
    messages would show. A file that you name by its own path is read wherever it is. In a folder whose links you made, such as the \
    sandbox of a build tool, '--root FOLDER --follow-links' allows them.
    """,
    .shell(
      wrong: "ln -s ../Shared/form.yaml Specs/form.yaml; tablec compile Specs -o build",
      right: "tablec compile Specs Shared/form.yaml -o build"))

  /// A path that a configuration names.
  static let pathOutside = DiagnosticCode(
    "E0317", "a file outside the configuration's folder",
    """
    The files and folders that a '.tablec.yaml' names with 'root', 'specs', 'output', 'baseline' and 'known' must be in its folder or \
    below it: a configuration comes with the repository, and must not choose other files of the machine to read or write. To use \
    another one, name it with a flag.
    """,
    .shell(
      wrong: "echo 'lint: {baseline: ../known.yaml}' > .tablec.yaml; tablec lint Specs",
      right: "tablec lint Specs --baseline ../known.yaml"))

  static let nameNotUTF8 = DiagnosticCode(
    "E0318", "a name that is not in UTF-8",
    """
    The name of the file or folder has bytes that are not valid UTF-8, shown as '\\xE9', so messages and outputs cannot name it. Such \
    names come from old archives and disks. The file is skipped; all other files are processed.
    """,
    .shell(
      wrong: "tablec compile $'caf\\xE9.yaml' -o build",
      right: "mv $'caf\\xE9.yaml' café.yaml; tablec compile café.yaml -o build"))

  /// A folder among specs.
  static let linkedFolderOutside = DiagnosticCode(
    "W0205", "a link to a folder outside, which is not searched",
    """
    A folder stands for all the specs in it. This link in it leads to a folder elsewhere, which could contain the whole disk, and is not \
    followed. Links to folders inside the same folder are followed.
    """,
    .shell(
      wrong: "ln -s ../Shared Specs/shared; tablec compile Specs -o build",
      right: "tablec compile Specs Shared -o build"))

  /// A file that others include.
  static let partSkipped = DiagnosticCode(
    "W0209", severity: .note, "a part of specs is skipped",
    """
    The name of the file begins with an underscore, and the file does not declare a version of the language: it is a part for specs \
    to include, which has no outputs of its own. It is skipped, so that a shell's pattern or a list of changed files can \
    name it. To check it, name a spec that includes it.
    """,
    .shell(
      wrong: "tablec compile Specs/_common.yaml Specs/contacts.yaml -o build",
      right: "tablec compile Specs/contacts.yaml -o build"))

  static let configurationMisnamed = DiagnosticCode(
    "W0207", "a configuration with another name, which is not read",
    """
    A configuration is named '.tablec.yaml'. A file named '.tablec.yml' is not read, so its root, rules, exclusions and known changes do \
    not apply, whether or not there is a '.tablec.yaml' beside it. Rename it, or delete it.
    """,
    .shell(
      wrong: "echo 'exclude: [Specs/Old]' > .tablec.yml; tablec lint Specs",
      right: "echo 'exclude: [Specs/Old]' > .tablec.yaml; tablec lint Specs"))

  static let folderNotUTF8 = DiagnosticCode(
    "W0206", "a folder whose name is not in UTF-8",
    """
    A folder stands for all the specs in it. This folder's name has bytes that are not valid UTF-8, shown as '\\xE9', so nothing in it can \
    be named, and its specs are skipped. If the path of the working folder has such a name, no configuration is found, and no file that \
    specs include or name.
    """,
    .shell(
      wrong: "mkdir Specs/$'caf\\xE9'; tablec compile Specs -o build",
      right: "mkdir Specs/café; tablec compile Specs -o build"))
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
