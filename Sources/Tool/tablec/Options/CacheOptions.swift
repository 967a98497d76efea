import ArgumentParser

/// Whether results of earlier runs are used again.
struct CacheOptions: ParsableArguments {
  @Option(
    name: .customLong("cache"),
    help: ArgumentHelp(
      """
      Keep results in this folder, and use those of specs of which nothing changed: no file that was read, no flag, and not \
      tablec itself.
      """, valueName: "folder"),
    completion: .directory)
  var folder: String?

  func check() throws(WrongUsage) { try WrongUsage.checkOutput(folder, flag: "--cache") }

  /// The cache of a run, if there is one.
  ///
  /// With states, a run also checks that some spec has the rows that they name, for which every spec is read.
  func cache(
    for command: String, flags: @autoclosure () -> [String], session: Session, reporter: Reporter
  ) -> SpecCache? {
    guard let folder else { return nil }
    do throws(CacheKey.Problem) {
      guard session.environments.states.isEmpty else { throw .init(reason: "--state reads every spec") }
      let knownFiles = KnownFiles(folder)
      let key = try CacheKey(command: command, flags: flags(), session: session, knownFiles: knownFiles)
      return SpecCache(folder, key: key, knownFiles: knownFiles)
    } catch {
      if reporter.options.verbose { reporter.say("cache: not used: \(error.reason)") }
      return nil
    }
  }
}

extension EnvironmentOptions {
  /// The flags in words, for a key. A test fails if an option is added and changes no word.
  var words: [String] {
    [axes, names, ios, metrics].map { (value: Any) in String(reflecting: value) }
  }
}
