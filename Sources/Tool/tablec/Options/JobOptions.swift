import ArgumentParser

/// How many processors a command uses. The number changes neither what is written nor what is reported, nor the order of either.
struct JobOptions: ParsableArguments {
  @Option(
    name: [.customShort("j", allowingJoined: true), .long],
    help: ArgumentHelp(
      "How many specs, or environments of one spec, are processed at once. Default: one for each core.",
      valueName: "n"))
  var jobs: Int?

  /// The number of threads.
  var count: Int { jobs ?? System.processorCount }

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be 1 or more") }
  }
}

/// The threads of a run, divided between specs and the environments of each.
struct JobShares {
  /// How many specs are processed at once.
  let specs: Int
  /// How many environments of each of them.
  let environments: Int

  init(jobs: Int, specs count: Int) {
    specs = max(min(jobs, count), 1)
    // A single spec in many environments keeps the processors as busy as many specs do.
    environments = (jobs + specs - 1) / specs
  }
}
