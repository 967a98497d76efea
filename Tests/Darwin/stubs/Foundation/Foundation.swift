// What a package and its tests use of Foundation. The rest is not declared: an error that names it says so, and it is added here.
import Swift
import _Concurrency
@_exported import CoreFoundation
@_exported import Darwin
@_exported import Dispatch
@_exported import ObjectiveC

public typealias TimeInterval = Swift.Double

public struct ObjCBool: Swift.ExpressibleByBooleanLiteral, Swift.Sendable {
  public init(_ value: Swift.Bool)
  public init(booleanLiteral value: Swift.Bool)
  public var boolValue: Swift.Bool { get }
}

public struct Data: Swift.Hashable, Swift.RandomAccessCollection, Swift.MutableCollection,
  Swift.RangeReplaceableCollection, Swift.Sendable, Swift.Codable
{
  public typealias Element = Swift.UInt8
  public typealias Index = Swift.Int
  public typealias Indices = Swift.Range<Swift.Int>
  public typealias SubSequence = Foundation.Data
  public init()
  public init<S>(_ elements: S) where S: Swift.Sequence, S.Element == Swift.UInt8
  public init(repeating repeatedValue: Swift.UInt8, count: Swift.Int)
  public init(count: Swift.Int)
  public init(bytes: Swift.UnsafeRawPointer, count: Swift.Int)
  public init(contentsOf url: Foundation.URL, options: Foundation.Data.ReadingOptions = []) throws
  public init?(base64Encoded text: Swift.String)
  public init(from decoder: any Swift.Decoder) throws
  public func encode(to encoder: any Swift.Encoder) throws
  public struct ReadingOptions: Swift.OptionSet, Swift.Sendable {
    public let rawValue: Swift.UInt
    public init(rawValue: Swift.UInt)
    public static let mappedIfSafe: Foundation.Data.ReadingOptions
    public static let alwaysMapped: Foundation.Data.ReadingOptions
  }
  public struct WritingOptions: Swift.OptionSet, Swift.Sendable {
    public let rawValue: Swift.UInt
    public init(rawValue: Swift.UInt)
    public static let atomic: Foundation.Data.WritingOptions
    public static let withoutOverwriting: Foundation.Data.WritingOptions
  }
  public func write(to url: Foundation.URL, options: Foundation.Data.WritingOptions = []) throws
  public func base64EncodedString() -> Swift.String
  public var startIndex: Swift.Int { get }
  public var endIndex: Swift.Int { get }
  public var count: Swift.Int { get }
  public var indices: Swift.Range<Swift.Int> { get }
  public subscript(index: Swift.Int) -> Swift.UInt8 { get set }
  public subscript(bounds: Swift.Range<Swift.Int>) -> Foundation.Data { get set }
  public mutating func replaceSubrange<C>(_ range: Swift.Range<Swift.Int>, with bytes: C)
  where C: Swift.Collection, C.Element == Swift.UInt8
  public mutating func append(_ other: Foundation.Data)
  public func withUnsafeBytes<R>(_ body: (Swift.UnsafeRawBufferPointer) throws -> R) rethrows -> R
  public func subdata(in range: Swift.Range<Swift.Int>) -> Foundation.Data
  public static func == (left: Foundation.Data, right: Foundation.Data) -> Swift.Bool
  public func hash(into hasher: inout Swift.Hasher)
  public var hashValue: Swift.Int { get }
}
public protocol DataProtocol: Swift.RandomAccessCollection where Self.Element == Swift.UInt8 {}
extension Foundation.Data: Foundation.DataProtocol {}
extension Swift.Array: Foundation.DataProtocol where Element == Swift.UInt8 {}

public struct URL: Swift.Hashable, Swift.Sendable, Swift.CustomStringConvertible, Swift.Codable {
  public enum DirectoryHint: Swift.Sendable { case isDirectory, notDirectory, checkFileSystem, inferFromPath }
  public init?(string: Swift.String)
  public init?(string: Swift.String, relativeTo url: Foundation.URL?)
  public init(fileURLWithPath path: Swift.String)
  public init(fileURLWithPath path: Swift.String, isDirectory: Swift.Bool)
  public init(fileURLWithPath path: Swift.String, relativeTo base: Foundation.URL?)
  @available(macOS 13.0, iOS 16.0, *)
  public init(
    filePath: Swift.String, directoryHint: Foundation.URL.DirectoryHint = .inferFromPath,
    relativeTo base: Foundation.URL? = nil)
  public init(from decoder: any Swift.Decoder) throws
  public func encode(to encoder: any Swift.Encoder) throws
  public var absoluteString: Swift.String { get }
  public var absoluteURL: Foundation.URL { get }
  public var path: Swift.String { get }
  @available(macOS 13.0, iOS 16.0, *)
  public func path(percentEncoded: Swift.Bool = true) -> Swift.String
  public var relativePath: Swift.String { get }
  public var scheme: Swift.String? { get }
  public var host: Swift.String? { get }
  public var port: Swift.Int? { get }
  public var query: Swift.String? { get }
  public var fragment: Swift.String? { get }
  public var isFileURL: Swift.Bool { get }
  public var hasDirectoryPath: Swift.Bool { get }
  public var pathComponents: [Swift.String] { get }
  public var lastPathComponent: Swift.String { get }
  public var pathExtension: Swift.String { get }
  public var standardized: Foundation.URL { get }
  public var standardizedFileURL: Foundation.URL { get }
  public func resolvingSymlinksInPath() -> Foundation.URL
  public func deletingLastPathComponent() -> Foundation.URL
  public mutating func deleteLastPathComponent()
  public mutating func deletePathExtension()
  public mutating func appendPathComponent(_ component: Swift.String)
  @available(macOS 13.0, iOS 16.0, *)
  public mutating func append<S>(
    path: S, directoryHint: Foundation.URL.DirectoryHint = .inferFromPath) where S: Swift.StringProtocol
  public func deletingPathExtension() -> Foundation.URL
  public func appendingPathComponent(_ component: Swift.String) -> Foundation.URL
  public func appendingPathComponent(_ component: Swift.String, isDirectory: Swift.Bool) -> Foundation.URL
  public func appendingPathExtension(_ pathExtension: Swift.String) -> Foundation.URL
  @available(macOS 13.0, iOS 16.0, *)
  public func appending<S>(
    path: S, directoryHint: Foundation.URL.DirectoryHint = .inferFromPath
  ) -> Foundation.URL where S: Swift.StringProtocol
  @available(macOS 13.0, iOS 16.0, *)
  public func appending<S>(
    component: S, directoryHint: Foundation.URL.DirectoryHint = .inferFromPath
  ) -> Foundation.URL where S: Swift.StringProtocol
  @available(macOS 13.0, iOS 16.0, *)
  public func appending<S>(
    components: S..., directoryHint: Foundation.URL.DirectoryHint = .inferFromPath
  ) -> Foundation.URL where S: Swift.StringProtocol
  @available(macOS 13.0, iOS 16.0, *)
  public static var temporaryDirectory: Foundation.URL { get }
  @available(macOS 13.0, iOS 16.0, *)
  public static var homeDirectory: Foundation.URL { get }
  @available(macOS 13.0, iOS 16.0, *)
  public static func currentDirectory() -> Foundation.URL
  public func resourceValues(forKeys keys: Swift.Set<Foundation.URLResourceKey>) throws -> Foundation.URLResourceValues
  public var description: Swift.String { get }
  public static func == (left: Foundation.URL, right: Foundation.URL) -> Swift.Bool
  public func hash(into hasher: inout Swift.Hasher)
  public var hashValue: Swift.Int { get }
}
public struct URLResourceKey: Swift.Hashable, Swift.RawRepresentable, Swift.Sendable {
  public let rawValue: Swift.String
  public init(rawValue: Swift.String)
  public static let isDirectoryKey: Foundation.URLResourceKey
  public static let isRegularFileKey: Foundation.URLResourceKey
  public static let isSymbolicLinkKey: Foundation.URLResourceKey
  public static let fileSizeKey: Foundation.URLResourceKey
  public static let contentModificationDateKey: Foundation.URLResourceKey
}
public struct URLResourceValues {
  public var isDirectory: Swift.Bool? { get }
  public var isRegularFile: Swift.Bool? { get }
  public var isSymbolicLink: Swift.Bool? { get }
  public var fileSize: Swift.Int? { get }
  public var contentModificationDate: Foundation.Date? { get set }
}

public struct UUID: Swift.Hashable, Swift.Sendable, Swift.CustomStringConvertible {
  public init()
  public init?(uuidString: Swift.String)
  public var uuidString: Swift.String { get }
  public var description: Swift.String { get }
  public static func == (left: Foundation.UUID, right: Foundation.UUID) -> Swift.Bool
  public func hash(into hasher: inout Swift.Hasher)
  public var hashValue: Swift.Int { get }
}

public struct Date: Swift.Hashable, Swift.Comparable, Swift.Sendable, Swift.CustomStringConvertible {
  public init()
  public init(timeIntervalSinceNow: Swift.Double)
  public init(timeIntervalSince1970: Swift.Double)
  @available(macOS 12.0, iOS 15.0, *)
  public static var now: Foundation.Date { get }
  public static let distantPast: Foundation.Date
  public static let distantFuture: Foundation.Date
  public var timeIntervalSince1970: Swift.Double { get }
  public var timeIntervalSinceNow: Swift.Double { get }
  public func timeIntervalSince(_ other: Foundation.Date) -> Swift.Double
  public func addingTimeInterval(_ interval: Swift.Double) -> Foundation.Date
  public var description: Swift.String { get }
  public static func + (left: Foundation.Date, right: Swift.Double) -> Foundation.Date
  public static func - (left: Foundation.Date, right: Swift.Double) -> Foundation.Date
  public static func < (left: Foundation.Date, right: Foundation.Date) -> Swift.Bool
  public static func == (left: Foundation.Date, right: Foundation.Date) -> Swift.Bool
  public func hash(into hasher: inout Swift.Hasher)
  public var hashValue: Swift.Int { get }
  @available(macOS 12.0, iOS 15.0, *)
  public struct ISO8601FormatStyle: Swift.Sendable {
    public init()
    public func year() -> Foundation.Date.ISO8601FormatStyle
    public func month() -> Foundation.Date.ISO8601FormatStyle
    public func day() -> Foundation.Date.ISO8601FormatStyle
    public func format(_ value: Foundation.Date) -> Swift.String
  }
  @available(macOS 12.0, iOS 15.0, *)
  public init(_ value: Swift.String, strategy: Foundation.Date.ISO8601FormatStyle) throws
  @available(macOS 12.0, iOS 15.0, *)
  public func formatted(_ format: Foundation.Date.ISO8601FormatStyle) -> Swift.String
}

public struct IndexPath: Swift.Hashable, Swift.Comparable, Swift.Sendable {
  public init(indexes: [Swift.Int])
  public var count: Swift.Int { get }
  public static func < (left: Foundation.IndexPath, right: Foundation.IndexPath) -> Swift.Bool
  public static func == (left: Foundation.IndexPath, right: Foundation.IndexPath) -> Swift.Bool
  public func hash(into hasher: inout Swift.Hasher)
  public var hashValue: Swift.Int { get }
}

public struct IndexSet: Swift.Hashable, Swift.Sendable, Swift.ExpressibleByArrayLiteral {
  public init()
  public init(integer: Swift.Int)
  public init(arrayLiteral elements: Swift.Int...)
  public init(_ range: Swift.Range<Swift.Int>)
  public static func == (left: Foundation.IndexSet, right: Foundation.IndexSet) -> Swift.Bool
  public func hash(into hasher: inout Swift.Hasher)
  public var hashValue: Swift.Int { get }
}

public struct CharacterSet: Swift.Hashable, Swift.Sendable {
  public init()
  public init(charactersIn string: Swift.String)
  public static var whitespaces: Foundation.CharacterSet { get }
  public static var whitespacesAndNewlines: Foundation.CharacterSet { get }
  public static var newlines: Foundation.CharacterSet { get }
  public static var alphanumerics: Foundation.CharacterSet { get }
  public static var urlPathAllowed: Foundation.CharacterSet { get }
  public static var urlQueryAllowed: Foundation.CharacterSet { get }
  public func contains(_ scalar: Swift.Unicode.Scalar) -> Swift.Bool
  public var inverted: Foundation.CharacterSet { get }
  public func union(_ other: Foundation.CharacterSet) -> Foundation.CharacterSet
  public static func == (left: Foundation.CharacterSet, right: Foundation.CharacterSet) -> Swift.Bool
  public func hash(into hasher: inout Swift.Hasher)
  public var hashValue: Swift.Int { get }
}
