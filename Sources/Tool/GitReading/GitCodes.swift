import TableDiagnostics

// E0610–E0619, W0610–W0619: git repositories.
extension DiagnosticCode {
  /// The codes of problems with git.
  package static let gitCodes = [
    gitNotRun, noRepository, unknownRevision, notInRevision, gitFailure, objectAbsent, tooLargeForSearch,
    divergedRange, sameCommit, notCheckedOut, submoduleSkipped,
  ]

  package static let gitNotRun = DiagnosticCode(
    "E0610", "git cannot be run",
    """
    Specs of other revisions are read with the program 'git', which was not found on the search path or could not be \
    started. Install git, or compare files and folders, which does not need it.
    """,
    .shell(
      wrong: "PATH=/nowhere tablec diff HEAD:Specs Specs", right: "tablec diff old/Specs Specs"))

  /// There is no repository that git opens.
  package static let noRepository = DiagnosticCode(
    "E0611", "no repository",
    """
    'REV:path' and 'REV..REV path' are read from the repository that contains the working folder. Git finds none, or does not \
    open the one that it finds because it belongs to another user; the notes contain git's own message. A bare repository, \
    which has no working tree, is opened only if GIT_DIR names it: one in the working folder may be part of a clone, with an \
    untrusted configuration.
    """,
    .shell(wrong: "cd /tmp; tablec diff HEAD:Specs Specs", right: "cd ~/app; tablec diff HEAD:Specs Specs"))

  package static let unknownRevision = DiagnosticCode(
    "E0612", "an unknown revision",
    """
    A revision is whatever git takes for a commit: a branch, a tag, an id, 'HEAD~1', 'origin/main', 'main@{yesterday}'. This \
    one names no commit here. Continuous integration often has a shallow clone, without the commits and branches that \
    needed for the comparison: fetch them first.
    """,
    .shell(
      wrong: "tablec diff origin/mian:Specs Specs",
      right: "git fetch origin main && tablec diff origin/main:Specs Specs"))

  package static let notInRevision = DiagnosticCode(
    "E0613", "a path that a revision does not have",
    """
    As in git, the path of 'REV:path' is relative to the top of the repository, whatever the working folder is; 'REV:./path' and \
    'REV:../path' are relative to the working folder. The revision has no such file or folder: it was added later, has another name \
    there, or was never committed. Files in a submodule belong to another repository.
    """,
    .shell(
      wrong: "cd Specs; tablec diff HEAD:contacts.yaml contacts.yaml",
      right: "cd Specs; tablec diff HEAD:./contacts.yaml contacts.yaml"))

  package static let gitFailure = DiagnosticCode(
    "E0614", "git fails",
    """
    Git could not do what it was asked to: for example, a configuration is locked or protected, or an object of the repository \
    is damaged or was never fetched. The notes contain git's own message.
    """,
    .shell(
      wrong: "sudo -u nobody tablec git-setup --install", right: "tablec git-setup --install"))

  package static let objectAbsent = DiagnosticCode(
    "E0615", "an object that the clone does not have",
    """
    A partial clone ('git clone --filter=blob:none') omits objects, which git fetches when they are first needed. tablec does not \
    fetch them, because the repository's own configuration chooses the source and the programs for that, and reading a spec must \
    not start those programs. Fetch the missing objects first. If the clone is not a partial one, the repository is damaged, which \
    'git fsck' confirms.
    """,
    .shell(
      wrong: "git clone --filter=blob:none URL app; cd app; tablec diff HEAD~9:Specs Specs",
      right: "git fetch --refetch --no-filter; tablec diff HEAD~9:Specs Specs"))

  package static let tooLargeForSearch = DiagnosticCode(
    "E0616", "a folder that is too large to be searched",
    """
    The folder of a revision has more files, at any depth, than are searched for specs (about 250,000, fewer if their paths are \
    long), or folders are nested too deeply, in a revision or on the disk: more than 256 levels below the one that was named. Git stores \
    a folder once however often it appears, so even a small repository can contain a great many files. Name a folder below it.
    """,
    .shell(wrong: "tablec diff main...HEAD .", right: "tablec diff main...HEAD app/Specs"))

  package static let divergedRange = DiagnosticCode(
    "W0610", severity: .note, "a range of two branches that have diverged",
    """
    'main..topic' compares the two commits as they are. If main has moved on since topic was created, topic lacks those commits, and \
    their changes are reported as if topic undid them: a row that is new in main is gone in topic. 'main...topic', with three dots, \
    compares topic with the commit where the two forked, as a pull request does.
    """,
    .shell(wrong: "tablec diff main..topic Specs", right: "tablec diff main...topic Specs"))

  package static let sameCommit = DiagnosticCode(
    "W0611", severity: .note, "a range whose two sides are one commit",
    """
    Both revisions name the same commit, or, with three dots, the branch has no commit of its own: nothing can be different. That is \
    right for a branch without changes, and for a build of the main branch itself. If there are changes, the range names the wrong \
    branch: a build that compares a branch with itself passes forever.
    """,
    .shell(
      wrong: "git switch topic; tablec diff topic...HEAD Specs",
      right: "git switch topic; tablec diff main...HEAD Specs"))

  package static let notCheckedOut = DiagnosticCode(
    "W0612", severity: .note, "files of the working tree that are not checked out",
    """
    A sparse checkout leaves files out of the working tree. They are not gone: git keeps them in its index, and 'git status' does not \
    list them. A comparison of a revision with the working tree takes them from there, with what they include from HEAD.
    """,
    .shell(
      wrong: "git sparse-checkout set Specs/Login; tablec diff main:Specs Specs",
      right: "git sparse-checkout set Specs/Login; tablec diff main:Specs/Login Specs/Login"))

  package static let submoduleSkipped = DiagnosticCode(
    "W0613", severity: .note, "a submodule that is not compared",
    """
    The files of a submodule belong to another repository. A revision contains only the id of the submodule's commit, so its specs in the \
    working tree are not compared with it. Run the command in the folder of the submodule.
    """,
    .shell(wrong: "tablec diff HEAD:Vendor Vendor", right: "cd Vendor/Forms; tablec diff HEAD:. ."))
}
