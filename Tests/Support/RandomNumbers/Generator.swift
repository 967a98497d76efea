/// SplitMix64: the same values in every run. Values that bytes choose may come first.
package struct Generator: RandomNumberGenerator {
  package var state: UInt64
  private var choices: ArraySlice<UInt8> = []

  package init(state: UInt64) {
    self.state = state
  }

  /// One value for every two bytes, so that who changes a byte changes one choice.
  package init(choices: [UInt8]) {
    state = UInt64(choices.count)
    self.choices = choices[...]
  }

  package mutating func next() -> UInt64 {
    if let low = choices.popFirst() {
      return (UInt64(low) | UInt64(choices.popFirst() ?? 0) << 8) &* 0x0001_0001_0001_0001
    }
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  package mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }
}
