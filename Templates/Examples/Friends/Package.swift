// swift-tools-version: 6.1
import PackageDescription

// Two screens of an app, and the tests that hold them to their specs. They run in a simulator: `Templates/CI/github/mac.yml` runs them, and
// `.ci/run` checks on Linux that they compile.
let package = Package(
  name: "FriendsApp",
  platforms: [.iOS(.v16)],
  products: [.library(name: "FriendsApp", targets: ["FriendsApp"])],
  dependencies: [.package(name: "tablec", path: "../../..")],
  targets: [
    .target(name: "FriendsApp"),
    .testTarget(
      name: "FriendsAppTests", dependencies: ["FriendsApp", .product(name: "TableVerify", package: "tablec")],
      plugins: [.plugin(name: "CompileTables", package: "tablec")]),
  ],
  swiftLanguageModes: [.v6]
)
