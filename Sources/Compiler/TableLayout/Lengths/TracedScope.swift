import TableIR

/// Records the frames of what is requested.
struct TracedScope: LayoutScope {
  typealias Number = TracedLength

  private let record: ExplanationRecord
  /// The subject of the frames; nil if it is not requested.
  private var subject: Int?
  private(set) var name = ""

  init(_ record: ExplanationRecord) {
    self.record = record
  }

  func subject(_ id: String, _ words: @autoclosure () -> String, at location: SourceLocation) -> TracedScope {
    var scope = self
    scope.name = ""
    scope.subject = record.isMeant(id) ? record.index(of: words(), id: id, at: location) : nil
    return scope
  }

  func tells(_ id: String) -> Bool { record.isMeant(id) }

  func view(_ name: @autoclosure () -> String) -> TracedScope {
    var scope = self
    scope.name = name()
    return scope
  }

  func tell(_ frame: Frame<TracedLength>, in space: @autoclosure () -> String) {
    if let subject { record.tell(frame, of: name, in: space(), of: subject) }
  }

  func move(to y: Double, _ reason: @autoclosure () -> String) {
    if let subject { record.move(name, of: subject, to: y, reason()) }
  }

  func forget() {
    if let subject { record.forget(name, of: subject) }
  }
}

/// The explanations of one layout, in the order of the table.
final class ExplanationRecord {
  let isMeant: (String) -> Bool
  var explanations: [Explanation] = []
  private var indices: [String: Int] = [:]

  init(where isMeant: @escaping (String) -> Bool) {
    self.isMeant = isMeant
  }

  /// The index of a subject's explanation, which is added if it is new.
  fileprivate func index(of subject: String, id: String, at location: SourceLocation) -> Int {
    if let index = indices[subject] { return index }
    explanations.append(Explanation(id: id, subject: subject, location: location, frames: []))
    indices[subject] = explanations.count - 1
    return explanations.count - 1
  }

  fileprivate func tell(_ frame: Frame<TracedLength>, of view: String, in space: String, of subject: Int) {
    let lengths = [frame.x, frame.y, frame.width, frame.height]
    let numbers = zip(Derivation.Quantity.allCases, lengths).map {
      Derivation(quantity: $0, steps: $1.steps, value: $1.points)
    }
    explanations[subject].frames.append(
      FrameDerivation(view: view, space: space, frame: frame.rect, numbers: numbers))
  }

  fileprivate func move(_ view: String, of subject: Int, to y: Double, _ reason: String) {
    for index in explanations[subject].frames.indices where explanations[subject].frames[index].view == view {
      explanations[subject].frames[index].move(to: y, reason)
    }
  }

  @inline(never)
  fileprivate func forget(_ view: String, of subject: Int) {
    explanations[subject].frames.removeAll { $0.view == view }
  }
}

extension FrameDerivation {
  fileprivate mutating func move(to y: Double, _ reason: String) {
    for index in numbers.indices where numbers[index].quantity == .y {
      numbers[index].steps.append(
        Derivation.Step(change: .plus(y - frame.y), reason: reason, source: .environment, value: y))
      numbers[index].value = y
    }
    frame.y = y
  }
}
