import Foundation

/// The files of what UIKit was seen to compute.
enum Observations {
  /// The records of one file, one a line. Those of another shape are left out.
  static func read<Record: Decodable>(_ type: Record.Type, from file: String) throws -> [Record] {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let bytes = try Data(contentsOf: TextOracle.folder.appendingPathComponent("oracles/uikit/\(file)"))
    return bytes.split(separator: UInt8(ascii: "\n")).compactMap { try? decoder.decode(type, from: $0) }
  }
}
