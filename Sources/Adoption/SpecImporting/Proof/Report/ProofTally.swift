/// How many saved frames the layout of imported tables reproduces, and how many it does not have to.
package struct ProofTally: Hashable, Sendable {
  /// The frames that the layout had to find.
  package private(set) var judged = 0
  /// Those of them that it found, within half a point.
  package private(set) var agreeing = 0
  /// The frames that stand in the specs, as they were saved: they prove nothing.
  package private(set) var asSaved = 0
  /// The frames that are not judged, by the reason.
  package private(set) var aside: [ProofRule: Int] = [:]

  package init() {}

  package init(_ proof: TableProof) {
    for frame in proof.frames {
      switch frame.standing {
      case .judged:
        judged += 1
        if frame.agrees { agreeing += 1 }
      case .asSaved: asSaved += 1
      case .aside: break
      }
    }
    aside = proof.rules.filter { !$0.key.isJudged }
  }

  package static func += (left: inout Self, right: Self) {
    left.judged += right.judged
    left.agreeing += right.agreeing
    left.asSaved += right.asSaved
    left.aside.merge(right.aside, uniquingKeysWith: +)
  }

  package var setAside: Int { aside.values.reduce(0, +) }

  /// How many frames the tables have.
  package var all: Int { judged + asSaved + setAside }
}
