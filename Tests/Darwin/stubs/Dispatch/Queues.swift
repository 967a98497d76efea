import Swift
import _Concurrency
@_exported import Darwin
@_exported import ObjectiveC

open class DispatchObject {
  public func suspend()
  public func resume()
  public func activate()
  public func setTarget(queue: Dispatch.DispatchQueue?)
}

open class DispatchQueue: Dispatch.DispatchObject, @unchecked Swift.Sendable {
  public struct Attributes: Swift.OptionSet, Swift.Sendable {
    public let rawValue: Swift.UInt64
    public init(rawValue: Swift.UInt64)
    public static let concurrent: Dispatch.DispatchQueue.Attributes
    public static let initiallyInactive: Dispatch.DispatchQueue.Attributes
  }
  public enum AutoreleaseFrequency: Swift.Sendable { case inherit, workItem, never }
  public struct SchedulerTimeType: Swift.Sendable {}

  public class var main: Dispatch.DispatchQueue { get }
  public class func global(qos: Dispatch.DispatchQoS.QoSClass = .default) -> Dispatch.DispatchQueue
  public class func concurrentPerform(iterations: Swift.Int, execute work: (Swift.Int) -> Swift.Void)
  public class func getSpecific<T>(key: Dispatch.DispatchSpecificKey<T>) -> T?

  public convenience init(
    label: Swift.String, qos: Dispatch.DispatchQoS = .unspecified, attributes: Dispatch.DispatchQueue.Attributes = [],
    autoreleaseFrequency: Dispatch.DispatchQueue.AutoreleaseFrequency = .inherit, target: Dispatch.DispatchQueue? = nil)
  public var label: Swift.String { get }
  public var qos: Dispatch.DispatchQoS { get }
  public func setSpecific<T>(key: Dispatch.DispatchSpecificKey<T>, value: T?)
  public func getSpecific<T>(key: Dispatch.DispatchSpecificKey<T>) -> T?

  public func sync(execute workItem: Dispatch.DispatchWorkItem)
  public func sync<T>(execute work: () throws -> T) rethrows -> T
  public func sync<T>(flags: Dispatch.DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T
  public func async(execute workItem: Dispatch.DispatchWorkItem)
  public func async(group: Dispatch.DispatchGroup, execute workItem: Dispatch.DispatchWorkItem)
  @preconcurrency public func async(
    group: Dispatch.DispatchGroup? = nil, qos: Dispatch.DispatchQoS = .unspecified,
    flags: Dispatch.DispatchWorkItemFlags = [], execute work: @escaping @Sendable @convention(block) () -> Swift.Void)
  @preconcurrency public func asyncAfter(
    deadline: Dispatch.DispatchTime, qos: Dispatch.DispatchQoS = .unspecified,
    flags: Dispatch.DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Swift.Void)
  @preconcurrency public func asyncAfter(
    wallDeadline: Dispatch.DispatchWallTime, qos: Dispatch.DispatchQoS = .unspecified,
    flags: Dispatch.DispatchWorkItemFlags = [], execute work: @escaping @Sendable @convention(block) () -> Swift.Void)
  public func asyncAfter(deadline: Dispatch.DispatchTime, execute: Dispatch.DispatchWorkItem)
}

public final class DispatchSpecificKey<T> {
  public init()
}
extension Dispatch.DispatchSpecificKey: @unchecked Swift.Sendable where T: Swift.Sendable {}

public struct DispatchQoS: Swift.Equatable, Swift.Sendable {
  public let qosClass: Dispatch.DispatchQoS.QoSClass
  public let relativePriority: Swift.Int
  public static let background: Dispatch.DispatchQoS
  public static let utility: Dispatch.DispatchQoS
  public static let `default`: Dispatch.DispatchQoS
  public static let userInitiated: Dispatch.DispatchQoS
  public static let userInteractive: Dispatch.DispatchQoS
  public static let unspecified: Dispatch.DispatchQoS
  public enum QoSClass: Swift.Sendable {
    case background, utility, `default`, userInitiated, userInteractive, unspecified
  }
  public init(qosClass: Dispatch.DispatchQoS.QoSClass, relativePriority: Swift.Int)
  public static func == (left: Dispatch.DispatchQoS, right: Dispatch.DispatchQoS) -> Swift.Bool
}

public struct DispatchWorkItemFlags: Swift.OptionSet, Swift.RawRepresentable, Swift.Sendable {
  public let rawValue: Swift.UInt
  public init(rawValue: Swift.UInt)
  public static let barrier: Dispatch.DispatchWorkItemFlags
  public static let detached: Dispatch.DispatchWorkItemFlags
  public static let assignCurrentContext: Dispatch.DispatchWorkItemFlags
  public static let noQoS: Dispatch.DispatchWorkItemFlags
  public static let inheritQoS: Dispatch.DispatchWorkItemFlags
  public static let enforceQoS: Dispatch.DispatchWorkItemFlags
}

public class DispatchWorkItem {
  public init(
    qos: Dispatch.DispatchQoS = .unspecified, flags: Dispatch.DispatchWorkItemFlags = [],
    block: @escaping @convention(block) () -> Swift.Void)
  public func perform()
  public func wait()
  public func wait(timeout: Dispatch.DispatchTime) -> Dispatch.DispatchTimeoutResult
  public func notify(queue: Dispatch.DispatchQueue, execute: Dispatch.DispatchWorkItem)
  public func cancel()
  public var isCancelled: Swift.Bool { get }
}
// A class that a queue runs must be safe to hand over, which this one does not promise.
@available(*, unavailable)
extension Dispatch.DispatchWorkItem: @unchecked Swift.Sendable {}

@frozen public enum DispatchTimeoutResult: Swift.Sendable { case success, timedOut }

open class DispatchGroup: Dispatch.DispatchObject, @unchecked Swift.Sendable {
  public init()
  public func enter()
  public func leave()
  public func wait()
  public func wait(timeout: Dispatch.DispatchTime) -> Dispatch.DispatchTimeoutResult
  public func wait(wallTimeout timeout: Dispatch.DispatchWallTime) -> Dispatch.DispatchTimeoutResult
  @preconcurrency public func notify(
    qos: Dispatch.DispatchQoS = .unspecified, flags: Dispatch.DispatchWorkItemFlags = [], queue: Dispatch.DispatchQueue,
    execute work: @escaping @Sendable @convention(block) () -> Swift.Void)
  public func notify(queue: Dispatch.DispatchQueue, work: Dispatch.DispatchWorkItem)
}

open class DispatchSemaphore: Dispatch.DispatchObject, @unchecked Swift.Sendable {
  public init(value: Swift.Int)
  @discardableResult public func signal() -> Swift.Int
  @available(*, noasync, message: "Await a Task handle instead")
  public func wait()
  @available(*, noasync, message: "Await a Task handle instead")
  public func wait(timeout: Dispatch.DispatchTime) -> Dispatch.DispatchTimeoutResult
  @available(*, noasync, message: "Await a Task handle instead")
  public func wait(wallTimeout: Dispatch.DispatchWallTime) -> Dispatch.DispatchTimeoutResult
}

public enum DispatchPredicate {
  case onQueue(Dispatch.DispatchQueue)
  case onQueueAsBarrier(Dispatch.DispatchQueue)
  case notOnQueue(Dispatch.DispatchQueue)
}
public func dispatchPrecondition(condition: @autoclosure () -> Dispatch.DispatchPredicate)
public func dispatchMain() -> Swift.Never
