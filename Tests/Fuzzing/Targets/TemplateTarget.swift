import TableParsing
import TableSupport
import TableTemplates

extension FuzzTarget {
  /// A template of anyone's, with the values of a table: it ends, within its work, and gives the same bytes again.
  static let template = FuzzTarget(
    "template", seeds: ["Templates/Outputs"], suffixes: [".mustache"],
    words: {
      TemplateFilter.all.map(\.usage) + TemplateEscaping.allCases.map { "{{% escape: \($0.rawValue) }}" } + [
        "{{", "}}", "{{{", "}}}", "{{#rows}}", "{{/rows}}", "{{^rows}}", "{{> main}}", "{{<main}}", "{{$b}}", "{{/b}}",
        "{{=<% %>=}}",
        "{{.}}", "{{! c }}", "{{% for: spec }}", "\n", "table.sections", "contentView.subviews", "spec.rows",
        "environments",
      ]
    }
  ) { bytes in
    let loader = TemplateLoader { name in
      name == "main" ? bytes : OutputTemplate.file(named: name).map { Array($0.text.utf8) }
    }
    guard let library = try? loader.load("main", bytes), let value = templateValue else { return }
    func rendered() throws -> [UInt8]? {
      let work = WorkMeter(limit: 200_000)
      do {
        let output = try library.render(value, work: work)
        try expect(output.count <= work.limit, "an output is no longer than its work")
        return output
      } catch let problem as TemplateProblem {
        try expectPrintable(problem.message, "a problem")
        return nil
      }
    }
    try expect(rendered() == rendered(), "the same template gives the same output")
  }

  /// A table with most of what templates can name.
  private static let templateValue: TemplateValue? = {
    let spec = """
      tablespec: 1
      environments: [{name: a}, {name: b, appearance: dark}]
      sections:
        - header: Friends
          rows:
            - {id: ann, text: Ann, detailText: x, style: subtitle, accessory: {switch: on}}
            - views: [{view: {views: [{label: Deep, frame: [0, 0, 9, 9]}]}, frame: [0, 0, 50, 20]}]
      """
    guard let table = try? Compiling.table(Array(spec.utf8)) else { return nil }
    let work = WorkMeter()
    let context = TemplateContext(table, printed: SpecPrinter().print(table), work: work)
    let layouts = Compiling.layouts(of: table).compactMap { try? context.layout($0, picture: nil, work: work) }
    return context.root(layouts, work: work)
  }()
}
