import ArgumentParser

/// A value of a flag or an answer that is chosen by its name.
protocol Choosable: RawRepresentable<String>, CaseIterable, Sendable {
  /// What it stands for, in a few words.
  var meaning: String { get }
}

/// One of them, or none.
enum OptionalChoice<Value: Choosable>: ExpressibleByArgument, Sendable {
  case none
  case some(Value)

  init(_ value: Value?) {
    self = value.map(Self.some) ?? .none
  }

  init?(argument: String) {
    if argument == Self.noneName {
      self = .none
    } else if let value = Value(rawValue: argument) {
      self = .some(value)
    } else {
      return nil
    }
  }

  private static var noneName: String { "none" }

  static var allValueStrings: [String] { Value.allCases.map(\.rawValue) + [noneName] }

  var value: Value? { if case .some(let value) = self { value } else { nil } }

  /// What there is to choose from, with their meanings.
  static var choices: [(name: String, meaning: String)] {
    Value.allCases.map { ($0.rawValue, $0.meaning) } + [(noneName, "")]
  }

  var name: String { value?.rawValue ?? Self.noneName }
}
