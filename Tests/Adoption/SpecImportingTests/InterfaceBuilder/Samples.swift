import SpecImporting

/// Documents and files that tests are made of.
enum Sample {
  static func storyboard(_ scenes: String, attributes: String = "", before: String = "", after: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" \(attributes)>
    \(before)
    <scenes>\(scenes)</scenes>
    \(after)
    </document>
    """
  }

  /// A scene with one object.
  static func scene(_ object: String) -> String { "<scene><objects>\(object)</objects></scene>" }

  static func document(_ text: String, path: String = "Main.storyboard") throws(InterfaceProblem) -> InterfaceDocument {
    try InterfaceDocument(Array(text.utf8), path: path)
  }
}

/// Files in memory.
struct SampleFiles: InterfaceFiles {
  var contents: [String: [UInt8]]

  init(_ contents: [String: [UInt8]]) {
    self.contents = contents
  }

  init(texts: [String: String]) {
    contents = texts.mapValues { Array($0.utf8) }
  }

  var paths: [String] { Array(contents.keys) }

  func read(_ path: String, limit: Int) -> [UInt8]? { contents[path].flatMap { $0.count <= limit ? $0 : nil } }
}
