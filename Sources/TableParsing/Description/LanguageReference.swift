/// The reference page of the language in Markdown, written from the same description that decodes specs.
public struct LanguageReference: Sendable {
  private let words: ReportWords

  public init(words: ReportWords) {
    self.words = words
  }

  public func markdown() -> String {
    var page = """
      # The language, key by key

      Written by `tablec schema reference` from the description that also decodes specs: what stands here is what the compiler
      reads. Lengths are points. A text is decoded by its key, whatever YAML would guess: `text: no` is the word "no".

      Colours are `"#rrggbb"` or `"#rrggbbaa"` in quotes, UIKit's names (`systemBlue`, `secondaryLabel`), or a pair for light
      and dark. In a row, `color: text` of a view is the colour of the row's text, whatever gives it that; `highlightedColor: text` is the text's
      highlighted colour, which a label or a chevron with `color: text` takes by itself. Images are PNG, JPEG or GIF files below the
      spec's folder; `photo.png` finds `photo@2x.png` and `photo@3x.png` beside it.


      """
    let others =
      "\n- [Lists](#lists)\n- [Constraints](#constraints)\n- [Widths](#widths)\n- [Priorities](#priorities)\n- [Metrics profile](#metrics-profile)\n- [Project configuration](#project-configuration)\n- [Known changes](#known-changes)"
    page +=
      chapter(LanguageDescription.mappings, others, level: "##") + "\n\n" + ListReference().markdown() + "\n"
      + ConstraintReference().markdown() + "\n"
      + WidthReference().markdown() + "\n"
      + PriorityReference().markdown()
    page += """

      ## Metrics profile

      A team's own geometry, in a file that `metrics: ours.yaml` of a spec or `--metrics ours.yaml` names. It begins with
      `metricsprofile: 1`, says what it `extends`, and then only in what it differs. A path is taken from the file that names
      it. Lengths are points; a size is `[width, height]`; a length that may be missing is a number or `none`. The default of
      every number is what the extended profile has: shown is that of iOS 15 to 18.


      """
    page += chapter(LanguageDescription.profileMappings)
    page += """


      ## Project configuration

      A file named `.tablec.yaml` in the folder of a spec or in one above it; the nearest one counts. It may be empty.
      `# tablec:disable RULE, RULE -- a reason` in a spec silences rules there: at the top of the file in all of it, on a line of
      its own for the row, the section or the key that begins below it, behind something for that line.


      """
    page += chapter(LanguageDescription.configurationMappings(words))
    page += """


      ## Known changes

      A file that `tablec diff --known FILE` or the configuration names: what is no news between two versions. What is ignored is
      never told. What is accepted is told apart and does not count, until it expires; `tablec diff --accept FILE` writes it.


      """
    return page + chapter(LanguageDescription.knownChangesMappings(words)) + "\n"
  }

  /// Mappings below a list of their names.
  private func chapter(_ mappings: [MappingDescription], _ others: String = "", level: String = "###") -> String {
    mappings.map { "- [\($0.name)](#\($0.name.lowercased()))" }.joined(separator: "\n") + others
      + mappings.map { section($0, level: level) }.joined()
  }

  private func section(_ mapping: MappingDescription, level: String) -> String {
    var text =
      "\n\n\(level) \(mapping.name)\n\n\(mapping.summary)\n\n| key | value | default | meaning |\n|---|---|---|---|"
    for key in mapping.keys {
      let standard = key.isRequired ? "(required)" : key.standard ?? ""
      text += "\n| `\(key.name)` | \(cell(words(key.schema))) | \(cell(standard)) | \(cell(key.doc)) |"
    }
    return text
  }

  /// The values in words. The long list of colour names would hide everything else.
  private func words(_ schema: Schema) -> String {
    switch schema {
    case .either(let schemas) where schemas.contains(where: isColorNames):
      let others = schemas.filter { !isColorNames($0) && !isHex($0) }.filter { $0.mappingName != "colorPair" }
      return (["colour"] + others.map(words)).joined(separator: " or ")
    case .either(let schemas):
      // A list of what may also stand alone says nothing more of its values.
      let alone = schemas.filter { if case .list(_, count: let count) = $0 { count?.lowerBound != 1 } else { true } }
      let words = alone.map(words).joined(separator: " or ")
      return alone.count < schemas.count && !alone.isEmpty ? "\(words), or a list" : words
    case .list(let element, let count):
      if let count, count.lowerBound == count.upperBound { return "list of \(count.lowerBound): \(words(element))" }
      return "list of: \(words(element))"
    case .tuple(let elements):
      return "list of \(elements.count): \(unique(elements.map(words)).joined(separator: ", "))"
    case .dictionary(let value): return "mapping from names to: \(words(value))"
    case .mapping(let name), .keys(let name): return "[\(name)](#\(name.lowercased()))"
    case .text, .name: return "text"
    case .pattern(_, let name): return name
    case .number: return "number"
    case .integer, .count: return "whole number"
    case .boolean: return "`true` or `false`"
    case .choice(let words): return words.map { "`\($0)`" }.joined(separator: ", ")
    case .constants(let numbers): return numbers.map { "`\($0)`" }.joined(separator: ", ")
    }
  }

  private func unique(_ words: [String]) -> [String] {
    words.indices.filter { words.firstIndex(of: words[$0]) == $0 }.map { words[$0] }
  }

  private func isColorNames(_ schema: Schema) -> Bool {
    if case .choice(let words) = schema { words == ColorWords.names } else { false }
  }

  private func isHex(_ schema: Schema) -> Bool {
    if case .pattern(_, let name) = schema, case .pattern(_, let hex) = ColorWords.hex { name == hex } else { false }
  }

  private func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}

extension Schema {
  fileprivate var mappingName: String? {
    if case .mapping(let name) = self { name } else { nil }
  }
}
