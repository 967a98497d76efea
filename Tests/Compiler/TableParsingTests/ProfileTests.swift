import TableIR
import TableLayout
import Testing

@testable import TableParsing

@Suite("Profile files")
struct ProfileTests {
  private func profile(
    _ text: String, files: [String: String] = [:], path: String = "styles/ours.yaml",
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws -> MetricsProfile {
    let files = MemoryFiles(files.merging([path: text]) { $1 })
    let result = parse(text, files: files, path: path, as: .profile)
    let problems = result.diagnostics.diagnostics.map { "\($0.range.place) \($0.message)" }
    #expect(problems == [], sourceLocation: sourceLocation)
    var profile = try #require(result.profile, sourceLocation: sourceLocation)
    // Where its numbers are from has a test of its own.
    profile.origin = MetricsProfile.Origin()
    return profile
  }

  @Test("know where each number is said, and what era they begin with")
  func origins() throws {
    let files = MemoryFiles(["styles/base.yaml": "metricsprofile: 1\nextends: ios12\nmargins: {narrow: 12}\n"])
    let text = "metricsprofile: 1\nextends: base.yaml\nlabels:\n  imageGap: 12\n"
    let profile = try #require(parse(text, files: files, path: "styles/ours.yaml", as: .profile).profile)
    #expect(profile.origin.era == "ios11")
    #expect(
      profile.origin.places == [
        "labels.imageGap": .init(file: "styles/ours.yaml", line: 4),
        "margins.narrow": .init(file: "styles/base.yaml", line: 3),
      ])
  }

  @Test("know for which category heights of titles are said, so that those of others stay the era's")
  func originsOfTitles() throws {
    let text = """
      metricsprofile: 1
      headers:
        sizes:
          - {category: extraSmall, headerPadding: 18, footerPadding: 12, emptyFooter: 19, plain: 23}
      """
    let places = try #require(parse(text, path: "ours.yaml", as: .profile).profile).origin.places
    #expect(places["headers.sizes (extraSmall)"] == .init(file: "ours.yaml", line: 4))
    #expect(places["headers.sizes (large)"] == nil)
  }

  @Test("extend iOS 17 unless they say otherwise, and bear the file's name")
  func standard() throws {
    var expected = MetricsProfile.modern
    expected.name = "ours"
    expected.versions = 17...17
    #expect(try profile("metricsprofile: 1\n") == expected)
    #expect(try profile("metricsprofile: 1\nextends: ios17\nname: Our own\n").name == "Our own")
  }

  @Test("mean the version that they name: it is the environment's")
  func versions() throws {
    let base = ["styles/base.yaml": "metricsprofile: 1\nextends: ios12\nmargins: {narrow: 12}\n"]
    let profile = try profile("metricsprofile: 1\nextends: base.yaml\nrows: {imagePadding: 30}\n", files: base)
    var expected = MetricsProfile.ios11
    expected.name = "ours"
    expected.versions = 12...12
    expected.margins.narrow = 12
    expected.rows.imagePadding = 30
    #expect(profile == expected)
  }

  @Test("of titles: an entry stands in the place of its category's, or is added")
  func sizes() throws {
    let headers = try profile(
      """
      metricsprofile: 1
      headers:
        sizes:
          - {category: large, headerPadding: 30, footerPadding: [1, 2, 3.5], emptyFooter: 20, plain: 40}
          - {category: extraLarge, headerPadding: 31, footerPadding: 32, emptyFooter: 20, plain: 33}
      """
    ).headers
    #expect(headers.sizes.map(\.category) == [.large, .extraSmall, .extraLarge])
    #expect(headers.sizes[0].headerPadding == MetricsProfile.ByScale(30, 30, 30))
    #expect(headers.sizes[0].footerPadding == MetricsProfile.ByScale(1, 2, 3.5))
    #expect(headers.sizes[0].plain == MetricsProfile.ByScale(40, 40, 40))
    #expect(headers.sizes[1] == MetricsProfile.modern.headers.sizes[1])
    #expect(try profile("metricsprofile: 1\nheaders: {sizes: []}\n").headers == MetricsProfile.modern.headers)
  }

  @Test("take 'none' for a length that is missing, and merge keys")
  func missing() throws {
    let profile = try profile(
      "metricsprofile: 1\nextends: ios12\nlabels: {beforeDisclosure: none}\nrows: {<<: {imagePadding: 5}}\n")
    #expect(profile.labels.beforeDisclosure == nil)
    #expect(profile.rows.imagePadding == 5)
  }

  @Test("are found from the file that names them, and counted among a spec's files")
  func paths() throws {
    let files = MemoryFiles([
      "a.yaml": "tablespec: 1\n", "_look.yaml": "style: grouped\nmetrics: styles/ours.yaml\n",
      "styles/ours.yaml": "metricsprofile: 1\nextends: more/base.yml\n",
      "styles/more/base.yml": "metricsprofile: 1\nextends: ios9\nname: base\n",
    ])
    let table = try TableParsingTests.table("include: _look.yaml\n", files: files)
    let metrics = try #require(table.metrics)
    #expect(metrics.ios == 9 && metrics.name == "ours" && metrics.profile.margins == MetricsProfile.ios8.margins)
    #expect(metrics.location == TableIR.SourceLocation(file: 1, line: 2, column: 10))
    #expect(table.files == ["a.yaml", "_look.yaml", "styles/ours.yaml", "styles/more/base.yml"])
    let own = try TableParsingTests.table("include: _look.yaml\nmetrics: ios12\n", files: files)
    #expect(own.metrics == Table.Metrics(profile: .ios11, ios: 12, location: own.metrics?.location ?? .start))
  }

  @Test("that write out every key read back as what was written", arguments: MetricsProfile.all, MetricsProfile.all)
  func roundTrip(_ era: MetricsProfile, _ base: MetricsProfile) throws {
    var found = try profile(ProfileText.yaml(era, extends: "ios\(base.versions.lowerBound)"))
    #expect(found.versions == base.versions.lowerBound...base.versions.lowerBound)
    found.versions = era.versions
    // What the base has at other categories stays.
    let categories = Set(era.headers.sizes.map(\.category))
    found.headers.sizes.removeAll { !categories.contains($0.category) }
    found.headers.sizes.sort { $0.category < $1.category }
    var expected = era
    // What is assumed of a system is not of a file.
    expected.origin = found.origin
    expected.headers.sizes.sort { $0.category < $1.category }
    #expect(found == expected)
  }
}

extension MetricsProfile: CustomTestStringConvertible {
  public var testDescription: String { name }
}
