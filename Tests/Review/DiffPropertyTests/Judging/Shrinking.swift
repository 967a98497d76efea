import SpecDrawing
import TableSupport

/// Makes a case smaller as long as the same is wrong with it, until only the key that matters is left.
struct Shrinking {
  let judge: Judge
  /// How often the judge may be asked.
  private var left = 400

  init(judge: Judge) {
    self.judge = judge
  }

  mutating func shrunk(_ pair: Case, _ failure: Verdict.Failure) -> Case {
    var smallest = pair
    while let smaller = smaller(than: smallest, failure) { smallest = smaller }
    return smallest
  }

  private mutating func smaller(than pair: Case, _ failure: Verdict.Failure) -> Case? {
    for candidate in Self.candidates(pair) {
      guard left > 0 else { return nil }
      left -= 1
      if judge.verdict(on: candidate)?.failures.contains(failure) == true { return candidate }
    }
    return nil
  }

  /// Simpler cases, the simplest first.
  private static func candidates(_ pair: Case) -> [Case] {
    var cases: [Case] = []
    func add(_ change: (inout Case) -> Void) {
      var candidate = pair
      change(&candidate)
      guard !candidate.isSame else { return }
      cases.append(candidate)
    }
    if pair.setting != Setting() { add { $0.setting = Setting() } }
    if !pair.marksAll { add { $0.marksAll = true } }
    // What stands on both sides goes from both.
    for part in pair.old.parts.dropFirst() where pair.new[part.path] != nil && part.path != [.key("tablespec")] {
      add {
        $0.old = $0.old.setting(part.path, to: nil)
        $0.new = $0.new.setting(part.path, to: nil)
      }
    }
    // What differs besides becomes the same, or goes.
    let paths = pair.old.differences(from: pair.new)
    if paths.count > 1 { for path in paths { add { $0.new = $0.new.setting(path, to: $0.old[path]) } } }
    for path in paths {
      for part in (pair.old[path]?.parts ?? []).dropFirst() {
        add { $0.old = $0.old.setting(path + part.path, to: nil) }
      }
      for part in (pair.new[path]?.parts ?? []).dropFirst() {
        add { $0.new = $0.new.setting(path + part.path, to: nil) }
      }
    }
    // A value that needs no more than a word.
    for part in pair.old.parts where pair.new[part.path] == part.value {
      guard case .object(let object) = part.value, object.count == 1, let only = object.members.first,
        part.path.count > 2, only.key == "text" || only.key == "title"
      else { continue }
      add {
        $0.old = $0.old.setting(part.path, to: only.value)
        $0.new = $0.new.setting(part.path, to: only.value)
      }
    }
    return cases
  }
}
