public protocol DispatchSourceProtocol: AnyObject {
  func setEventHandler(handler: (@Sendable () -> Swift.Void)?)
  func setCancelHandler(handler: (@Sendable () -> Swift.Void)?)
  func activate()
  func resume()
  func suspend()
  func cancel()
  var isCancelled: Swift.Bool { get }
}
public protocol DispatchSourceSignal: Dispatch.DispatchSourceProtocol {}
public protocol DispatchSourceRead: Dispatch.DispatchSourceProtocol {}
public protocol DispatchSourceTimer: Dispatch.DispatchSourceProtocol {
  func schedule(
    deadline: Dispatch.DispatchTime, repeating interval: Dispatch.DispatchTimeInterval,
    leeway: Dispatch.DispatchTimeInterval)
}
public class DispatchSource: Dispatch.DispatchObject {
  public class func makeSignalSource(
    signal: Swift.Int32, queue: Dispatch.DispatchQueue? = nil
  ) -> any Dispatch.DispatchSourceSignal
  public class func makeReadSource(
    fileDescriptor: Swift.Int32, queue: Dispatch.DispatchQueue? = nil
  ) -> any Dispatch.DispatchSourceRead
  public class func makeTimerSource(queue: Dispatch.DispatchQueue? = nil) -> any Dispatch.DispatchSourceTimer
}
