// Measures the stages of a compile in one process: `Budgets ROWS RUNS` prints a name and seconds on each line.

import Foundation

let words = CommandLine.arguments
guard words.count == 3, let rows = Int(words[1]), let runs = Int(words[2]) else {
  print("usage: Budgets ROWS RUNS")
  exit(64)
}
for (name, seconds) in Stages(rows: rows, runs: runs).times { print("\(name)\t\(seconds)") }
for (name, seconds) in Stages.constrained(rows: rows / 4, runs: runs) { print("\(name)\t\(seconds)") }
