// swift-format-ignore-file: AlwaysUseLowerCamelCase

// What XCTest has on Apple's platforms and is used here; on Linux it lacks attachments.

open class XCTAttachment: NSObject {
  public convenience init(data payload: Data, uniformTypeIdentifier identifier: String)
  public convenience init(string: String)
  open var name: String? { get set }
  open var lifetime: XCTAttachment.Lifetime { get set }

  public enum Lifetime: Int, Sendable { case keepAlways, deleteOnSuccess }
}

public protocol XCTActivity: NSObjectProtocol {
  var name: String { get }
  func add(_ attachment: XCTAttachment)
}

open class XCTContext: NSObject {
  @MainActor open class func runActivity<Result>(
    named name: String, block: @MainActor (any XCTActivity) throws -> Result
  ) rethrows -> Result
}

open class XCTest: NSObject {}

open class XCTestCase: XCTest {
  open func setUp()
  open func tearDown()
  open func add(_ attachment: XCTAttachment)
}

public func XCTFail(_ message: String = "", file: StaticString = #filePath, line: UInt = #line)
