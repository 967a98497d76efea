// swift-tools-version: 6.1
import PackageDescription

// A package that uses the library and both plugins. `.ci/run` builds and runs it.
let package = Package(
  name: "Screens",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "tablec", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Screens", dependencies: [.product(name: "TableCompiler", package: "tablec")],
      plugins: [.plugin(name: "CompileTables", package: "tablec")]),
    .executableTarget(name: "Friends", dependencies: [.product(name: "TableCompiler", package: "tablec")]),
  ],
  swiftLanguageModes: [.v6]
)
