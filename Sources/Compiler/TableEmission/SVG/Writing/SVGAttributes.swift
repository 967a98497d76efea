import TableIR
import TableSupport

/// The kinds of values that attributes have.
extension SVGWriter {
  /// A length, a coordinate or a factor.
  package mutating func attribute(_ name: StaticString, _ value: Double) {
    attribute(name) { bytes in
      bytes.appendDecimal(value)
    }
  }

  package mutating func attribute(_ name: StaticString, literal value: StaticString) {
    attribute(name) { bytes in
      bytes.append(literal: value)
    }
  }

  /// Writes literals one after the other.
  mutating func attribute(_ name: StaticString, literals values: [StaticString]) {
    attribute(name) { bytes in
      for value in values { bytes.append(literal: value) }
    }
  }

  /// An untrusted value.
  package mutating func attribute(_ name: StaticString, escaping value: String) {
    attribute(name) { bytes in
      bytes.appendXMLEscaped(value)
    }
  }

  /// The colour without its opacity, in six hex digits.
  mutating func attribute(_ name: StaticString, rgb color: RGBA) {
    attribute(name) { bytes in
      bytes.append(UInt8(ascii: "#"))
      bytes.appendHex(color.red)
      bytes.appendHex(color.green)
      bytes.appendHex(color.blue)
    }
  }

  /// A list of numbers, as `viewBox` and `stroke-dasharray` expect it.
  package mutating func attribute(_ name: StaticString, numbers: Double...) {
    attribute(name) { bytes in
      for (index, number) in numbers.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: " ")) }
        bytes.appendDecimal(number)
      }
    }
  }

  package mutating func attribute(_ name: StaticString, path: PathData) {
    attribute(name) { bytes in
      bytes.append(contentsOf: path.bytes)
    }
  }

  /// `data:` and a media type, then the bytes as Base64.
  package mutating func attribute(_ name: StaticString, mediaType: String, base64 content: [UInt8]) {
    attribute(name) { bytes in
      bytes.append(literal: "data:")
      bytes.appendXMLEscaped(mediaType)
      bytes.append(literal: ";base64,")
      bytes.appendBase64(content)
    }
  }

  package mutating func translate(x: Double, y: Double) {
    attribute("transform") { bytes in
      bytes.appendTransform("translate(", x, y)
    }
  }

  /// - Parameter numbers: the six of an affine transform.
  mutating func matrix(_ numbers: [Double]) {
    attribute("transform") { bytes in
      bytes.append(literal: "matrix(")
      for (index, number) in numbers.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: " ")) }
        bytes.appendDecimal(number)
      }
      bytes.append(UInt8(ascii: ")"))
    }
  }

  mutating func translate(x: Double, y: Double, thenScaleX scaleX: Double, y scaleY: Double) {
    attribute("transform") { bytes in
      bytes.appendTransform("translate(", x, y)
      bytes.append(UInt8(ascii: " "))
      bytes.appendTransform("scale(", scaleX, scaleY)
    }
  }
}

extension [UInt8] {
  fileprivate mutating func appendHex(_ value: UInt8) {
    append(Self.hexDigit(value >> 4))
    append(Self.hexDigit(value & 15))
  }

  fileprivate mutating func appendTransform(_ function: StaticString, _ first: Double, _ second: Double) {
    append(literal: function)
    appendDecimal(first)
    append(UInt8(ascii: " "))
    appendDecimal(second)
    append(UInt8(ascii: ")"))
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
