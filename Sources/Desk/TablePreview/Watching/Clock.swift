import TableSystem

/// A moment or a span, in nanoseconds.
typealias Nanoseconds = Int64

func milliseconds(_ count: Int64) -> Nanoseconds { count * 1_000_000 }

/// Time that only goes forward.
func monotonicNow() -> Nanoseconds { time(CLOCK_MONOTONIC) }

private func time(_ clock: clockid_t) -> Nanoseconds {
  var now = timespec()
  clock_gettime(clock, &now)
  return Nanoseconds(now)
}

extension Nanoseconds {
  init(_ time: timespec) {
    self = Int64(time.tv_sec).multipliedReportingOverflow(by: 1_000_000_000).partialValue &+ Int64(time.tv_nsec)
  }
}

/// A moment as file systems record it: what was read after it is known, what changed after it is not.
package struct FileMoment: Sendable {
  let time: Nanoseconds

  /// The present.
  package static var now: FileMoment { FileMoment(time: TablePreview.time(CLOCK_REALTIME)) }

  /// Before everything: every path counts as read long ago, and none as changed since then.
  package static let unknown = FileMoment(time: .max)
}
