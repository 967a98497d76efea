/// The system whose UIKit laid out a document: that of the Xcode that saved it.
package struct InterfaceSystem: Hashable, Sendable {
  /// The build of Interface Builder, such as 23504.
  package var toolsVersion: Int

  package init(toolsVersion: Int) {
    self.toolsVersion = toolsVersion
  }

  /// The release of Xcode with that build; nil for builds whose number does not tell, such as 32700.
  package var release: XcodeRelease? {
    guard toolsVersion < XcodeRelease.firstUnknownBuild else { return nil }
    return XcodeRelease.allCases.last { $0.firstBuild <= toolsVersion } ?? .xcode4
  }

  /// The major version of iOS that came with that Xcode; nil for builds whose number does not tell.
  package var ios: Int? { release?.ios }
}

/// A release of Xcode that came with another UIKit than the one before: the only list of the builds of Interface Builder and of the iOS that
/// each stands for.
package enum XcodeRelease: Int, CaseIterable, Sendable {
  case xcode4, xcode5, xcode6, xcode7, xcode8, xcode9, xcode10, xcode11, xcode12, xcode12Spring
  case xcode13, xcode14, xcode15, xcode16, xcode26

  /// The first build of Interface Builder (`toolsVersion`) that belongs to it.
  ///
  /// Xcode 11's first builds have numbers from 14.800 on. Builds 16.096 and 16.097 are Xcode 11.4 to 11.6. Xcode 12.5 (18.121 on) has a
  /// canvas of its own; the sections of plain tables tell it from Xcode 13, whose headers have padding: 24.5 points above the first row in 4
  /// tables of 18.122, and 44.5 in 13 of 19.158 and 19.162.
  package var firstBuild: Int {
    switch self {
    case .xcode4: 0
    case .xcode5: 4_000
    case .xcode6: 6_000
    case .xcode7: 7_000
    case .xcode8: 11_000
    case .xcode9: 13_000
    case .xcode10: 14_000
    case .xcode11: 14_800
    case .xcode12: 17_000
    case .xcode12Spring: 18_000
    case .xcode13: 19_000
    case .xcode14: 21_000
    case .xcode15: 22_000
    case .xcode16: 23_000
    case .xcode26: 24_000
    }
  }

  /// Numbers from here on do not tell the release.
  static let firstUnknownBuild = 30_000

  /// The major version of iOS that came with it.
  package var ios: Int {
    switch self {
    case .xcode4: 6
    case .xcode5: 7
    case .xcode6: 8
    case .xcode7: 9
    case .xcode8: 10
    case .xcode9: 11
    case .xcode10: 12
    case .xcode11: 13
    // iOS 14.0 to 14.4, and 14.5.
    case .xcode12, .xcode12Spring: 14
    case .xcode13: 15
    case .xcode14: 16
    case .xcode15: 17
    case .xcode16: 18
    case .xcode26: 26
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
