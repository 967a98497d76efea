// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
// What Swift adds to the C headers: macros that Swift cannot import, and functions that take a variable number of arguments.
import Swift
@_exported import Darwin

public var errno: Swift.Int32 { get set }

public func open(_ path: Swift.UnsafePointer<Swift.CChar>, _ oflag: Swift.Int32) -> Swift.Int32
public func open(_ path: Swift.UnsafePointer<Swift.CChar>, _ oflag: Swift.Int32, _ mode: Darwin.mode_t) -> Swift.Int32
public func openat(_ fd: Swift.Int32, _ path: Swift.UnsafePointer<Swift.CChar>, _ oflag: Swift.Int32) -> Swift.Int32
public func openat(
  _ fd: Swift.Int32, _ path: Swift.UnsafePointer<Swift.CChar>, _ oflag: Swift.Int32, _ mode: Darwin.mode_t
) -> Swift.Int32
public func fcntl(_ fd: Swift.Int32, _ cmd: Swift.Int32) -> Swift.Int32
public func fcntl(_ fd: Swift.Int32, _ cmd: Swift.Int32, _ value: Swift.Int32) -> Swift.Int32
public func fcntl(_ fd: Swift.Int32, _ cmd: Swift.Int32, _ ptr: Swift.UnsafeMutableRawPointer) -> Swift.Int32
public func ioctl(_ fd: Swift.CInt, _ request: Swift.UInt, _ value: Swift.CInt) -> Swift.CInt
public func ioctl(_ fd: Swift.CInt, _ request: Swift.UInt, _ ptr: Swift.UnsafeMutableRawPointer) -> Swift.CInt
public func ioctl(_ fd: Swift.CInt, _ request: Swift.UInt) -> Swift.CInt

public var S_IFMT: Darwin.mode_t { get }
public var S_IFIFO: Darwin.mode_t { get }
public var S_IFCHR: Darwin.mode_t { get }
public var S_IFDIR: Darwin.mode_t { get }
public var S_IFBLK: Darwin.mode_t { get }
public var S_IFREG: Darwin.mode_t { get }
public var S_IFLNK: Darwin.mode_t { get }
public var S_IFSOCK: Darwin.mode_t { get }
public var S_IFWHT: Darwin.mode_t { get }
public var S_IRWXU: Darwin.mode_t { get }
public var S_IRUSR: Darwin.mode_t { get }
public var S_IWUSR: Darwin.mode_t { get }
public var S_IXUSR: Darwin.mode_t { get }
public var S_IRWXG: Darwin.mode_t { get }
public var S_IRGRP: Darwin.mode_t { get }
public var S_IWGRP: Darwin.mode_t { get }
public var S_IXGRP: Darwin.mode_t { get }
public var S_IRWXO: Darwin.mode_t { get }
public var S_IROTH: Darwin.mode_t { get }
public var S_IWOTH: Darwin.mode_t { get }
public var S_IXOTH: Darwin.mode_t { get }
public var S_ISUID: Darwin.mode_t { get }
public var S_ISGID: Darwin.mode_t { get }
public var S_ISVTX: Darwin.mode_t { get }

public var SIG_DFL: (@convention(c) (Swift.Int32) -> Swift.Void)? { get }
public var SIG_IGN: @convention(c) (Swift.Int32) -> Swift.Void { get }
public var SIG_ERR: @convention(c) (Swift.Int32) -> Swift.Void { get }
public var SIG_HOLD: @convention(c) (Swift.Int32) -> Swift.Void { get }

public let MAP_FAILED: Swift.UnsafeMutableRawPointer!

public typealias Semaphore = Swift.UnsafeMutablePointer<Darwin.sem_t>
public func sem_open(_ name: Swift.UnsafePointer<Swift.CChar>, _ oflag: Swift.Int32) -> Darwin.Semaphore?
public func sem_open(
  _ name: Swift.UnsafePointer<Swift.CChar>, _ oflag: Swift.Int32, _ mode: Darwin.mode_t, _ value: Swift.CUnsignedInt
) -> Darwin.Semaphore?

@frozen public struct DarwinBoolean: Swift.ExpressibleByBooleanLiteral, Swift.Sendable {
  public init(_ value: Swift.Bool)
  public init(booleanLiteral value: Swift.Bool)
  public var boolValue: Swift.Bool { get }
}

@available(macOS 13.0, iOS 16.0, *)
extension Darwin.timespec {
  public init(_ duration: Swift.Duration)
}
@available(macOS 13.0, iOS 16.0, *)
extension Darwin.timeval {
  public init(_ duration: Swift.Duration)
}
@available(macOS 13.0, iOS 16.0, *)
extension Swift.Duration {
  public init(_ ts: Darwin.timespec)
  public init(_ tv: Darwin.timeval)
}

// Names for constants of an enumeration, which Swift takes from Apple's headers and not from these.
public var CLOCK_REALTIME: Darwin.clockid_t { get }
public var CLOCK_MONOTONIC: Darwin.clockid_t { get }
public var CLOCK_MONOTONIC_RAW: Darwin.clockid_t { get }
public var CLOCK_UPTIME_RAW: Darwin.clockid_t { get }
public var CLOCK_PROCESS_CPUTIME_ID: Darwin.clockid_t { get }
public var CLOCK_THREAD_CPUTIME_ID: Darwin.clockid_t { get }
