import TableIR
import TableLayout

/// What is behind something, and who chose it.
struct Ground {
  var surface: Surface
  var kind: ColorKind
  /// Where the spec says it; empty where it is UIKit's own.
  var places: [SpecPlace]
  /// What is left of what is drawn here, from 0 to 1, and where the alpha of the views around it is said.
  private(set) var alpha = 1.0
  private(set) var fades: [SpecPlace] = []

  var isAuthored: Bool { !places.isEmpty }

  /// A fill laid over this ground; one that is nowhere said is UIKit's.
  func under(_ shaped: ShapedFill, alpha: Double = 1, at places: [SpecPlace], in shades: Shades) -> Ground {
    let fill = shaped.fill
    if case .clear = fill { return self }
    var ground = self
    ground.surface = surface.under(fill, alpha: alpha, in: shades)
    (ground.kind, ground.places) = (places.isEmpty ? .neutral : fill.kind, places)
    return ground
  }

  /// What is behind what a view of this ground shows: its own background, or what a rule of appearance gives it.
  func inside(_ view: View, _ look: ViewLook, in shades: Shades) -> Ground {
    var ground = self
    if let alpha = look.alpha, alpha < 1 {
      ground.surface = surface.faded(to: alpha)
      ground.alpha *= alpha
      ground.fades.append(SpecPlace(view.location, ["alpha"]))
    }
    guard let color = look.background else { return ground }
    return ground.under(.color(color), at: [SpecPlace(view.location, ["background"])], in: shades)
  }
}

extension Fill {
  fileprivate var kind: ColorKind {
    if case .color(let color) = self { return ColorKind(color) }
    return .own
  }
}

/// What is behind all rows of a table.
struct Backdrop {
  let ground: Ground

  init(table: Table, tree: LayoutTree, rules: RulePlaces) {
    let shades = Shades(tree.environment)
    // Behind a table that is clear is what its controller shows.
    let base = Surface(shades.value(SystemColor.systemBackground))
    let window = Ground(surface: base, kind: .neutral, places: [])
    ground = window.under(
      tree.table.background,
      at: table.background == nil
        ? rules.places(of: .fill(tree.table.background)) : [SpecPlace(nil, ["background"])], in: shades)
  }
}

extension LaidOutRow {
  /// What is behind the row's contents.
  var ground: Ground {
    scene.backdrop.ground.under(
      cell.background, at: backgroundPlaces(\.normal), in: scene.shades)
  }

  /// The same while the row is selected: the selectedBackgroundView is laid over the backgroundView.
  var selectedGround: Ground {
    ground.under(cell.selectedBackground, at: backgroundPlaces(\.selected), in: scene.shades)
  }

  /// Where the background that the row has here is said: by the row, its section or the table.
  func backgroundPlaces(_ fill: KeyPath<Background, ShapedFill?>) -> [SpecPlace] {
    // Asked for by the rows that have a place: comparing key paths is slow, and most rows have none.
    var position: SpecPlace.Step { .key(cell.position.rawValue) }
    var last: [SpecPlace.Step] { fill == \Background.selected ? ["selected"] : [] }
    if row.backgrounds?[cell.position]?[keyPath: fill] != nil {
      return [place(["background"] + last), place(["backgrounds", position] + last)]
    }
    if section.backgrounds?[cell.position]?[keyPath: fill] != nil {
      return [SpecPlace(section.location, ["backgrounds", position] + last)]
    }
    if scene.table.backgrounds[cell.position]?[keyPath: fill] != nil {
      return [SpecPlace(nil, ["backgrounds", position] + last)]
    }
    return scene.rules.places(of: .fill(last.isEmpty ? cell.background : cell.selectedBackground))
  }
}

extension LaidOutSupplementary {
  var ground: Ground {
    guard let fill = node.background else { return scene.backdrop.ground }
    return scene.backdrop.ground.under(
      fill, at: view.background == nil ? scene.rules.places(of: .fill(fill)) : [place(["background"])],
      in: scene.shades)
  }
}

/// Where rules of appearance stand that give views a value: the last of them for each.
struct RulePlaces {
  private var places: [AppearanceValue: SpecPlace] = [:]

  init(_ rules: [AppearanceRule]) {
    for rule in rules {
      for setting in rule.settings.reversed() {
        let key = setting.property == .selectedBackground ? "background" : setting.property.rawValue
        places[setting.value] = SpecPlace(rule.location, [.key(rule.viewClass.word), .key(key)])
      }
    }
  }

  /// None where no rule gives the value.
  func places(of value: AppearanceValue) -> [SpecPlace] { places[value].map { [$0] } ?? [] }
}
