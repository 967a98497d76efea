import ArgumentParser

/// The file that tells a build tool what the outputs depend on.
struct DependencyOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write the files that the outputs depend on, as rules that make and Ninja read.", valueName: "file"),
    completion: .file())
  var depfile: String?

  @Option(
    help: ArgumentHelp(
      "What depends on the files of --depfile, such as a stamp. Default: the outputs.", valueName: "file"),
    completion: .file())
  var depfileTarget: String?

  func validate() throws {
    if depfileTarget != nil && depfile == nil { throw ValidationError("--depfile-target needs --depfile") }
    if depfileTarget?.isEmpty == true { throw ValidationError("--depfile-target needs a name") }
  }

  /// - Parameter writesFiles: whether there are outputs that have names.
  func check(writesFiles: Bool) throws(WrongUsage) {
    try WrongUsage.checkOutput(depfile, flag: "--depfile")
    guard depfile != nil, depfileTarget == nil, !writesFiles else { return }
    throw WrongUsage(
      message: "--depfile needs outputs: add -o, or name with --depfile-target what depends on the files")
  }
}
