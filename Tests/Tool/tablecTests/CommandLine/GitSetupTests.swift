import Testing

@testable import tablec

/// What it writes is in `Transcripts/git`.
@Suite("The files that git-setup takes for specs")
struct GitSetupTests {
  private static let found: [(paths: [String], patterns: [String])] = [
    (["Specs/a.yaml", "Specs/deep/b.yaml"], ["Specs/**/*.yaml"]),
    (["Specs/a.yaml", "Specs/deep/b.yml"], ["Specs/**/*.yaml", "Specs/**/*.yml"]),
    (
      ["a.yaml", "Apps/One/a.yaml", "Apps/Two/deep/b.yaml"],
      ["/*.yaml", "Apps/One/**/*.yaml", "Apps/Two/deep/**/*.yaml"]
    ),
    (["Specs/a.yaml", "Specs2/a.yaml"], ["Specs/**/*.yaml", "Specs2/**/*.yaml"]),
    (["[old]/a.yaml"], ["\\[old]/**/*.yaml"]), ([], []),
  ]

  @Test("finds a pattern for each folder of specs", arguments: found.indices)
  func folderPatterns(_ index: Int) {
    #expect(SpecPatterns.patterns(Self.found[index].paths) == Self.found[index].patterns)
  }

  @Test(
    "knows a spec by its first key, even one with errors",
    arguments: [
      ("tablespec: 1\n", LayoutSide.Kind.spec), ("# Ours\r\ntablespec: 1\r\nsections: [\r\n", .spec),
      ("\u{FEFF}tablespec: 1\n", .spec), ("{tablespec: 1, sections: []}\n", .spec), ("\"tablespec\": 1\n", .spec),
      ("name: x\ntablespec : 1\n", .spec), ("metricsprofile: 1\n", .profile), ("#tablespec: 1\n", .other),
      ("tablespecs: 1\n", .other), ("  tablespec: 1\n", .other), ("on: push\n", .other), ("", .other),
    ])
  func kinds(_ text: String, _ kind: LayoutSide.Kind) {
    #expect(LayoutSide(bytes: Array(text.utf8), spec: SpecFile(path: "a.yaml", outputName: "a")).kind == kind)
  }
}
