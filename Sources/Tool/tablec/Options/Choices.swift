import ArgumentParser

/// One value, or several separated by commas: `light,dark`. Each is a separate environment.
struct Choices<Value: ExpressibleByArgument>: ExpressibleByArgument {
  var values: [Value]

  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    values = parts.compactMap { Value(argument: String($0)) }
    if values.count != parts.count { return nil }
  }

  static var allValueStrings: [String] { Value.allValueStrings }
  static var defaultCompletionKind: CompletionKind { Value.defaultCompletionKind }
}

extension Choices: Sendable where Value: Sendable {}
