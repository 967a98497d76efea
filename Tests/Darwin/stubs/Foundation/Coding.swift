// swift-format-ignore-file: AlwaysUseLowerCamelCase
open class JSONSerialization: ObjectiveC.NSObject {
  public struct ReadingOptions: Swift.OptionSet, Swift.Sendable {
    public let rawValue: Swift.UInt
    public init(rawValue: Swift.UInt)
    public static let fragmentsAllowed: Foundation.JSONSerialization.ReadingOptions
    public static let mutableContainers: Foundation.JSONSerialization.ReadingOptions
  }
  public struct WritingOptions: Swift.OptionSet, Swift.Sendable {
    public let rawValue: Swift.UInt
    public init(rawValue: Swift.UInt)
    public static let prettyPrinted: Foundation.JSONSerialization.WritingOptions
    public static let sortedKeys: Foundation.JSONSerialization.WritingOptions
    public static let fragmentsAllowed: Foundation.JSONSerialization.WritingOptions
    public static let withoutEscapingSlashes: Foundation.JSONSerialization.WritingOptions
  }
  open class func isValidJSONObject(_ object: Any) -> Swift.Bool
  open class func jsonObject(
    with data: Foundation.Data, options: Foundation.JSONSerialization.ReadingOptions = []
  ) throws -> Any
  open class func data(
    withJSONObject object: Any, options: Foundation.JSONSerialization.WritingOptions = []
  ) throws -> Foundation.Data
}
open class JSONDecoder: @unchecked Swift.Sendable {
  public enum KeyDecodingStrategy: Swift.Sendable { case useDefaultKeys, convertFromSnakeCase }
  public init()
  open var keyDecodingStrategy: Foundation.JSONDecoder.KeyDecodingStrategy { get set }
  open func decode<T>(_ type: T.Type, from data: Foundation.Data) throws -> T where T: Swift.Decodable
}
open class JSONEncoder: @unchecked Swift.Sendable {
  public struct OutputFormatting: Swift.OptionSet, Swift.Sendable {
    public let rawValue: Swift.UInt
    public init(rawValue: Swift.UInt)
    public static let prettyPrinted: Foundation.JSONEncoder.OutputFormatting
    public static let sortedKeys: Foundation.JSONEncoder.OutputFormatting
    public static let withoutEscapingSlashes: Foundation.JSONEncoder.OutputFormatting
  }
  public enum KeyEncodingStrategy: Swift.Sendable { case useDefaultKeys, convertToSnakeCase }
  public init()
  open var outputFormatting: Foundation.JSONEncoder.OutputFormatting { get set }
  open var keyEncodingStrategy: Foundation.JSONEncoder.KeyEncodingStrategy { get set }
  open func encode<T>(_ value: T) throws -> Foundation.Data where T: Swift.Encodable
}

open class XMLParser: ObjectiveC.NSObject {
  public init(data: Foundation.Data)
  public convenience init?(contentsOf url: Foundation.URL)
  open weak var delegate: (any Foundation.XMLParserDelegate)? { get set }
  open var shouldProcessNamespaces: Swift.Bool { get set }
  open var shouldResolveExternalEntities: Swift.Bool { get set }
  open func parse() -> Swift.Bool
  open func abortParsing()
  open var parserError: (any Swift.Error)? { get }
  open var lineNumber: Swift.Int { get }
  open var columnNumber: Swift.Int { get }
}
public protocol XMLParserDelegate: ObjectiveC.NSObjectProtocol {
  func parserDidStartDocument(_ parser: Foundation.XMLParser)
  func parserDidEndDocument(_ parser: Foundation.XMLParser)
  func parser(
    _ parser: Foundation.XMLParser, didStartElement elementName: Swift.String, namespaceURI: Swift.String?,
    qualifiedName qName: Swift.String?, attributes attributeDict: [Swift.String: Swift.String])
  func parser(
    _ parser: Foundation.XMLParser, didEndElement elementName: Swift.String, namespaceURI: Swift.String?,
    qualifiedName qName: Swift.String?)
  func parser(_ parser: Foundation.XMLParser, foundCharacters string: Swift.String)
  func parser(_ parser: Foundation.XMLParser, parseErrorOccurred parseError: any Swift.Error)
}
// On a Mac these are optional requirements.
extension Foundation.XMLParserDelegate {
  public func parserDidStartDocument(_ parser: Foundation.XMLParser)
  public func parserDidEndDocument(_ parser: Foundation.XMLParser)
  public func parser(
    _ parser: Foundation.XMLParser, didStartElement elementName: Swift.String, namespaceURI: Swift.String?,
    qualifiedName qName: Swift.String?, attributes attributeDict: [Swift.String: Swift.String])
  public func parser(
    _ parser: Foundation.XMLParser, didEndElement elementName: Swift.String, namespaceURI: Swift.String?,
    qualifiedName qName: Swift.String?)
  public func parser(_ parser: Foundation.XMLParser, foundCharacters string: Swift.String)
  public func parser(_ parser: Foundation.XMLParser, parseErrorOccurred parseError: any Swift.Error)
}

open class NSCoder: ObjectiveC.NSObject {}
open class NSNull: ObjectiveC.NSObject {
  public override init()
}
open class NSNumber: ObjectiveC.NSObject, @unchecked Swift.Sendable, Swift.ExpressibleByFloatLiteral,
  Swift.ExpressibleByIntegerLiteral, Swift.ExpressibleByBooleanLiteral
{
  public required init(floatLiteral value: Swift.Double)
  public required init(integerLiteral value: Swift.Int)
  public required init(booleanLiteral value: Swift.Bool)
  public init(value: Swift.Int)
  public init(value: Swift.Double)
  open var doubleValue: Swift.Double { get }
  open var intValue: Swift.Int { get }
  open var boolValue: Swift.Bool { get }
  open var stringValue: Swift.String { get }
}

open class NSError: ObjectiveC.NSObject, Swift.Error, @unchecked Swift.Sendable {
  public init(domain: Swift.String, code: Swift.Int, userInfo: [Swift.String: Any]? = nil)
  open var domain: Swift.String { get }
  open var code: Swift.Int { get }
  open var userInfo: [Swift.String: Any] { get }
  open var localizedDescription: Swift.String { get }
}
public protocol LocalizedError: Swift.Error {
  var errorDescription: Swift.String? { get }
  var failureReason: Swift.String? { get }
  var recoverySuggestion: Swift.String? { get }
  var helpAnchor: Swift.String? { get }
}
extension Foundation.LocalizedError {
  public var errorDescription: Swift.String? { get }
  public var failureReason: Swift.String? { get }
  public var recoverySuggestion: Swift.String? { get }
  public var helpAnchor: Swift.String? { get }
}
extension Swift.Error {
  public var localizedDescription: Swift.String { get }
}
public struct POSIXError: Swift.Error, Swift.Hashable {
  public typealias Code = Darwin.POSIXErrorCode
  public init(_ code: Foundation.POSIXError.Code)
  public var code: Foundation.POSIXError.Code { get }
  public static func == (left: Foundation.POSIXError, right: Foundation.POSIXError) -> Swift.Bool
  public func hash(into hasher: inout Swift.Hasher)
  public var hashValue: Swift.Int { get }
}
public struct CocoaError: Swift.Error {
  public struct Code: Swift.RawRepresentable, Swift.Hashable, Swift.Sendable {
    public let rawValue: Swift.Int
    public init(rawValue: Swift.Int)
    public static var fileNoSuchFile: Foundation.CocoaError.Code { get }
    public static var fileReadUnknown: Foundation.CocoaError.Code { get }
    public static var fileReadNoSuchFile: Foundation.CocoaError.Code { get }
    public static var fileReadCorruptFile: Foundation.CocoaError.Code { get }
  }
  public init(_ code: Foundation.CocoaError.Code)
  public var code: Foundation.CocoaError.Code { get }
}

public func NSStringFromClass(_ type: Swift.AnyClass) -> Swift.String
public func NSClassFromString(_ name: Swift.String) -> Swift.AnyClass?
public func NSTemporaryDirectory() -> Swift.String
public func NSHomeDirectory() -> Swift.String
extension ObjectiveC.NSObject {
  public func isKind(of type: Swift.AnyClass) -> Swift.Bool
  public func isMember(of type: Swift.AnyClass) -> Swift.Bool
  public func responds(to selector: ObjectiveC.Selector) -> Swift.Bool
}
