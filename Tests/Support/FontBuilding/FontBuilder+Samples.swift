extension FontBuilder {
  /// Small fonts that have between them every table that is read, as inputs to be damaged.
  public static var samples: [[UInt8]] {
    var pairs = FontBuilder(["A": 600, "V": 700, "é": 500, "e": 480])
    pairs.kerning = .pairs([.init("A", "V", -80)], isExtension: true)
    pairs.composites["é"] = "e"
    var classes = pairs
    classes.kerning = .classes([.init("A", "V", -80)])
    classes.characterMap = .list
    var variable = pairs
    variable.kerning = .macTable([.init("A", "V", -80)])
    variable.weightAxis = FontBuilder.WeightAxis(
      minimum: 100, standard: 400, maximum: 900, deltas: ["A": 100], instances: [("Bold", 700)],
      segments: [(0x2000, 0x1000)], hasAdvanceMap: true)
    variable.tracking = [(10, 40), (20, -20)]
    variable.characterMap = .groups
    pairs.ligatures = [(["A", "V"], "e")]
    return [pairs.bytes(), classes.bytes(), variable.bytes(), FontBuilder.collection([pairs, variable])]
  }
}
