/// The iOS whose UIKit laid out a document: that of the Xcode that saved it.
package struct InterfaceSystem: Hashable, Sendable {
  /// The build of Interface Builder, such as 23504.
  package var toolsVersion: Int

  package init(toolsVersion: Int) {
    self.toolsVersion = toolsVersion
  }

  /// The major version of iOS that came with that Xcode; nil for builds whose number does not tell, such as 32700.
  package var ios: Int? {
    switch toolsVersion {
    case ..<4000: 6
    case ..<6000: 7
    case ..<7000: 8
    case ..<11000: 9
    case ..<13000: 10
    case ..<14000: 11
    // Xcode 11's first builds have numbers from 14.800 on.
    case ..<14800: 12
    case ..<17000: 13
    case ..<19000: 14
    case ..<21000: 15
    case ..<22000: 16
    case ..<23000: 17
    case ..<24000: 18
    case ..<30000: 26
    default: nil
    }
  }
}

extension InterfaceDocument {
  /// The build of Interface Builder that saved the document, such as 23504; nil if it does not tell.
  package var toolsVersion: Int? {
    root["toolsVersion"].flatMap { Int($0.prefix { $0 != "." }) }
  }

  package var system: InterfaceSystem? { toolsVersion.map(InterfaceSystem.init) }
}
