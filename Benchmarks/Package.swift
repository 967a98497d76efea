// swift-tools-version: 6.1
import PackageDescription

// Measures the compiler against its budgets. A package of its own, so that nobody who builds the compiler builds this.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "tablec", path: "..")],
  targets: [
    .executableTarget(
      name: "Budgets", dependencies: [.product(name: "TableCompiler", package: "tablec")])
  ],
  swiftLanguageModes: [.v6]
)
