import Foundation
import LayoutFormat
import SourceTree
import TableLayout
import TableVerify

/// The layouts of the specs in `Specs`, as the compiler wrote them.
enum RecordedLayouts {
  private static let folder = PackageFolder.url(PackageFolder.goldens + "/Specs")

  /// `screens/booking`, sorted.
  static let names = PackageFolder.files(below: folder).filter { $0.hasSuffix("/layout.json") }
    .map { String($0.dropLast("/layout.json".count)) }.sorted()

  static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: "\(name)/layout.json")))
  }

  static func tree(_ name: String) throws -> LayoutTree { try LayoutReader().read(try bytes(name), path: name) }

  static func layout(_ name: String) throws -> CompiledLayout {
    try CompiledLayout(try bytes(name), name: "\(name.split(separator: "/").last ?? "").layout.json")
  }
}
