import TableSystem

/// A value that only one thread at a time can use, and whose changes threads can wait for.
package final class Monitor<Value>: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let changed: UnsafeMutablePointer<pthread_cond_t>
  private var value: Value

  package init(_ value: Value) {
    self.value = value
    mutex = .allocate(capacity: 1)
    changed = .allocate(capacity: 1)
    let status = pthread_mutex_init(mutex, nil)
    precondition(status == 0, "the mutex could not be initialized")
    let condition = pthread_cond_init(changed, nil)
    precondition(condition == 0, "the condition could not be initialized")
  }

  deinit {
    pthread_cond_destroy(changed)
    changed.deallocate()
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Changes the value, and wakes the threads that wait for a change.
  package func change<Result>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer {
      pthread_cond_broadcast(changed)
      pthread_mutex_unlock(mutex)
    }
    return body(&value)
  }

  /// Waits until a condition holds, which another thread brings about, and then changes the value.
  package func change<Result>(when isReady: (Value) -> Bool, _ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    while !isReady(value) { pthread_cond_wait(changed, mutex) }
    defer {
      pthread_cond_broadcast(changed)
      pthread_mutex_unlock(mutex)
    }
    return body(&value)
  }
}
