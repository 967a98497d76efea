// swift-tools-version: 6.1
import PackageDescription

// One direction of imports, from the bytes of a spec to the bytes of a picture. Every target says here what it may see.
let package = Package(
  name: "tablec",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .executable(name: "tablec", targets: ["tablec"]),
    .library(name: "TableLayout", targets: ["TableIR", "TableLayout"]),
    .library(name: "TableVerify", targets: ["TableVerify"]),
    .library(
      name: "TableCompiler",
      targets: [
        "YAMLSyntax", "TableDiagnostics", "TableIR", "TableParsing", "TableLayout", "LayoutFormat", "TableEmission",
        "TableLint", "TableDiff", "DiffPictures", "JSONReading",
      ]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: [
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    .systemLibrary(name: "CMalloc"),
    // Handlers of signals may do little, and nothing that Swift does by itself.
    .target(name: "CTemporaryFiles"),
    // Files of Templates and of the preview's page: C can embed a file from where it stands, and Swift cannot.
    .target(name: "CResources"),
    .target(name: "EmbeddedFiles", dependencies: ["CResources"]),
    .target(name: "NumberWriting"),
    .target(name: "JSONWriting", dependencies: ["NumberWriting"]),
    .target(name: "JSONReading"),
    .target(name: "JSONPatching", dependencies: ["JSONReading", "JSONWriting", "Subsequences"]),
    .target(name: "Subsequences"),
    .target(name: "Globbing", dependencies: ["WorkMetering"]),
    .target(name: "Locking"),
    .target(name: "ParallelWork", dependencies: ["Locking"]),
    .target(name: "ContentHashing"),
    .target(name: "TextDecoding"),
    .target(name: "WorkMetering", dependencies: ["Locking"]),
    .target(name: "OpenType"),
    .target(name: "ConstraintSyntax"),
    .target(name: "ConstraintSolving"),
    .target(name: "YAMLSyntax", dependencies: ["CLibYAML", "JSONWriting", "ParallelWork"]),
    .target(name: "TableDiagnostics", dependencies: ["JSONWriting"]),
    .target(name: "TableIR", dependencies: ["ConstraintSyntax", "Languages", "WorkMetering"]),
    .target(name: "ImageReading", dependencies: ["TableIR"]),
    .target(
      name: "TableParsing",
      dependencies: [
        "YAMLSyntax", "TableIR", "TableDiagnostics", "ConstraintSyntax", "JSONWriting", "NumberWriting", "Subsequences",
        "WorkMetering", "Globbing", "Locking", "ParallelWork", "ImageReading", "Languages", "StringCatalogs",
      ]),
    .target(
      name: "TableLayout",
      dependencies: [
        "TableIR", "ConstraintSyntax", "ConstraintSolving", "Languages", "OpenType", "Locking", "ParallelWork",
        "WorkMetering",
      ],
      exclude: ["Text/Advances", "Text/LineBreaking/line_break_table.py"],
      // Rounding to pixels is libm's; a client without Foundation would not link it by itself.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(
      name: "LayoutFormat",
      dependencies: [
        "TableLayout", "TableIR", "TableDiagnostics", "JSONWriting", "JSONReading", "NumberWriting", "Languages",
        "ParallelWork", "WorkMetering",
      ]),
    .target(
      name: "TableEmission",
      dependencies: ["TableLayout", "TableDiagnostics", "OpenType", "TableIR", "JSONWriting", "NumberWriting"]),
    .target(
      name: "TableLint",
      dependencies: ["TableIR", "TableLayout", "TableDiagnostics", "ParallelWork", "WorkMetering", "Languages"]),
    .target(name: "ViewDumps", dependencies: ["TableIR"]),
    .target(
      name: "TableDiff",
      dependencies: [
        "ViewDumps", "TableIR", "TableLayout", "LayoutFormat", "TableDiagnostics", "JSONPatching", "JSONWriting",
        "NumberWriting", "Subsequences", "WorkMetering", "Globbing",
      ]),
    .target(
      name: "DiffPictures",
      dependencies: [
        "TableDiff", "TableEmission", "TableLayout", "TableIR", "TableDiagnostics", "Subsequences",
      ]),
    .target(
      name: "TableVerify",
      dependencies: [
        "ViewDumps", "TableDiff", "LayoutFormat", "TableEmission", "TableLayout", "TableIR", "TableDiagnostics",
        "NumberWriting",
      ]),
    .target(name: "GitReading", dependencies: ["TableParsing", "TableDiagnostics", "Locking", "TextDecoding"]),
    .target(
      name: "SpecEditing",
      dependencies: ["TableParsing", "YAMLSyntax", "TableIR", "ConstraintSyntax", "Languages", "TableDiagnostics"]),
    .target(
      name: "SpecFormatting", dependencies: ["TableParsing", "YAMLSyntax", "TableDiagnostics", "Subsequences"]),
    .target(
      name: "TablePreview",
      dependencies: [
        "TableDiff", "TableEmission", "LayoutFormat", "TableLayout", "TableIR", "TableDiagnostics", "JSONWriting",
        "EmbeddedFiles",
      ],
      exclude: ["Page"]),
    .target(name: "XMLReading", dependencies: ["CExpat"]),
    .target(
      name: "InterfaceBuilder",
      dependencies: [
        "ImageReading", "JSONReading", "Languages", "Locking", "StringCatalogs", "TableIR", "XMLReading",
      ]),
    .target(name: "Languages"),
    .target(name: "StringCatalogs", dependencies: ["JSONReading", "JSONWriting", "Languages"]),
    .target(
      name: "SpecImporting",
      dependencies: [
        "InterfaceBuilder", "Languages", "XMLReading", "SpecFormatting", "YAMLSyntax", "NumberWriting", "TableDiff",
        "ViewDumps", "LayoutFormat", "TableLayout", "TableParsing", "TableIR", "TableDiagnostics", "WorkMetering",
        "ConstraintSyntax",
      ]),
    .target(
      name: "ImportProof",
      dependencies: [
        "SpecImporting", "InterfaceBuilder", "XMLReading", "TableParsing", "TableLayout", "TableIR", "NumberWriting",
        "WorkMetering",
      ]),
    .target(
      name: "TableTemplates",
      dependencies: [
        "TemplateRendering", "LayoutFormat", "TableParsing", "TableLayout", "TableIR", "TableDiagnostics",
        "JSONReading", "NumberWriting", "WorkMetering", "EmbeddedFiles",
      ]),
    .target(name: "TemplateRendering", dependencies: ["NumberWriting", "WorkMetering"]),
    .target(name: "FileWatching", dependencies: ["Locking", "ParallelWork"]),
    .target(
      name: "PageServing",
      dependencies: [
        "Locking", "ParallelWork", "TextDecoding",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
      ]),
    .target(
      name: "LanguageServerProtocol",
      dependencies: ["JSONReading", "JSONWriting", "Locking", "ParallelWork", "TextDecoding"]),
    .executableTarget(
      name: "tablec",
      dependencies: [
        "YAMLSyntax", "TableDiagnostics", "TableIR", "TableParsing", "TableLayout", "LayoutFormat", "TableEmission",
        "TableLint", "TableDiff", "DiffPictures", "ViewDumps", "GitReading", "OpenType", "JSONWriting", "JSONReading",
        "JSONPatching", "Locking", "ParallelWork", "WorkMetering", "Globbing", "ContentHashing", "SpecEditing",
        "SpecFormatting",
        "SpecImporting", "ImportProof", "InterfaceBuilder", "TablePreview", "FileWatching", "PageServing",
        "LanguageServerProtocol", "TableTemplates", "TemplateRendering", "Languages", "StringCatalogs", "NumberWriting",
        "XMLReading", "CMalloc", "CTemporaryFiles", "TextDecoding", "EmbeddedFiles",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(
      name: "ImportProofTests",
      dependencies: ["ImportProof", "InterfaceBuilder", "TableDiagnostics", "TableIR", "TableLayout", "TableParsing"]),
    .testTarget(name: "NumberWritingTests", dependencies: ["NumberWriting"]),
    .testTarget(name: "JSONWritingTests", dependencies: ["JSONWriting"]),
    .testTarget(
      name: "JSONReadingTests", dependencies: ["JSONReading", "Locking", "ParallelWork", "RandomNumbers"]),
    .testTarget(
      name: "JSONPatchingTests",
      dependencies: [
        "JSONPatching", "JSONReading", "JSONWriting", "TableDiff", "LayoutFormat", "TableEmission", "TableIR",
        "TableLayout", "TableParsing", "PatchApplying", "RandomNumbers",
      ]),
    // How the frames in any folder of Interface Builder's documents agree with ours.
    .executableTarget(
      name: "FolderFidelity", dependencies: ["ImportProof", "SpecImporting", "InterfaceBuilder"],
      path: "Tests/FolderFidelity"),
    // What a patch that was written makes, by RFC 6902: the compiler writes patches and never applies one.
    .target(name: "PatchApplying", dependencies: ["JSONPatching", "JSONReading"], path: "Tests/PatchApplying"),
    .testTarget(name: "YAMLSyntaxTests", dependencies: ["YAMLSyntax", "RandomNumbers"]),
    .testTarget(name: "TableDiagnosticsTests", dependencies: ["TableDiagnostics", "Locking"]),
    .testTarget(name: "WorkMeteringTests", dependencies: ["WorkMetering", "ParallelWork"]),
    .testTarget(name: "TemplateRenderingTests", dependencies: ["TemplateRendering", "WorkMetering"]),
    .testTarget(name: "GlobbingTests", dependencies: ["Globbing", "WorkMetering"]),
    .testTarget(name: "ContentHashingTests", dependencies: ["ContentHashing"]),
    .testTarget(name: "TextDecodingTests", dependencies: ["TextDecoding", "RandomNumbers"]),
    .testTarget(name: "ParallelWorkTests", dependencies: ["ParallelWork", "Locking"]),
    .testTarget(name: "ConstraintSyntaxTests", dependencies: ["ConstraintSyntax", "RandomNumbers"]),
    .testTarget(name: "ConstraintSolvingTests", dependencies: ["ConstraintSolving", "RandomNumbers"]),
    .testTarget(name: "TableIRTests", dependencies: ["TableIR"]),
    // Small fonts that tests measure with.
    .target(name: "FontBuilding", path: "Tests/FontBuilding"),
    // Specs by chance, drawn from their own schema.
    .target(
      name: "SpecDrawing", dependencies: ["TableParsing", "JSONReading", "JSONWriting", "Locking", "RandomNumbers"],
      path: "Tests/SpecDrawing"),
    // What bytes are fed to, and what must hold afterwards: in tests with inputs that are kept, in libFuzzer with its own.
    .target(
      name: "Fuzzing",
      dependencies: [
        "YAMLSyntax", "TableDiagnostics", "TableIR", "TableParsing", "TableLayout", "LayoutFormat", "TableEmission",
        "TableLint", "TableDiff", "ViewDumps", "OpenType", "JSONReading", "JSONWriting", "JSONPatching",
        "ConstraintSyntax", "PatchApplying", "SpecDrawing", "RandomNumbers", "FontBuilding", "SpecFormatting",
        "InterfaceBuilder", "SpecImporting", "StringCatalogs", "Languages", "XMLReading", "TableTemplates",
        "TemplateRendering", "TextDecoding", "WorkMetering",
      ],
      path: "Tests/Fuzzing/Targets"),
    .testTarget(
      name: "FuzzingTests", dependencies: ["Fuzzing"], path: "Tests/Fuzzing",
      exclude: ["Targets", "Running", "Corpus", "fuzz"],
      sources: ["Tests"]),
    // UIKit where there is none: declarations, and whether an app's sources compile against them.
    .target(
      name: "UIKitDeclarations", path: "Tests/UIKitDeclarations", exclude: ["UIKit", "XCTest"], sources: ["Checking"]),
    .testTarget(
      name: "TableVerifyTests",
      dependencies: [
        "TableVerify", "TableDiff", "TableParsing", "LayoutFormat", "TableEmission", "TableLayout", "TableIR",
        "ViewDumps", "UIKitDeclarations", "RandomNumbers",
      ]),
    .testTarget(name: "UIKitDeclarationsTests", dependencies: ["UIKitDeclarations"]),
    // Values by chance, the same in every run.
    .target(name: "RandomNumbers", path: "Tests/RandomNumbers"),
    .testTarget(name: "OpenTypeTests", dependencies: ["OpenType", "FontBuilding", "RandomNumbers"]),
    .testTarget(
      name: "TableParsingTests",
      dependencies: [
        "TableParsing", "TableDiagnostics", "TableIR", "TableLayout", "YAMLSyntax", "ImageReading", "RandomNumbers",
        "Locking",
      ]),
    .testTarget(
      name: "TableLayoutTests",
      dependencies: [
        "TableLayout", "TableParsing", "TableIR", "ConstraintSyntax", "OpenType", "FontBuilding", "ImportProof",
        "InterfaceBuilder",
      ]),
    .testTarget(
      name: "TableEmissionTests",
      dependencies: [
        "TableEmission", "LayoutFormat", "TableParsing", "TableLayout", "TableIR", "TableDiagnostics", "JSONReading",
        "OpenType", "FontBuilding", "RandomNumbers", "WorkMetering",
      ]),
    .testTarget(
      name: "ViewDumpsTests", dependencies: ["ViewDumps", "TableDiff", "TableIR", "RandomNumbers"]),
    .testTarget(
      name: "TableDiffTests",
      dependencies: [
        "TableDiff", "LayoutFormat", "DiffPictures", "ViewDumps", "TableParsing", "TableLayout", "TableIR",
        "TableDiagnostics", "RandomNumbers",
      ],
      exclude: ["Support/slider.py"]),
    // What differs is told: from public entry points alone, so that it holds whatever changes behind them.
    .testTarget(
      name: "DiffPropertyTests",
      dependencies: [
        "TableDiff", "LayoutFormat", "TableEmission", "TableLayout", "TableIR", "TableParsing", "TableDiagnostics",
        "JSONPatching", "JSONReading", "JSONWriting", "PatchApplying", "RandomNumbers", "SpecDrawing",
      ]),
    .testTarget(
      name: "TableLintTests",
      dependencies: ["TableLint", "TableParsing", "TableLayout", "TableIR", "TableDiagnostics", "WorkMetering"]),
    .testTarget(
      name: "SpecEditingTests", dependencies: ["SpecEditing", "TableParsing", "YAMLSyntax", "TableIR", "RandomNumbers"]),
    .testTarget(
      name: "SpecFormattingTests",
      dependencies: [
        "SpecFormatting", "TableParsing", "TableLayout", "TableIR", "TableDiagnostics", "YAMLSyntax", "SpecDrawing",
        "RandomNumbers", "JSONReading",
      ]),
    .testTarget(
      name: "TablePreviewTests",
      dependencies: [
        "TablePreview", "TableParsing", "TableDiff", "TableEmission", "LayoutFormat", "TableLayout", "TableIR",
        "TableDiagnostics", "JSONReading", "RandomNumbers",
      ]),
    .testTarget(name: "XMLReadingTests", dependencies: ["XMLReading", "RandomNumbers"]),
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: ["InterfaceBuilder", "Languages", "StringCatalogs", "TableIR"]),
    .testTarget(
      name: "SpecImportingTests",
      dependencies: [
        "SpecImporting", "InterfaceBuilder", "XMLReading", "SpecFormatting", "TableParsing", "TableIR", "TableLayout",
        "TableDiff", "ViewDumps", "TableDiagnostics", "WorkMetering",
      ]),
    .testTarget(name: "LanguagesTests", dependencies: ["Languages"]),
    .testTarget(name: "StringCatalogsTests", dependencies: ["StringCatalogs", "Languages"]),
    .testTarget(name: "FileWatchingTests", dependencies: ["FileWatching", "Locking"]),
    .testTarget(name: "PageServingTests", dependencies: ["PageServing", "Locking"]),
    .testTarget(
      name: "LanguageServerProtocolTests",
      dependencies: ["LanguageServerProtocol", "JSONReading", "Locking", "ParallelWork", "RandomNumbers"]),
    .testTarget(name: "GitReadingTests", dependencies: ["GitReading"]),
    .testTarget(
      name: "tablecTests",
      dependencies: [
        "tablec", "TablePreview", "TableDiff", "TableParsing", "TableLayout", "TableIR", "TableDiagnostics",
        "GitReading", "FileWatching", "JSONReading", "JSONPatching", "ParallelWork", "PatchApplying", "FontBuilding",
        "Reliability",
        "ContentHashing", "EmbeddedFiles", "LanguageServerProtocol", "RandomNumbers", "UIKitDeclarations", "YAMLSyntax",
      ],
      exclude: [
        "Comparisons", "Desk", "Editors/extension.js", "Faults/shim.c", "Fixtures", "Goldens", "LanguageServer/Clients",
        "Pictures", "PullRequests", "Reports/schemas", "Reports/specs", "Reports/told",
      ]),
    // What is promised, and what runs the tests of that.
    .executableTarget(name: "Reliability", path: "Tests/Reliability"),
  ],
  swiftLanguageModes: [.v6]
)

// libFuzzer's own product, which nothing but `make fuzz` builds: it needs `--sanitize fuzzer`.
if Context.environment["TABLEC_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(name: "tablec-fuzz", dependencies: ["Fuzzing"], path: "Tests/Fuzzing/Running"))
}

// The plugins of clients: the specs of a target, compiled into its resources, and `swift package tablec …`. A plugin's tools are built
// apart from everything else, so whoever builds the compiler itself, in its own folder, would build it twice.
if Context.environment["PWD"] != Context.packageDirectory {
  package.products += [
    .plugin(name: "CompileTables", targets: ["CompileTables"]),
    .plugin(name: "RunTablec", targets: ["RunTablec"]),
  ]
  package.targets += [
    .plugin(
      name: "CompileTables", capability: .buildTool(), dependencies: ["tablec"], path: "Sources/Plugins/CompileTables"),
    .plugin(
      name: "RunTablec",
      capability: .command(
        intent: .custom(verb: "tablec", description: "Compile, lint and compare table specs."),
        permissions: [.writeToPackageDirectory(reason: "to write what 'tablec -o' names")]),
      dependencies: ["tablec"], path: "Sources/Plugins/RunTablec"),
  ]
}
