/// What keeps git from starting a program that the configuration of a repository names.
///
/// A repository may come from a stranger: a folder that was unpacked, a bare repository among the files of a clone. Its
/// configuration can name programs for almost all that git does. Of what is asked here, these could run: the monitor of the file
/// system whenever files are listed, and the transport of a promisor remote, with its helpers for passwords, whenever an object
/// of a partial clone is missing. What is said on the command line wins over every file. Filters, differences and texts made by
/// programs are named by attributes and have names of their own, so that nothing here could list them: they are asked for by no
/// command that reads objects, and `runWithoutRepository` shows the lines of files.
enum GitSafety {
  static let flags =
    ["--no-pager", "--no-optional-locks"]
    + [
      // Empty, not `false`, which is the name of a program to git before 2.36.
      "core.fsmonitor=",
      "core.hooksPath=/dev/null",
      // One that lies among the files of a clone was not chosen by its user, who names a bare repository with GIT_DIR.
      "safe.bareRepository=explicit",
      // Git 2.40 to 2.43 fetch a missing object from there without asking which protocols are allowed.
      "fetch.bundleURI=",
      // Empties the list.
      "credential.helper=",
    ].flatMap { ["-c", $0] }

  static let variables = [
    "GIT_NO_LAZY_FETCH": "1",
    // None: for git that does not know the variable above, 2.44 and before.
    "GIT_ALLOW_PROTOCOL": "",
    "GIT_TERMINAL_PROMPT": "0",
    "GIT_ASKPASS": "",
  ]

  /// No repository, wherever git is started.
  static let withoutRepository = ["GIT_DIR": "/dev/null"]
}
