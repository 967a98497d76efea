import Foundation
import SourceTree
import Testing

/// A spec of the source tree whose every stage has a golden.
struct GoldenSpec: Sendable, Hashable, CustomTestStringConvertible {
  /// From the package's root, as the compiler is given it.
  var path: String
  /// The folder of its goldens: `Specs/contacts`, `Fixtures/nested/inset`.
  var name: String
  /// Of a spec that asks for several environments, the one whose layout and picture are compared.
  var environment: String? { Self.environments[name] }

  private static let environments = [
    "Specs/arabic-settings": "phone-l", "Specs/adaptive-list": "pad",
    "Specs/states": "iphone-15-light-selected-moor-ridge",
    "Specs/swipe-actions": "iphone-se-swiped-paint",
    "Specs/choosing-several": "iphone-15-editing-selected-keys-tickets", "Specs/section-index": "scrolled",
    "Specs/localized-settings": "iphone-se-de", "Specs/screens/sign-in": "phone-dark", "Fixtures/elsewhere": "pad",
    "Templates/master-list": "pad",
  ]

  var testDescription: String { name }

  /// What can be printed of it, and the golden's name.
  enum Stage: String, CaseIterable, CustomTestStringConvertible {
    case syntax, ir, layout, svg

    var file: String { self == .svg ? "picture.svg" : "\(rawValue).json" }
    var testDescription: String { rawValue }
  }

  func golden(_ stage: Stage) -> String { "\(PackageFolder.goldens)/\(name)/\(stage.file)" }

  /// The examples, what `init` writes, and the tests' own specs.
  static let all: [GoldenSpec] = ["Specs", PackageFolder.templates, PackageFolder.fixtures].flatMap { folder in
    specs(in: folder).map { file in
      let title = folder.split(separator: "/").last.map(String.init) ?? folder
      return GoldenSpec(
        path: "\(folder)/\(file)", name: "\(title)/" + file.dropLast(file.hasSuffix(".yml") ? 4 : 5))
    }
  }

  /// What the compiler takes for a spec: neither parts (`_common.yaml`) nor what is hidden.
  private static func specs(in folder: String) -> [String] {
    PackageFolder.files(below: PackageFolder.url(folder)).filter { file in
      (file.hasSuffix(".yaml") || file.hasSuffix(".yml"))
        && !file.split(separator: "/").contains { $0.hasPrefix("_") || $0.hasPrefix(".") }
        // Other folders of Templates have YAML that is no spec.
        && (folder != PackageFolder.templates || !file.contains("/"))
    }
  }

  /// A stage of it, as the compiler prints it.
  func printed(_ stage: Stage, sourceLocation: SourceLocation = #_sourceLocation) async throws -> String {
    let run = try await PrintedStages.shared.run(self, stage)
    try #require(run.status == 0, "\(run.errors)", sourceLocation: sourceLocation)
    #expect(run.errors == "", sourceLocation: sourceLocation)
    return run.output
  }
}

/// Runs of the compiler that several tests look at, each made once.
private actor PrintedStages {
  static let shared = PrintedStages()

  private var runs: [String: Task<Program.Run, any Error>] = [:]

  func run(_ spec: GoldenSpec, _ stage: GoldenSpec.Stage) async throws -> Program.Run {
    let arguments =
      ["compile", spec.path, "--emit", stage.rawValue] + (spec.environment.map { ["--environment", $0] } ?? [])
    let key = arguments.joined(separator: " ")
    let task = runs[key] ?? Task { try await Program.tablec.run(arguments, in: PackageFolder.root) }
    runs[key] = task
    return try await task.value
  }
}
