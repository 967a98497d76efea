// Writes the inputs of whole commands into a folder: `benchmark-specs FOLDER`. Apart from the stages, because it needs no compiler.

import Foundation

guard CommandLine.arguments.count == 2 else {
  print("usage: benchmark-specs FOLDER")
  exit(64)
}
try BenchmarkFolder(path: CommandLine.arguments[1]).write()
