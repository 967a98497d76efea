import TableDiagnostics
import TableIR
import YAMLSyntax

extension SpecDecoder {
  /// Reads a whole file from its document's root.
  func decodeRoot(_ root: NodeID, as wanted: SpecParser.Wanted) -> SpecParser.Result {
    let kind = tree.documentKind(root)
    // A file of known findings or changes in a folder of specs is not a spec.
    if wanted == .either, AcceptedFile.keys.contains(where: { tree.key($0, of: root) != nil }) {
      return SpecParser.Result(isProfile: true, diagnostics: effects.bag)
    }
    let isProfile = wanted == .profile || (wanted == .either && kind == .profile)
    guard isWanted(kind, root, asProfile: isProfile) else {
      return SpecParser.Result(isProfile: isProfile, diagnostics: effects.bag)
    }
    checkDocument(root, isProfile: isProfile)
    if isProfile { profileChain = includeChain }
    var result = SpecParser.Result(isProfile: isProfile, diagnostics: effects.bag)
    if isMapping(root) {
      if isProfile { result.profile = decodeProfile(root) } else { result.table = decodeSpec(root) }
      result.rowCount = window.count
    }
    if work.isSpent, !effects.bag.hasErrors { reportTooMuchWork() }
    if effects.bag.hasErrors { (result.table, result.profile) = (nil, nil) }
    result.diagnostics = effects.bag
    return result
  }

  private func decodeSpec(_ root: NodeID) -> Table {
    var table = Table(name: ImageName(source.path).fileStem)
    strings = options.strings
    catalogs = CatalogTable(options.assets)
    decodeTable(root, into: &table)
    if value(of: "tablespec", in: root) == nil {
      report(
        .missingKey, "the spec does not declare its language version",
        at: firstKey(of: tree.resolved(root)),
        help: "begin it with 'tablespec: \(SpecParser.languageVersion)'")
    }
    if options.rows != nil { table.sections.removeAll(where: \.rows.isEmpty) }
    // After errors, a row that was not read may be the one that uses it.
    if !effects.bag.hasErrors {
      checkSwipedRows(in: table)
      // What no row uses, a row that was not asked for may use.
      if options.rows == nil {
        reportUnusedTemplates()
        checkStateRows(in: table)
        checkAppearance(of: &table)
      }
    }
    table.isAdaptive = table.hasConditions
    table.usesTextColors = effects.usesTextColors
    table.strings = strings
    // The key of a template that no row uses is not the table's.
    if effects.usesComputedTexts {
      var hasKeys = false
      table.visitPhrases { if $0.isComputed { hasKeys = true } }
      table.usesStringKeys = hasKeys
    }
    table.assets = assets.assets
    table.catalogs = catalogs.catalogs
    table.colorSets = catalogs.used
    table.fonts = effects.fonts
    table.files = filePaths
    return table
  }

  /// Reports a file of the other kind: each of its keys would be unknown here.
  private func isWanted(_ kind: DocumentKind, _ root: NodeID, asProfile: Bool) -> Bool {
    switch (asProfile, kind) {
    case (false, .profile):
      report(
        .wrongDocument, "this is a metrics profile, not a table spec", at: tree.key("metricsprofile", of: root) ?? root,
        help: "name it in a spec: 'metrics: \(source.path == "-" ? "FILE" : PathRules.name(of: source.path))'")
      return false
    case (true, .spec):
      report(
        .wrongDocument, "this is a table spec, not a metrics profile", at: tree.key("tablespec", of: root) ?? root,
        help: "a profile begins with 'metricsprofile: \(SpecParser.profileVersion)'")
      return false
    default: return true
    }
  }

  /// Reports problems of the document as a whole.
  private func checkDocument(_ root: NodeID, isProfile: Bool) {
    let noun = isProfile ? "a metrics profile" : "a spec"
    let documents = tree.documentsWithContent
    if documents.count > 1 {
      report(
        .severalDocuments, "\(noun) must be one YAML document, and this file has \(documents.count)",
        at: documents[1], label: "the second begins here",
        help: "put each \(isProfile ? "profile" : "table") in a separate file")
    }
    guard isMapping(root) else {
      let found = isScalar(root) ? "a single value" : "a list"
      report(
        .rootNotMapping, "\(noun) must be a mapping, not \(found)", at: root,
        help: isProfile
          ? "begin with 'metricsprofile: \(SpecParser.profileVersion)'"
          : "begin with 'tablespec: 1' and put the sections under 'sections:'")
      return
    }
  }
}
