/// How a cell shows that it is selected or highlighted (`UITableViewCell.SelectionStyle`).
public enum SelectionStyle: String, Hashable, Sendable, CaseIterable {
  /// Nothing: neither its selected background nor its highlighted colours.
  case none
  /// UIKit's own: blue up to iOS 6, a grey from iOS 7 on.
  case `default`
  /// Blue up to iOS 6; the same as `default` from iOS 7 on.
  case blue
  /// Grey in every version.
  case gray
}
