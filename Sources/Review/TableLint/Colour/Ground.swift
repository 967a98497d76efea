import TableIR
import TableLayout

/// What is behind a view, and whose choice it is.
struct Ground {
  var surface: Surface
  var kind: ColorKind
  /// Where the spec sets it; empty if it is UIKit's own.
  var places: [SpecPlace]
  /// The opacity of what is drawn here, from 0 to 1, and where the alpha of the views around it is set.
  private(set) var alpha = 1.0
  private(set) var fades: [SpecPlace] = []

  var isAuthored: Bool { !places.isEmpty }

  /// A fill laid over this ground; a fill without places is UIKit's.
  func under(_ fill: Fill, alpha: Double = 1, at places: [SpecPlace], in shades: Shades) -> Ground {
    if case .clear = fill { return self }
    var ground = self
    ground.surface = surface.under(fill, alpha: alpha, in: shades)
    (ground.kind, ground.places) = (places.isEmpty ? .neutral : fill.kind, places)
    return ground
  }

  /// The ground behind the contents of a view on this ground: its own background, or the one that an appearance rule
  /// gives it.
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

/// The ground behind all rows of a table.
struct Backdrop {
  let ground: Ground

  init(table: Table, tree: LayoutTree, rules: RulePlaces) {
    let shades = Shades(tree.environment)
    // Behind a clear table is its controller's view.
    let base = Surface(shades.value(SystemColor.systemBackground))
    let window = Ground(surface: base, kind: .neutral, places: [])
    ground = window.under(
      tree.table.background.fill,
      at: table.background == nil
        ? rules.places(of: .fill(tree.table.background)) : [SpecPlace(nil, ["background"])], in: shades)
  }
}

/// One of a background's two fills.
enum BackgroundState {
  case normal
  case selected

  func fill(of background: Background?) -> ShapedFill? { self == .normal ? background?.normal : background?.selected }
  func fill(of cell: CellNode) -> ShapedFill { self == .normal ? cell.background : cell.selectedBackground }
}

/// The grounds behind the contents of a row, at rest and while it is selected.
///
/// A class, because rows share them.
final class RowGrounds: Sendable {
  /// A fill and where it is set.
  struct Layer: Equatable {
    var fill: Fill
    var places: [SpecPlace]
  }

  private let layers: (normal: Layer, selected: Layer)
  let normal: Ground
  let selected: Ground
  /// Whether the spec has a say in one of them.
  let areAuthored: Bool

  init(_ normal: Layer, _ selected: Layer, on ground: Ground, in shades: Shades) {
    layers = (normal, selected)
    self.normal = ground.under(normal.fill, at: normal.places, in: shades)
    self.selected = self.normal.under(selected.fill, at: selected.places, in: shades)
    areAuthored = self.normal.isAuthored || self.selected.isAuthored
  }

  /// The grounds of the next row: these, if nothing else is set for it.
  func following(_ row: DeclaredRow, _ cell: UnsafePointer<CellNode>) -> RowGrounds {
    let isSet = row.scene.hasBackgrounds || row.section.backgrounds != nil || row.row.backgrounds != nil
    if !isSet, layers.normal.places.isEmpty, layers.selected.places.isEmpty,
      cell.pointee.background.fill == layers.normal.fill, cell.pointee.selectedBackground.fill == layers.selected.fill
    {
      return self
    }
    let normal = Layer(fill: cell.pointee.background.fill, places: isSet ? row.backgroundPlaces(.normal, cell) : [])
    let selected = Layer(
      fill: cell.pointee.selectedBackground.fill, places: isSet ? row.backgroundPlaces(.selected, cell) : [])
    if normal == layers.normal && selected == layers.selected { return self }
    return RowGrounds(normal, selected, on: row.scene.backdrop.ground, in: row.scene.shades)
  }

  /// Those of a clear row.
  convenience init(of scene: LintScene) {
    let clear = Layer(fill: .clear, places: [])
    self.init(clear, clear, on: scene.backdrop.ground, in: scene.shades)
  }
}

extension DeclaredRow {
  /// Where the row's background in this environment is set: by the row, its section or the table.
  func backgroundPlaces(_ state: BackgroundState, _ cell: UnsafePointer<CellNode>) -> [SpecPlace] {
    let position = cell.pointee.position
    // Computed only for rows that have a place: most rows have none.
    var key: SpecPlace.Step { .key(position.rawValue) }
    var last: [SpecPlace.Step] { state == .selected ? ["selected"] : [] }
    if state.fill(of: row.backgrounds?[position]) != nil {
      return [["background"] + last, ["backgrounds", key] + last].map(place)
    }
    if state.fill(of: section.backgrounds?[position]) != nil {
      return [SpecPlace(section.location, ["backgrounds", key] + last)]
    }
    if state.fill(of: scene.table.backgrounds[position]) != nil {
      return [SpecPlace(nil, ["backgrounds", key] + last)]
    }
    return scene.rules.places(of: .fill(state.fill(of: cell.pointee)))
  }
}

extension LaidOutRow {
  func backgroundPlaces(_ state: BackgroundState) -> [SpecPlace] { declared.backgroundPlaces(state, node) }
}

extension LaidOutSupplementary {
  var ground: Ground {
    guard let fill = node.background else { return scene.backdrop.ground }
    return scene.backdrop.ground.under(
      fill.fill, at: view.background == nil ? scene.rules.places(of: .fill(fill)) : [place(["background"])],
      in: scene.shades)
  }
}

/// The appearance rule that gives views a value: the last one for each value.
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

  /// Empty if no rule gives the value.
  func places(of value: AppearanceValue) -> [SpecPlace] {
    places.isEmpty ? [] : places[value].map { [$0] } ?? []
  }

  var isEmpty: Bool { places.isEmpty }
}
