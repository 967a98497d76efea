import TableDiagnostics
import TableIR
import TablePreview

/// What a gallery shows of one spec.
struct GalleryTable: Sendable {
  var entry: PreviewIndex.Entry
  /// The files, by their addresses relative to the page.
  var files: [(address: String, bytes: [UInt8])] = []
  /// The texts of its rows, for the search.
  var rows: [SiteRows.Row] = []
  /// The problems of the compiler; findings of lint are only shown in the gallery.
  var diagnostics: DiagnosticBag
  /// The table, if flags name rows or languages that one must have.
  var table: Table?
  /// A problem with reading the spec.
  var trouble: Diagnostic?
}
