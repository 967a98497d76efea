import FriendsApp
import TableVerify
import Testing
import XCTest

/// In Swift Testing.
@MainActor
struct FriendsTests {
  @Test func table() {
    expectTable(in: FriendsController(), matches: "friends")
  }

  @Test func list() {
    expectTable(in: FriendsView(), matches: "friends-list")
  }
}

/// The same in XCTest.
final class FriendsTestCase: XCTestCase {
  @MainActor
  func testTable() {
    expectTable(in: FriendsController(), matches: "friends")
  }
}
