import TableSupport

extension XMLElement {
  /// The text of the element. Interface Builder writes texts that XML would change, such as those that begin with a blank, in base64 without
  /// padding, and says so.
  package var content: String {
    guard flag("base64-UTF8") == true || self["type"] == "base64-UTF8" else { return text }
    return [UInt8](base64: text.utf8).map { String(decoding: $0, as: UTF8.self) } ?? text
  }
}
