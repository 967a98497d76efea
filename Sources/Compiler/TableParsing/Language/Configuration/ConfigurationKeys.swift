import TableDiagnostics
import TableIR
import TableSupport

/// The configuration for all specs of a project, in a file named `.tablec.yaml`.
public struct ProjectConfiguration: Hashable, Sendable {
  /// The path of the folder that the files of specs must be in, from the configuration's folder; nil for that folder itself.
  public var root: String?
  /// Patterns for the specs of the project, from the configuration's folder.
  public var specs: [String] = []
  /// Patterns for files and folders that are no specs, from the configuration's folder.
  public var exclude: [String] = []
  /// The strings of specs that name none.
  public var strings: TableStrings?
  /// The asset catalogs of specs that name none.
  public var assets: AssetCatalogs?
  /// The environments of specs that list none.
  public var environments: [EnvironmentAxes] = []
  /// What `tablec compile` writes, and where.
  public var output = Output()
  /// The settings of `tablec lint`.
  public var lint = Lint()
  /// The settings of `tablec diff`.
  public var diff = Diff()

  /// Where `tablec compile` writes without `-o`.
  public struct Output: Hashable, Sendable {
    /// The path of a folder, from the configuration's folder.
    public var folder: String?
    /// The names of the stages that are written to a folder; empty for the usual ones.
    public var emit: [String] = []
    /// The access level of declarations in Swift that templates write.
    public var access = Access.public
    /// The bundle with the app's strings, colours and images, for that Swift: `main`, `module`, or the name of a class in it.
    public var bundle = Self.mainBundle

    /// An access level of Swift.
    public enum Access: String, Hashable, Sendable, CaseIterable {
      case `public`, package, `internal`
    }

    /// The bundle of the app.
    public static let mainBundle = "main"

    /// Creates the settings of outputs with their defaults.
    public init() {}
  }

  /// What `tablec lint` reports, and how severe it is.
  public struct Lint: Hashable, Sendable {
    /// The levels of the rules that the project sets; other rules keep their default severity.
    public var levels = RuleLevels()
    /// The path of a baseline file, from the configuration's folder.
    public var baseline: String?

    /// Creates the settings of lint with their defaults.
    public init() {}
  }

  /// How `tablec diff` compares, and for which changes it fails.
  public struct Diff: Hashable, Sendable {
    /// The path of a file of known changes, from the configuration's folder.
    public var known: String?
    /// In points; nil for the default of the compared sides.
    public var tolerance: Double?
    /// The name of a class of changes.
    public var failOn: String?
    /// Other classes for some specs. Of several that name a spec, the first counts.
    public var policy: [Policy] = []

    /// For which changes of some specs `tablec diff` fails.
    public struct Policy: Hashable, Sendable {
      /// Patterns for the specs, from the configuration's folder.
      public var specs: [String] = []
      /// The name of a class of changes.
      public var failOn = ""

      /// Creates a policy with its defaults.
      public init() {}
    }

    /// Creates the settings of comparisons with their defaults.
    public init() {}
  }

  /// Creates a project configuration with its defaults.
  public init() {}
}

extension MappingType where Owner == ProjectConfiguration {
  static func configuration(_ words: ReportVocabulary) -> MappingType {
    MappingType(
      "configuration", noun: "the configuration",
      summary:
        "The configuration for all specs of a project: `.tablec.yaml` in the folder of a spec, or in a folder above it.",
      ProjectConfiguration(),
      keys: [
        Key(
          "root", .name("the path of a folder", of: .folder), default: "the configuration's folder",
          "the folder that images, includes and profiles must be in, however a spec is named: a folder in the configuration's",
          \.root),
        Key(
          "specs", .list(of: .glob, count: 0...100), default: "[]",
          "the specs that commands without a path process: folders, files, and patterns for them", \.specs),
        Key(
          "exclude", .list(of: .glob, count: 0...100), default: "[]",
          "files and folders that are skipped where a folder or a pattern leads to them; what is named by its own path is not",
          \.exclude),
        // Read before the others.
        Key(
          "strings", StringFiles.schema, default: "none",
          "the string catalog of the app (`.xcstrings`), or its `.strings` and `.stringsdict` files, for specs that have no `strings` of their own",
          read: { decoder, _, configuration in configuration.strings = decoder.strings },
          write: { configuration, _, _ in configuration.strings.flatMap { StringFiles.written($0.files) } }),
        Key(
          "assets", CatalogFolders.schema, default: "none",
          "the asset catalogs of the app (`.xcassets`), for specs that have no `assets` of their own"
        ) { decoder, node, configuration in
          decoder.readCatalogs(node)
          configuration.assets = decoder.catalogs.catalogs
          configuration.assets?.isOfProject = true
        } write: { configuration, _, _ in
          configuration.assets.flatMap { CatalogFolders.written($0.folders) }
        },
        Key(
          "environments", .list(.mapping("environment"), count: nil), default: "the command line's",
          "where tables are shown whose specs list no `environments`"
        ) { decoder, node, configuration in
          decoder.readEnvironments(node, into: &configuration.environments)
        } write: { configuration, _, writer in
          configuration.environments.isEmpty
            ? nil
            : .list(
              configuration.environments.map {
                MappingType<EnvironmentDraft>.environment.write(EnvironmentDraft($0), writer)
              })
        },
        Key("output", .output(words), "where `tablec compile` writes, a folder or a mapping", \.output),
        Key("lint", .mapping(.lint(words)), "the settings of `tablec lint`", \.lint),
        Key("diff", .mapping(.diff(words)), "the settings of `tablec diff`", \.diff),
      ])
  }
}

extension MappingType where Owner == ProjectConfiguration.Output {
  static func output(_ words: ReportVocabulary) -> MappingType {
    MappingType(
      "output", noun: "'output'", shorthand: "folder",
      summary: "Where `tablec compile` writes, and what. Its flags override them.",
      ProjectConfiguration.Output(),
      keys: [
        Key(
          "folder", .name("the path of a folder", of: .folder), default: "standard output",
          "the folder to write to without `-o`, in the configuration's folder", \.folder),
        Key(
          "emit", .oneOrSeveral(.words(KeyNames(words.stages), words.stages) { $0 }), default: "[layout, svg]",
          "the stages that are written to a folder without `--emit`", \.emit),
        Key(
          "access", .word, default: "public", "the access level of declarations in Swift that tablec's templates write",
          \.access),
        Key(
          "bundle", .className, default: "main",
          """
          where that Swift looks up strings, colours and images: `main` for the app's bundle, `module` for that of a Swift package, or the \
          name of a class, for the bundle that it is in
          """, \.bundle),
      ])
  }
}

extension Shape where Value == ProjectConfiguration.Output {
  /// A folder, or the mapping.
  fileprivate static func output(_ words: ReportVocabulary) -> Shape {
    let mapping = Shape.mapping(.output(words))
    let folder = Shape<String>.name("the path of a folder", of: .folder)
    return Shape(.either([folder.schema, mapping.schema])) { decoder, node in
      guard decoder.isScalar(node) else { return mapping.read(decoder, node) }
      var output = ProjectConfiguration.Output()
      output.folder = folder.read(decoder, node)
      return output
    } write: { output, writer in
      var alone = ProjectConfiguration.Output()
      alone.folder = output.folder
      guard output == alone, let name = output.folder else { return mapping.write(output, writer) }
      return folder.write(name, writer)
    }
  }
}

extension Shape where Value == String {
  /// A pattern for paths below the configuration's folder.
  fileprivate static let glob = text(.naming(.use(.path), .name(pattern: nil))) { decoder, node in
    guard let pattern = decoder.readName(node, expected: "a path or a pattern") else { return nil }
    var problem: String?
    do throws(GlobProblem) { _ = try Glob(path: pattern) } catch { problem = error.words }
    if pattern.hasPrefix("/") || pattern.hasPrefix("~") || pattern.split(separator: "/").contains("..") {
      problem = problem ?? "it leads out of the configuration's folder"
    }
    guard let problem else { return pattern }
    decoder.report(
      .badValue, "\(String(pattern.prefix(100)).quotedForMessage) is not a valid pattern: \(problem)", at: node,
      help: "write a path below the configuration's folder, such as Specs or 'Specs/**/*.yaml'")
    return nil
  }
}

extension MappingType where Owner == ProjectConfiguration.Diff {
  static func diff(_ words: ReportVocabulary) -> MappingType {
    MappingType(
      "diff", noun: "'diff'", summary: "The settings of `tablec diff`. Its flags override them.",
      ProjectConfiguration.Diff(),
      keys: [
        Key(
          "known", .name("the path of a file or a folder", of: .path),
          "a file of changes that are ignored or accepted, as `--accept` writes it, or a folder of such files", \.known),
        Key(
          "tolerance", .number(0...1_000), default: "0.01, and 0.5 for an app's own views",
          "the difference in points up to which frames are considered equal", \.tolerance),
        Key(
          "failOn", .words(KeyNames(words.changeClasses), words.changeClasses) { $0 }, default: "text",
          "the least severe class of change for which the exit status is 1; `any` includes invisible changes, and `none` never fails",
          \.failOn),
        Key(
          "policy", .list(of: .mapping(.policy(words)), count: 0...100), default: "[]",
          "another `failOn` for some specs, which `--fail-on` does not change; of several that name a spec, the first counts",
          \.policy),
      ])
  }
}

extension MappingType where Owner == ProjectConfiguration.Diff.Policy {
  static func policy(_ words: ReportVocabulary) -> MappingType {
    MappingType(
      "policy", noun: "a policy", summary: "For which changes of some specs `tablec diff` fails.",
      ProjectConfiguration.Diff.Policy(),
      keys: [
        Key(
          "specs", .oneOrSeveral(.glob), required: true, "the specs: folders, files, and patterns for them", \.specs),
        Key(
          "failOn", .words(KeyNames(words.changeClasses), words.changeClasses) { $0 }, required: true,
          "the least severe class of change of these specs for which the exit status is 1, or `none`", \.failOn),
      ])
  }
}

extension MappingType where Owner == ProjectConfiguration.Lint {
  static func lint(_ words: ReportVocabulary) -> MappingType {
    MappingType(
      "lint", noun: "'lint'", summary: "The rules that `tablec lint` checks, and their severities.",
      ProjectConfiguration.Lint(),
      keys: [
        Key(
          "rules", over: .rules(words), default: "each rule's own", "rules and the severity of their findings", \.levels
        ),
        // Written as levels, with those in `rules`.
        Key(
          "disable", Shape<[DiagnosticCode]>.list(of: .named(words.rules)), default: "[]",
          "rules that are off; the same as `off` in `rules`", get: { _ in nil }
        ) {
          for code in $1 { $0.levels.levels[code] = .off }
        },
        Key(
          "baseline", .name("the path of a file", of: .path),
          "a file of known findings, as `--write-baseline` writes it; they are not reported again", \.baseline),
      ])
  }
}

extension MappingType where Owner == RuleLevels {
  /// One key per rule, so that a misspelt rule is reported like any unknown key.
  static func rules(_ words: ReportVocabulary) -> MappingType {
    MappingType(
      "rules", noun: "'rules'",
      summary:
        "The severity of a rule's findings: `off`, `note`, `warning` or `error`. The compiler's own warnings are rules here too, in every command.",
      RuleLevels(),
      keys: words.rules.compactMap { code in
        code.rule.map { rule in
          Key(
            rule, Shape<RuleLevel>.word, default: code.severity.rawValue, "\(code): \(code.title)",
            get: { $0.levels[code] }
          ) { $0.levels[code] = $1 }
        }
      })
  }
}

extension Shape where Value == DiagnosticCode {
  /// A rule or a change by its name.
  static func named(_ codes: [DiagnosticCode]) -> Shape {
    let names = KeyNames(codes.ruleNames)
    return Shape(.choice(Words(names.names))) { decoder, node in
      decoder.readWord(node, from: names).flatMap { codes.named(names.names[$0]) }
    } write: { code, _ in
      .text(code.rule ?? "")
    }
  }
}
