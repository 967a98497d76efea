/// One path that is watched.
struct WatchedPath {
  var interests: [Interest] = []
  var realPath: String?
  /// What was there when it was last reported, or looked at; nil if nothing was.
  var signature: FileSignature?
  /// Whether the system does not report every change.
  var isPolled = false
  /// Whether the system does not report that the file is written in place.
  var isLookedAt = false
  var pending: Pending?

  /// A change that is not reported yet, because it is probably not complete.
  enum Pending: Equatable {
    /// Someone writes the file, who has not closed it: since when, and when they last wrote.
    case writing(since: Nanoseconds, last: Nanoseconds)
    /// It is gone, since when. Many programs save by putting a new file in the place of the old one.
    case vanished(since: Nanoseconds)

    /// When it is reported even if nothing follows.
    var due: Nanoseconds {
      switch self {
      case .writing(let since, let last): min(last + Self.quiet, since + Self.longest)
      case .vanished(let since): since + milliseconds(100)
      }
    }

    // Where the system reports that files are closed, only those are waited for that stay open.
    #if os(Linux)
      private static let quiet = milliseconds(50)
      private static let longest = milliseconds(250)
    #else
      private static let quiet = milliseconds(10)
      private static let longest = milliseconds(100)
    #endif
  }

  /// Whether something else is where the path led.
  var hasChanged: Bool { realPath.flatMap(FileSignature.init(entryAt:)) != signature }

  mutating func write(at now: Nanoseconds) {
    if case .writing(let since, _) = pending {
      pending = .writing(since: since, last: now)
    } else {
      pending = .writing(since: now, last: now)
    }
  }
}
