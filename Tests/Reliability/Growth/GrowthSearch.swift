import Foundation

/// A search for inputs that cost more than they should: doubles what each command reads, dimension by dimension, and reports where time or
/// memory grows faster than the input, or exceeds what SECURITY.md promises.
///
/// Time is only a suspicion: where there is valgrind, the instructions decide.
struct GrowthSearch {
  /// The compiler, as a release build: promises are about that.
  var program: String
  /// Only dimensions and commands whose name contains this.
  var filter: String?

  /// How much faster than the input a cost may grow.
  private static let tolerance = 1.3
  /// What is promised for one spec or one pair of a diff: seconds of CPU time, and bytes.
  private static let promise = (time: 2.0, memory: 300 << 20)
  /// Below these, growth is that of starting up: seconds of CPU time, and bytes.
  private static let least = (time: 0.1, memory: 128 << 20)
  /// Sizes are doubled until a run takes this many seconds of CPU time, or is refused.
  private static let enough = 0.4

  private let instructions: Instructions
  private(set) var count = 0
  private(set) var found: [String] = []

  init(program: String, filter: String? = nil) {
    (self.program, self.filter) = (program, filter)
    instructions = Instructions(of: program)
  }

  /// Everything that is doubled.
  static let dimensions: [Dimension] =
    Dimension.specs + Dimension.pairs + Dimension.folders + Dimension.documents + Dimension.templates

  mutating func run() throws {
    for dimension in Self.dimensions {
      for command in dimension.commands {
        let name = "\(dimension.name): tablec \(command.joined(separator: " "))"
        if let filter, !name.contains(filter) { continue }
        count += 1
        try search(dimension, command, name)
      }
    }
  }

  private mutating func search(_ dimension: Dimension, _ command: [String], _ name: String) throws {
    var runs: [(size: Int, run: MeasuredRun)] = []
    var size = dimension.sizes.lowerBound
    while size <= dimension.sizes.upperBound {
      let run = try measure(dimension, command, size)
      runs.append((size, run))
      if run.status >= 128 { return report(name, size, run, "is killed by signal \(run.status - 128)") }
      if run.time > Self.enough || run.wasRefused { break }
      size *= 2
    }
    guard let last = runs.last else { return }
    if last.run.time > Self.promise.time || last.run.memory > Self.promise.memory {
      // Another process can only make it slower.
      let again = try measure(dimension, command, last.size)
      if min(again.time, last.run.time) > Self.promise.time || again.memory > Self.promise.memory {
        return report(name, last.size, again, "exceeds the promise")
      }
    }
    let whole = runs.filter { !$0.run.wasRefused }
    guard whole.count > 2, !dimension.isSolved else { return }
    let (base, before, after) = (whole[0].run, whole[whole.count - 2], whole[whole.count - 1])
    let earlier = whole[whole.count - 3].run.memory - base.memory
    if after.run.memory - base.memory > Self.least.memory,
      Self.grows(Double(earlier), Double(before.run.memory - base.memory), Double(after.run.memory - base.memory)),
      try memoryGrowsAgain(dimension, command, after.size, above: base.memory)
    {
      return report(name, after.size, after.run, "needs memory that grows faster than the input")
    }
    guard after.run.time - base.time > Self.least.time,
      after.run.time - base.time > 2 * Self.tolerance * max(before.run.time - base.time, 0)
    else { return }
    if try growsAgain(dimension, command, before.size) {
      report(name, after.size, after.run, "takes time that grows faster than the input")
    }
  }

  /// Whether a cost grows faster than the input, at a doubling and at two of them together: a buffer that doubles is seen at one.
  private static func grows(_ first: Double, _ second: Double, _ third: Double) -> Bool {
    third > 4 * tolerance * tolerance * max(first, 0) && third > 2 * tolerance * max(second, 0)
  }

  /// Whether memory grows in each of several runs: where other processes take the processors, fewer threads hold something at one time.
  private func memoryGrowsAgain(_ dimension: Dimension, _ command: [String], _ size: Int, above base: Int) throws
    -> Bool
  {
    let costs = try [size / 4, size / 2, size].map { size in
      try (0..<3).map { _ in try measure(dimension, command, size).memory - base }
    }
    return Self.grows(Double(costs[0].max() ?? 0), Double(costs[1].max() ?? 0), Double(costs[2].min() ?? 0))
  }

  /// Whether the instructions grow as the time seemed to, up to the double of a size; without valgrind, the least time of several runs.
  private func growsAgain(_ dimension: Dimension, _ command: [String], _ size: Int) throws -> Bool {
    let sizes = [dimension.sizes.lowerBound, size / 2, size, 2 * size]
    var costs = try sizes.map { try counted(dimension, command, $0).map(Double.init) }
    if costs.contains(nil) {
      costs = try sizes.map { size in try (0..<5).map { _ in try measure(dimension, command, size).time }.min() }
    }
    let start = costs[0] ?? 0
    let growth = costs.map { ($0 ?? 0) - start }
    return Self.grows(growth[1], growth[2], growth[3])
  }

  private func counted(_ dimension: Dimension, _ command: [String], _ size: Int) throws -> Int? {
    try within(dimension, size) { folder in
      try instructions.count(command, in: folder, input: input(dimension, folder))
    }
  }

  private func measure(_ dimension: Dimension, _ command: [String], _ size: Int) throws -> MeasuredRun {
    try within(dimension, size) { folder in
      try MeasuredRun(program, command, in: folder, input: input(dimension, folder))
    }
  }

  private func input(_ dimension: Dimension, _ folder: URL) -> String {
    dimension.input.map { folder.appending(path: $0).path } ?? "/dev/null"
  }

  private func within<Result>(_ dimension: Dimension, _ size: Int, _ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tablec-growth-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try dimension.write(size, to: folder)
    return try body(folder)
  }

  private mutating func report(_ name: String, _ size: Int, _ run: MeasuredRun, _ what: String) {
    let time = (run.time * 100).rounded() / 100
    let line = "\(name) \(what): at \(size) \(time) s and \(run.memory >> 20) MiB, status \(run.status)"
    found.append(line)
    print("  " + line)
    // The search takes an hour, and a log is to show what was found so far.
    fflush(nil)
  }
}
