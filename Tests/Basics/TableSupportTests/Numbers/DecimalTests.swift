import Foundation
import TableSupport
import Testing

@Suite("A number is rounded to 1/10000 and written in its shortest form")
struct DecimalTests {
  private func text(_ value: Double) -> String {
    var bytes: [UInt8] = []
    bytes.appendDecimal(value)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    (0, "0"), (44, "44"), (-44, "-44"), (0.5, "0.5"), (-0.5, "-0.5"), (43.25, "43.25"), (100, "100"),
    (1000.1, "1000.1"),
    (1.0001, "1.0001"), (0.0001, "0.0001"), (-0.0001, "-0.0001"), (0.001, "0.001"), (10.01, "10.01"),
  ])
  func shortest(_ value: Double, _ expected: String) {
    #expect(text(value) == expected)
  }

  @Test("thirds of a point, as they stand on a 3x screen")
  func thirds() {
    #expect(text(131.0 / 3) == "43.6667")
    #expect(text(1.0 / 3) == "0.3333")
    #expect(text(-2.0 / 3) == "-0.6667")
    #expect(text(0.1 + 0.2) == "0.3")
    #expect(text(2.675) == "2.675")
  }

  @Test("halves of the last digit go away from zero, and what is less is nothing")
  func rounding() {
    #expect(text(0.00005) == "0.0001")
    #expect(text(-0.00005) == "-0.0001")
    #expect(text(0.000049) == "0")
    #expect(text(0.99996) == "1")
    #expect(text(9.99995) == "10")
  }

  @Test("zero has no sign", arguments: [-0.0, -1e-5, -0.000049, -Double.leastNonzeroMagnitude, 1e-5])
  func zero(_ value: Double) {
    #expect(text(value) == "0")
  }

  @Test(arguments: [
    (1e6, "1000000"), (123_456_789.123_45, "123456789.1235"), (1e14, "100000000000000"), (-1e14, "-100000000000000"),
    (1e15, "1e+15"), (1e16, "1e+16"), (-1e300, "-1e+300"), (.greatestFiniteMagnitude, "1.7976931348623157e+308"),
  ])
  func large(_ value: Double, _ expected: String) throws {
    let written = text(value)
    #expect(Double(written) == Double(expected))
    #expect(try JSONDecoder().decode([Double].self, from: Data("[\(written)]".utf8)) == [Double(expected)])
  }

  @Test("pixels of every scale come back as they were, and no digit is there for nothing")
  func roundTrip() throws {
    for scale in [1.0, 2, 3] {
      for pixel in stride(from: -3_000, through: 60_000, by: 7) {
        let value = Double(pixel) / scale
        let written = text(value)
        let back = try #require(Double(written))
        #expect((back * scale).rounded() == Double(pixel) && abs(back - value) <= 0.00005)
        #expect(!written.contains(".") || !written.hasSuffix("0"))
      }
    }
  }

  @Test(arguments: [(0, "0"), (9, "9"), (10, "10"), (-7, "-7"), (1_234_567_890, "1234567890")])
  func integers(_ value: Int, _ expected: String) {
    var bytes: [UInt8] = []
    bytes.appendInteger(value)
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }

  @Test(arguments: [Int.min, .max, .min + 1])
  func extremeIntegers(_ value: Int) {
    var bytes: [UInt8] = []
    bytes.appendInteger(value)
    #expect(String(decoding: bytes, as: UTF8.self) == "\(value)")
  }

  @Test("a number that is none is a mistake of ours, and never reaches a file")
  func notFinite() async {
    await #expect(processExitsWith: .failure) {
      var bytes: [UInt8] = []
      bytes.appendDecimal(.nan)
    }
    await #expect(processExitsWith: .failure) {
      var bytes: [UInt8] = []
      bytes.appendDecimal(-.infinity)
    }
  }
}
