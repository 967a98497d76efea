import Foundation
import SourceTree
import TableIR
import TableLayout

/// The layouts that are committed.
enum LayoutFiles {
  static let all = PackageFolder.files(below: PackageFolder.url(PackageFolder.goldens))
    .filter { $0.hasSuffix("layout.json") }.map { "\(PackageFolder.goldens)/\($0)" }

  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: PackageFolder.url(path)))
  }

  /// A phone, a pad's column in the dark that is being edited, and an old phone with large text from right to left.
  static let environments: [Environment] = {
    let phone = Environment(screen: .device(.standard), ios: 17)
    var pad = Environment(
      screen: .custom(LayoutSize(width: 1024, height: 768), scale: 2), split: .expanded(primaryWidth: nil),
      userInterfaceStyle: .dark, ios: 26)
    pad.isEditing = true
    pad.contentOffset = 20
    var old = Environment(
      screen: .custom(LayoutSize(width: 320, height: 480), scale: 2), direction: .rightToLeft, ios: 11)
    old.contentSizeCategory = .accessibilityMedium
    return [phone, pad, old]
  }()
}
