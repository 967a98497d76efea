import Testing

@testable import GitReading

@Suite("Other programs")
struct ChildProcessTests {
  @Test("take and give more than a pipe holds")
  func large() throws {
    let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let run = try ChildProcess.run("cat", [], input: bytes, limit: 4_000_000)
    #expect(run.status == 0 && run.output == bytes && run.errors.isEmpty)
  }

  @Test("may say more to their standard error than is kept, and read nothing")
  func deaf() throws {
    let line =
      "i=0; while [ $i -lt 3000 ]; do echo 'a line that is forty bytes long, or thereabouts' >&2; i=$((i+1)); done; exit 3"
    let run = try ChildProcess.run(
      "sh", ["-c", line], input: [UInt8](repeating: 0, count: 1_000_000), limit: 10)
    #expect(run.status == 3 && run.output.isEmpty && run.errors.count == 1 << 16)
  }

  @Test("are told from those that are missing, that say too much, and that are killed")
  func failures() throws {
    #expect(throws: ChildProcess.Problem.notFound) { try ChildProcess.run("no-such-program-here", [], limit: 1) }
    #expect(throws: ChildProcess.Problem.tooLong(seconds: 1)) {
      try ChildProcess.run("sleep", ["600"], limit: 1, seconds: 1)
    }
    #expect(throws: ChildProcess.Problem.tooMuch(limit: 1_000)) {
      try ChildProcess.run("sh", ["-c", "while :; do echo y; done"], limit: 1_000)
    }
    #expect(try ChildProcess.run("sh", ["-c", "kill -9 $$"], limit: 1).status == 137)
    // A program whose reader has gone is ended by the signal, as it expects.
    #expect(try ChildProcess.run("sh", ["-c", "yes | head -n 1; exit 0"], limit: 10).output == Array("y\n".utf8))
  }

  @Test("do not hold each other's pipes open")
  func apart() throws {
    let first = try ChildProcess("cat", [])
    let second = try ChildProcess("cat", [])
    first.closeInput()
    var (outgoing, incoming) = (ArraySlice<UInt8>(), [UInt8]())
    // It would wait for ever if the second had the other end too.
    while try first.exchange(&outgoing, &incoming) {}
    #expect(first.wait() == 0 && incoming.isEmpty)
    outgoing = Array("still there\n".utf8)[...]
    while incoming.last != UInt8(ascii: "\n") { #expect(try second.exchange(&outgoing, &incoming)) }
    #expect(incoming == Array("still there\n".utf8))
  }

  @Test("run side by side")
  func concurrent() async throws {
    let outputs = try await withThrowingTaskGroup(of: (Int, [UInt8]).self) { group in
      for number in 0..<40 {
        group.addTask { (number, try ChildProcess.run("sh", ["-c", "echo \(number); cat"], limit: 100).output) }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    for number in 0..<40 { #expect(outputs[number] == Array("\(number)\n".utf8)) }
  }
}
