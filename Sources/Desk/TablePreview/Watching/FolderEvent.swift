/// A folder (or, with kqueue, also a file) that the system watches.
typealias WatchID = Int32

/// The name of an entry, as the file system has it: two names are the same only if their bytes are.
typealias EntryName = [UInt8]

/// What the system reports.
enum FolderEvent: Equatable {
  case entry(folder: WatchID, name: EntryName, EntryChange)
  /// A folder is no longer what it was, or it has other entries, without the name of any.
  case folder(WatchID)
  /// A file was written; whoever writes it may not be done.
  case written(WatchID)
  /// There were more events than the system keeps.
  case lost
}

/// What happened to an entry of a folder.
enum EntryChange: Equatable {
  /// A new entry: a file that was just opened to write it, a folder or a link.
  case created
  /// Renamed to this name, complete.
  case arrived
  /// Removed, or renamed to another name.
  case left
  /// Written or truncated by someone who may not be done.
  case written
  /// Closed by someone who could write it.
  case closed
  /// Another mode, owner or time.
  case attributes
}

/// What became of the request to watch a folder.
enum WatchResult {
  /// Watched; but if it is remote, changes that others make are not reported.
  case watching(WatchID, isRemote: Bool)
  /// A file whose folder tells when another takes its place, and of which nothing tells when it is written in place.
  case seenByFolder
  /// There is no such folder (any more).
  case missing
  /// The system reports no changes of it.
  case unwatchable(FileWatchingProblem?)
}
