import Foundation
import LayoutFormat

/// Reads the layouts that the plugin CompileTables put into this target's resources, and prints the height of each.
@main
enum Screens {
  static func main() throws {
    let tables = (Bundle.module.resourceURL ?? Bundle.module.bundleURL).appending(path: "Tables")
    for name in try FileManager.default.contentsOfDirectory(atPath: tables.path).sorted()
    where name.hasSuffix(".layout.json") {
      let bytes = try Data(contentsOf: tables.appending(path: name))
      let layout = try LayoutReader().read(Array(bytes), path: name)
      print("\(layout.name): \(Int(layout.table.contentSize.height.rounded())) points")
    }
  }
}
