import TableDiagnostics
import TableSupport

extension OutputRun {
  /// An output as the cache has it; without bytes if it is in its place already.
  struct CachedOutput: Sendable {
    var output: SpecCompiler.Output
    var isInPlace: Bool
  }

  /// The outputs of a result, if the cache still has those that are not in place.
  func outputs(of result: CachedResult, _ name: SpecCache.Name, spec: SpecFile, in cache: SpecCache) -> [CachedOutput]?
  {
    let inPlace = result.outputs.map { output in
      // What is listed or verified is hashed or compared anyway.
      if listsOutputs || plan.update?.verifies == true { return false }
      // That is an error, which is reported by writing.
      if output.isOneOfSeveral && !plan.isFolder && plan.target != .nothing { return false }
      let place = plan.place(of: spec.outputName(of: output.stage, in: output.environment))
      guard let place else { return plan.target == .nothing }
      if cache.knownFiles.hash(of: place.path) == output.hash { return true }
      guard OutputFile.holds(place, output.hash, size: output.size) else { return false }
      cache.knownFiles.note(place.path, output.hash)
      return true
    }
    var bytes: [[UInt8]]?
    if inPlace.contains(false) {
      bytes = cache.bytes(of: result, name)
      guard bytes != nil else { return nil }
    }
    return result.outputs.indices.map { index in
      let output = result.outputs[index]
      return CachedOutput(
        output: SpecCompiler.Output(
          stage: output.stage, environment: output.environment, isOneOfSeveral: output.isOneOfSeveral,
          bytes: inPlace[index] ? [] : bytes?[index] ?? []),
        isInPlace: inPlace[index])
    }
  }

  /// Notes the hashes of outputs that are in their places, so that the next run need not read them.
  func noteOutputs(_ outputs: [CachedResult.Output], of spec: SpecFile) {
    guard let cache, plan.isFolder, plan.update?.verifies != true else { return }
    for output in outputs {
      let name = spec.outputName(of: output.stage, in: output.environment)
      if clashes?.contain(name) != true, let place = plan.place(of: name) {
        cache.knownFiles.note(place.path, output.hash)
      }
    }
  }

  /// Whether a spec reads what a run like this one writes, so that its result depends on the order of specs.
  func readsOutputs(_ inputs: SpecInputs) -> Bool {
    let suffixes = plan.stages.map(\.suffix)
    return (inputs.lookups.keys.map { $0 } + inputs.contents.keys).contains { path in
      suffixes.contains(where: path.hasSuffix)
    }
  }
}

/// The outputs of one spec, as they are made, for the cache.
final class OutputCollector: @unchecked Sendable {
  // Used only by the thread that compiles the spec.
  private(set) var outputs: [CachedResult.Output] = []
  private(set) var bytes: [UInt8] = []

  func add(_ output: SpecCompiler.Output) {
    outputs.append(
      CachedResult.Output(
        stage: output.stage, environment: output.environment, isOneOfSeveral: output.isOneOfSeveral,
        hash: ContentHash(output.bytes), size: output.bytes.count))
    bytes += output.bytes
  }
}
