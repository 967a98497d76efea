/// What a view of Interface Builder is in a spec.
enum ViewKind: Equatable {
  case label, image, stack, control
  /// A view with or without subviews and without a size of its own.
  case plain
  /// A view that UIKit or the app draws, and whether it has a size of its own.
  case drawn(name: String, hasSize: Bool)

  init(_ element: XMLElement) {
    switch element.name {
    case "label": self = .label
    case "imageView": self = .image
    case "stackView": self = .stack
    case "view", "visualEffectView": self = .plain
    case "scrollView": self = .plain
    default: self = Self.controls.contains(element.name) ? .control : .drawn(element.name)
    }
  }

  private static let controls: Set<String> = [
    "activityIndicatorView", "button", "progressView", "segmentedControl", "slider", "stepper", "switch", "textField",
    "textView",
  ]

  /// Whether constraints size the view by what it shows, which the compiler does not know.
  var hasUnknownSize: Bool { if case .drawn(_, hasSize: true) = self { true } else { false } }

  private static func drawn(_ name: String) -> ViewKind {
    switch name {
    case "mapView", "MKMapView": .drawn(name: "Map", hasSize: false)
    case "webView", "wkWebView": .drawn(name: "Web", hasSize: false)
    case "collectionView": .drawn(name: "Collection", hasSize: false)
    case "tableView": .drawn(name: "Table", hasSize: false)
    case "containerView": .drawn(name: "Container", hasSize: false)
    case "glkView", "mtkView", "sceneView", "arscnView", "skView", "pdfView":
      .drawn(name: name, hasSize: false)
    case "datePicker": .drawn(name: "Date", hasSize: true)
    case "pickerView": .drawn(name: "Picker", hasSize: true)
    case "pageControl": .drawn(name: "Pages", hasSize: true)
    case "searchBar": .drawn(name: "Search", hasSize: true)
    case "toolbar": .drawn(name: "Toolbar", hasSize: true)
    default: .drawn(name: name, hasSize: true)
    }
  }
}
