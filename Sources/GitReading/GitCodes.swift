import TableDiagnostics

// E0610–E0619: what git keeps.
extension DiagnosticCode {
  /// What asking git can come to.
  package static let gitCodes = [
    gitNotRun, noRepository, unknownRevision, notInRevision, gitFailure, objectAbsent, tooLargeForSearch,
  ]

  package static let gitNotRun = DiagnosticCode(
    "E0610", "git cannot be run",
    """
    Specs of other revisions are read with the program 'git', which was not found on the search path or could not be \
    started. Install it, or compare files and folders, which needs no git.
    """,
    .shell(
      wrong: "PATH=/nowhere tablec diff HEAD:Specs Specs", right: "tablec diff old/Specs Specs"))

  /// No repository that git opens.
  package static let noRepository = DiagnosticCode(
    "E0611", "no repository",
    """
    'REV:path' and 'REV..REV path' are read from the repository that the working folder is in. Git finds none there, or \
    does not open the one that it finds, since it belongs to another user; the message has git's own words. A bare \
    repository, which has no working tree, is opened where GIT_DIR names it, and not for being the folder one is in: it \
    may have come among the files of a clone, with a configuration of its own.
    """,
    .shell(wrong: "cd /tmp; tablec diff HEAD:Specs Specs", right: "cd ~/app; tablec diff HEAD:Specs Specs"))

  package static let unknownRevision = DiagnosticCode(
    "E0612", "a revision that git does not know",
    """
    A revision is whatever git takes for a commit: a branch, a tag, an id, 'HEAD~1', 'origin/main', 'main@{yesterday}'. This \
    one names no commit here. Continuous integration often has a shallow clone, without the commits and branches that \
    are to be compared with: fetch them first.
    """,
    .shell(
      wrong: "tablec diff origin/mian:Specs Specs",
      right: "git fetch origin main && tablec diff origin/main:Specs Specs"))

  package static let notInRevision = DiagnosticCode(
    "E0613", "a path that a revision does not have",
    """
    The path of 'REV:path' starts at the top of the repository, as in git, whatever folder one is in; 'REV:./path' and \
    'REV:../path' start at the working folder. The revision has no such file or folder: it came later, has another name \
    there, or was never committed. What stands in a submodule belongs to a repository of its own.
    """,
    .shell(
      wrong: "cd Specs; tablec diff HEAD:contacts.yaml contacts.yaml",
      right: "cd Specs; tablec diff HEAD:./contacts.yaml contacts.yaml"))

  package static let gitFailure = DiagnosticCode(
    "E0614", "git refuses or fails",
    """
    Git was asked for something that is in order, and did not do it: a configuration is locked or protected, an object of \
    the repository is damaged or was never fetched. The message has git's own words.
    """,
    .shell(
      wrong: "sudo -u nobody tablec git-setup --install", right: "tablec git-setup --install"))

  package static let objectAbsent = DiagnosticCode(
    "E0615", "an object that a clone does not have",
    """
    A partial clone ('git clone --filter=blob:none') leaves out what git fetches when it is first needed. Nothing is fetched here: \
    the repository's own configuration says from where and with which programs, and a spec is read without starting \
    them. Fetch what is missing first. Where the clone is not a partial one the repository is damaged, which 'git fsck' \
    shows.
    """,
    .shell(
      wrong: "git clone --filter=blob:none URL app; cd app; tablec diff HEAD~9:Specs Specs",
      right: "git fetch --refetch --no-filter; tablec diff HEAD~9:Specs Specs"))

  package static let tooLargeForSearch = DiagnosticCode(
    "E0616", "a folder of a revision that is too large to be searched",
    """
    The folder of a revision has more files, at any depth, than are looked at for specs (some 250,000, fewer where their paths \
    are long), or its folders stand in each other too deeply. Git keeps a folder once however often it appears, so that a \
    small repository can hold a great many. Name a folder below it.
    """,
    .shell(wrong: "tablec diff main..HEAD .", right: "tablec diff main..HEAD app/Specs"))
}
