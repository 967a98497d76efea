extension String {
  /// Creates the text of a number in every output: rounded to 1/10000 and in its shortest form.
  public init(decimal value: Double) {
    var bytes: [UInt8] = []
    bytes.appendDecimal(value)
    self.init(decoding: bytes, as: UTF8.self)
  }
}
