import SpecCompiling
import TableIR
import TableLayout
import Testing

@Suite("Rows while their table is edited")
struct EditingTests {
  private func row(_ editing: String, isEditing: Bool = true) throws -> CellNode {
    let environment = Environment.phone(width: 390, height: 844, scale: 3) { $0.isEditing = isEditing }
    let table = try SpecTables.table(
      yaml: "tablespec: 1\nsections: [{rows: [{text: Ann, editing: \(editing)}]}]\n")
    return table.laidOut(in: environment).table.sections[0].rows[0]
  }

  @Test("have room for their control, though 'indent' is false", arguments: ["delete", "insert"])
  func controls(style: String) throws {
    let (plain, unindented) = (try row(style), try row("{style: \(style), indent: false}"))
    #expect(unindented.editingControl != nil && unindented == plain)
  }

  @Test("without a control keep their place where 'indent' is false")
  func bare() throws {
    let (bare, indented) = (try row("{style: none, indent: false}"), try row("{style: none}"))
    #expect(bare.editingControl == nil && indented.editingControl == nil)
    #expect(bare.contentView.x == 0 && indented.contentView.x > 0)
  }

  @Test("are described at rest by what they show then")
  func atRest() throws {
    #expect(try row("{style: delete, indent: false}", isEditing: false).whileEditing?.indents == true)
    #expect(try row("{style: none, indent: false}", isEditing: false).whileEditing?.indents == false)
  }
}
