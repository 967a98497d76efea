/// One thing that reads bytes which may come from a stranger, and what must hold after it has read them.
package struct FuzzTarget: Sendable {
  package let name: String
  /// Files and folders of the project, by their paths in it, that are inputs to begin with.
  package let seedPaths: [String]
  /// The ends of names of those.
  package let suffixes: [String]
  /// Inputs to begin with that are made.
  package let makeSeeds: @Sendable () -> [[UInt8]]
  /// Words that inputs are made of.
  package let words: @Sendable () throws -> [String]
  /// Reads an input, and throws where something that must hold does not. A trap is a find as well.
  package let run: @Sendable ([UInt8]) throws -> Void

  init(
    _ name: String, seeds: [String] = [], suffixes: [String] = [],
    words: @escaping @Sendable () throws -> [String] = { [] },
    makeSeeds: @escaping @Sendable () -> [[UInt8]] = { [] }, run: @escaping @Sendable ([UInt8]) throws -> Void
  ) {
    self.name = name
    seedPaths = seeds
    self.suffixes = suffixes
    self.words = words
    self.makeSeeds = makeSeeds
    self.run = run
  }

  /// All of them.
  package static let all: [FuzzTarget] = [
    tree, source, spec, schema, profile, configuration, comments, image, layout, dump, font, patch, constraint, format,
    interfaceBuilder, project, template, strings,
  ]

  package static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}
