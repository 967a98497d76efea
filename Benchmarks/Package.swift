// swift-tools-version: 6.1
import PackageDescription

// Measures the compiler against its budgets. A package of its own, so that nobody who builds the compiler builds this.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "tablec", path: "..")],
  targets: [
    // What every compile must at least do: read the file's events with libyaml.
    .target(name: "BareScan", linkerSettings: [.linkedLibrary("yaml")]),
    .executableTarget(name: "bare-scan", dependencies: ["BareScan"]),
    .target(name: "GeneratedSpecs"),
    .executableTarget(name: "benchmark-specs", dependencies: ["GeneratedSpecs"]),
    .executableTarget(
      name: "Budgets",
      dependencies: ["BareScan", "GeneratedSpecs", .product(name: "TableCompiler", package: "tablec")]),
  ],
  swiftLanguageModes: [.v6]
)
