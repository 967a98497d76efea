import TableSupport

import TableSystem

/// The names in a folder.
package struct FolderEntries {
  /// Sorted, without `.` and `..`.
  package private(set) var names: [String] = []
  /// The names that are not in UTF-8, which cannot be opened.
  package private(set) var unreadable: [Unreadable] = []

  package struct Unreadable {
    /// In readable form: `caf\xE9.yaml`.
    package var name: String
    /// If the disk states it along with the name.
    package var isFolder: Bool
  }

  /// Nil with `errno` set for a folder that cannot be read.
  package init?(_ path: String) {
    guard let directory = opendir(path) else { return nil }
    self.init(directory)
  }

  /// Nil with `errno` set for a folder that cannot be read.
  /// - Parameter descriptor: of the folder; it is closed.
  package init?(descriptor: Int32) {
    guard let directory = fdopendir(descriptor) else {
      close(descriptor)
      return nil
    }
    self.init(directory)
  }

  #if canImport(Darwin)
    private typealias Directory = UnsafeMutablePointer<DIR>
  #else
    private typealias Directory = OpaquePointer
  #endif

  private init?(_ directory: Directory) {
    defer { closedir(directory) }
    while let entry = Self.next(in: directory) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if let name = String(utf8: bytes) {
        if name != "." && name != ".." { names.append(name) }
      } else {
        unreadable.append(
          Unreadable(name: NameBytes.shown(bytes), isFolder: Int(entry.pointee.d_type) == Int(DT_DIR)))
      }
    }
    // An incomplete list would look like that of a smaller folder.
    guard errno == 0 else { return nil }
    names.sort()
    unreadable.sort { $0.name < $1.name }
  }

  /// Nil if there are no more, with `errno` set; it is 0 at the end of the list.
  private static func next(in directory: Directory) -> UnsafeMutablePointer<dirent>? {
    errno = 0
    return readdir(directory)
  }
}

/// Names that are not valid UTF-8.
package enum NameBytes {
  /// The name, with bytes that are not UTF-8 written as `\xE9`.
  package static func shown(_ bytes: [UInt8]) -> String {
    var shown = ""
    var rest = bytes[...]
    while !rest.isEmpty {
      let end = (1...min(4, rest.count)).first { String(utf8: rest.prefix($0)) != nil }
      if let end {
        shown += String(decoding: rest.prefix(end), as: UTF8.self)
      } else {
        let digits = String(rest[rest.startIndex], radix: 16, uppercase: true)
        shown += "\\x" + (digits.count < 2 ? "0" : "") + digits
      }
      rest = rest.dropFirst(end ?? 1)
    }
    return shown
  }

  /// The bytes of an argument that the standard library repaired because it is not in UTF-8; nil for any other argument.
  package static func ofArgument(_ argument: String) -> [UInt8]? {
    guard argument.unicodeScalars.contains("\u{FFFD}") else { return nil }
    for index in 0..<Int(CommandLine.argc) {
      guard let word = CommandLine.unsafeArgv[index] else { continue }
      let bytes = Array(UnsafeBufferPointer(start: word, count: strlen(word)).lazy.map(UInt8.init(bitPattern:)))
      if String(decoding: bytes, as: UTF8.self) == argument, String(utf8: bytes) == nil {
        return bytes
      }
    }
    return nil
  }
}
