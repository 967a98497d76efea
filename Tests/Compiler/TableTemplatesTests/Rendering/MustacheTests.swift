import TableTemplates
import Testing

/// What Mustache's own specification says, in cases of our own.
@Suite("Templates are Mustache")
struct MustacheTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var template: String
    var value: TemplateValue = ["name": "Ann", "empty": [], "no": false, "rows": [["id": "a"], ["id": "b"]]]
    var partials: [String: String] = [:]
    var output: String

    init(
      _ title: String, _ template: String, _ output: String, partials: [String: String] = [:],
      with value: TemplateValue? = nil
    ) {
      (testDescription, self.template, self.output, self.partials) = (title, template, output, partials)
      if let value { self.value = value }
    }
  }

  static let values: [Case] = [
    Case("text is written as it is", "a } b { c", "a } b { c"),
    Case("a name is replaced by its value", "<{{name}}>", "<Ann>"),
    Case("blanks in a tag do not matter", "<{{  name\t}}>", "<Ann>"),
    Case("a value is escaped", "{{v}}", "&lt;b&gt; &amp; &quot;c&quot;", with: ["v": #"<b> & "c""#]),
    Case("three braces do not escape", "{{{v}}}", "<b> & \"c\"", with: ["v": #"<b> & "c""#]),
    Case("an ampersand does not escape", "{{& v }}", "<b>", with: ["v": "<b>"]),
    Case("an unknown name is nothing", "<{{nobody}}>", "<>"),
    Case("null is nothing", "<{{v}}>", "<>", with: ["v": nil]),
    Case("numbers are written in their shortest form", "{{v}} {{w}}", "85 0.3333", with: ["v": 85.0, "w": 0.33333]),
    Case("a dot leads to a member", "{{a.b.c}}", "x", with: ["a": ["b": ["c": "x"]]]),
    Case("a path that breaks off is nothing", "<{{a.b.c}}>", "<>", with: ["a": ["b": "x"], "c": "outside"]),
    Case(
      "only the first name of a path is looked for outside", "{{#a}}<{{b.c}}>{{/a}}", "<>",
      with: ["a": ["b": ["d": "x"]], "b": ["c": "y"]]),
  ]

  static let sections: [Case] = [
    Case("a list repeats its section", "{{#rows}}{{id}},{{/rows}}", "a,b,"),
    Case("a dot is the element", "{{#v}}<{{.}}>{{/v}}", "<a><2>", with: ["v": ["a", 2.0]]),
    Case("lists of lists", "{{#v}}{{#.}}{{.}}{{/.}};{{/v}}", "12;3;", with: ["v": [[1.0, 2.0], [3.0]]]),
    Case("an empty list writes no section", "<{{#empty}}x{{/empty}}>", "<>"),
    Case("false writes no section", "<{{#no}}x{{/no}}>", "<>"),
    Case("an unknown name writes no section", "<{{#nobody}}x{{/nobody}}>", "<>"),
    Case("a text is the section's own value", "{{#name}}<{{.}}>{{/name}}", "<Ann>"),
    Case("names outside of a section are found", "{{#rows}}{{name}}{{/rows}}", "AnnAnn"),
    Case(
      "an inverted section", "{{^no}}a{{/no}}{{^empty}}b{{/empty}}{{^nobody}}c{{/nobody}}{{^name}}d{{/name}}", "abc"),
    Case("sections of the same name in each other", "{{#a}}{{#a}}{{b}}{{/a}}{{/a}}", "x", with: ["a": ["b": "x"]]),
    Case("a section with a dotted name", "{{#a.b}}y{{/a.b}}", "y", with: ["a": ["b": true]]),
  ]

  static let lines: [Case] = [
    Case("a tag alone on its line takes the line", "a\n{{#name}}\nb\n{{/name}}\nc\n", "a\nb\nc\n"),
    Case("also between blanks", "a\n \t{{! x }}  \nb", "a\nb"),
    Case("also with CRLF", "a\r\n{{#name}}\r\nb\r\n{{/name}}\r\n", "a\r\nb\r\n"),
    Case("also at the start and at the end", "{{#name}}\nb\n{{/name}}", "b\n"),
    Case("two tags on a line keep it", "{{#name}} {{/name}}\nx", " \nx"),
    Case("a value alone on its line keeps it", "  {{name}}\n", "  Ann\n"),
    Case("a comment of several lines", "a\n{{!\n x\n}}\nb", "a\nb"),
    Case("other delimiters", "{{=<% %>=}}\n<%name%> {{name}}\n<%={{ }}=%>\n{{name}}", "Ann {{name}}\nAnn"),
  ]

  static let parts: [Case] = [
    Case("another template", "<{{> p}}>", "<Ann>", partials: ["p": "{{name}}"]),
    Case("it is indented like its tag", "a\n  {{> p}}\nb", "a\n  1\n  2\nb", partials: ["p": "1\n2\n"]),
    Case(
      "lines of values are not indented", " {{> p}}", " <\n->\n", partials: ["p": "{{{v}}}\n"], with: ["v": "<\n->"]),
    Case("indentations add up", " {{> p}}\n", "  x\n", partials: ["p": " {{> q}}\n", "q": "x\n"]),
    Case(
      "a template within itself", "{{> n}}", "1(2(3()))", partials: ["n": "{{v}}({{#n}}{{> n}}{{/n}})"],
      with: .object(TemplateObject([("v", 1.0), ("n", ["v": 2.0, "n": ["v": 3.0, "n": false]])]))),
    Case(
      "a parent alone on its line indents its lines and takes the line", "Top:\n  {{<p}}{{/p}}\nend",
      "Top:\n  a\n  b\nend",
      partials: ["p": "a\nb\n"]),
    Case(
      "a parent beside something else does neither", " {{<p}}{{/p}} x\n", " a\nb x\n", partials: ["p": "a\nb"]),
    Case(
      "lines of a block are indented like the block that they replace",
      "{{<p}}{{$b}}\n    one\n      two\n{{/b}}{{/p}}\n", "Hi\n  one\n    two\nend\n",
      partials: ["p": "Hi\n  {{$b}}\n  {{/b}}\nend\n"]),
    Case(
      "or like its own lines", "{{<p}}{{$b}}\none\n{{/b}}{{/p}}\n", "Hi\n  one\n",
      partials: ["p": "Hi\n{{$b}}\n  own\n{{/b}}\n"]),
    Case(
      "whatever the delimiters at its end", "{{<p}}{{$b}}\n    {{=<% %>=}}\n    one\n      two\n<%/ b %><%/p%>\n",
      "Hi\n  one\n    two\nend\n", partials: ["p": "Hi\n  {{$b}}\n  {{/b}}\nend\n"]),
    Case(
      "a block in one of its name", "{{$b}}\n  a\n  {{$b}}\n    b\n  {{/b}}\nc\n{{/b}}\n", "  a\n    b\nc\n"),
    Case("a block's own lines stay as they are", "{{$b}}\n  a\n    b\nc\n{{/b}}\n", "  a\n    b\nc\n"),
    Case("a block is what it says", "{{$b}}own{{/b}}", "own"),
    Case("a block is replaced", "{{<p}}{{$b}}new{{/b}}{{/p}}", "<new>", partials: ["p": "<{{$b}}own{{/b}}>"]),
    Case(
      "only what is replaced", "{{<p}}{{$b}}new{{/b}} ignored{{/p}}", "new own",
      partials: ["p": "{{$b}}{{/b}} {{$c}}own{{/c}}"]),
    Case(
      "a block that only an inner template replaces",
      "{{<p}}{{$a}}1{{/a}}{{/p}}{{<q}}{{/q}}", "1 2own own",
      partials: [
        "p": "{{<q}}{{$b}}2{{/b}}{{$a}}3{{/a}}{{/q}}", "q": "{{$a}}own{{/a}} {{$b}}own{{/b}}",
      ]),
    Case(
      "the outermost replacement holds", "{{<p}}{{$b}}outer{{/b}}{{/p}}", "outer",
      partials: ["p": "{{<q}}{{$b}}inner{{/b}}{{/q}}", "q": "{{$b}}own{{/b}}"]),
  ]

  @Test("values", arguments: values) func value(_ example: Case) throws { try check(example) }
  @Test("sections", arguments: sections) func section(_ example: Case) throws { try check(example) }
  @Test("lines", arguments: lines) func line(_ example: Case) throws { try check(example) }
  @Test("templates in templates", arguments: parts) func part(_ example: Case) throws { try check(example) }

  private func check(_ example: Case) throws {
    #expect(try rendered(example.template, example.value, partials: example.partials) == example.output)
  }

  @Test("A member that an object may have is not looked for around it")
  func kinds() throws {
    let kind = TemplateObject.Kind(names: ["text", "subviews"])
    let leaf = TemplateValue.object(TemplateObject([("text", "leaf")], kind: kind))
    let root = TemplateValue.object(
      TemplateObject([("subviews", [leaf]), ("text", "root"), ("size", 3.0)], kind: kind))
    let view = "{{text}}{{size}}({{#subviews}}{{> view}}{{/subviews}})"
    let names: TemplateValue = ["color": "red", "view": root]
    #expect(
      try rendered("{{#view}}{{> view}}{{color}}{{/view}}", names, partials: ["view": view]) == "root3(leaf3())red")
  }
}
