import ArgumentParser

/// One value or several with commas: `light,dark`. Each is an environment of its own.
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
