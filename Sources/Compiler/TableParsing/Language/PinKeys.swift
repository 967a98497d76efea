import TableConstraints
import TableIR

extension Shape where Value == [ViewSizing.Pin] {
  /// The distances between a view and its superview: a guide or points for all four edges, or a key for each edge.
  static let pins: Shape = {
    let mapping = Shape<PinDraft>.mapping(.pin)
    let end = Shape<PinDraft.End>.end
    return Shape(.either([.mapping("pin"), end.schema])) { decoder, node in
      let errors = decoder.effects.errorCount
      // A misspelt pin was meant to position the view.
      defer { if decoder.effects.errorCount > errors { decoder.effects.hasMisreadConstraint = true } }
      guard decoder.isMapping(node) else {
        return end.read(decoder, node).map { end in
          PinDraft.edges.map { ViewSizing.Pin($0, guide: end.guide, inset: end.inset) }
        }
      }
      return mapping.read(decoder, node)?.pins
    } write: { pins, writer in
      let draft = PinDraft(pins)
      if let one = draft.sameForAllEdges { return end.write(one, writer) }
      return mapping.write(draft, writer)
    }
  }()
}

/// Pins during reading and writing.
struct PinDraft {
  /// The end of a pin: a guide, or a number of points inside.
  struct End: Hashable {
    var guide: Guide?
    var inset = 0.0
  }

  var ends: [Attribute: End] = [:]

  static let edges: [Attribute] = [.leading, .trailing, .top, .bottom]
  static let all: [Attribute] = edges + [.left, .right, .centerX, .centerY]

  init(_ pins: [ViewSizing.Pin] = []) {
    for pin in pins { ends[pin.attribute] = End(guide: pin.guide, inset: pin.inset) }
  }

  var pins: [ViewSizing.Pin] {
    Self.all.compactMap { attribute in
      ends[attribute].map { ViewSizing.Pin(attribute, guide: $0.guide, inset: $0.inset) }
    }
  }

  /// The common end of all four edges, if nothing else is pinned.
  var sameForAllEdges: End? {
    guard ends.count == 4, let first = ends[.leading], Self.edges.allSatisfy({ ends[$0] == first }) else { return nil }
    return first
  }
}

extension MappingType where Owner == PinDraft {
  static let pin = MappingType(
    "pin", noun: "a pin", summary: "The distances between a view and its superview.", PinDraft(),
    keys: PinDraft.all.map { attribute in
      Key(
        attribute.rawValue, Shape<PinDraft.End>.end,
        attribute == .centerX || attribute == .centerY
          ? "points after the superview's centre, in the layout direction or downwards, or a guide"
          : "points inside the superview's edge, or a guide",
        get: { $0.ends[attribute] }
      ) { $0.ends[attribute] = $1 }
    })
}

extension Shape where Value == PinDraft.End {
  /// A number of points, or a guide.
  fileprivate static let end: Shape = {
    let number = Shape<Double>.coordinate
    let guide = Shape<Guide>.words(
      KeyNames(Guide.allCases.map(\.rawValue)), Guide.allCases, name: { $0.rawValue })
    return Shape(.either([number.schema, guide.schema])) { decoder, node in
      if decoder.isScalar(node), case .string = decoder.tree.coreValue(decoder.tree.resolved(node)) {
        return guide.read(decoder, node).map { PinDraft.End(guide: $0) }
      }
      return decoder.readNumber(
        node, in: -SpecBounds.longest...SpecBounds.longest, or: "a guide, or a mapping from edges to either"
      ).map { PinDraft.End(inset: $0) }
    } write: { end, writer in
      end.guide.map { guide.write($0, writer) } ?? number.write(end.inset, writer)
    }
  }()
}
