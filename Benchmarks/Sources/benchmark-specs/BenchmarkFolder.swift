import Foundation
import GeneratedSpecs

/// The inputs of whole commands, as files.
struct BenchmarkFolder {
  let path: String

  /// Tables of so many rows: as a person writes them, a key on each line.
  static let rowCounts = [20, 2_000, 6_000, 10_000, 20_000, 100_000, 1_000_000]
  /// A thousand small specs in forty folders, once in one environment and once in six.
  static let specCount = 1_000
  private static let configurations = [
    "one": "environments: [{device: iphone-17}]\n",
    "six": """
    environments:
      - {device: [iphone-se, iphone-17, iphone-17-pro-max], contentSize: [large, accessibilityMedium]}

    """,
  ]

  func write() throws {
    for count in Self.rowCounts { try write(GeneratedSpec(rowCount: count).text(isNext: false), "\(count).yaml") }
    try write(GeneratedSpec(rowCount: 2_000).text(isNext: true), "2000-next.yaml")
    let repeated = "tablespec: 1\nsections: [{rows: [{repeat: 1000000, text: \"Row {number}\"}]}]\n"
    try write(Array(repeated.utf8), "repeated.yaml")
    for index in 0..<Self.specCount {
      let spec = GeneratedSpec(rowCount: 20 + index * 37 % 50, variety: index)
      for folder in Self.configurations.keys {
        try write(spec.text(isNext: false), "\(folder)/folder-\(index % 40)/screen-\(index).yaml")
      }
    }
    for (folder, text) in Self.configurations { try write(Array(text.utf8), "\(folder)/.tablec.yaml") }
  }

  private func write(_ bytes: [UInt8], _ name: String) throws {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }
}
