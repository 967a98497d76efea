import Foundation
import Fuzzing

/// Writes what libFuzzer begins with: for each target a folder of inputs and a dictionary.
struct Preparation {
  let folder: String

  func run() throws {
    for target in FuzzTarget.all {
      let inputs = URL(filePath: folder).appending(path: target.name, directoryHint: .isDirectory)
      try FileManager.default.createDirectory(at: inputs, withIntermediateDirectories: true)
      for (index, seed) in try Seeds.of(target).enumerated() where seed.count < 1 << 16 {
        try Data(seed).write(to: inputs.appending(path: "seed-\(index)"))
      }
      let words = try target.words().map(Self.quoted).joined(separator: "\n")
      try Data((words + "\n").utf8).write(to: URL(filePath: folder).appending(path: "\(target.name).dict"))
    }
  }

  /// A word as libFuzzer's dictionaries have it.
  private static func quoted(_ word: String) -> String {
    let bytes = word.utf8.map { byte in
      (0x20..<0x7F).contains(byte) && byte != 0x22 && byte != 0x5C
        ? String(Unicode.Scalar(byte)) : "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "\"" + bytes.joined() + "\""
  }
}
