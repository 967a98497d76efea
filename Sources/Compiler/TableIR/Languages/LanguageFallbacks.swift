extension LanguageTag {
  /// The languages whose texts are shown if this one has none, the best first, beginning with the language itself: `es-MX`, `es-419`, `es`.
  ///
  /// They are CLDR's parents, and British English, each in all spellings that catalogs have for it: `zh-TW` is `zh-Hant`, and `iw` is `he`.
  /// A text in another script is never shown.
  public var fallbacks: [LanguageTag] {
    var tags = [self]
    var seen: Set = [self]
    var next: LanguageSubtags? = LanguageSubtags(self)
    while let subtags = next {
      for tag in subtags.spellings where seen.insert(tag).inserted { tags.append(tag) }
      next = subtags.parent
    }
    // Apple's ICU takes British English wherever CLDR's is that of the world (ualoc.h; measured in jirigrill/eczema-helper#702).
    if let world = tags.dropFirst().firstIndex(where: { $0 == "en-150" || $0 == "en-001" }), !tags.contains("en-GB") {
      tags.insert("en-GB", at: world)
    }
    return tags
  }
}

/// The parts of a tag in one form: codes of today, and a script only where it is not the usual one of the language.
struct LanguageSubtags: Hashable {
  var language: String
  var script: String?
  var region: String?
  /// Dialects and other variants, which nothing is known of.
  var variants: [Substring] = []

  init(_ tag: LanguageTag) {
    let parts = tag.text.split(separator: "-")
    let current = parts.first.flatMap { Self.current[String($0)]?.split(separator: "-") } ?? Array(parts.prefix(1))
    language = current.first.map(String.init) ?? ""
    script = current.count > 1 ? String(current[1]) : nil
    for part in parts.dropFirst() {
      let isRegion = part.utf8.count == 2 || part.utf8.count == 3 && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
      if part.utf8.count == 4, region == nil, part.first?.isLetter == true {
        script = String(part)
      } else if isRegion, region == nil {
        region = Self.regions[String(part)] ?? String(part)
      } else {
        variants.append(part)
      }
    }
    // A region can imply another script: `zh-HK` is in the traditional one.
    if script == nil, let region { script = Self.regional["\(language)-\(region)"] }
    if script == Self.usual[language]?.script { script = nil }
  }

  private var tag: LanguageTag { tag(language, script, region) }

  private func tag(_ language: String, _ script: String?, _ region: String?) -> LanguageTag {
    LanguageTag(([language, script, region].compactMap(\.self) + variants.map(String.init)).joined(separator: "-"))
  }

  /// What is shown instead: CLDR's parent, or the tag without its last part. Nothing stands for another script than the usual one.
  fileprivate var parent: LanguageSubtags? {
    if let parent = Self.parents[tag.text] { return LanguageSubtags(LanguageTag(parent)) }
    var parent = self
    if !parent.variants.isEmpty {
      parent.variants.removeLast()
    } else if parent.region != nil {
      parent.region = nil
    } else {
      return nil
    }
    return parent
  }

  /// The tags that mean the same: with a script that is implied or without it, with the region that is implied, with former codes.
  fileprivate var spellings: [LanguageTag] {
    let usual = Self.usual[language]
    let written = script ?? usual?.script
    var regions = [region]
    if region == nil, variants.isEmpty {
      let implied = script.flatMap { Self.regionOfScript["\(language)-\($0)"] } ?? usual?.region
      if let implied { regions.append(implied) }
    }
    var tags: [LanguageTag] = []
    for region in regions {
      let implied = region.flatMap { Self.regional["\(language)-\($0)"] } ?? usual?.script
      for code in [language] + (Self.formerCodes[language] ?? []) {
        if implied == written { tags.append(tag(code, nil, region)) }
        tags.append(tag(code, written, region))
      }
    }
    return tags + (Self.formerCodes[tag.text] ?? []).map { LanguageTag($0) }
  }
}

// CLDR's tables.
extension LanguageSubtags {
  static let usual: [String: (script: String, region: String)] = Dictionary(
    uniqueKeysWithValues: triples(LanguageTable.usual).map { ($0[0], ($0[1], $0[2])) })
  /// The script by `zh-TW`, where it is not the usual one.
  static let regional = Dictionary(
    uniqueKeysWithValues: triples(LanguageTable.regional).map { ("\($0[0])-\($0[2])", $0[1]) })
  /// The region by `zh-Hant`.
  private static let regionOfScript = Dictionary(
    uniqueKeysWithValues: triples(LanguageTable.scripts).map { ("\($0[0])-\($0[1])", $0[2]) })
  static let long = pairs(LanguageTable.long)
  private static let regions = pairs(LanguageTable.regions)
  /// By code of today.
  private static let formerCodes = Dictionary(grouping: current.keys.sorted()) { current[$0] ?? $0 }
  /// By former code.
  static let current = pairs(LanguageTable.former)
  private static let parents: [String: String] = {
    var parents: [String: String] = [:]
    for group in LanguageTable.parents.split(separator: ";") {
      let tags = group.split { $0 == ":" || $0 == " " }.map(String.init)
      // What is only another code is no parent: `no` and `nb`.
      for child in tags.dropFirst() where current[tags[0]] != child { parents[child] = tags[0] }
    }
    return parents
  }()

  private static func triples(_ text: String) -> [[String]] {
    text.split(separator: " ").map { $0.split(separator: "-").map(String.init) }
  }

  private static func pairs(_ text: String) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: text.split(separator: " ").map { pair in
        let parts = pair.split(separator: ":")
        return (String(parts[0]), String(parts[1]))
      })
  }
}
