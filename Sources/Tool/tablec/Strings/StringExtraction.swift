import TableDiagnostics
import TableIR
import TableParsing

/// What `--extract-strings` does: adds the texts that specs show to a string catalog, which keeps everything that it has.
struct StringExtraction {
  let path: String
  /// Of a new catalog; nil for that of the first spec with strings.
  let sourceLanguage: LanguageTag?

  func run(_ specs: [SpecFile], with session: Session, reporter: inout Reporter) {
    guard reporter.status == .done else {
      return reporter.say("no strings are extracted, because of the errors")
    }
    var strings: [CatalogDocument.Extracted] = []
    var language = sourceLanguage
    for spec in specs {
      let bytes: [UInt8]
      do throws(Diagnostic) {
        bytes = try spec.read(limit: session.maxBytes, from: session.files)
      } catch {
        // Without the strings of one spec, the catalog would look complete and not be.
        return reporter.addTrouble(error)
      }
      let result = session.parse(bytes, spec: spec)
      guard let table = result.table else {
        if result.isProfile { continue }
        return reporter.add(result.diagnostics)
      }
      strings += table.extractedStrings
      language = language ?? table.strings?.catalog.sourceLanguage
    }
    do throws(Diagnostic) {
      var (document, isNew) = try document(language ?? "en")
      let (new, changed) = document.add(strings)
      if isNew || new + changed > 0 {
        try OutputFile.write(document.bytes, to: OutputPlace(named: path), replacesRead: true, keepsEqual: true)
      }
      reporter.say("\(path): \(counted(new, "new string"))\(changed > 0 ? ", \(changed) changed" : "")")
    } catch {
      reporter.addTrouble(error)
    }
  }

  /// The catalog as it is, or an empty one. A file that is no catalog is never overwritten.
  private func document(_ language: LanguageTag) throws(Diagnostic) -> (CatalogDocument, isNew: Bool) {
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try FileSystem.run.read(path, limit: StringCatalog.greatestSize)
    } catch {
      guard case .missing = error else { throw SpecFile(named: path).diagnostic(error) }
      return (CatalogDocument(sourceLanguage: language), true)
    }
    if CatalogDocument.isBlank(bytes) { return (CatalogDocument(sourceLanguage: language), true) }
    do throws(CatalogError) {
      return (try CatalogDocument(parsing: bytes), false)
    } catch {
      throw .unreadableStrings(error, name: path.quotedForMessage, path: path)
    }
  }
}

extension FileSystem {
  /// The files of a run that extracts strings: the catalog that it is about to make is there already, without strings. So a spec can name
  /// the catalog before its first strings are extracted.
  func making(catalog path: String) -> FileSystem {
    var files = self
    do throws(FileProblem) {
      guard CatalogDocument.isBlank(try read(path, limit: StringCatalog.greatestSize)) else { return self }
    } catch {
      guard error == .missing else { return self }
    }
    files.set(CatalogDocument(sourceLanguage: "en").bytes, at: path)
    return files
  }
}
