import Foundation
import TablePreview
import Testing

@testable import tablec

@Suite("Tables that are shown while they are edited")
struct LiveProjectTests {
  private static let spec = """
    tablespec: 1
    include: _common.yaml
    sections:
      - id: friends
        rows:
          - {id: ann, text: Ann, use: link}
          - {id: ben, text: Ben, image: images/icon.png}

    """

  /// A folder of specs, of which one includes a file and names an image, and another one has a profile.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "contacts.yaml": Self.spec, "_common.yaml": "templates: {link: {accessory: checkmark}}\n",
      "plain.yaml": Specs.list, "own.yaml": Specs.list + "metrics: _ours.yaml\n",
      "_ours.yaml": "metricsprofile: 1\nextends: ios17\n",
    ])
    try folder.makeFolder("images")
    try image("images/icon.png", in: folder)
    return folder
  }

  private func image(_ name: String, in folder: TemporaryFolder) throws {
    try SamplePicture.png(width: 20, height: 20).write(to: folder.url.appending(path: name))
  }

  private func project(_ folder: TemporaryFolder, _ name: String = "") throws -> LiveProject {
    let project = LiveProject(try LiveFlags(), target: folder.path(name), isFolder: name.isEmpty)
    studyAll(project)
    return project
  }

  /// Studies what is stale, and gives the tables about which something is new.
  @discardableResult
  private func studyAll(_ project: LiveProject) -> [String] {
    project.stale.sorted().filter { project.study($0) }
  }

  /// Notes changes, each of which must be of a watched path.
  private func note(_ names: [String], in folder: TemporaryFolder, _ project: LiveProject) -> [String] {
    let paths = Set(names.map { $0.isEmpty ? folder.url.path : folder.path($0) })
    #expect(paths.isSubset(of: project.watchedPaths), "\(paths.subtracting(project.watchedPaths)) is not watched")
    project.note(FileChanges(paths: paths))
    return studyAll(project)
  }

  @Test("only the tables that depend on a file that changed are studied again")
  func dependents() throws {
    let folder = try folder()
    let project = try project(folder)
    #expect(project.shownTables.map(\.id) == ["contacts", "own", "plain"])
    #expect(project.shownTables.allSatisfy { $0.state == .ok && $0.revision == 1 })
    try folder.write("templates: {link: {accessory: detailButton}}\n", to: "_common.yaml")
    #expect(note(["_common.yaml"], in: folder, project) == ["contacts"])
    try folder.write("metricsprofile: 1\nextends: ios17\nrows: {minimumAutomaticHeight: 60}\n", to: "_ours.yaml")
    #expect(note(["_ours.yaml"], in: folder, project) == ["own"])
    try folder.write(Self.spec + "# nothing\n", to: "contacts.yaml")
    #expect(note(["contacts.yaml"], in: folder, project) == ["contacts"])
    #expect(project.tables["contacts"]?.revision == 3 && project.tables["plain"]?.revision == 1)
  }

  @Test("a file that was written with the bytes that it had is no change")
  func sameBytes() throws {
    let folder = try folder()
    let project = try project(folder)
    try folder.write(Self.spec, to: "contacts.yaml")
    #expect(note(["contacts.yaml"], in: folder, project) == [])
    #expect(project.tables["contacts"]?.revision == 1)
  }

  @Test("an image that appears where one was looked for but not found is a change")
  func missingImage() throws {
    let folder = try folder()
    let project = try project(folder)
    func scales() -> [Int]? { project.tables["contacts"]?.good?.table?.assets.first?.variants.map(\.scale) }
    #expect(scales() == [1])
    try image("images/icon@3x.png", in: folder)
    #expect(note(["images/icon@3x.png"], in: folder, project) == ["contacts"])
    #expect(scales() == [1, 3])
    try FileManager.default.removeItem(atPath: folder.path("images/icon.png"))
    #expect(note(["images/icon.png"], in: folder, project) == ["contacts"])
    #expect(scales() == [3])
  }

  @Test("a configuration that appears, changes and vanishes counts at once")
  func configuration() throws {
    let folder = try folder()
    let project = try project(folder, "plain.yaml")
    func names() throws -> [String] {
      let table = try #require(project.tables["plain"]?.good?.table)
      return try project.session.base.environments.entries(of: table).map(\.name)
    }
    try folder.write("environments: [{appearance: [light, dark]}]\n", to: ".tablec.yaml")
    #expect(note([".tablec.yaml"], in: folder, project) == ["plain"])
    #expect(try names() == ["light", "dark"])
    try folder.write("environments: [{appearance: \n", to: ".tablec.yaml")
    #expect(note([".tablec.yaml"], in: folder, project) == ["plain"])
    #expect(project.tables["plain"]?.study?.configuration.diagnostics.hasErrors == true)
    try FileManager.default.removeItem(atPath: folder.path(".tablec.yaml"))
    #expect(note([".tablec.yaml"], in: folder, project) == ["plain"])
    #expect(try names() == ["default"])
  }

  @Test("a spec that breaks keeps its last good version until it is mended")
  func broken() throws {
    let folder = try folder()
    let project = try project(folder)
    try folder.write(Self.spec + "oops: 1\n", to: "contacts.yaml")
    #expect(note(["contacts.yaml"], in: folder, project) == ["contacts"])
    let broken = try #require(project.tables["contacts"])
    #expect(broken.state == .broken && broken.good?.bytes == Array(Self.spec.utf8))
    #expect(broken.study?.texts.first?.bytes == Array((Self.spec + "oops: 1\n").utf8))
    // What it would include is still watched.
    try folder.write("templates: {link: {accessory: none}}\n", to: "_common.yaml")
    #expect(note(["_common.yaml"], in: folder, project) == ["contacts"])
    try folder.write(Self.spec, to: "contacts.yaml")
    #expect(note(["contacts.yaml"], in: folder, project) == ["contacts"])
    #expect(project.tables["contacts"]?.state == .ok)
  }

  @Test("a file that is found empty is looked at again before it counts as broken")
  func emptied() throws {
    let folder = try folder()
    let project = try project(folder)
    try folder.write("", to: "plain.yaml")
    #expect(note(["plain.yaml"], in: folder, project) == [] && project.emptied == ["plain"])
    try folder.write(Specs.list + "rowHeight: 50\n", to: "plain.yaml")
    #expect(note(["plain.yaml"], in: folder, project) == ["plain"] && project.emptied.isEmpty)
    #expect(!project.retry("plain"))
    try folder.write("", to: "plain.yaml")
    _ = note(["plain.yaml"], in: folder, project)
    #expect(project.retry("plain"))
    #expect(studyAll(project) == ["plain"])
    #expect(project.tables["plain"]?.state == .broken && project.emptied.isEmpty)
  }

  @Test("specs that appear are added, and specs that vanish keep their last pictures")
  func folders() throws {
    let folder = try folder()
    let project = try project(folder)
    try folder.write(Specs.list, to: "forms/login.yaml")
    #expect(note([""], in: folder, project) == ["forms/login"])
    try FileManager.default.removeItem(atPath: folder.path("plain.yaml"))
    #expect(note(["", "plain.yaml"], in: folder, project) == ["plain"])
    let gone = try #require(project.tables["plain"])
    #expect(gone.state == .gone && gone.good != nil && gone.study?.diagnostics.hasErrors == true)
    try folder.write(Specs.list, to: "plain.yaml")
    #expect(note(["", "plain.yaml"], in: folder, project) == ["plain"])
    #expect(project.tables["plain"]?.state == .ok)
  }

  @Test("a folder that vanishes and comes back shows its tables again")
  func folderGone() throws {
    let outer = try TemporaryFolder(["Specs/a.yaml": Specs.list, "Specs/b.yaml": Specs.list])
    let project = LiveProject(try LiveFlags(), target: outer.path("Specs"), isFolder: true)
    studyAll(project)
    try FileManager.default.moveItem(atPath: outer.path("Specs"), toPath: outer.path("Elsewhere"))
    #expect(note(["Specs"], in: outer, project) == ["a", "b"])
    #expect(project.shownTables.map(\.state) == [.gone, .gone])
    try FileManager.default.moveItem(atPath: outer.path("Elsewhere"), toPath: outer.path("Specs"))
    #expect(note(["Specs"], in: outer, project) == ["a", "b"])
    #expect(project.shownTables.map(\.state) == [.ok, .ok])
    #expect(project.shownTables.map(\.revision) == [3, 3])
  }

  @Test("many changes at once are one batch, and each table is studied once")
  func batch() throws {
    let names = (0..<100).map { "t\($0).yaml" }
    let folder = try TemporaryFolder(
      Dictionary(
        uniqueKeysWithValues: names.map { ($0, "tablespec: 1\ninclude: _rows.yaml\nsections: [{rows: [{text: A}]}]\n") }
      )
      .merging(["_rows.yaml": "rowHeight: 50\n"]) { $1 })
    let project = try project(folder)
    for name in names {
      try folder.write("tablespec: 1\ninclude: _rows.yaml\nsections: [{rows: [{text: B}]}]\n", to: name)
    }
    try folder.write("rowHeight: 60\n", to: "_rows.yaml")
    #expect(note(names + ["_rows.yaml"], in: folder, project).count == 100)
    #expect(project.shownTables.allSatisfy { $0.revision == 2 })
  }

  @Test("a change of a profile that a flag names concerns every table")
  func flags() throws {
    let folder = try folder()
    let flags = try LiveFlags(words: ["--metrics", folder.path("_ours.yaml")])
    let project = LiveProject(flags, target: folder.path(""), isFolder: true)
    studyAll(project)
    try folder.write("metricsprofile: 1\nextends: [\n", to: "_ours.yaml")
    #expect(note(["_ours.yaml"], in: folder, project) == ["contacts", "own", "plain"])
    #expect(!project.problems.isEmpty)
    try folder.write("metricsprofile: 1\nextends: ios16\n", to: "_ours.yaml")
    #expect(note(["_ours.yaml"], in: folder, project).count == 3)
    #expect(project.problems.isEmpty)
  }

  @Test("what was found by the rules belongs to the version that was checked")
  func lint() throws {
    let folder = try folder()
    let project = try project(folder)
    let first = try #require(project.tables["plain"])
    var linted = try #require(first.study)
    project.session.lint(&linted)
    try folder.write(Specs.list + "# newer\n", to: "plain.yaml")
    _ = note(["plain.yaml"], in: folder, project)
    #expect(!project.take(linted: linted, of: "plain", number: first.studyNumber))
    #expect(project.tables["plain"]?.study?.isLinted == false)
  }

  @Test("what is told after a change is as much as has changed, however many tables there are", arguments: [3, 60])
  func changes(_ count: Int) throws {
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: (0..<count).map { ("n\($0).yaml", Specs.list + "# \($0)\n") }))
    let project = LiveProject(try LiveFlags(), target: folder.url.path, isFolder: true)
    #expect(project.takeChanged().count == count && project.takeChanged() == [])
    var order: [String] = []
    while let (id, isNew) = project.studyNext() {
      #expect(isNew && project.takeChanged() == [id])
      order.append(id)
    }
    #expect(order == order.sorted() && order.count == count)
    try folder.write(Specs.list + "# newer\n", to: "n1.yaml")
    #expect(note(["n1.yaml"], in: folder, project) == ["n1"])
    #expect(project.takeChanged() == ["n1"])
    #expect(project.studyNext() == nil)
  }

  @Test("a line of elements gives each its turn, in the order in which they came")
  func line() {
    var line = WaitingLine<Int>()
    for number in [3, 1, 2, 3, 1] { line.add(number) }
    #expect(line.removeFirst() == 3)
    line.remove(1)
    line.add(3)
    line.add(1)
    #expect(line.elements == [1, 2, 3])
    #expect((0..<4).map { _ in line.removeFirst() }.compactMap(\.self).sorted() == [1, 2, 3] && line.isEmpty)
    for number in 0..<1_000 { line.add(number) }
    #expect((0..<1_000).allSatisfy { line.removeFirst() == $0 } && line.removeFirst() == nil)
  }

  @Test("the specs that are gone and remembered are limited")
  func manyGone() throws {
    let folder = try TemporaryFolder(["a.yaml": Specs.list])
    let project = try project(folder)
    for number in 0..<120 {
      try folder.write(Specs.list, to: "n\(number).yaml")
      _ = note([""], in: folder, project)
      try FileManager.default.removeItem(atPath: folder.path("n\(number).yaml"))
      _ = note([""], in: folder, project)
    }
    #expect(project.tables.count == 51)
    #expect(project.watchedPaths.count < 500)
  }
}
