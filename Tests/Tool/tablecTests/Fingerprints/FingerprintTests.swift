import Foundation
import RandomNumbers
import SourceTree
import TableDiff
import Testing

@testable import tablec

@Suite("An acceptance survives what is unrelated to it")
struct FingerprintTests {
  /// The spec with its images, and all of its changes.
  private static func versions(_ subject: FingerprintSubject) throws -> (old: String, new: String) {
    let old = try subject.text
    return (old, subject.changes.reduce(old) { $0.replacingOnce($1.0, with: $1.1) })
  }

  private func compare(
    _ subject: FingerprintSubject, _ old: String, _ new: String, name: String? = nil, flags: [String] = []
  ) throws -> DiffReport {
    let folders = try ComparedFolders(old: ["\(subject.name).yaml": old], new: ["\(name ?? subject.name).yaml": new])
    for side in ["base", "head"] {
      try FileManager.default.copyItem(
        at: PackageFolder.url("Specs/images"), to: folders.folder.url.appending(path: "\(side)/Specs/images"))
    }
    return try folders.report(flags: flags)
  }

  /// The changes of a run that are changes of what was accepted in another one, although they are not accepted in it.
  private func voided(_ before: DiffReport, _ after: DiffReport) -> [String] {
    let rest = Set(after.remaining(accepting: before).map { $0.words })
    return before.changes.map(\.words).filter(rest.contains)
  }

  @Test("edits of the new version", arguments: FingerprintSubject.all)
  func newVersion(_ subject: FingerprintSubject) throws {
    let (old, new) = try Self.versions(subject)
    let before = try compare(subject, old, new)
    #expect(before.changes.count >= subject.changes.count && before.remaining(accepting: before).isEmpty)
    for (name, edit) in Trials.some(of: subject.unrelated, oneOf: 3) {
      let after = try compare(subject, old, edit(new))
      let voided = voided(before, after)
      #expect(voided.isEmpty, "\(name): \(voided)")
      // None of the acceptances is out of use, except where the edit undoes or replaces what was accepted.
      let found = Set(after.changes.flatMap { [$0.fingerprint] + $0.otherFingerprints })
      let unused = before.changes.filter { !found.contains($0.fingerprint) }
      #expect(unused.map(\.words) == [], "\(name)")
    }
  }

  @Test("edits that are merged into both versions", arguments: FingerprintSubject.all)
  func bothVersions(_ subject: FingerprintSubject) throws {
    let (old, new) = try Self.versions(subject)
    let before = try compare(subject, old, new)
    for (name, edit) in Trials.some(of: subject.unrelated, oneOf: 3) {
      let after = try compare(subject, edit(old), edit(new))
      let rest = after.remaining(accepting: before)
      #expect(rest.map(\.words) == [], "\(name)")
    }
  }

  @Test("a rename, another spec and other devices", arguments: FingerprintSubject.all)
  func runs(_ subject: FingerprintSubject) throws {
    let (old, new) = try Self.versions(subject)
    let before = try compare(subject, old, new)
    let renamed = try compare(subject, old, new, name: "renamed")
    #expect(renamed.remaining(accepting: before).map(\.change.code) == [.specRenamed])
    for devices in ["ipad", "iphone-17,ipad", "ipad,iphone-17,iphone-se"] {
      let after = try compare(subject, old, new, flags: ["--device", devices])
      #expect(voided(before, after).isEmpty, "\(devices)")
      // One device of several is as good.
      #expect(before.remaining(accepting: after).map(\.words) == [], "\(devices)")
    }
    let sizes = try compare(subject, old, new, flags: ["--content-size", "l,xxxl", "--direction", "ltr,rtl"])
    #expect(voided(before, sizes).isEmpty)
  }

  @Test("the folder, the file and the rest of the folder do not matter")
  func arguments() throws {
    let (old, new) = try Self.versions(FingerprintSubject.all[0])
    let other = "tablespec: 1\nsections: [{id: reset, rows: [{id: reset-all, text: %}]}]\n"
    let folders = try ComparedFolders(
      old: [
        "Core/settings.yaml": old, "Core/x.yaml": other.replacing("%", with: "One"),
        "y.yaml": other.replacing("%", with: "Three"),
      ],
      new: [
        "Core/settings.yaml": new, "Core/x.yaml": other.replacing("%", with: "Two"),
        "z.yaml": "tablespec: 1\nsections: []\n",
      ])
    func prints(_ argument: String) throws -> Set<String> {
      let specs = try folders.report(argument).specs.filter { $0.name.hasSuffix("settings") }
      return Set(specs.flatMap(\.changes).map(\.fingerprint))
    }
    let whole = try prints("")
    #expect(whole.count >= 8)
    for argument in ["Core", "Core/", "Core/settings.yaml", "../Specs/./Core//settings.yaml"] {
      #expect(try prints(argument) == whole, "\(argument)")
    }
    #expect(try folders.report("").specs.first { $0.name == "Core/settings" }?.identity.path == "Specs/Core/settings")
  }

  // MARK: What is different

  @Test(
    "another value and another row are other changes",
    arguments: [
      ("height: 60", "height: 61", "D0205"), ("text: B2", "text: B3", "D0401"),
      ("color: systemRed", "color: systemBlue", "D0301"),
      ("accessory: checkmark", "accessory: detailButton", "D0208"),
      ("image: {size: [30, 30]}", "image: {size: [40, 40]}", "D0207"),
      ("font: {size: 20}", "font: {size: 22}", "D0302"), ("alignment: center", "alignment: right", "D0307"),
      ("header: {title: H, height: 60}", "header: {title: H, height: 70}", "D0207"),
      ("header: New", "header: Newer", "D0401"),
    ])
  func different(_ first: String, _ second: String, _ code: String) throws {
    func spec(_ edit: String, row: Int) -> String {
      let isHeader = edit.hasPrefix("header")
      let rows = (0..<4).map { index -> String in
        var text = "text: B1"
        if index == row, edit.hasPrefix("text") { text = edit }
        let isText = ["color", "font", "alignment"].contains { edit.hasPrefix($0) }
        if isText { text = index == row ? "text: {text: B1, \(edit)}" : "text: B1" }
        let more = index == row && !isHeader && !isText && !edit.hasPrefix("text") && !edit.isEmpty ? ", \(edit)" : ""
        return "{id: r\(index), \(text)\(more)}"
      }
      return
        "tablespec: 1\nsections:\n  - id: s\n    \(isHeader ? edit : "header: Old")\n    rows: [\(rows.joined(separator: ", "))]\n"
    }
    func prints(_ edit: String, row: Int) throws -> Set<String> {
      let base =
        edit.hasPrefix("image")
        ? spec("image: {size: [20, 20]}", row: row)
        : edit.hasPrefix("header: {") ? spec("header: {title: H, height: 50}", row: row) : spec("", row: row)
      let report = try ComparedFolders(old: ["a.yaml": base], new: ["a.yaml": spec(edit, row: row)]).report()
      let changes = report.changes.filter { $0.change.code.rawValue == code }
      #expect(!changes.isEmpty, "\(edit): \(report.changes.map(\.words))")
      return Set(changes.map(\.fingerprint))
    }
    let here = try prints(first, row: 1)
    #expect(try here == prints(first, row: 1))
    // Frames that follow, such as those of labels beside an image, are the same change.
    #expect(try here != prints(second, row: 1))
    if !first.hasPrefix("header") { #expect(try here.isDisjoint(with: prints(first, row: 2))) }
  }

  @Test("another spec is another change, and so is one of two equal rows without ids")
  func others() throws {
    let (old, new) = (
      "tablespec: 1\nsections: [{rows: [Ann, Ann]}]\n",
      "tablespec: 1\nsections: [{rows: [{text: Ann, height: 80}, {text: Ann, height: 80}]}]\n"
    )
    let report = try ComparedFolders(old: ["a.yaml": old, "b.yaml": old], new: ["a.yaml": new, "b.yaml": new]).report()
    let resized = report.changes.filter { $0.change.code == .rowResized }
    #expect(resized.count == 4 && Set(resized.map(\.fingerprint)).count == 4)
  }
}

extension ReportedChange {
  fileprivate var words: String { "\(change.code) \(change.place.path): \(ChangeSentence(change).message)" }
}
