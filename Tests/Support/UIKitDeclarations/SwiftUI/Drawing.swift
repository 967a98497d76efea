public struct EdgeInsets: Equatable, Sendable {
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
}

public struct Edge {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8)
    public static let horizontal: Edge.Set
    public static let all: Edge.Set
  }
}

public protocol ShapeStyle: Sendable {}

@frozen public struct Color: Hashable, Sendable {
  @available(iOS 15, *)
  public init(uiColor: UIColor)
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1)
  public static let clear: Color
  public static let white: Color
  public static let black: Color
}
extension Color: View, PrimitiveView, ShapeStyle {
  public typealias Body = Never
}

public struct TintShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { get } }
public struct HierarchicalShapeStyle: ShapeStyle {
  public static let primary: HierarchicalShapeStyle
  public static let secondary: HierarchicalShapeStyle
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { get }
  public static var secondary: HierarchicalShapeStyle { get }
}

public struct UnitPoint: Hashable, Sendable {
  public static let top: UnitPoint
  public static let bottom: UnitPoint
}
public struct LinearGradient: ShapeStyle, PrimitiveView {
  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
}

public protocol Shape: Sendable, View {}
public protocol InsettableShape: Shape {}
extension Shape {
  nonisolated public func fill<S: ShapeStyle>(_ content: S) -> some View
}
extension InsettableShape {
  nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View
}
public struct Rectangle: InsettableShape, PrimitiveView {
  nonisolated public init()
}
public struct Capsule: InsettableShape, PrimitiveView {
  nonisolated public init()
}
public struct RoundedRectangle: InsettableShape, PrimitiveView {
  nonisolated public init(cornerRadius: CGFloat)
}

public struct Image: Equatable, Sendable, PrimitiveView {
  nonisolated public init(_ name: String, bundle: Bundle? = nil)
  nonisolated public init(systemName: String)
  nonisolated public func resizable(capInsets: EdgeInsets = EdgeInsets()) -> Image
  public enum Scale: Hashable, Sendable {
    case small, medium, large
  }
}
extension EdgeInsets {
  public init()
}
