import TableDiagnostics
import TableIR
import TableLint
import TableSupport

/// What came of a spec that has no errors, and what that depended on.
struct CachedResult: Equatable {
  struct Output: Equatable {
    var stage: Stage
    var environment: String?
    var isOneOfSeveral: Bool
    var hash: ContentHash
    var size: Int
  }

  var inputs: SpecInputs
  var isProfile: Bool
  /// Those of the table's strings, which a run with `--language` looks at.
  var languages: [LanguageTag]
  var outputs: [Output] = []
  /// In the order in which they are reported.
  var diagnostics: [Diagnostic]
  /// The known findings that no longer occur; nil if the spec was not checked.
  var fixed: [BaselineEntry]?

  // MARK: The bytes of an entry

  private static let magic = Array("tablec cache entry\n".utf8)

  var encoded: [UInt8] {
    var writer = EntryWriter()
    writer.list(inputs.lookups.sorted { $0.key < $1.key }) { writer, lookup in
      writer.text(lookup.key)
      writer.optional(lookup.value) { $0.text($1) }
    }
    writer.list(inputs.contents.sorted { $0.key < $1.key }) { writer, content in
      writer.text(content.key)
      writer.optional(content.value) { $0.hash($1) }
    }
    writer.list(inputs.listings.sorted { $0.key < $1.key }) { writer, listing in
      writer.text(listing.key)
      writer.hash(listing.value)
    }
    writer.number(isProfile ? 1 : 0)
    writer.list(languages) { $0.text($1.text) }
    writer.list(outputs) { writer, output in
      writer.text(output.stage.rawValue)
      writer.optional(output.environment) { $0.text($1) }
      writer.number(output.isOneOfSeveral ? 1 : 0)
      writer.hash(output.hash)
      writer.number(output.size)
    }
    writer.list(diagnostics) { $0.diagnostic($1) }
    writer.optional(fixed) { writer, entries in
      writer.list(entries) { writer, entry in
        writer.text(entry.rule)
        writer.text(entry.at)
      }
    }
    let body = Self.magic + writer.bytes
    return body + ContentHash(body).bytes
  }

  /// Nil for bytes that are not a whole entry.
  init?(encoded bytes: [UInt8]) {
    let body = bytes.dropLast(ContentHash.byteCount)
    guard body.starts(with: Self.magic),
      ContentHash(Array(body)) == ContentHash(bytes: bytes.suffix(ContentHash.byteCount))
    else { return nil }
    var reader = EntryReader(body.dropFirst(Self.magic.count))
    do throws(EntryReader.Damaged) {
      try self.init(&reader)
      guard reader.isAtEnd else { return nil }
    } catch {
      return nil
    }
  }

  private init(_ reader: inout EntryReader) throws(EntryReader.Damaged) {
    typealias Damaged = EntryReader.Damaged
    var inputs = SpecInputs()
    let lookups = try reader.list { reader throws(Damaged) in
      (try reader.text(), try reader.optional { reader throws(Damaged) in try reader.text() })
    }
    for (path, canonical) in lookups { inputs.noteLookup(path, canonical) }
    let contents = try reader.list { reader throws(Damaged) in
      (try reader.text(), try reader.optional { reader throws(Damaged) in try reader.hash() })
    }
    for (path, hash) in contents { inputs.noteContents(path, hash) }
    let listings = try reader.list { reader throws(Damaged) in (try reader.text(), try reader.hash()) }
    for (folder, hash) in listings { inputs.noteListing(folder, hash) }
    self.inputs = inputs
    isProfile = try reader.flag()
    languages = try reader.list { reader throws(Damaged) in LanguageTag(try reader.text()) }
    outputs = try reader.list { reader throws(Damaged) in
      guard let stage = Stage(rawValue: try reader.text()) else { throw Damaged() }
      return Output(
        stage: stage, environment: try reader.optional { reader throws(Damaged) in try reader.text() },
        isOneOfSeveral: try reader.flag(), hash: try reader.hash(), size: try reader.count())
    }
    diagnostics = try reader.list { reader throws(Damaged) in try reader.diagnostic() }
    fixed = try reader.optional { reader throws(Damaged) in
      try reader.list { reader throws(Damaged) in BaselineEntry(rule: try reader.text(), at: try reader.text()) }
    }
  }

  init(
    inputs: SpecInputs, isProfile: Bool, languages: [LanguageTag], outputs: [Output] = [], diagnostics: [Diagnostic],
    fixed: [BaselineEntry]? = nil
  ) {
    (self.inputs, self.isProfile, self.languages, self.outputs) = (inputs, isProfile, languages, outputs)
    (self.diagnostics, self.fixed) = (diagnostics, fixed)
  }

  /// The diagnostics as they were collected.
  var bag: DiagnosticBag {
    var bag = DiagnosticBag()
    bag.add(contentsOf: diagnostics)
    return bag
  }
}

extension DiagnosticBag {
  /// Whether the bag keeps everything that was added, and no errors: then it can be kept and reported again.
  var isWhole: Bool { !hasErrors && omittedCount == 0 }
}
