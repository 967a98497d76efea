/// The command that updates outputs which `--verify` found to be stale.
enum UpdateCommand {
  /// This command without `--verify`, as a shell reads it.
  /// - Parameter prunes: whether there are orphans to remove.
  static func words(prunes: Bool) -> String {
    var words: [String] = []
    var isForm = false
    // How the run was reported does not matter.
    for word in CommandLine.arguments where !["--verify", "-q", "--quiet", "-v", "--verbose"].contains(word) {
      if !isForm && word != "--reporter" && !word.hasPrefix("--reporter=") { words.append(word) }
      isForm = word == "--reporter"
    }
    if prunes && !words.contains("--prune") { words.append("--prune") }
    return words.map(ProgramPath.quoted).joined(separator: " ")
  }
}
