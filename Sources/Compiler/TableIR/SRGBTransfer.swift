import TableSystem

/// The transfer function of sRGB (IEC 61966-2-1), which Display P3 uses too.
package enum SRGBTransfer {
  /// The light of an encoded channel; both from 0 to 1.
  package static func linear(_ encoded: Double) -> Double {
    encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
  }

  /// The encoded channel for an amount of light; both from 0 to 1.
  package static func encoded(_ linear: Double) -> Double {
    linear <= 0.0031308 ? linear * 12.92 : 1.055 * pow(linear, 1 / 2.4) - 0.055
  }

  /// Adobe RGB (1998) has a plain power instead.
  package static func linearOfAdobeRGB(_ encoded: Double) -> Double { pow(max(encoded, 0), 563.0 / 256) }
}
