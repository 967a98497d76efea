/// The iOS whose UIKit laid out a document: that of the Xcode that saved it.
package struct InterfaceSystem: Hashable, Sendable {
  /// The build of Interface Builder, such as 23504.
  package var toolsVersion: Int
}

extension InterfaceDocument {
  /// The build of Interface Builder that saved the document, such as 23504; nil if it does not tell.
  package var toolsVersion: Int? {
    root["toolsVersion"].flatMap { Int($0.prefix { $0 != "." }) }
  }
}
