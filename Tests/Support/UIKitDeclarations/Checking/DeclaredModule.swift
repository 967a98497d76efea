import Foundation

/// A module that is not on this machine, declared by the files of a folder here: `UIKit`, `SwiftUI`, and the parts of `XCTest` that only
/// Apple's has.
///
/// The files of a folder are joined to one Swift interface, the form in which Apple delivers modules: its functions have no bodies.
/// Nothing can be linked with it, so what imports it is type-checked only.
package actor DeclaredModule {
  package static let uiKit = DeclaredModule("UIKit")
  package static let swiftUI = DeclaredModule("SwiftUI", importing: [.uiKit])
  package static let xcTest = DeclaredModule("XCTest")

  private let name: String
  /// The other modules that its declarations import.
  private let modules: [DeclaredModule]
  private var building: Task<URL, any Error>?

  private init(_ name: String, importing modules: [DeclaredModule] = []) { (self.name, self.modules) = (name, modules) }

  /// The folder of the module, for `-I`. It is built once in a run.
  package var folder: URL {
    get async throws {
      if let building { return try await building.value }
      let task = Task { [name, modules] in try await Self.build(name, importing: modules) }
      building = task
      return try await task.value
    }
  }

  package struct Problem: Error, CustomStringConvertible {
    package var description: String
  }

  /// Beside the products, but not among their modules: `canImport(UIKit)` stays false in the package's own targets.
  package static var products: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    return (bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL).appending(path: "Declared")
  }

  private static func build(_ name: String, importing modules: [DeclaredModule]) async throws -> URL {
    let folder = products.appending(path: name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // Not beside the module: the compiler would build it again where it finds both. Modules that import it are built with its text.
    let texts = products.appending(path: "Texts")
    try FileManager.default.createDirectory(at: texts, withIntermediateDirectories: true)
    let interface = texts.appending(path: "\(name).swiftinterface")
    let text = try self.interface(of: name)
    let module = folder.appending(path: "\(name).swiftmodule")
    try text.write(to: interface, atomically: true, encoding: .utf8)
    var arguments = ["-frontend", "-compile-module-from-interface", "-module-name", name, "-o", module.path]
    for module in modules { arguments += ["-I", try await module.folder.path] }
    let run = try await SwiftCompiler.run(arguments + [interface.path])
    guard run.status == 0 else { throw Problem(description: run.messages) }
    return folder
  }

  private static func interface(of name: String) throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appending(path: name)
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }.sorted { $0.lastPathComponent < $1.lastPathComponent }
    guard !files.isEmpty else { throw Problem(description: "no declarations in \(folder.path)") }
    let head = """
      // swift-interface-format-version: 1.0
      // swift-module-flags: -module-name \(name) -swift-version 5 -enable-library-evolution
      @_exported import Foundation
      import Swift
      import _Concurrency

      """
    return try head + files.map { checkable(try String(contentsOf: $0, encoding: .utf8)) }.joined(separator: "\n")
  }

  /// The versions of iOS since which there are declarations, in the form that a compiler for any system checks: here, nothing is for iOS.
  /// ``TypeCheck`` sets the version.
  private static func checkable(_ text: String) -> String {
    text.replacing(/@available\(iOS ([0-9]+)[^)]*\)/) { found in
      // What is older is everywhere.
      Int(found.output.1).map { $0 > 13 } == true
        ? "@available(_PackageDescription, introduced: \(found.output.1))" : ""
    }
  }
}
