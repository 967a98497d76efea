import RandomNumbers
import SpecCompiling
import TableIR
import TableLayout
import Testing

/// Tables and rules made by chance: each label has the colour that the plain reading of the rules gives it.
@Suite("The cascade")
struct CascadePropertyTests {
  private static func one<Value>(of values: [Value], _ chance: inout Generator) -> Value {
    values[chance.below(values.count)]
  }

  private static let classNames: [String?] = [nil, nil, "A", "B"]
  private static let containers: [AppearanceContainer] = [
    .kind(.table), .kind(.section), .kind(.section, id: "s0"), .kind(.section, id: "s1"), .kind(.cell),
    .kind(.cell, id: "s0/1"), .kind(.header), .headerFooter, .kind(.stack), .view, .named("A"), .named("B"),
  ]

  /// A colour for each rule, by which the winner is known.
  private static func color(_ index: Int) -> Color { .fixed(RGBA(hex: UInt32(index + 1))) }

  private static func rules(_ chance: inout Generator) -> [AppearanceRule] {
    (0..<chance.below(12)).map { index in
      let chain = (0..<chance.below(4)).map { _ in one(of: containers, &chance) }
      let value = AppearanceValue.color(color(index))
      let settings =
        chance.below(8) == 0
        ? [AppearanceRule.Setting(.shadow, .shadow(Shadow(color: .system(.red), offset: LayoutPoint(x: 0, y: 1))))]
        : [AppearanceRule.Setting(.color, value)]
      return AppearanceRule(
        chance.below(5) == 0 ? .view : .label, className: one(of: classNames, &chance), in: chain, settings: settings)
    }
  }

  private static func stack(_ chance: inout Generator, depth: Int) -> Stack {
    var stack = Stack()
    stack.views = (0..<2).map { index in
      let isStack = depth < 2 && chance.below(3) == 0
      let content = isStack ? View.Content.stack(self.stack(&chance, depth: depth + 1)) : .label(Text("l\(index)"))
      return ArrangedView(View(content: content, frame: .zero, className: one(of: classNames, &chance)))
    }
    return stack
  }

  private static func table(_ chance: inout Generator) -> Table {
    var table = Table(name: "t")
    table.className = one(of: classNames, &chance)
    for number in 0..<2 {
      var section = Section(id: "s\(number)")
      section.header = HeaderFooter(content: .title(Text("h")), className: one(of: classNames, &chance))
      for index in 0..<3 {
        var row = Row(id: "s\(number)/\(index)")
        row.className = one(of: classNames, &chance)
        if index == 0 { row.stack = stack(&chance, depth: 0) } else { row.text = Text("r") }
        section.rows.append(row)
      }
      table.sections.append(section)
    }
    return table
  }

  /// Every label with what it stands in, and what it is shown in.
  private struct Seen {
    var className: String?
    var path: [ViewContainer]
    var color: Color
  }

  private static func look(at stack: Stack, _ nodes: [ViewNode], className: String?, _ path: [ViewContainer]) -> [Seen]
  {
    let path = path + [ViewContainer(.stack, className: className)]
    return zip(stack.views, nodes).flatMap { item, node -> [Seen] in
      switch (item.view.content, node.content) {
      case (.label, .label(let label)):
        [Seen(className: item.view.className, path: path, color: label.color)]
      case (.stack(let inner), .stack(let nodes)):
        look(at: inner, nodes, className: item.view.className, path)
      default: []
      }
    }
  }

  private static func look(at table: Table, _ node: TableNode) -> [Seen] {
    let path = [ViewContainer(.table, className: table.className)]
    return zip(table.sections, node.sections).flatMap { section, node -> [Seen] in
      let path = path + [ViewContainer(.section, id: section.id)]
      var seen: [Seen] = []
      if let title = node.header?.textLabel {
        let header = ViewContainer(.header, className: section.header?.className)
        seen.append(Seen(path: path + [header], color: title.color))
      }
      for (row, cell) in zip(section.rows, node.rows) {
        let path = path + [ViewContainer(.cell, id: row.id, className: row.className)]
        if let label = cell.textLabel { seen.append(Seen(path: path, color: label.color)) }
        if let stack = row.stack, case .stack(let nodes)? = cell.subviews.last?.content {
          seen += look(at: stack, nodes, className: nil, path)
        }
      }
      return seen
    }
  }

  @Test("Each label gets the rule that a direct implementation gives it", arguments: 0..<Trials.count(5))
  func agrees(seed: Int) {
    var chance = Generator(state: UInt64(seed))
    var ruled = 0
    for _ in 0..<50 {
      var table = Self.table(&chance)
      table.appearance = Self.rules(&chance)
      let tree = table.laidOut().table
      for seen in Self.look(at: table, tree) {
        let winner = ReferenceCascade.winner(table.appearance, className: seen.className, path: seen.path)
        guard let winner else {
          #expect([.system(.label), .system(.secondaryLabel)].contains(seen.color))
          continue
        }
        ruled += 1
        #expect(seen.color == Self.color(winner), "\(seen) \(table.appearance)")
      }
    }
    #expect(ruled > 200)
  }
}
