#if canImport(UIKit)
  import TableDiagnostics
  import UIKit

  /// Finds the layouts that a test names: among the resources of its bundle, or beside its source file.
  struct LayoutFiles {
    /// The plugin CompileTables puts layouts into this folder of a target's resources.
    private static let resources = "Tables"

    /// The folders that are searched, in this order.
    let folders: [URL]

    /// - Parameters:
    ///   - bundle: nil for those of the tests that are running, and of the packages that they use.
    ///   - source: the test's file. In a simulator it can be read, on a device it cannot.
    init(in bundle: Bundle?, source: String) {
      let bundles = bundle.map { [$0] } ?? Self.bundles
      folders =
        bundles.compactMap(\.resourceURL).flatMap { [$0, $0.appendingPathComponent(Self.resources)] }
        + [URL(fileURLWithPath: source).deletingLastPathComponent()]
    }

    /// A package's resources are in a bundle of their own, beside the other resources of the tests.
    private static var bundles: [Bundle] {
      (Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") } + [.main]).flatMap { bundle in
        [bundle] + files(in: bundle.resourceURL).filter { $0.pathExtension == "bundle" }.compactMap { Bundle(url: $0) }
      }
    }

    private static func files(in folder: URL?) -> [URL] {
      guard let folder else { return [] }
      return (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    }

    struct Problem: Error {
      var message: String
    }

    /// The layouts of a name, of the first folder that has any.
    ///
    /// - Parameter name: a file, `settings.layout.json`, or a spec, `forms/settings`, for all of its environments.
    func layouts(named name: String) throws -> [CompiledLayout] {
      let parts = name.split(separator: "/", omittingEmptySubsequences: false)
      let last = parts.last.map(String.init) ?? name
      for folder in folders {
        let place = folder.appendingPathComponent(parts.dropLast().joined(separator: "/"))
        let files = Self.files(in: place).filter { CompiledLayout.isFile($0.lastPathComponent, of: last) }
        if !files.isEmpty { return try files.sorted { $0.path < $1.path }.map(read) }
      }
      throw Problem(
        message: "there is no layout '\(name)': compile its spec with 'tablec compile \(last).yaml --source-map -o "
          + "FOLDER', and add the folder to the test target's resources, or add the plugin CompileTables to the target. Searched in:\n"
          + folders.map { "  \($0.path)\n" }.joined())
    }

    private func read(_ file: URL) throws -> CompiledLayout {
      let bytes: Data
      do { bytes = try Data(contentsOf: file) } catch {
        throw Problem(message: "\(file.path) cannot be read: \(error.localizedDescription)\n")
      }
      do throws(Diagnostic) { return try CompiledLayout(Array(bytes), name: file.lastPathComponent) } catch {
        throw Problem(message: "\(file.path) is not a layout: \(error.message)\n")
      }
    }
  }
#endif
