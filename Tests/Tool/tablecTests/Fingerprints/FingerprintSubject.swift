import Foundation
import SourceTree
import Testing

/// A spec of `Specs`, changes of it that someone accepted, and edits of it that have nothing to do with these.
struct FingerprintSubject: CustomTestStringConvertible, Sendable {
  typealias Edit = @Sendable (String) -> String

  var name: String
  /// Each a text and its replacement.
  var changes: [(String, String)]
  var unrelated: [(name: String, edit: Edit)] = []
  var testDescription: String { name }

  var text: String {
    get throws { try String(contentsOf: PackageFolder.url("Specs/\(name).yaml"), encoding: .utf8) }
  }

  init(
    _ name: String, changes: [(String, String)], elsewhere: [(name: String, from: String, to: String)],
    last section: String
  ) {
    self.name = name
    self.changes = changes
    unrelated = Self.general(section)
    unrelated += elsewhere.map { edit in (edit.name, { $0.replacingOnce(edit.from, with: edit.to) }) }
  }

  /// Edits that fit every spec whose sections come last.
  /// - Parameter section: the id of the last section.
  private static func general(_ section: String) -> [(name: String, edit: Edit)] {
    [
      ("comments", { "# One\n" + $0.replacing("\nsections:", with: "\n# Two\nsections: # Three") + "# Four\n" }),
      ("whitespace", { $0.replacing("\n\n", with: "\n\n\n").replacing("tablespec: 1\n", with: "tablespec:   1\n") }),
      (
        "key order",
        {
          $0.replacingOnce("tablespec: 1\n", with: "").replacingOnce("\nsections:", with: "\ntablespec: 1\nsections:")
        }
      ),
      ("a row above", { $0.replacingOnce("    rows:\n", with: "    rows:\n      - {id: unrelated-a, text: Above}\n") }),
      ("a row below", { $0 + "      - {id: unrelated-b, text: Below}\n" }),
      (
        "a taller row above",
        {
          $0.replacingOnce("    rows:\n", with: "    rows:\n      - {id: unrelated-c, text: Above, height: 97}\n")
        }
      ),
      ("a row without an id", { $0.replacingOnce("    rows:\n", with: "    rows:\n      - Without an id\n") }),
      (
        "a section above",
        {
          $0.replacingOnce("\nsections:\n", with: "\nsections:\n  - {id: unrelated, header: Unrelated, rows: [One]}\n")
        }
      ),
      ("a section below", { $0 + "\n  - {id: unrelated, header: Unrelated, rows: [One]}\n" }),
      (
        "environments",
        { $0 + "\nenvironments: [{name: a, device: ipad}, {name: b, device: iphone-se, contentSize: xxxl}]\n" }
      ),
      ("an anchor", { $0.replacingOnce("\nstyle: ", with: "\nstyle: &style ") }),
      ("quotes", { $0.replacingOnce("  - id: \(section)\n", with: "  - \"id\": '\(section)'\n") }),
      (
        "an unused template",
        { $0.replacingOnce("\nsections:\n", with: "\nx-note: 1\nsections:\n").replacingOnce("x-note: 1\n", with: "") }
      ),
      (
        "a comment on metrics",
        { $0.replacingOnce("tablespec: 1\n", with: "tablespec: 1\nmetrics: ios26  # as before\n") }
      ),
      ("flow style", { $0.replacingOnce("\ntablespec: 1\n", with: "\n\"tablespec\": 1\n") }),
    ]
  }

  static let all = [
    FingerprintSubject(
      "settings",
      changes: [
        ("text: Volume\n", "text: Volume\n        height: 60\n"), ("text: Ringtone", "text: Ring Tone"),
        ("text: Lock Sound\n        accessory: {switch: off}", "text: Lock Sound\n        accessory: checkmark"),
        (
          "{text: Reset All Settings, color: systemRed}",
          "{text: Reset All Settings, color: systemBlue, font: {weight: bold}}"
        ),
        (
          "      - id: bluetooth\n        use: choice\n        text: Bluetooth\n        detailText: On\n        image: {symbol: antenna.radiowaves.left.and.right, background: systemIndigo}\n",
          ""
        ),
        ("  - id: reset\n    rows:\n", "  - id: reset\n    header: Start over\n    rows:\n"),
        ("text: Repeated Calls\n", "text: Repeated Calls\n        image: {size: [40, 40], color: systemGreen}\n"),
        ("text: Quiet Hours", "text: {text: Quiet Hours, font: {size: 25}}"),
      ],
      elsewhere: [
        ("a header", "header: Sounds", "header: Noises"),
        ("a row's height", "text: Airplane Mode\n", "text: Airplane Mode\n        height: 71\n"),
        (
          "an image", "{symbol: wifi, background: systemBlue}", "{symbol: wifi, background: systemBlue, size: [33, 33]}"
        ),
        ("an accessory", "        accessory: {switch: on}\n", "        accessory: checkmark\n"),
        (
          "a template extracted", "use: choice\n        text: Wi-Fi",
          "style: value1\n        accessory: disclosureIndicator\n        text: Wi-Fi"
        ),
        (
          "a row in another section", "      - id: keyboard-clicks\n",
          "      - {id: unrelated-d, text: D}\n      - id: keyboard-clicks\n"
        ),
        (
          "a row that is gone",
          "      - id: keyboard-clicks\n        text: Keyboard Clicks\n        accessory: {switch: on}\n", ""
        ),
      ], last: "reset"),
    FingerprintSubject(
      "checklist",
      changes: [
        ("text: Tools}", "text: Tools, height: 61}"), ("text: Sharpen the spade,", "text: Sharpen the spades,"),
        ("      - {id: dahlias, use: explained, text: Lift the dahlias}\n", ""),
        ("{id: roses, use: explained,", "{id: rose-bed, use: explained,"),
        ("text: Label every tuber, indentationLevel: 1", "text: Label every tuber, indentationLevel: 2"),
      ],
      elsewhere: [
        ("a header", "header: Before the Frost", "header: Before the First Frost"),
        ("a row's height", "text: Bring in the last beans}", "text: Bring in the last beans, height: 80}"),
        (
          "an image", "text: Bring in the last beans}",
          "text: Bring in the last beans, image: {size: [29, 29], color: red}}"
        ),
        ("an accessory", "{id: water, use: explained,", "{id: water, accessory: disclosureIndicator,"),
        (
          "block style", "      - {id: harvest, use: done, text: Bring in the last beans}",
          "      - id: harvest\n        use: done\n        text: Bring in the last beans"
        ),
        ("quoted text", "text: Drain the water butt", "text: \"Drain the water butt\""),
      ], last: "after"),
    FingerprintSubject(
      "form",
      changes: [
        ("text: Fragile\n", "text: Fragile\n        height: 63\n"), ("text: Voucher\n", "text: A voucher\n"),
        ("detailText: Tuesday", "detailText: Wednesday"), ("accessory: {button: Redeem}", "accessory: checkmark"),
        ("header: Price", "header: {title: Price, height: 50}"),
      ],
      elsewhere: [
        ("a header", "header: Parcel", "header: Parcels"),
        ("a row's height", "text: Weight\n", "text: Weight\n        height: 71\n"),
        ("an accessory", "{switch: {isOn: true, onTintColor: systemPurple}}", "checkmark"),
        ("an image", "text: Weight\n", "text: Weight\n        image: {size: [29, 29], color: systemRed}\n"),
      ], last: "send"),
    FingerprintSubject(
      "custom-headers",
      changes: [
        ("{id: rope, text: Twenty metres of rope}", "{id: rope, text: Twenty metres of rope, height: 77}"),
        ("label: Kitchen, frame: [62, 17, 84, 26]", "label: Kitchen, frame: [70, 17, 84, 26]"),
        ("{id: torch, text: Head torch}", "{id: torch, text: Head torch, accessory: detailButton}"),
        ("      height: 78\n", "      height: 90\n"),
      ],
      elsewhere: [
        ("a header", "label: Camping, frame", "label: Camp, frame"),
        ("a header's height", "    header:\n      height: 56\n", "    header:\n      height: 66\n"),
        ("a row's height", "text: Sleeping mats,", "text: Sleeping mats, height: 91,"),
      ], last: "light"),
  ]
}

extension String {
  /// The text with the first occurrence of another replaced, which must be there.
  func replacingOnce(_ text: String, with other: String) -> String {
    guard let range = firstRange(of: text) else {
      Issue.record("the text has no \(text)")
      return self
    }
    return replacingCharacters(in: range, with: other)
  }
}
