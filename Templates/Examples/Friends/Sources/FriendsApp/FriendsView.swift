import SwiftUI

/// The friends in a list.
public struct FriendsView: View {
  public init() {}

  public var body: some View {
    List {
      Section("Friends") {
        Text("Ann Archer")
        Text("Ben Okafor")
        Text("Cy Laurent")
      }
    }
  }
}
