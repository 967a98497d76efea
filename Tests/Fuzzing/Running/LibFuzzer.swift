import Foundation
import Fuzzing

// What libFuzzer calls: it has the `main`, and takes what begins with two dashes for ours.
//
// `tablec-fuzz --target=spec` runs a target, `--prepare=FOLDER` writes the inputs to begin with and the dictionaries of all,
// `--list` tells their names.

nonisolated(unsafe) private var chosen: FuzzTarget?

@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>>>
) -> CInt {
  for index in 1..<max(1, Int(count.pointee)) {
    let parts = String(cString: arguments.pointee[index]).split(separator: "=", maxSplits: 1).map(String.init)
    switch parts.first {
    case "--list":
      for target in FuzzTarget.all { print(target.name) }
      exit(0)
    case "--prepare":
      do { try Preparation(folder: parts[1]).run() } catch { fatalError("\(error)") }
      exit(0)
    case "--target": chosen = FuzzTarget.named(parts[1])
    default: break
    }
  }
  guard chosen != nil else { fatalError("name a target that --list tells: --target=NAME") }
  return 0
}

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  do {
    try chosen?.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
    return 0
  } catch {
    fatalError("\(error)")
  }
}
