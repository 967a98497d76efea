import TableIR
import TableLayout
import TableParsing
import TableSupport

/// Imports the tables of a document and proves each of them.
package struct ImportProver: Sendable {
  package struct Proven: Sendable {
    package var imported: ImportedTable
    package var kind: InterfaceTable.Kind
    /// The bytes of the spec.
    package var spec: [UInt8]
    package var proof: TableProof
    /// What is wrong with the spec that was written: an error of the import. Nil if it compiles.
    package var error: String?
  }

  private let importer: TableImporter
  private let resources: InterfaceResources
  private let parser: SpecParser

  package init(_ document: InterfaceDocument, project: InterfaceProject? = nil, parser: SpecParser? = nil) {
    importer = TableImporter(
      document, project: project, options: ImportOptions(prefersRecordedSizes: true))
    resources = InterfaceResources(importer.document, assets: project?.assets ?? AssetCatalog())
    self.parser = parser ?? SpecParser(profiles: MetricsProfile.all)
  }

  /// - Parameter isWanted: The kinds of table that are proven.
  package func prove(_ isWanted: (InterfaceTable.Kind) -> Bool = { _ in true }) -> [Proven] {
    zip(importer.sources, importer.tables()).compactMap { table, imported in
      guard isWanted(table.kind) else { return nil }
      let spec = DraftPrinter.print(imported.spec, path: imported.name)
      let parsed = parser.parse(spec, path: imported.name)
      let error = parsed.table == nil ? parsed.diagnostics.diagnostics.first : nil
      return Proven(
        imported: imported, kind: table.kind, spec: spec,
        proof: TableProof(
          imported, of: table, as: parsed.table?.withoutVariants, in: importer.document, resources: resources,
          work: WorkMeter(limit: parser.options.maxWork)),
        error: error.map { "\($0.range.start.line): \($0.message)" })
    }
  }
}

extension Table {
  /// The rows have the values for the traits of the canvas, which may have none: no device of old documents has a size class.
  fileprivate var withoutVariants: Table {
    var table = self
    for section in table.sections.indices {
      for row in table.sections[section].rows.indices { table.sections[section].rows[row].variants = [] }
    }
    return table
  }
}
