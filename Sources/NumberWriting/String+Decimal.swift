extension String {
  /// A number as every output writes it: rounded to 1/10000 and in its shortest form.
  public init(decimal value: Double) {
    var bytes: [UInt8] = []
    bytes.appendDecimal(value)
    self.init(decoding: bytes, as: UTF8.self)
  }
}
