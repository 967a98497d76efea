public struct UIEdgeInsets: Equatable, Sendable {
  public init()
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat
  public static let zero: UIEdgeInsets
}

public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  public init()
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  public static let zero: NSDirectionalEdgeInsets
}

public struct UIOffset: Equatable, Sendable {
  public init(horizontal: CGFloat, vertical: CGFloat)
  public var horizontal: CGFloat
  public var vertical: CGFloat
}

public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public init(rawValue: UInt)
  public let rawValue: UInt
  public static var top: NSDirectionalRectEdge { get }
  public static var leading: NSDirectionalRectEdge { get }
  public static var bottom: NSDirectionalRectEdge { get }
  public static var trailing: NSDirectionalRectEdge { get }
  public static var all: NSDirectionalRectEdge { get }
}

extension IndexPath {
  public init(row: Int, section: Int)
  public init(item: Int, section: Int)
  public var section: Int { get set }
  public var row: Int { get set }
  public var item: Int { get set }
}
