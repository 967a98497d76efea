/// How a letter of a script such as Arabic joins its neighbours (Unicode's `Joining_Type`).
public enum JoiningType: UInt8, Sendable {
  case nonJoining
  /// It joins the letter before it.
  case rightJoining
  /// It joins the letter after it.
  case leftJoining
  case dualJoining
  /// It makes letters join without being one: tatweel, and U+200D.
  case joinCausing
  /// A mark: its neighbours join as if it were not there.
  case transparent

  /// The joining type of a character.
  public init(of scalar: Unicode.Scalar) {
    if scalar.value == 0x200C {
      self = .nonJoining
    } else if let range = sortedIndex(
      of: Int(scalar.value), count: JoiningTypes.ranges.count, range: JoiningTypes.range)
    {
      self = JoiningType(rawValue: UInt8(JoiningTypes.ranges[range].type)) ?? .nonJoining
    } else {
      // As for all that the table leaves out.
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format: self = .transparent
      default: self = .nonJoining
      }
    }
  }

  private var joinsBefore: Bool { self == .dualJoining || self == .rightJoining || self == .joinCausing }
  private var joinsAfter: Bool { self == .dualJoining || self == .leftJoining || self == .joinCausing }

  /// The features of the letters' forms; nil for a letter without one.
  static func forms(of types: [JoiningType]) -> [Tag?] {
    let letters = types.indices.filter { types[$0] != .transparent }
    var forms = [Tag?](repeating: nil, count: types.count)
    for (place, index) in letters.enumerated() where types[index] != .nonJoining && types[index] != .joinCausing {
      let isJoinedBefore = types[index].joinsBefore && place > 0 && types[letters[place - 1]].joinsAfter
      let isJoinedAfter =
        types[index].joinsAfter && place + 1 < letters.count && types[letters[place + 1]].joinsBefore
      switch (isJoinedBefore, isJoinedAfter) {
      case (true, true): forms[index] = "medi"
      case (true, false): forms[index] = "fina"
      case (false, true): forms[index] = "init"
      case (false, false): forms[index] = "isol"
      }
    }
    return forms
  }
}
