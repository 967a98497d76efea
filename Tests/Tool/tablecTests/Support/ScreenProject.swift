import Foundation
import Testing

/// A project of 31 screens in four folders, with what a team's specs share: templates, rows, a profile and an image.
struct ScreenProject {
  /// By path.
  var files: [String: String] = [:]
  /// The width and height of the image, in pixels.
  var imageSize = 29

  static let folders = [("Account", 8), ("Shop", 8), ("Chat", 8), ("Help", 7)]
  private static let words = [
    "Profile", "Orders", "Messages", "Privacy", "Payment", "Language", "Storage", "Sounds", "Devices", "Backup",
    "Photos",
  ]
  static let imagePath = "Specs/images/mark.png"

  init() {
    files["Specs/_common.yaml"] = """
      tablespec: 1
      style: insetGrouped
      templates:
        page: {accessory: disclosureIndicator}
        value: {style: value1, accessory: disclosureIndicator}

      """
    files["Specs/_legal.yaml"] = """
      - {id: terms, use: page, text: Terms of Use}
      - {id: licences, use: page, text: Licences}

      """
    files["Specs/Shop/_brand.yaml"] = """
      metricsprofile: 1
      extends: ios17
      rows: {minimumAutomaticHeight: 52}

      """
    for (place, (folder, count)) in Self.folders.enumerated() {
      for index in 0..<count { files["Specs/\(folder)/screen\(index).yaml"] = Self.spec(folder, place * 8 + index) }
    }
  }

  private static func spec(_ folder: String, _ number: Int) -> String {
    func word(_ step: Int) -> String { words[(number * 3 + step * 5) % words.count] }
    let metrics = folder == "Shop" ? "metrics: _brand.yaml\n" : ""
    let environments =
      folder == "Chat"
      ? "environments: [{name: phone, device: iphone-15}, {name: small, device: iphone-se}]\n" : ""
    let image = number % 4 == 0 ? ", image: ../images/mark.png" : ""
    return """
      tablespec: 1
      include: ../_common.yaml
      \(metrics)\(environments)sections:
        - id: main
          header: \(word(3))
          rows:
            - {id: first, use: page, text: \(word(0))\(image)}
            - {id: second, use: value, text: \(word(1)), detailText: \(number % 5)}
            - {id: third, text: \(word(2)), accessory: {switch: on}}
        - id: legal
          rows:
            - include: ../_legal.yaml

      """
  }

  /// Replaces a text in the files whose path has a prefix.
  mutating func replace(_ old: String, with new: String, in prefix: String) {
    for path in files.keys where path.hasPrefix(prefix) { files[path] = files[path]?.replacing(old, with: new) }
  }

  func write(to folder: TemporaryFolder) throws {
    for (path, text) in files { try folder.write(text, to: path) }
    try folder.makeFolder("Specs/images")
    try SamplePicture.png(width: imageSize, height: imageSize)
      .write(to: folder.url.appending(path: Self.imagePath))
  }
}

/// What a pull request changes in the project.
struct PullRequest: Sendable, CustomTestStringConvertible {
  let name: String
  let change: @Sendable (inout ScreenProject) -> Void

  var testDescription: String { name }

  static let all = [
    PullRequest(name: "rename-ids") {
      $0.replace("id: second", with: "id: account-value", in: "Specs/Account/screen2")
    },
    PullRequest(name: "reorder-rows") { project in
      let path = "Specs/Shop/screen3.yaml"
      var lines = project.files[path]?.components(separatedBy: "\n") ?? []
      if let first = lines.firstIndex(where: { $0.contains("id: first") }) {
        lines.insert(lines.remove(at: first), at: first + 2)
      }
      project.files[path] = lines.joined(separator: "\n")
    },
    PullRequest(name: "change-a-template") {
      $0.replace("style: value1", with: "style: subtitle", in: "Specs/_common.yaml")
    },
    PullRequest(name: "change-an-include") {
      $0.replace("Licences}", with: "Licences}\n- {id: imprint, use: page, text: Imprint}", in: "Specs/_legal.yaml")
    },
    PullRequest(name: "change-a-profile") {
      $0.replace("Height: 52", with: "Height: 56", in: "Specs/Shop/_brand.yaml")
    },
    PullRequest(name: "delete-a-section") {
      $0.replace("  - id: legal\n    rows:\n      - include: ../_legal.yaml\n", with: "", in: "Specs/Help/screen4")
    },
    PullRequest(name: "comments-only") { project in
      for path in project.files.keys {
        project.files[path] =
          "# Reviewed.\n"
          + (project.files[path] ?? "").replacing("\n  - id", with: "\n\n  # A section.\n  - id")
          .replacing("id: third", with: "id:   third")
      }
    },
    PullRequest(name: "another-language") { project in
      for (word, german) in [
        ("Profile", "Profil"), ("Messages", "Nachrichten"), ("Privacy", "Datenschutz"), ("Language", "Sprache"),
        ("Storage", "Speicher"), ("Sounds", "Töne und Haptik"), ("Payment", "Zahlung"),
      ] { project.replace(word, with: german, in: "Specs/Chat") }
    },
    PullRequest(name: "more-environments") {
      $0.replace("device: iphone-se}", with: "device: iphone-se}, {name: pad, device: ipad}", in: "Specs/Chat")
    },
    PullRequest(name: "image-sizes") { $0.imageSize = 44 },
  ]
}
