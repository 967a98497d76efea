@testable import TableDiff
import Foundation
import TableIR
import TableLayout
import TableParsing
import Testing

/// Pairs of specs whose pictures show all that pictures of differences have.
enum PictureSamples {
  static func spec(_ rows: [String], head: String = "style: insetGrouped\n", header: String = "Account") -> String {
    "tablespec: 1\nname: settings\n\(head)sections:\n  - id: account\n    header: \(header)\n    rows:\n"
      + rows.map { "      - \($0)\n" }.joined()
  }

  private static let filler = (1...12).map { "{id: extra\($0), text: Row \($0), detailText: of many, style: value1}" }

  static let old = spec(
    [
      "{id: name, text: Name, detailText: Ann Smith, style: value1, accessory: disclosureIndicator}",
      "{id: mail, text: E-mail, detailText: ann@example.com, style: subtitle}",
      "{id: gone, text: Phone number}",
      "{id: wifi, text: Wi-Fi, accessory: {switch: on}}",
    ] + filler + [
      "{id: tags, text: Tags, views: [{label: New, id: badge, frame: [120, 10, 60, 24], color: systemRed}]}",
      "{id: out, text: {text: Sign out, color: systemRed}}",
    ])

  static let new = spec(
    [
      "{id: name, text: Full name, detailText: Ann Smith, style: value1, accessory: disclosureIndicator}",
      "{id: mail, text: E-mail, detailText: ann@example.com, style: subtitle, height: 64}",
      "{id: wifi, text: Wi-Fi, accessory: checkmark}", "{id: lang, text: Language, detailText: English, style: value1}",
    ] + filler + [
      "{id: tags, text: Tags, views: [{label: New, id: badge, frame: [200, 14, 80, 24], color: systemBlue}]}",
      "{id: out, text: {text: Sign out of all devices, color: systemRed}}",
    ])

  static func diff(_ old: String, _ new: String, userInterfaceStyle: UserInterfaceStyle = .light) -> LayoutDiff {
    var (before, after) = (layOut(old), layOut(new))
    before.environment.userInterfaceStyle = userInterfaceStyle
    after.environment.userInterfaceStyle = userInterfaceStyle
    return TableComparer().compare(Snapshot(before), Snapshot(after))
  }

  static let all: [(name: String, diff: LayoutDiff)] = [
    ("settings", diff(old, new)), ("settings-dark", diff(old, new, userInterfaceStyle: .dark)),
    ("same", diff(old, old)),
    ("plain", diff(old.replacing("insetGrouped", with: "plain"), new.replacing("insetGrouped", with: "plain"))),
    ("style", diff(old, old.replacing("insetGrouped", with: "plain"))),
    ("reversed", diff(new, old)),
    (
      "moved",
      diff(
        spec(["{id: a, text: A}", "{id: b, text: B}", "{id: c, text: C}"] + filler),
        spec(["{id: b, text: B}", "{id: c, text: C}"] + filler + ["{id: a, text: A}"]))
    ),
  ]

  /// Three specs of which one is the same, one of them in two environments and with a change that is accepted.
  static var report: DiffReport {
    var first = SpecDiff(
      name: "forms/settings", oldPath: "HEAD:Specs/forms/settings.yaml", newPath: "Specs/forms/settings.yaml",
      merging: [
        EnvironmentDiff(name: "iphone-15-light", diff: diff(old, new)),
        EnvironmentDiff(name: "iphone-15-dark", diff: diff(old, new, userInterfaceStyle: .dark)),
      ])
    if let last = first.changes.indices.last {
      first.changes[last].acceptance = Acceptance(reason: "agreed with design", expires: "2027-01-31")
    }
    let moved = diff(
      spec(["{id: a, text: A}", "{id: b, text: B}", "{id: c, text: C}"] + filler),
      spec(["{id: b, text: B}", "{id: c, text: C}"] + filler + ["{id: a, text: A}"]))
    return DiffReport(specs: [
      first, SpecDiff(name: "same", oldPath: "a/same.yaml", newPath: "b/same.yaml", merging: []),
      SpecDiff(
        name: "order", status: .renamed(from: "sequence"), oldPath: "a/sequence.yaml", newPath: "b/order.yaml",
        merging: [EnvironmentDiff(name: "", diff: moved)]),
    ])
  }
}

/// Writes the samples to the folder that `TABLEC_DIFF_SAMPLES` names, to be looked at.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["TABLEC_DIFF_SAMPLES"] != nil))
struct PictureSampleFiles {
  @Test func writesEveryPicture() throws {
    let folder = try #require(ProcessInfo.processInfo.environment["TABLEC_DIFF_SAMPLES"])
    for (name, diff) in PictureSamples.all {
      try Data(DiffPictureEmitter().emit(diff)).write(to: URL(filePath: "\(folder)/\(name).svg"))
    }
    try Data(DiffPageEmitter().emit(PictureSamples.report)).write(to: URL(filePath: "\(folder)/page.html"))
    try Data(DiffMarkdownRenderer().render(PictureSamples.report).utf8).write(to: URL(filePath: "\(folder)/comment.md"))
    for (index, text) in HostileTexts.all.enumerated() {
      try Data(DiffMarkdownRenderer().render(HostileTexts.report(text)).utf8).write(
        to: URL(filePath: "\(folder)/hostile-\(index).md"))
    }
  }
}
