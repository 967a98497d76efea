open class FileManager: ObjectiveC.NSObject, @unchecked Swift.Sendable {
  open class var `default`: Foundation.FileManager { get }
  open var temporaryDirectory: Foundation.URL { get }
  open var homeDirectoryForCurrentUser: Foundation.URL { get }
  open var currentDirectoryPath: Swift.String { get }
  open func changeCurrentDirectoryPath(_ path: Swift.String) -> Swift.Bool
  open func fileExists(atPath path: Swift.String) -> Swift.Bool
  open func fileExists(
    atPath path: Swift.String, isDirectory: Swift.UnsafeMutablePointer<Foundation.ObjCBool>?
  ) -> Swift.Bool
  open func isExecutableFile(atPath path: Swift.String) -> Swift.Bool
  open func isReadableFile(atPath path: Swift.String) -> Swift.Bool
  open func isWritableFile(atPath path: Swift.String) -> Swift.Bool
  open func contents(atPath path: Swift.String) -> Foundation.Data?
  open func contentsEqual(atPath path: Swift.String, andPath other: Swift.String) -> Swift.Bool
  @discardableResult open func createFile(
    atPath path: Swift.String, contents data: Foundation.Data?,
    attributes: [Foundation.FileAttributeKey: Any]? = nil
  ) -> Swift.Bool
  open func createDirectory(
    at url: Foundation.URL, withIntermediateDirectories: Swift.Bool,
    attributes: [Foundation.FileAttributeKey: Any]? = nil) throws
  open func createDirectory(
    atPath path: Swift.String, withIntermediateDirectories: Swift.Bool,
    attributes: [Foundation.FileAttributeKey: Any]? = nil) throws
  open func contentsOfDirectory(atPath path: Swift.String) throws -> [Swift.String]
  open func contentsOfDirectory(
    at url: Foundation.URL, includingPropertiesForKeys keys: [Foundation.URLResourceKey]?,
    options: Foundation.FileManager.DirectoryEnumerationOptions = []
  ) throws -> [Foundation.URL]
  open func subpathsOfDirectory(atPath path: Swift.String) throws -> [Swift.String]
  open func enumerator(atPath path: Swift.String) -> Foundation.FileManager.DirectoryEnumerator?
  open func enumerator(
    at url: Foundation.URL, includingPropertiesForKeys keys: [Foundation.URLResourceKey]?,
    options: Foundation.FileManager.DirectoryEnumerationOptions = [],
    errorHandler: ((Foundation.URL, any Swift.Error) -> Swift.Bool)? = nil
  ) -> Foundation.FileManager.DirectoryEnumerator?
  open func attributesOfItem(atPath path: Swift.String) throws -> [Foundation.FileAttributeKey: Any]
  open func setAttributes(_ attributes: [Foundation.FileAttributeKey: Any], ofItemAtPath path: Swift.String) throws
  open func removeItem(at url: Foundation.URL) throws
  open func removeItem(atPath path: Swift.String) throws
  open func copyItem(at source: Foundation.URL, to destination: Foundation.URL) throws
  open func copyItem(atPath source: Swift.String, toPath destination: Swift.String) throws
  open func moveItem(at source: Foundation.URL, to destination: Foundation.URL) throws
  open func moveItem(atPath source: Swift.String, toPath destination: Swift.String) throws
  open func linkItem(atPath source: Swift.String, toPath destination: Swift.String) throws
  open func createSymbolicLink(at url: Foundation.URL, withDestinationURL destination: Foundation.URL) throws
  open func createSymbolicLink(atPath path: Swift.String, withDestinationPath destination: Swift.String) throws
  open func destinationOfSymbolicLink(atPath path: Swift.String) throws -> Swift.String

  public struct DirectoryEnumerationOptions: Swift.OptionSet, Swift.Sendable {
    public let rawValue: Swift.UInt
    public init(rawValue: Swift.UInt)
    public static let skipsHiddenFiles: Foundation.FileManager.DirectoryEnumerationOptions
    public static let skipsSubdirectoryDescendants: Foundation.FileManager.DirectoryEnumerationOptions
    public static let skipsPackageDescendants: Foundation.FileManager.DirectoryEnumerationOptions
  }
  open class DirectoryEnumerator: Foundation.NSEnumerator {
    public override init()
    open func skipDescendants()
    open var fileAttributes: [Foundation.FileAttributeKey: Any]? { get }
  }
}
open class NSEnumerator: ObjectiveC.NSObject {
  public override init()
  open func nextObject() -> Any?
  open var allObjects: [Any] { get }
}
extension Foundation.NSEnumerator: Swift.Sequence {
  public typealias Element = Any
  public typealias Iterator = Foundation.NSFastEnumerationIterator
  public func makeIterator() -> Foundation.NSFastEnumerationIterator
}
public struct NSFastEnumerationIterator: Swift.IteratorProtocol {
  public typealias Element = Any
  @available(*, noasync)
  public mutating func next() -> Any?
}
public struct FileAttributeKey: Swift.Hashable, Swift.RawRepresentable, Swift.Sendable {
  public let rawValue: Swift.String
  public init(rawValue: Swift.String)
  public static let posixPermissions: Foundation.FileAttributeKey
  public static let modificationDate: Foundation.FileAttributeKey
  public static let creationDate: Foundation.FileAttributeKey
  public static let size: Foundation.FileAttributeKey
  public static let type: Foundation.FileAttributeKey
  public static let systemFileNumber: Foundation.FileAttributeKey
}
public struct FileAttributeType: Swift.Hashable, Swift.RawRepresentable, Swift.Sendable {
  public let rawValue: Swift.String
  public init(rawValue: Swift.String)
  public static let typeDirectory: Foundation.FileAttributeType
  public static let typeRegular: Foundation.FileAttributeType
  public static let typeSymbolicLink: Foundation.FileAttributeType
}

open class FileHandle: ObjectiveC.NSObject, @unchecked Swift.Sendable {
  public init(fileDescriptor: Swift.Int32)
  public init(fileDescriptor: Swift.Int32, closeOnDealloc: Swift.Bool)
  public convenience init?(forReadingAtPath path: Swift.String)
  public convenience init?(forWritingAtPath path: Swift.String)
  public convenience init(forReadingFrom url: Foundation.URL) throws
  public convenience init(forWritingTo url: Foundation.URL) throws
  public convenience init(forUpdating url: Foundation.URL) throws
  open class var standardInput: Foundation.FileHandle { get }
  open class var standardOutput: Foundation.FileHandle { get }
  open class var standardError: Foundation.FileHandle { get }
  open class var nullDevice: Foundation.FileHandle { get }
  open var fileDescriptor: Swift.Int32 { get }
  open var availableData: Foundation.Data { get }
  open func readDataToEndOfFile() -> Foundation.Data
  open func readData(ofLength length: Swift.Int) -> Foundation.Data
  open func write(_ data: Foundation.Data)
  open func closeFile()
  @available(macOS 10.15.4, iOS 13.4, *)
  public func readToEnd() throws -> Foundation.Data?
  @available(macOS 10.15.4, iOS 13.4, *)
  public func read(upToCount count: Swift.Int) throws -> Foundation.Data?
  @available(macOS 10.15.4, iOS 13.4, *)
  public func write<T>(contentsOf data: T) throws where T: Foundation.DataProtocol
  @available(macOS 10.15.4, iOS 13.4, *)
  @discardableResult public func seekToEnd() throws -> Swift.UInt64
  @available(macOS 10.15, iOS 13.0, *)
  public func seek(toOffset offset: Swift.UInt64) throws
  @available(macOS 10.15, iOS 13.0, *)
  public func truncate(atOffset offset: Swift.UInt64) throws
  @available(macOS 10.15, iOS 13.0, *)
  public func close() throws
  @preconcurrency open var readabilityHandler: (@Sendable (Foundation.FileHandle) -> Swift.Void)? { get set }
}
open class Pipe: ObjectiveC.NSObject, @unchecked Swift.Sendable {
  public override init()
  open var fileHandleForReading: Foundation.FileHandle { get }
  open var fileHandleForWriting: Foundation.FileHandle { get }
}

open class Bundle: ObjectiveC.NSObject, @unchecked Swift.Sendable {
  public class var main: Foundation.Bundle { get }
  open class var allBundles: [Foundation.Bundle] { get }
  public init?(path: Swift.String)
  public convenience init?(url: Foundation.URL)
  public init(for type: Swift.AnyClass)
  open var bundleURL: Foundation.URL { get }
  open var bundlePath: Swift.String { get }
  open var resourceURL: Foundation.URL? { get }
  open var resourcePath: Swift.String? { get }
  open var executableURL: Foundation.URL? { get }
  open var bundleIdentifier: Swift.String? { get }
  open func url(forResource name: Swift.String?, withExtension pathExtension: Swift.String?) -> Foundation.URL?
  open func path(forResource name: Swift.String?, ofType pathExtension: Swift.String?) -> Swift.String?
  public func localizedString(
    forKey key: Swift.String, value: Swift.String?, table: Swift.String?
  ) -> Swift.String
}
