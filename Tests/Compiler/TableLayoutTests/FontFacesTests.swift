import FontBuilding
import TableFonts
import TableIR
import TableLayout
import Testing

@Suite("The face of a weight")
struct FontFacesTests {
  private func font(_ weightClass: Int, isItalic: Bool = false, widthClass: Int = 5, family: String = "Probe")
    -> FontBuilder
  {
    var font = FontBuilder.ascii
    font.family = family
    font.weightClass = weightClass
    font.isItalic = isItalic
    font.widthClass = widthClass
    return font
  }

  private func faces(_ fonts: FontBuilder...) throws -> FontFaces {
    FontFaces(files: try fonts.map { try FontFile.faces($0.bytes()) })
  }

  private func weightClass(_ faces: FontFaces, _ weight: FontWeight) -> Int? {
    faces.choice(for: ResolvedFont(size: 12, weight: weight))?.face.weightClass
  }

  private func cssWeight(_ faces: FontFaces, _ weight: FontWeight) -> Double {
    faces.cssWeight(ResolvedFont(size: 12, weight: weight))
  }

  @Test("The face is the nearest in weight, and of two the lighter for light texts")
  func nearest() throws {
    let faces = try faces(font(700), font(400), font(600))
    let chosen = FontWeight.allCases.map { weightClass(faces, $0) }
    #expect(chosen == [400, 400, 400, 400, 400, 600, 700, 700, 700])
    #expect(weightClass(try self.faces(font(300), font(700)), .medium) == 300)
  }

  @Test("The face is upright and of normal width if there is one")
  func plain() throws {
    let faces = try faces(font(700, isItalic: true), font(300), font(700, widthClass: 3))
    #expect(weightClass(faces, .bold) == 300)
    let italics = try self.faces(font(700, isItalic: true), font(400, isItalic: true))
    #expect(weightClass(italics, .bold) == 700)
  }

  @Test("The face of a variant is of its family or design, and italic if there is one")
  func variants() throws {
    let faces = try faces(
      font(400), font(400, isItalic: true), font(700, family: "Probe Mono"), font(400, family: "Other Serif"))
    func choice(_ change: (inout FontVariant) -> Void) -> [String?] {
      var variant = FontVariant()
      change(&variant)
      let face = faces.choice(for: ResolvedFont(size: 12, variant: variant))?.face
      return [face?.family, face?.isItalic == true ? "italic" : nil]
    }
    #expect(choice { $0.isItalic = true } == ["Probe", "italic"])
    #expect(choice { $0.design = .monospaced } == ["Probe Mono", nil])
    #expect(choice { $0.family = "other serif" } == ["Other Serif", nil])
    #expect(choice { $0.design = .rounded } == ["Probe", nil])
    #expect(choice { $0.family = "Futura" } == [nil, nil])
    var rounded = FontVariant()
    rounded.design = .rounded
    var serif = FontVariant()
    serif.design = .serif
    #expect(!faces.has(rounded) && faces.has(serif))
  }

  @Test("A file of a family that a spec names is for that family alone")
  func named() throws {
    let faces = try faces(font(400), font(400, family: "Lato"), font(900, family: "Lato"))
    func family(_ faces: FontFaces, _ name: String?, _ weight: FontWeight = .regular) -> String? {
      var variant = FontVariant()
      variant.family = name
      return faces.choice(for: ResolvedFont(size: 12, weight: weight, variant: variant))?.face.family
    }
    #expect(
      family(faces.serving(["Lato"]), nil, .black) == "Probe" && family(faces.serving(["lato"]), "Lato") == "Lato")
    #expect(family(faces.serving([]), nil, .black) == "Lato")
    #expect(faces.serving(["Futura"]) == faces && faces.serving(["Lato"]) == faces.serving(["LATO"]))
    #expect(family(faces.serving(["Lato", "Probe"]), nil) == nil)
    #expect(!faces.serving(["Lato", "Probe"]).standsForSystemFont && faces.standsForSystemFont)
  }

  /// expo pull request 48432: on iOS the named instances of a variable font are faces.
  @Test("A named instance is found by its names, and keeps its weight")
  func instances() throws {
    var font = font(400)
    font.weightAxis = FontBuilder.WeightAxis(
      minimum: 100, standard: 400, maximum: 900, deltas: [:], instances: [("Extra Bold", 800), ("Light", 300)])
    let faces = try faces(font)
    func weight(_ name: String) -> Double? {
      var variant = FontVariant()
      variant.family = name
      let choice = faces.choice(for: ResolvedFont(size: 12, weight: .thin, variant: variant))
      return choice.flatMap { $0.isNamed ? $0.weight : nil }
    }
    #expect(weight("Probe Extra Bold") == 800 && weight("probe-light") == 300 && weight("Probe-ExtraBold") == 800)
    #expect(weight("Probe") == nil && weight("Probe-Bold") == nil)
    #expect(!faces.serving(["Probe Light"]).standsForSystemFont)
  }

  @Test("The face of a collection is of its first family")
  func collection() throws {
    let file = FontBuilder.collection([font(400), font(700, family: "Other"), font(600)])
    let faces = FontFaces(files: [try FontFile.faces(file)])
    #expect(weightClass(faces, .bold) == 600)
  }

  @Test("A single face is used for all weights")
  func single() throws {
    let faces = try faces(font(900))
    #expect(FontWeight.allCases.allSatisfy { weightClass(faces, $0) == 900 })
    #expect(cssWeight(faces, .regular) == 400 && faces.usedFaces.count == 1)
  }

  @Test("A variable font is at the weight that it names, otherwise at CSS's number, within its range")
  func variable() throws {
    var font = FontBuilder.ascii
    font.weightAxis = FontBuilder.WeightAxis(
      minimum: 150, standard: 400, maximum: 800, deltas: ["A": 400],
      instances: [("Medium", 510), ("Thin", 250), ("Heavy", 780)])
    let faces = try faces(font)
    // Thin is not believed: others than Apple name the lightest so.
    #expect(FontWeight.allCases.map { cssWeight(faces, $0) } == [150, 200, 300, 400, 510, 600, 700, 780, 800])
    let measure = FontFileMeasure(faces: faces, ios: 17)
    func width(_ weight: FontWeight) -> Double {
      measure.width(of: "A", font: ResolvedFont(size: 10, weight: weight))
    }
    #expect(abs(width(.regular) - 6.5) < 1e-9 && abs(width(.black) - 10.5) < 1e-9)
    #expect(abs(width(.bold) - 9.5) < 1e-9)
  }

  @Test("With Apple's names, the lightest weights are used too")
  func appleNames() throws {
    var font = FontBuilder.ascii
    font.weightAxis = FontBuilder.WeightAxis(
      minimum: 1, standard: 400, maximum: 1_000, deltas: [:], instances: [("Ultralight", 30), ("Thin", 120)])
    let faces = try faces(font)
    #expect(cssWeight(faces, .ultraLight) == 30 && cssWeight(faces, .thin) == 120)
  }
}
