import Foundation
import SourceTree
import Testing

@Suite(
  "A run that the system fails", .enabled(if: FaultShim.canBeMade, Comment(rawValue: FaultShim.absent)), .serialized)
struct FaultTests {
  @Test("tells it, and leaves whole files or those that were there, whichever call fails", arguments: FaultScene.all)
  func everyCall(_ scene: FaultScene) async throws {
    let rehearsal = try await Rehearsal(scene)
    let faults = Fault.all(of: rehearsal.calls)
    try await concurrently(faults) { try await check($0, rehearsal) }
    Figures.add("calls that failed", faults.count)
  }

  private func check(_ fault: Fault, _ rehearsal: Rehearsal) async throws {
    let (scene, good) = (rehearsal.scene, rehearsal.good)
    let folder = try rehearsal.folder()
    let (run, site) = try await rehearsal.shim.run(scene.arguments, in: folder.url, with: fault)
    let words = Comment(rawValue: "\(scene.testDescription): \(fault), at \(site ?? "no call"): \(run.errors)")
    // Dispatch ends a program that may not look at its own threads.
    let isDispatch = site?.hasPrefix("open /proc/") ?? false
    #expect((0...2).contains(run.status) || isDispatch, words)
    // A file that cannot be removed stays.
    let damage = try rehearsal.damage(in: folder)
    #expect(damage.filter { fault.call != "unlink" || !$0.hasSuffix(" is left over") } == [], words)
    if run.status == good.status {
      #expect(try rehearsal.isDone(folder) || fault.call == "unlink", words)
      // A path of the report may then be longer than it need be.
      #expect(run.output == good.output || fault.call == "realpath", words)
    }
    // What is said there is lost where it cannot be said.
    let isUndeclared = site == "write \(STDERR_FILENO)" && !fault.isHarmless
    if fault.isHarmless || isUndeclared { #expect(run.status == good.status, words) }
    guard !isUndeclared, !isDispatch else { return }
    if run.status == good.status {
      #expect(headlines(run).isSuperset(of: headlines(good)), words)
    } else {
      #expect(run.errors.contains("error"), words)
    }
  }

  /// The first lines of what was told.
  private func headlines(_ run: Program.Run) -> Set<Substring> {
    Set(run.errors.split(separator: "\n").filter { $0.hasPrefix("warning[") || $0.hasPrefix("error[") })
  }

  /// The runtime of Swift ends a program that gets no memory; there is no other way for it.
  @Test("leaves whole files or those that were there when there is no memory", arguments: FaultScene.all)
  func memory(_ scene: FaultScene) async throws {
    let rehearsal = try await Rehearsal(scene)
    let faults = Fault.ofMemory(rehearsal.calls)
    try await concurrently(faults) { fault in
      let folder = try rehearsal.folder()
      let (run, _) = try await rehearsal.shim.run(scene.arguments, in: folder.url, with: fault)
      let damage = try rehearsal.damage(in: folder).filter { !$0.hasSuffix(" is left over") }
      #expect(
        damage == [] && run.status != 64,
        "\(scene.testDescription): \(fault) ends with \(run.status), \(damage), \(run.errors.prefix(1000))")
    }
    Figures.add("calls for memory that failed", faults.count)
  }

  @Test("has torn nothing, and the next run is as any other, wherever it is killed", arguments: FaultScene.all)
  func killed(_ scene: FaultScene) async throws {
    let rehearsal = try await Rehearsal(scene)
    let faults = Fault.kills(of: rehearsal.calls)
    try await concurrently(faults) { fault in
      let folder = try rehearsal.folder()
      let (run, site) = try await rehearsal.shim.run(scene.arguments, in: folder.url, with: fault)
      let words = Comment(rawValue: "\(scene.testDescription): \(fault), at \(site ?? "no call")")
      #expect(run.status == 128 + SIGKILL, words)
      #expect(try rehearsal.damage(in: folder).filter { !$0.hasSuffix(" is left over") } == [], words)
      // One without '--force' finds what it wrote, and says so.
      let next = try await rehearsal.shim.count(scene.arguments, in: folder.url).run
      #expect(next.status == rehearsal.good.status || next.errors.contains("already exists"), words)
      #expect(try rehearsal.isDone(folder), words)
    }
    Figures.add("kills at a call that writes", faults.count)
  }

  @Test("leaves nothing behind, and ends by the signal that ends it, wherever that comes", arguments: FaultScene.all)
  func ended(_ scene: FaultScene) async throws {
    let rehearsal = try await Rehearsal(scene)
    let endings = Fault.endings(of: rehearsal.calls)
    try await concurrently(endings) { fault, signal in
      let folder = try rehearsal.folder()
      let (run, site) = try await rehearsal.shim.run(scene.arguments, in: folder.url, with: fault)
      let words = Comment(rawValue: "\(scene.testDescription): \(fault), at \(site ?? "no call")")
      // One that comes with the last call can be too late.
      let isDone = try run.status == rehearsal.good.status && rehearsal.isDone(folder)
      #expect(run.status == 128 + signal || isDone, words)
      let damage = try rehearsal.damage(in: folder)
      #expect(damage == [], words)
    }
  }

  @Test("leaves whole files in a folder that 50 others write too")
  func crowd() async throws {
    let folder = try TemporaryFolder(FaultScene.all[0].files)
    #expect(try await tablec("compile", "Specs", "-o", "alone", in: folder).status == 0)
    // By one program, as no more than a few of tests run at once; a shell would wait for a signal that is blocked here.
    let runs = try await shell(#"seq 50 | xargs -P 50 -I{} "$TABLEC" compile Specs -o out"#, in: folder)
    #expect(runs.status == 0 && !runs.errors.contains("error"), "\(runs.errors)")
    let names = PackageFolder.files(below: folder.url.appending(path: "alone"))
    #expect(names.count == 4 && PackageFolder.files(below: folder.url.appending(path: "out")) == names)
    for name in names { #expect(folder.text("out/\(name)") == folder.text("alone/\(name)"), "\(name)") }
    Figures.add("runs into one folder at once", 50)
  }
}

/// Does the same with each element, some of them at a time.
private func concurrently<Element: Sendable>(
  _ elements: [Element], width: Int = ProcessInfo.processInfo.activeProcessorCount * 2,
  _ body: @escaping @Sendable (Element) async throws -> Void
) async throws {
  try await withThrowingTaskGroup(of: Void.self) { group in
    for (index, element) in elements.enumerated() {
      if index >= width { try await group.next() }
      group.addTask { try await body(element) }
    }
    try await group.waitForAll()
  }
}
