import Foundation
import Testing

@testable import tablec

@Suite("Where a table is shown")
struct EnvironmentFlagTests {
  /// A choice with each option, by the variable that has it.
  private static let choices: [String: [String]] = [
    "device": ["--device", "iphone-se"], "size": ["--size", "300x400"], "scale": ["--size", "300x400", "--scale", "3"],
    "ios": ["--ios", "17"], "metrics": ["--metrics", "ios18"], "orientation": ["--orientation", "landscape"],
    "window": ["--window", "400"], "split": ["--split", "expanded"], "language": ["--language", "de"],
    "direction": ["--direction", "rtl"], "contentSize": ["--content-size", "xl"],
    "userInterfaceStyle": ["--appearance", "dark"], "level": ["--level", "elevated"],
    "contrast": ["--contrast", "high"],
    "legibilityWeight": ["--legibility-weight", "bold"], "state": ["--state", "editing"],
    "environment": ["--environment", "phone"],
  ]

  @Test("each option counts in a question over the flags, and in the key of a kept result")
  func noneIsForgotten() throws {
    func values(_ options: EnvironmentOptions) -> [String: String] {
      Dictionary(
        uniqueKeysWithValues: Mirror(reflecting: options).children.map {
          (String(($0.label ?? "").drop { $0 == "_" }), "\($0.value)".filter { $0 != "(" && $0 != ")" })
        })
    }
    let none = try EnvironmentOptions.parse([])
    #expect(Set(values(none).keys) == Set(Self.choices.keys))
    for (name, words) in Self.choices {
      let chosen = try EnvironmentOptions.parse(words)
      #expect(values(chosen)[name] != values(none)[name], "\(name)")
      let others = try EnvironmentOptions.parse(["--device", "ipad", "--language", "fr", "--split", "none"])
      #expect(values(chosen.over(none)) == values(chosen), "\(name)")
      #expect(values(chosen.over(others))[name] == values(chosen)[name], "\(name)")
      #expect(chosen.words != none.words, "\(name)")
    }
  }
}
