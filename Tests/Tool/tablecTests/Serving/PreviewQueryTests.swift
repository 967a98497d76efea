import TableDiagnostics
import Testing

@testable import tablec

@Suite("What the address of the page asks for")
struct PreviewQueryTests {
  @Test("the keys of an address are the environment flags")
  func keys() {
    let help = EnvironmentOptions.helpMessage()
    let flags = help.matches(of: /--([a-z-]+)(?:, --[a-z-]+)* </).map { String($0.output.1) }
    #expect(Set(flags) == Set(EnvironmentOptions.longNames))
  }

  @Test("a query is read as flags are, and written again as it was asked")
  func reading() throws {
    let query = PreviewQuery([
      ("table", "forms/login"), ("device", "iphone-se,iphone-x"), ("zoom", "2"), ("state", "selected=a b"),
      ("state", "editing"),
      ("content-size", "xxl"), ("size", ""),
    ])
    #expect(query.table == "forms/login")
    #expect(query.text == "device=iphone-se%2Ciphone-x&state=selected%3Da%20b&state=editing&content-size=xxl")
    let options = try query.options()
    #expect(options.device.flatMap(\.values) == ["iphone-se", "iphone-x"] && options.state.count == 2)
    #expect(query.narrowed(to: "x").text == query.text + "&environment=x")
    #expect(query.narrowed(to: "x").narrowed(to: "y").text == query.text + "&environment=y")
  }

  @Test(
    "a wrong value is a problem, not a crash",
    arguments: [
      ("device", "iphone-0"), ("scale", "9"), ("size", "0x0"), ("size", "1e99x1e99"), ("ios", "1"),
      ("ios", "99999999999999999999"),
      ("metrics", "ios0"), ("content-size", "huge"), ("window", "nan"), ("split", "expanded=-1"),
      ("state", "offset=inf"),
      ("appearance", "-"), ("orientation", "--help"), ("direction", "up\u{1B}[2J"),
    ])
  func wrong(key: String, value: String) {
    #expect(throws: Diagnostic.self) { try PreviewQuery([(key, value)]).options() }
  }

  @Test("the number of environments is known before they are made")
  func combinations() throws {
    let all = Array(repeating: "iphone-se", count: 5000).joined(separator: ",")
    let options = try PreviewQuery([("device", all), ("content-size", "all"), ("appearance", "light,dark")]).options()
    #expect(options.combinations == 5000 * 12 * 2)
    #expect(try PreviewQuery([]).options().combinations == 1)
  }
}
