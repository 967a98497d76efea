import TableDiagnostics
import TableParsing

/// What is wrong in a profile file.
enum ProfileMarkers {
  static let cases: [MarkedSpec] = names + values + sizes

  static func profile(_ name: String, _ text: String, _ findings: Finding..., files: [String: String] = [:])
    -> MarkedSpec
  {
    var spec = MarkedSpec(name, text, files: files, as: .profile)
    spec.findings = findings
    return spec
  }

  static let names: [MarkedSpec] = [
    MarkedSpec(
      "an era without metrics", "tablespec: 1\nmetrics: 1️⃣ios3\n2️⃣styel: plain\n",
      Finding("1️⃣", .unknownMetrics, "no metrics for iOS 3", help: "6 to 18, 26 and 27", under: "ios3"),
      Finding("2️⃣", .unknownKey, "unknown key 'styel' in the table")),
    profile(
      "an era without metrics to extend", "metricsprofile: 1\nextends: 1️⃣ios19\n",
      Finding("1️⃣", .unknownMetrics, "no metrics for iOS 19", help: "6 to 18, 26 and 27")),
    profile(
      "no era to extend", "metricsprofile: 1\nextends: 1️⃣modern\n",
      Finding(
        "1️⃣", .unknownMetrics, "'extends' in the metrics profile does not name a version of UIKit's geometry",
        help: "ios17")),
    profile(
      "a profile that extends itself", "metricsprofile: 1\nextends: 1️⃣a.yaml\n",
      Finding(
        "1️⃣", .includeCycle, "the metrics profile 'a.yaml' extends itself", label: "a.yaml → a.yaml")),
    profile(
      "a version that is not known", "metricsprofile: 1️⃣2\n",
      Finding("1️⃣", .unsupportedVersion, "version 2 of profile files is not supported", help: "version 1")),
    profile(
      "a version that is none", "metricsprofile: 1️⃣ios17\n",
      Finding("1️⃣", .unsupportedVersion, "'metricsprofile' must be the version of profile files, a whole number")),
    profile(
      "an empty name", "metricsprofile: 1\nname: 1️⃣''\n",
      Finding("1️⃣", .wrongType, "'name' in the metrics profile must be a name, not an empty text")),
  ]

  static let values: [MarkedSpec] = [
    profile(
      "unknown keys", "metricsprofile: 1\n1️⃣rowHeight: 44\nlabels: {2️⃣imageGab: 10}\ngroups: {3️⃣zebra: 1}\n",
      Finding("1️⃣", .unknownKey, "unknown key 'rowHeight' in the metrics profile"),
      Finding(
        "2️⃣", .unknownKey, "unknown key 'imageGab' in 'labels' of the profile", label: "did you mean 'imageGap'?",
        fix: "imageGap"),
      Finding(
        "3️⃣", .unknownKey, "unknown key 'zebra' in 'groups' of the profile",
        help: "'groups' of the profile has the keys cornerRadius")),
    profile(
      "duplicate keys", "metricsprofile: 1\nrows: {imagePadding: 1, 1️⃣imagePadding: 2}\n2️⃣rows: {}\n",
      Finding("1️⃣", .duplicateKey, "duplicate key 'imagePadding'"),
      Finding("2️⃣", .duplicateKey, "duplicate key 'rows'")),
    profile(
      "values of the wrong kind",
      """
      metricsprofile: 1
      margins: {narrow: 1️⃣wide, followCards: 2️⃣yes}
      rows: 3️⃣[44]
      accessories: {detailDisclosureGap: 4️⃣~, gap: 5️⃣none, switchSize: 6️⃣51, checkmarkSize: 7️⃣[19]}

      """,
      Finding("1️⃣", .wrongType, "'narrow' in 'margins' of the profile must be a number, not text"),
      Finding("2️⃣", .wrongType, "'followCards' in 'margins' of the profile must be true or false", fix: "true"),
      Finding("3️⃣", .wrongType, "'rows' in the metrics profile must be a mapping, not a list"),
      Finding(
        "4️⃣", .wrongType, "'detailDisclosureGap' in 'accessories' of the profile must be a number or none, not empty"),
      Finding("5️⃣", .wrongType, "'gap' in 'accessories' of the profile must be a number, not text"),
      Finding(
        "6️⃣", .wrongType, "'switchSize' in 'accessories' of the profile must be [width, height], not a whole number"),
      Finding(
        "7️⃣", .wrongType,
        "'checkmarkSize' in 'accessories' of the profile must be [width, height], and this has 1 element")),
    profile(
      "numbers out of range",
      """
      metricsprofile: 1
      margins: {narrow: 1️⃣-16, wide: 2️⃣.inf}
      labels: {subtitleLift: 3️⃣1.5, subtitleTextSize: 4️⃣0}
      accessories: {slotGrowth: 5️⃣11, switchSize: [51, 6️⃣1e6]}
      separators: {pixels: 7️⃣-1}

      """,
      Finding(
        "1️⃣", .numberOutOfRange, "'narrow' in 'margins' of the profile is out of range",
        label: "must be from 0 to 100000", under: "-16"),
      Finding("2️⃣", .numberNotFinite, "'wide' in 'margins' of the profile must be a finite number"),
      Finding(
        "3️⃣", .numberOutOfRange, "'subtitleLift' in 'labels' of the profile is out of range",
        label: "must be from 0 to 1"),
      Finding(
        "4️⃣", .numberOutOfRange, "'subtitleTextSize' in 'labels' of the profile is out of range",
        label: "must be from 1 to 500"),
      Finding("5️⃣", .numberOutOfRange, "'slotGrowth' in 'accessories' of the profile is out of range"),
      Finding(
        "6️⃣", .numberOutOfRange, "an element of 'switchSize' in 'accessories' of the profile is out of range"),
      Finding("7️⃣", .numberOutOfRange, "'pixels' in 'separators' of the profile is out of range")),
    profile(
      "misspelt words",
      "metricsprofile: 1\nrows: {separatorHeight: 1️⃣offRow}\nlabels: {textWeight: 2️⃣blod, subtitleDetail: 3️⃣caption}\n",
      Finding(
        "1️⃣", .badValue, "'offRow' is not a valid value for 'separatorHeight' in 'rows' of the profile",
        help: "valid values are offContentView, withinAutomaticRow, offAutomaticRow, addedToAutomaticRow"),
      Finding(
        "2️⃣", .badValue, "'blod' is not a valid value for 'textWeight' in 'labels' of the profile",
        label: "did you mean 'bold'?", fix: "bold"),
      Finding(
        "3️⃣", .badValue, "'caption' is not a valid value for 'subtitleDetail' in 'labels' of the profile",
        label: "did you mean 'caption1'?")),
  ]

  static let sizes: [MarkedSpec] = [
    profile(
      "heights of titles",
      """
      metricsprofile: 1
      headers:
        sizes:
          - {1️⃣category: large, headerPadding: 2️⃣[1, 2], footerPadding: 3️⃣wide, emptyFooter: 20}
          - {category: 4️⃣lage, headerPadding: 1, footerPadding: [1, 2, 5️⃣-3], emptyFooter: 20, plain: 20}
          - {category: 6️⃣large, headerPadding: 1, footerPadding: 1, emptyFooter: 20, plain: 20}
          - 7️⃣medium

      """,
      Finding("1️⃣", .missingKey, "an entry of 'sizes' needs the key 'plain'"),
      Finding(
        "2️⃣", .wrongType, "'headerPadding' in an entry of 'sizes' must be [1x, 2x, 3x], and this has 2 elements"),
      Finding(
        "3️⃣", .wrongType, "'footerPadding' in an entry of 'sizes' must be a number or [1x, 2x, 3x], not text"),
      Finding("4️⃣", .badValue, "'lage' is not a valid value for 'category' in an entry of 'sizes'", fix: "large"),
      Finding(
        "5️⃣", .numberOutOfRange, "an element of 'footerPadding' in an entry of 'sizes' is out of range", under: "-3"),
      Finding("6️⃣", .duplicateKey, "duplicate category 'large'", help: "keep one of the two"),
      Finding("7️⃣", .wrongType, "an element of 'sizes' in 'headers' of the profile must be a mapping, not text")),
    profile(
      "sizes that are no list", "metricsprofile: 1\nheaders: {sizes: 1️⃣{category: large}}\n",
      Finding("1️⃣", .wrongType, "'sizes' in 'headers' of the profile must be a list, not a mapping")),
  ]
}
