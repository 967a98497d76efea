import TableEmission
import TableIR
import TableLayout
import TableSupport

/// The derivations of one table in all environments, as a data file of a site.
///
/// Rows and environments share most of them: every distinct step, number and look is there once, as `explain` writes it, and views have
/// their indices. The site's script puts them together again.
package struct SiteExplanations {
  /// What is explained in one environment.
  package struct Figure {
    /// Of the scene's figure.
    package var query: String
    package var emitter: ExplanationEmitter
    /// The index in the explanations: environments that differ only in their colours share them.
    package var explanations: Int

    package init(query: String, emitter: ExplanationEmitter, explanations: Int) {
      self.query = query
      self.emitter = emitter
      self.explanations = explanations
    }
  }

  /// An explanation with its words, which depend on the environment and the table's files.
  private struct Kept<Value: Hashable>: Hashable {
    var value: Value
    /// The profile, whose name some of the words have.
    var profile: Int
  }

  private var steps = DistinctValues<Kept<Derivation.Step>>()
  private var numbers = DistinctValues<Kept<Derivation>>()
  private var looks = DistinctValues<Kept<LookDerivation>>()
  private var names = DistinctValues<String>()
  private var emitters: [ExplanationEmitter] = []

  private init() {}

  /// The file, as `explain SPEC` explains the table in each environment.
  ///
  /// - Parameters:
  ///   - figures: in the order of the scene's.
  ///   - explanations: those of all rows, sections and the table itself, by the index in `figures`.
  ///   - address: of the file, relative to the page.
  package static func document(
    _ figures: [Figure], _ explanations: [[Explanation]], address: String
  ) -> SiteDocument {
    var document = SiteExplanations()
    return SiteDocument(address: address, json: document.json(figures, explanations))
  }

  private mutating func json(
    _ figures: [Figure], _ explanations: [[Explanation]]
  ) -> [UInt8] {
    var json = JSONWriter(reservingCapacity: 1 << 16)
    json.beginObject(inline: true)
    json.array("figures") { json in
      for figure in figures {
        json.object { json in
          json.member("query", figure.query)
          figure.emitter.writeStart(&json)
          json.member("subjects", figure.explanations)
        }
      }
    }
    json.key("subjects")
    json.beginArray()
    for (index, subjects) in explanations.enumerated() {
      guard let figure = figures.first(where: { $0.explanations == index }) else { continue }
      emitters.append(figure.emitter)
      json.beginArray()
      for subject in subjects { write(subject, figure.emitter, &json) }
      json.endArray()
    }
    json.endArray()
    writeValues(&json)
    json.endObject()
    return json.bytes
  }

  private mutating func write(
    _ subject: Explanation, _ emitter: ExplanationEmitter, _ json: inout JSONWriter
  ) {
    json.beginObject()
    json.member("id", subject.id)
    emitter.writeStart(of: subject, &json)
    json.key("looks")
    write(subject.looks, &json)
    json.key("views")
    json.beginArray()
    for frame in subject.frames {
      json.beginArray()
      json.integer(names.index(of: frame.view))
      json.integer(names.index(of: frame.space))
      json.beginArray()
      for number in frame.numbers { json.integer(numbers.index(of: kept(number))) }
      json.endArray()
      write(frame.looks, &json)
      json.endArray()
    }
    json.endArray()
    json.endObject()
  }

  private mutating func write(_ values: [LookDerivation], _ json: inout JSONWriter) {
    json.beginArray()
    for look in values { json.integer(looks.index(of: kept(look))) }
    json.endArray()
  }

  private func kept<Value>(_ value: Value) -> Kept<Value> { Kept(value: value, profile: emitters.count - 1) }

  private mutating func writeValues(_ json: inout JSONWriter) {
    json.key("numbers")
    json.beginArray()
    for number in numbers.values {
      json.beginArray()
      json.string(number.value.quantity.rawValue)
      json.number(number.value.value)
      for step in number.value.steps {
        json.integer(steps.index(of: Kept(value: step, profile: number.profile)))
      }
      json.endArray()
    }
    json.endArray()
    json.key("steps")
    json.beginArray()
    for step in steps.values { emitters[step.profile].write(step.value, &json) }
    json.endArray()
    json.key("looks")
    json.beginArray()
    for look in looks.values { emitters[look.profile].write(look.value, &json) }
    json.endArray()
    json.key("names")
    json.beginArray()
    for name in names.values { json.string(name) }
    json.endArray()
  }
}
