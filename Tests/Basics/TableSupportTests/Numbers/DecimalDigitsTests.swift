import TableSupport
import Testing

/// How numbers look in every output.
struct DecimalDigitsTests {
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (44, "44"), (10, "10"), (100, "100"), (43.666666666666664, "43.6667"), (-0.5, "-0.5"),
      (0.1 + 0.2, "0.3"), (0.0001, "0.0001"), (0.00004, "0"), (-0.00004, "0"), (1.01, "1.01"), (20.1050, "20.105"),
      (999.99995, "1000"), (123_456_789.25, "123456789.25"), (-7.0001, "-7.0001"),
    ])
  func decimalsAreShortestAtATenThousandth(value: Double, text: String) {
    var bytes: [UInt8] = []
    bytes.appendDecimal(value)
    #expect(String(decoding: bytes, as: UTF8.self) == text)
  }

  @Test(arguments: [0, 9, 10, -1, -10, 4_096, Int.max, Int.min])
  func integersAreWrittenInFull(value: Int) {
    var bytes: [UInt8] = []
    bytes.appendInteger(value)
    #expect(String(decoding: bytes, as: UTF8.self) == String(value))
  }
}
