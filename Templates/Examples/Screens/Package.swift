// swift-tools-version: 6.1
import PackageDescription

// A package that uses the library and both plugins. `.ci/run` builds and runs it, and type-checks RowOutlines for iOS.
let package = Package(
  name: "Screens",
  platforms: [.macOS(.v13), .iOS(.v16)],
  dependencies: [.package(name: "tablec", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Screens", dependencies: [.product(name: "TableCompiler", package: "tablec")],
      plugins: [.plugin(name: "CompileTables", package: "tablec")]),
    .target(name: "RowOutlines", dependencies: [.product(name: "TableLayout", package: "tablec")]),
    .executableTarget(name: "Friends", dependencies: [.product(name: "TableCompiler", package: "tablec")]),
    .executableTarget(name: "Rows", dependencies: [.product(name: "TableLayout", package: "tablec")]),
  ],
  swiftLanguageModes: [.v6]
)
