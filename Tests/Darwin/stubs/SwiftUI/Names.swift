// Only names, of those that a file sees beside the library's own: whether it can name both is checked, and no view is.
import Swift
import _Concurrency
@_exported import CoreFoundation

@MainActor @preconcurrency public protocol View {}

public struct Angle: Swift.Sendable {}
public struct Color: Swift.Sendable {}
@propertyWrapper public struct Environment<Value> {
  public var wrappedValue: Value { get }
}
public struct Font: Swift.Sendable {}
public struct Image: Swift.Sendable {}
public struct Label<Title, Icon> {}
public protocol Layout {}
public struct LayoutProperties: Swift.Sendable {}
public struct LayoutSubviews: Swift.Sendable {}
public struct Section<Parent, Content, Footer> {}
public protocol Shape: Swift.Sendable {}
public struct Table<Value, Rows, Columns> {}
public struct Text: Swift.Sendable {}

#if os(iOS)
  @_exported import UIKit

  @MainActor @preconcurrency open class UIHostingController<Content>: UIKit.UIViewController
  where Content: SwiftUI.View {
    @MainActor @preconcurrency public init(rootView: Content)
    @MainActor @preconcurrency public required dynamic init?(coder aDecoder: Foundation.NSCoder)
  }
#endif
