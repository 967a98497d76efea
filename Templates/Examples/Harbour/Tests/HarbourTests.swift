import TableVerify
import Testing
import UIKit

/// Holds the app to the specs of its tables.
@MainActor
struct HarbourTests {
  @Test("The settings are those of the spec")
  func settings() {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    expectTable(in: storyboard.instantiateViewController(withIdentifier: "settings"), matches: "settings")
  }
}
