import TableIR
import TableLayout

var friends = Section(id: "friends")
friends.rows = ["Ann Archer", "Ben Okafor", "Cy Laurent"].map { name in
  var row = Row(id: name)
  row.text = Text(name)
  row.accessory = .disclosureIndicator
  return row
}
var table = Table(name: "friends")
table.style = .insetGrouped
table.sections = [friends]
let layout = TableLayouter(environment: Environment(screen: .device(.standard), ios: 26)).layOut(table)
for row in layout.table.sections.flatMap(\.rows) { print(row.id, row.frame.y, row.frame.height) }
