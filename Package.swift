// swift-tools-version: 6.1
import PackageDescription

// On a Mac, expat is a part of the SDK: nothing is to be looked for, or to be installed.
#if os(macOS)
  let expat: String? = nil
#else
  let expat: String? = "expat"
#endif

// The house: its floors from the ground up, and the rooms of each. A room sees those that stand before it here, and says which.
let floors: [(name: String, rooms: [Room])] = [
  (
    "Basics",
    [
      Room(
        .systemLibrary(name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])])),
      Room(.systemLibrary(name: "CExpat", pkgConfig: expat, providers: [.apt(["libexpat1-dev"])])),
      // Handlers of signals may do little, and nothing that Swift does by itself.
      Room(.target(name: "CTemporaryFiles")),
      // Files of all rooms, Templates and the documentation: C can embed a file from where it stands, and Swift cannot.
      Room(.target(name: "CResources")),
      Room("EmbeddedFiles", sees: ["CResources"]),
      Room("TableSystem", sees: []),
      Room("XMLReading", sees: ["CExpat"], testsSee: ["RandomNumbers"]),
      Room(
        "TableSupport", sees: ["TableSystem"],
        testsSee: [
          "TableDiff", "LayoutFormat", "TableEmission", "TableIR", "TableLayout", "TableParsing", "OutsidePrograms",
          "PatchApplying", "RandomNumbers", "SourceTree", "SpecCompiling",
        ]),
    ]
  ),
  (
    "Compiler",
    [
      Room("YAMLSyntax", sees: ["CLibYAML", "TableSupport"], testsSee: ["RandomNumbers", "SourceTree"]),
      Room("TableDiagnostics", sees: ["TableSupport", "EmbeddedFiles"], testsSee: ["RandomNumbers"]),
      Room("TableConstraints", sees: [], testsSee: ["OutsidePrograms", "RandomNumbers"]),
      Room(
        .target(name: "TableIR", exclude: ["Languages/language_tables.py", "StringCatalogs/collation_table.py"]),
        sees: ["TableConstraints", "TableSupport", "TableSystem"], testsSee: ["OutsidePrograms"]),
      Room(
        .target(name: "TableFonts", exclude: ["Shaping/joining_types.py"]), sees: [],
        testsSee: ["FontBuilding", "RandomNumbers"]),
      Room(
        .target(
          name: "TableParsing",
          exclude: ["Symbols/symbol_names.py", "Symbols/symbols.txt", "Synonyms/synonyms.yaml"]),
        sees: [
          "YAMLSyntax", "TableIR", "TableConstraints", "TableDiagnostics", "TableSupport", "EmbeddedFiles",
          "TableSystem", "XMLReading",
        ],
        testsSee: ["TableLayout", "OutsidePrograms", "Recordings", "ReferenceExamples", "RandomNumbers", "SourceTree"],
        excludingTests: ["Marked"]),
      Room(
        .target(
          name: "TableLayout", exclude: ["Text/Advances", "Text/LineBreaking/line_break_table.py"],
          // Rounding to pixels is libm's; a client without Foundation would not link it by itself.
          linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        sees: ["TableIR", "TableConstraints", "TableFonts", "TableSupport"],
        testsSee: [
          "TableParsing", "SpecImporting", "SpecCompiling", "FontBuilding", "OutsidePrograms", "RandomNumbers",
          "SourceTree",
        ],
        excludingTests: ["Fidelity/Pictures", "Fidelity/Stacks/measured.txt"]),
      Room("LayoutFormat", sees: ["TableLayout", "TableIR", "TableDiagnostics", "TableSupport"]),
      Room(
        "TableEmission", sees: ["TableLayout", "TableIR", "TableFonts", "TableDiagnostics", "TableSupport"],
        testsSee: ["LayoutFormat", "TableParsing", "SpecCompiling", "FontBuilding", "RandomNumbers", "SourceTree"]),
      Room(
        "TableTemplates",
        sees: [
          "LayoutFormat", "TableParsing", "TableLayout", "TableIR", "TableDiagnostics", "TableSupport", "EmbeddedFiles",
        ], testsSee: ["SourceTree"]),
      Room(
        "SpecFormatting", sees: ["TableParsing", "YAMLSyntax", "TableDiagnostics", "TableSupport"],
        testsSee: [
          "TableLayout", "TableIR", "Recordings", "ReferenceExamples", "SpecDrawing", "RandomNumbers", "SourceTree",
        ],
        excludingTests: ["Golden"]),
    ]
  ),
  (
    "Review",
    [
      Room("ViewDumps", sees: ["TableIR"], testsSee: ["TableDiff", "RandomNumbers", "TableSystem"]),
      Room(
        "TableLint", sees: ["TableLayout", "TableParsing", "TableIR", "TableDiagnostics", "TableSupport"],
        testsSee: ["Recordings"], excludingTests: ["Marked"]),
      Room(
        "TableDiff",
        sees: [
          "ViewDumps", "LayoutFormat", "TableEmission", "TableLayout", "TableIR", "TableDiagnostics", "TableSupport",
        ],
        testsSee: ["TableParsing", "OutsidePrograms", "RandomNumbers", "SourceTree"],
        excludingTests: ["Support/slider.py"]),
      Room(
        "TableVerify",
        sees: [
          "TableDiff", "ViewDumps", "LayoutFormat", "TableEmission", "TableLayout", "TableIR", "TableDiagnostics",
          "TableSupport",
        ],
        testsSee: ["UIKitDeclarations", "RandomNumbers", "SourceTree"]),
    ]
  ),
  (
    "Adoption",
    [
      Room(
        "SpecImporting",
        sees: [
          "TableDiff", "ViewDumps", "SpecFormatting", "LayoutFormat", "TableLayout", "TableParsing", "TableFonts",
          "TableIR", "TableConstraints", "YAMLSyntax", "TableDiagnostics", "TableSupport", "XMLReading",
        ],
        testsSee: ["FontBuilding", "RandomNumbers", "SourceTree"])
    ]
  ),
  (
    "Desk",
    [
      Room(
        "SpecEditing", sees: ["TableParsing", "YAMLSyntax", "TableIR", "TableConstraints", "TableDiagnostics"],
        testsSee: ["ReferenceExamples", "RandomNumbers", "SourceTree"]),
      Room("TableLanguageServer", sees: ["TableSupport", "TableSystem"], testsSee: ["RandomNumbers"]),
      Room(
        .target(
          name: "TablePreview",
          dependencies: [
            .product(name: "NIOCore", package: "swift-nio"),
            .product(name: "NIOPosix", package: "swift-nio"),
            .product(name: "NIOHTTP1", package: "swift-nio"),
          ],
          exclude: ["Page"]),
        sees: [
          "TableDiff", "LayoutFormat", "TableEmission", "TableLayout", "TableIR", "TableDiagnostics", "TableSupport",
          "EmbeddedFiles", "TableSystem",
        ],
        testsSee: ["TableParsing", "RandomNumbers", "SourceTree"]),
    ]
  ),
  (
    "Tool",
    [
      Room("GitReading", sees: ["TableParsing", "TableDiagnostics", "TableSupport", "TableSystem"], testsSee: []),
      Room(
        .executableTarget(
          name: "tablec",
          dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")]),
        sees: [
          "GitReading", "TablePreview", "TableLanguageServer", "SpecEditing", "SpecImporting", "TableDiff",
          "TableLint", "ViewDumps", "SpecFormatting", "TableTemplates", "TableEmission", "LayoutFormat", "TableLayout",
          "TableParsing", "TableFonts", "TableIR", "TableDiagnostics", "YAMLSyntax", "TableSupport", "EmbeddedFiles",
          "CTemporaryFiles", "TableSystem",
        ],
        testsSee: [
          "OutsidePrograms", "PatchApplying", "FontBuilding", "RandomNumbers", "ReferenceExamples", "UIKitDeclarations",
          "Recordings", "Reliability", "SourceTree", "TableConstraints",
        ],
        excludingTests: [
          "Comparisons", "Desk", "Editors/extension.js", "Faults/shim.c", "Fixtures", "Goldens",
          "LanguageServer/Clients",
          "Pictures", "PullRequests", "Reports/schemas", "Reports/specs", "Reports/told", "Templates/Goldens",
        ]),
    ]
  ),
]

/// A room of the house: a target, and that of its tests.
struct Room {
  var target: Target
  var tests: Target?

  /// - Parameters:
  ///   - names: the targets that it may import.
  ///   - testNames: what its tests may import besides it and those; nil if it has none.
  init(_ target: Target, sees names: [String] = [], testsSee testNames: [String]? = nil, excludingTests: [String] = [])
  {
    target.dependencies += names.map { .init(stringLiteral: $0) }
    self.target = target
    tests = testNames.map { testNames in
      .testTarget(
        name: target.name + "Tests", dependencies: ([target.name] + names + testNames).map { .init(stringLiteral: $0) },
        exclude: excludingTests)
    }
  }

  init(_ name: String, sees names: [String], testsSee testNames: [String]? = nil, excludingTests: [String] = []) {
    self.init(.target(name: name), sees: names, testsSee: testNames, excludingTests: excludingTests)
  }
}

/// What tests and measurements are made of: under Tests, but of no room.
let workshop: [Target] = [
  // Values by chance, the same in every run, and how many are tried.
  .target(name: "RandomNumbers", path: "Tests/Support/RandomNumbers"),
  // Where the package's own files are, and what the machine of the tests says of itself.
  .target(name: "SourceTree", path: "Tests/Support/SourceTree"),
  // What tests compare with files of the source tree, and record there; specs with their findings below the places.
  .target(name: "Recordings", dependencies: ["TableDiagnostics", "SourceTree"], path: "Tests/Support/Recordings"),
  // Programs of others that judge what ours computes.
  .target(name: "OutsidePrograms", path: "Tests/Support/OutsidePrograms"),
  // What a patch that was written makes, by RFC 6902: the compiler writes patches and never applies one.
  .target(name: "PatchApplying", dependencies: ["TableSupport"], path: "Tests/Support/PatchApplying"),
  // The examples of the reference's pages.
  .target(
    name: "ReferenceExamples", dependencies: ["TableParsing", "EmbeddedFiles"], path: "Tests/Support/ReferenceExamples"),
  // Small fonts that tests measure with.
  .target(name: "FontBuilding", path: "Tests/Support/FontBuilding"),
  // Specs that are written down in tests, and those of the package: their tables and layouts.
  .target(
    name: "SpecCompiling", dependencies: ["TableFonts", "TableIR", "TableLayout", "TableParsing", "SourceTree"],
    path: "Tests/Support/SpecCompiling"),
  // Specs by chance, drawn from their own schema.
  .target(
    name: "SpecDrawing", dependencies: ["TableParsing", "TableSupport", "RandomNumbers"],
    path: "Tests/Support/SpecDrawing"),
  // UIKit and SwiftUI where there are none: declarations, and whether an app's sources compile against them.
  .target(
    name: "UIKitDeclarations", path: "Tests/Support/UIKitDeclarations", exclude: ["UIKit", "SwiftUI", "XCTest"],
    sources: ["Checking"]),
  .testTarget(
    name: "UIKitDeclarationsTests", dependencies: ["UIKitDeclarations"], path: "Tests/Support/UIKitDeclarationsTests"),
  // What differs is told: from public entry points alone, so that it holds whatever changes behind them.
  .testTarget(
    name: "DiffPropertyTests",
    dependencies: [
      "TableDiff", "LayoutFormat", "TableEmission", "TableLayout", "TableIR", "TableParsing", "TableSupport",
      "PatchApplying", "RandomNumbers", "SpecDrawing",
    ],
    path: "Tests/Review/DiffPropertyTests"),
  // What bytes are fed to, and what must hold afterwards: in tests with inputs that are kept, in libFuzzer with its own.
  .target(
    name: "Fuzzing",
    dependencies: [
      "YAMLSyntax", "TableDiagnostics", "TableIR", "TableParsing", "TableLayout", "LayoutFormat", "TableEmission",
      "TableLint", "TableDiff", "ViewDumps", "TableFonts", "TableSupport", "TableConstraints", "PatchApplying",
      "SpecDrawing", "RandomNumbers", "FontBuilding", "SpecFormatting", "SpecImporting", "TableTemplates", "SourceTree",
    ],
    path: "Tests/Fuzzing/Targets"),
  .testTarget(
    name: "FuzzingTests", dependencies: ["Fuzzing"], path: "Tests/Fuzzing",
    exclude: ["Targets", "Running", "Corpus", "fuzz"],
    sources: ["Tests"]),
  // How the frames in any folder of Interface Builder's documents agree with ours.
  .executableTarget(
    name: "FolderFidelity", dependencies: ["SpecImporting"], path: "Tests/FolderFidelity",
    exclude: ["another_reader.py"]),
  // What is promised, and what runs the tests of that.
  .executableTarget(name: "Reliability", path: "Tests/Reliability"),
]

let package = Package(
  name: "tablec",
  platforms: [.macOS(.v13), .iOS(.v16)],
  // Each has the modules of all types in its public declarations.
  products: [
    .executable(name: "tablec", targets: ["tablec"]),
    .library(name: "TableLayout", targets: ["TableIR", "TableLayout", "TableFonts", "TableSupport"]),
    .library(
      name: "TableVerify",
      targets: [
        "TableVerify", "TableDiff", "ViewDumps", "TableIR", "TableDiagnostics", "TableLayout", "LayoutFormat",
        "TableEmission", "TableFonts", "TableSupport",
      ]),
    .library(
      name: "TableCompiler",
      targets: [
        "YAMLSyntax", "TableDiagnostics", "TableIR", "TableParsing", "TableLayout", "LayoutFormat", "TableEmission",
        "TableLint", "TableDiff", "ViewDumps", "TableFonts", "TableSupport",
      ]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: workshop,
  swiftLanguageModes: [.v6]
)

// Nobody waits for what these floors do by themselves: their code is small rather than fast. A package that others depend on may have no
// such flag.
let isSmall: Set = ["Adoption", "Desk", "Tool"]
let small: [SwiftSetting] = [.unsafeFlags(["-Osize"], .when(configuration: .release))]

var seen: Set<String> = []
for floor in floors {
  for room in floor.rooms {
    if isSmall.contains(floor.name), Context.environment["TABLEC_ALONE"] != nil { room.target.swiftSettings = small }
    room.target.path = "Sources/\(floor.name)/\(room.target.name)"
    room.tests?.path = "Tests/\(floor.name)/\(room.target.name)Tests"
    for case .byNameItem(let name, _) in room.target.dependencies where !seen.contains(name) {
      fatalError("\(room.target.name), on the floor \(floor.name), cannot see \(name): imports go down")
    }
    seen.insert(room.target.name)
    package.targets += [room.target] + (room.tests.map { [$0] } ?? [])
  }
}

// libFuzzer's own product, which nothing but `make fuzz` builds: it needs `--sanitize fuzzer`.
if Context.environment["TABLEC_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(name: "tablec-fuzz", dependencies: ["Fuzzing"], path: "Tests/Fuzzing/Running"))
}

// The plugins of clients: the specs of a target, compiled into its resources, and `swift package tablec …`. A plugin's tools are built
// apart from everything else, so whoever builds the compiler itself would build it twice: `make` says that there is no client. The folder in
// which SwiftPM runs does not: a client can be built from ours, and SwiftPM takes a manifest that it read in another one.
if Context.environment["TABLEC_ALONE"] == nil {
  package.products += [
    .plugin(name: "CompileTables", targets: ["CompileTables"]),
    .plugin(name: "RunTablec", targets: ["RunTablec"]),
  ]
  package.targets += [
    .plugin(
      name: "CompileTables", capability: .buildTool(), dependencies: ["tablec"],
      path: "Sources/Tool/Plugins/CompileTables"),
    .plugin(
      name: "RunTablec",
      capability: .command(
        intent: .custom(verb: "tablec", description: "Compile, lint and compare table specs."),
        permissions: [.writeToPackageDirectory(reason: "to write what 'tablec -o' names")]),
      dependencies: ["tablec"], path: "Sources/Tool/Plugins/RunTablec"),
  ]
}
