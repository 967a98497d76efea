import TableDiagnostics

// E0315–E0319, W0205–W0209: what a link, a path of a configuration or a name leads to.
extension DiagnosticCode {
  static let linkCodes = [outputThroughLink, linkOutside, pathOutside, nameNotUTF8, linkedFolderOutside, folderNotUTF8]

  /// Somebody else chose where the link leads.
  static let outputThroughLink = DiagnosticCode(
    "E0315", "an output through a link",
    """
    A symbolic link stands where the output goes, or on the way there. A link can be committed like any other file, so an output \
    through it would land wherever the author of the repository wishes. Nothing is written through a link below the folder \
    that is named, nor through one that is itself named; a link above that is followed, unless it belongs to a working tree of \
    git and leads out of it.
    """,
    .shell(
      wrong: "ln -s /srv/pages build; tablec compile Specs -o build", right: "tablec compile Specs -o /srv/pages"))

  /// A spec or a configuration that was found, not named.
  static let linkOutside = DiagnosticCode(
    "E0316", "a link out of the folder",
    """
    What is found by looking through a folder is read as long as it is in that folder: specs and a '.tablec.yaml' can be links to \
    other files of it. This link leads elsewhere, to a file that whoever named the folder need not have meant, and \
    messages would show its lines. What is named by its own path is read wherever it is.
    """,
    .shell(
      wrong: "ln -s ../Shared/form.yaml Specs/form.yaml; tablec compile Specs -o build",
      right: "tablec compile Specs Shared/form.yaml -o build"))

  /// A path that a configuration names.
  static let pathOutside = DiagnosticCode(
    "E0317", "a file outside the configuration's folder",
    """
    The files that a '.tablec.yaml' names, 'baseline' and 'known', are in its own folder or below that: a configuration comes \
    with the repository, and is not to choose other files of the machine to be read. A file that is elsewhere is named by a flag.
    """,
    .shell(
      wrong: "echo 'lint: {baseline: ../known.yaml}' > .tablec.yaml; tablec lint Specs",
      right: "tablec lint Specs --baseline ../known.yaml"))

  static let nameNotUTF8 = DiagnosticCode(
    "E0318", "a name that is not in UTF-8",
    """
    The name of the file or folder has bytes that are no UTF-8, shown as '\\xE9'. Messages and outputs could not name it. Such names \
    come from old archives and disks; the file is left out, and everything else is done.
    """,
    .shell(
      wrong: "tablec compile $'caf\\xE9.yaml' -o build",
      right: "mv $'caf\\xE9.yaml' café.yaml; tablec compile café.yaml -o build"))

  /// A folder among specs.
  static let linkedFolderOutside = DiagnosticCode(
    "W0205", "a linked folder outside that is not looked at",
    """
    A folder stands for all the specs in it. A link among them leads to a folder elsewhere, which could be all of the machine; it is left \
    out. Links to folders of the same folder are followed.
    """,
    .shell(
      wrong: "ln -s ../Shared Specs/shared; tablec compile Specs -o build",
      right: "tablec compile Specs Shared -o build"))

  static let folderNotUTF8 = DiagnosticCode(
    "W0206", "a folder whose name is not in UTF-8",
    """
    A folder stands for all the specs in it. One in it has a name with bytes that are no UTF-8, shown as '\\xE9', by which nothing in it \
    could be named; whatever specs it has are left out. Of a working folder with such a path no configuration is found, and nothing that \
    specs include and name.
    """,
    .shell(
      wrong: "mkdir Specs/$'caf\\xE9'; tablec compile Specs -o build",
      right: "mkdir Specs/café; tablec compile Specs -o build"))
}

extension Diagnostic {
  /// A spec among others that is a link out of their folder.
  static func specLeadsOut(of root: String, from path: String, to target: String) -> Diagnostic {
    Diagnostic(
      code: .linkOutside, message: "the spec is not read: the link leads out of \(root), to \(target)",
      range: SourceRange(file: path), help: "name it by its own path, or copy it into the folder")
  }

  /// A folder likewise.
  static func folderLeadsOut(of root: String, from path: String, to target: String) -> Diagnostic {
    Diagnostic(
      code: .linkedFolderOutside, message: "the folder is not looked at: the link leads out of \(root), to \(target)",
      range: SourceRange(file: path), help: "name it by its own path, or copy it into the folder")
  }

  static func folderNotUTF8(_ name: String) -> Diagnostic {
    Diagnostic(
      code: .folderNotUTF8, message: "the folder is not looked at: its name is not in UTF-8",
      range: SourceRange(file: name), help: "rename it to a name in UTF-8")
  }

  /// - Parameter name: the path as people can read it.
  static func nameNotUTF8(_ name: String) -> Diagnostic {
    Diagnostic(
      code: .nameNotUTF8, message: "the name is not in UTF-8", range: SourceRange(file: name),
      help: "rename it to a name in UTF-8")
  }
}
