/// The command that updates outputs which `--verify` found to be stale.
enum UpdateCommand {
  /// This command without `--verify`, as a shell reads it.
  /// - Parameter prunes: whether there are orphans to remove.
  static func words(prunes: Bool) -> String {
    var words = CommandLine.arguments.filter { $0 != "--verify" }
    if prunes && !words.contains("--prune") { words.append("--prune") }
    return words.map(ProgramPath.quoted).joined(separator: " ")
  }
}
