import LayoutFormat
import TableDiagnostics
import TableEmission
import TableLayout

/// A layout that `tablec compile` wrote.
public struct CompiledLayout: Sendable {
  /// The name of its file: `settings.phone.layout.json`.
  public var name: String
  var tree: LayoutTree

  /// Reads the JSON of a layout.
  /// - Parameter name: the name of its file, which messages show.
  /// - Throws: the first problem, with its place in the file.
  public init(_ bytes: [UInt8], name: String) throws(Diagnostic) {
    self.name = name
    tree = try LayoutReader().read(bytes, path: name)
  }

  /// What it shows, as SVG.
  public var picture: [UInt8] { SVGEmitter().emit(tree) }

  /// The suffix of a layout's file.
  static let suffix = ".layout.json"

  /// Whether a file has the layout that a test names: `settings.layout.json` is one file, and `settings` every environment of a spec.
  package static func isFile(_ file: String, of name: String) -> Bool {
    if name.hasSuffix(".json") { return file == name }
    guard file.hasSuffix(suffix) else { return false }
    let stem = file.dropLast(suffix.count)
    // What follows the name of a spec is that of an environment, which has no dot.
    return stem == name || stem.hasPrefix(name + ".") && !stem.dropFirst(name.count + 1).contains(".")
  }
}
