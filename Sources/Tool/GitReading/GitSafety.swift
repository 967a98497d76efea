/// The settings that prevent git from starting a program that the configuration of a repository names.
///
/// A repository may be untrusted: a folder that was unpacked, or a bare repository among the files of a clone. Its configuration can name
/// programs for almost everything that git does. With the commands used here, two of them could run: the file system monitor whenever
/// files are listed, and the transport of a promisor remote, with its credential helpers, whenever an object of a partial clone is
/// missing. Settings on the command line override those of every file. Filters, external diff programs and text conversions are named by
/// attributes and have arbitrary names, so they cannot be listed here; but no command that reads objects runs them, and
/// `runWithoutRepository` is used to show the lines of files.
enum GitSafety {
  static let flags =
    ["--no-pager", "--no-optional-locks"]
    + [
      // Empty, not `false`, which is the name of a program to git before 2.36.
      "core.fsmonitor=",
      "core.hooksPath=/dev/null",
      // The user did not choose a bare repository among the files of a clone; to use one, they name it with GIT_DIR.
      "safe.bareRepository=explicit",
      // Git 2.40 to 2.43 fetch missing objects from there without checking which protocols are allowed.
      "fetch.bundleURI=",
      // An empty value clears the list.
      "credential.helper=",
    ].flatMap { ["-c", $0] }

  static let variables = [
    "GIT_NO_LAZY_FETCH": "1",
    // No protocol is allowed: for git 2.44 and earlier, which does not support the variable above.
    "GIT_ALLOW_PROTOCOL": "",
    "GIT_TERMINAL_PROMPT": "0",
    "GIT_ASKPASS": "",
  ]

  /// Makes git find no repository, wherever it is started.
  static let withoutRepository = ["GIT_DIR": "/dev/null"]
}
