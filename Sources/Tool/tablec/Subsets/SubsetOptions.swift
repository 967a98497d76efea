import ArgumentParser

/// Which of the specs that were named are processed.
struct SubsetOptions: ParsableArguments {
  @OptionGroup var parts: ShardOptions

  @Option(
    help: ArgumentHelp(
      """
      Process only specs that changed since a git revision, or of which a file that they read did: an include, an image, a \
      profile, a font, a configuration. main... means since the branch forked from main.
      """, valueName: "rev"))
  var changedSince: String?

  var isPartial: Bool { parts.shard != nil || changedSince != nil }
}
