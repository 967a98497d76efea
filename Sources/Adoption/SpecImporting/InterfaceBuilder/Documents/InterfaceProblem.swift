/// The reason why a file cannot be read as a document of Interface Builder for iOS.
package enum InterfaceProblem: Error, Hashable, Sendable {
  case malformed(XMLProblem)
  /// A compiled nib.
  case compiled
  /// The format of Xcode 3 and 4: `<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">`.
  case archive
  /// A document of macOS, watchOS or tvOS.
  case otherSystem(String)
  /// XML, but not of Interface Builder.
  case otherDocument(root: String)

  /// Where it is, counted from 1.
  package var place: (line: Int, column: Int) {
    if case .malformed(let problem) = self { return (problem.line, problem.column) }
    return (1, 1)
  }

  /// One line, lower case, without a full stop.
  package var message: String {
    switch self {
    case .malformed(let problem): "not a readable XML document: \(problem.message)"
    case .compiled: "a compiled nib"
    case .archive: "a document of Xcode 3 or 4"
    case .otherSystem(let system): "a document of \(system)"
    case .otherDocument(let root): "not a document of Interface Builder: its root is '\(root)'"
    }
  }

  /// What to do, if there is something.
  package var help: String? {
    switch self {
    case .malformed, .otherDocument: nil
    case .compiled: "import the .xib or .storyboard that it was compiled from"
    case .archive: "open it in Xcode 5 or later and save it, or run 'ibtool --upgrade --write NEW.xib OLD.xib'"
    case .otherSystem: "only documents of iOS contain tables of UIKit that can be imported"
    }
  }
}
