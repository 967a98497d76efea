import Foundation

/// Whether Swift sources of an app compile against the declarations, in Swift 6 with all of its checks of concurrency.
package enum TypeCheck {
  /// What the compiler reports about sources; empty if nothing.
  ///
  /// - Parameters:
  ///   - files: Swift files.
  ///   - modules: the declared modules that the files may import, besides those of this machine.
  ///   - products: whether the modules of this package can be imported too.
  ///   - system: the lowest version of iOS that the sources are for; nil for the newest.
  ///   - options: further arguments of the compiler.
  package static func problems(
    in files: [URL], importing modules: [DeclaredModule] = [.uiKit], products: Bool = false, system: Int? = nil,
    options: [String] = []
  ) async throws -> String {
    var arguments = ["-typecheck", "-swift-version", "6", "-parse-as-library", "-module-name", "App"]
    arguments += minimum(system)
    for module in modules { arguments += ["-I", try await module.folder.path] }
    arguments += options
    if products { arguments += productModules }
    let run = try await SwiftCompiler.run(arguments + files.map(\.path))
    if run.status == 0 || !run.messages.isEmpty { return run.messages }
    return "swiftc ended with status \(run.status)"
  }

  /// The arguments for the lowest version of iOS that sources are for.
  static func minimum(_ system: Int?) -> [String] { ["-package-description-version", "\(system ?? 999)"] }

  /// The same for sources by their names.
  package static func problems(
    inTexts texts: [String: String], importing modules: [DeclaredModule] = [.uiKit], products: Bool = false,
    options: [String] = []
  ) async throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tablec-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try texts.keys.sorted().map { name in
      let file = folder.appending(path: name)
      try Data((texts[name] ?? "").utf8).write(to: file)
      return file
    }
    return try await problems(in: files, importing: modules, products: products, options: options)
  }

  /// Builds a module of the declarations of sources, without code, for others to import.
  package static func emitModule(
    _ name: String, of files: [URL], to folder: URL, importing modules: [DeclaredModule], options: [String] = []
  ) async throws {
    var arguments = [
      "-emit-module", "-swift-version", "6", "-parse-as-library", "-module-name", name,
      "-emit-module-path", folder.appending(path: "\(name).swiftmodule").path,
    ]
    arguments += minimum(nil)
    arguments += productModules
    for module in modules { arguments += ["-I", try await module.folder.path] }
    let run = try await SwiftCompiler.run(arguments + options + files.map(\.path))
    guard run.status == 0 else { throw DeclaredModule.Problem(description: run.messages) }
  }

  /// The modules of the targets as they were built, beside the test bundle.
  private static var productModules: [String] {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let folder = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    // SwiftPM writes the map of a module in C for those who import it, directly or not.
    let map = folder.appending(path: "CResources.build/module.modulemap")
    return ["-I", folder.appending(path: "Modules").path, "-Xcc", "-fmodule-map-file=\(map.path)"]
  }
}
