// swift-tools-version: 6.1
import PackageDescription

// One direction of imports, from the bytes of a spec to the bytes of a picture. Every target says here what it may see.
let package = Package(
  name: "tablec",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "tablec", targets: ["tablec"]),
    .library(name: "TableLayout", targets: ["TableIR", "TableLayout"]),
    .library(
      name: "TableCompiler",
      targets: [
        "YAMLSyntax", "TableDiagnostics", "TableIR", "TableParsing", "TableLayout", "TableEmission", "TableLint",
        "TableDiff", "JSONReading",
      ]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    // Rounding is libm's; a client without Foundation would not link it by itself.
    .target(name: "JSONWriting", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "JSONReading"),
    .target(name: "YAMLSyntax", dependencies: ["CLibYAML", "JSONWriting"]),
    .target(name: "TableDiagnostics", dependencies: ["JSONWriting"]),
    .target(name: "TableIR"),
    .target(name: "OpenType"),
    .target(
      name: "TableParsing", dependencies: ["YAMLSyntax", "TableIR", "TableDiagnostics", "JSONWriting"]),
    .target(
      name: "TableLayout", dependencies: ["TableIR", "OpenType"],
      exclude: ["Text/Advances", "Text/LineBreaking/line_break_table.py"]),
    .target(
      name: "TableEmission",
      dependencies: ["TableLayout", "OpenType", "TableIR", "TableDiagnostics", "JSONWriting", "JSONReading"]),
    .target(name: "TableLint", dependencies: ["TableIR", "TableLayout", "TableDiagnostics"]),
    .target(
      name: "TableDiff",
      dependencies: ["TableIR", "TableLayout", "TableEmission", "TableDiagnostics", "JSONWriting", "JSONReading"]),
    .executableTarget(
      name: "tablec",
      dependencies: [
        "YAMLSyntax", "TableDiagnostics", "TableIR", "TableParsing", "TableLayout", "TableEmission", "TableLint",
        "TableDiff", "OpenType", "JSONWriting", "JSONReading",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(name: "JSONWritingTests", dependencies: ["JSONWriting"]),
    .testTarget(name: "JSONReadingTests", dependencies: ["JSONReading"]),
    .testTarget(name: "YAMLSyntaxTests", dependencies: ["YAMLSyntax"]),
    .testTarget(name: "TableDiagnosticsTests", dependencies: ["TableDiagnostics"]),
    .testTarget(name: "TableIRTests", dependencies: ["TableIR"]),
    // Small fonts that tests measure with.
    .target(name: "FontBuilding", path: "Tests/FontBuilding"),
    .testTarget(name: "OpenTypeTests", dependencies: ["OpenType", "FontBuilding"]),
    .testTarget(name: "TableParsingTests", dependencies: ["TableParsing", "TableLayout"]),
    .testTarget(name: "TableLayoutTests", dependencies: ["TableLayout", "TableParsing", "FontBuilding"]),
    .testTarget(name: "TableEmissionTests", dependencies: ["TableEmission", "TableParsing", "FontBuilding"]),
    .testTarget(
      name: "TableDiffTests", dependencies: ["TableDiff", "TableParsing"], exclude: ["Support/slider.py"]),
    .testTarget(name: "TableLintTests", dependencies: ["TableLint", "TableParsing"]),
    .testTarget(
      name: "tablecTests", dependencies: ["tablec", "TableDiff", "JSONReading", "FontBuilding"],
      exclude: ["Comparisons", "Fixtures", "Goldens"]),
  ],
  swiftLanguageModes: [.v6]
)
