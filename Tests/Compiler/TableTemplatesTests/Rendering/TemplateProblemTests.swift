import TableSupport
import TableTemplates
import Testing

@Suite("A template that is not valid is refused with its place, and one that does not end is stopped")
struct TemplateProblemTests {
  @Test(
    "problems of the text",
    arguments: [
      ("a {{#rows}}", "{{#rows}} is never closed", 2..<11),
      ("{{#a}}{{/b}}", "{{/b}} is found where {{/a}} is expected", 6..<12),
      ("{{/a}}", "{{/a}} closes nothing", 0..<6), ("x{{name", "a tag is never closed", 1..<7),
      ("{{}}", "the tag names nothing", 0..<4), ("{{a..b}}", "'a..b' is not a name", 0..<8),
      ("{{upper(a)}}", "there is no filter 'upper'", 0..<12),
      ("{{count()}}", "'count' takes 1 argument, not 0", 0..<11),
      ("{{equal(a)}}", "'equal' takes at least 2 arguments, not 1", 0..<12),
      ("{{count(a}}", "the arguments of 'count' are never closed", 0..<11),
      ("{{a b}}", "'b' is not expected in a tag", 0..<7),
      ("{{count(\"a)}}", "a text is never closed", 0..<13),
      ("{{=x=}}", "a tag that changes the delimiters names two of them", 0..<7),
      ("{{% escape: php }}", "there is no way of escaping called 'php'", 0..<18),
      ("{{% suffix: ../x }}", "'../x' cannot be the suffix of a file", 0..<19),
      ("{{% x }}", "there is no pragma 'x'", 0..<8),
      ("{{> }}", "{{> }} names nothing", 0..<6), ("{{> p}}", "there is no template 'p'", 0..<7),
    ])
  func texts(_ template: String, _ message: String, _ range: Range<Int>) {
    let found = problem(of: template)
    #expect(found?.message == message && found?.range == range)
  }

  @Test("Nesting is bounded in the text")
  func deep() {
    let text = String(repeating: "{{#a}}", count: 33) + String(repeating: "{{/a}}", count: 33)
    #expect(problem(of: text)?.message == "sections are nested more than 32 deep")
    let call = String(repeating: "uppercased(", count: 9) + "a" + String(repeating: ")", count: 9)
    #expect(problem(of: "{{\(call)}}")?.message == "calls are nested more than 8 deep")
  }

  @Test(
    "A template that includes itself without an end is stopped",
    arguments: ["{{> p}}", "{{#a}}{{> p}}{{/a}}", "{{<p}}{{/p}}"])
  func endless(_ text: String) {
    let found = problem(of: text, ["a": true], partials: ["p": text])
    #expect(found?.message.hasPrefix("templates are nested more than 256 deep") == true && found?.template == "p")
  }

  @Test("Output that multiplies ends at the limit of work")
  func multiplying() throws {
    let ten: TemplateValue = .list(Array(repeating: "x", count: 100))
    let text = (0..<6).reduce("{{.}}") { text, _ in "{{#v}}\(text){{/v}}" }
    let output = try rendered(text, ["v": ten], limit: 100_000)
    #expect(output.utf8.count <= 100_000)
    let filters = "{{#v}}{{#v}}{{joined(v, \"xxxxxxxx\")}}{{/v}}{{/v}}"
    #expect(try rendered(filters, ["v": ten], limit: 10_000).utf8.count <= 10_000)
  }

  @Test(
    "Filters that make more of their arguments than these are long are stopped before they do",
    arguments: [
      String(repeating: "joined(v, ", count: 8) + "\"x\"" + String(repeating: ")", count: 8),
      "count(having(v, \"\(String(repeating: "a.", count: 10_000))a\"))",
      String(repeating: "swift(", count: 7) + "joined(v, \"\\\\\\\")" + String(repeating: ")", count: 7),
    ])
  func filters(_ call: String) throws {
    let meter = WorkMeter(limit: 1_000_000)
    let library = TemplateLibrary(try Template(Array("{{\(call)}}".utf8), name: "main", filters: TemplateFilter.common))
    let rows = TemplateValue.list(Array(repeating: .string(String(repeating: "y", count: 10)), count: 2_000))
    let output = try library.render(.object(TemplateObject([("v", rows)])), work: meter)
    #expect(meter.isSpent && output.isEmpty)
  }

  @Test("Escaped texts count with what escaping adds")
  func escapes() throws {
    let meter = WorkMeter()
    let library = TemplateLibrary(try Template(Array("{{v}}".utf8), name: "main", filters: []))
    let value = TemplateValue.object(TemplateObject([("v", .string(String(repeating: "'", count: 100_000)))]))
    let output = try library.render(value, work: meter)
    #expect(output.count == 500_000 && (500_000...500_100).contains(meter.spent))
  }

  @Test("Blanks in front of a template that includes itself are no copies of each other")
  func indentations() throws {
    let blanks = String(repeating: " ", count: 400_000)
    let found = problem(of: "{{> p}}", partials: ["p": "\(blanks){{> p}}\n"])
    #expect(found?.message.hasPrefix("templates are nested more than 256 deep") == true)
    let written = try rendered("{{> p}}", .null, partials: ["p": "x\n\(blanks){{> p}}\n"], limit: 1_000_000)
    #expect(written.utf8.count <= 1_000_000)
  }

  @Test("The same template and the same limit stop at the same byte")
  func deterministic() throws {
    let value: TemplateValue = ["v": .list(Array(repeating: "abc", count: 50))]
    for limit in [0, 10, 100, 333] {
      #expect(
        try rendered("{{#v}}{{.}},{{/v}}", value, limit: limit) == rendered("{{#v}}{{.}},{{/v}}", value, limit: limit))
    }
  }
}
