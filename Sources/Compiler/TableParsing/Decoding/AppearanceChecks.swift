import TableDiagnostics
import TableIR

extension SpecDecoder {
  /// Warns of appearance rules that name something missing, or whose views are in no such containers. Rules of included files may
  /// exist for other specs.
  func checkAppearance(of table: inout Table) {
    guard !effects.appearancePlaces.isEmpty else { return }
    let use = AppearanceUse(&table, work: work)
    guard !work.isSpent else { return }
    for places in effects.appearancePlaces {
      let rule = table.appearance[places.rule]
      let before = effects.bag.warningCount
      checkNames(of: rule, at: places, among: use)
      guard effects.bag.warningCount == before, !use.used.contains(places.rule) else { continue }
      effects.bag.add(
        Diagnostic(
          code: .unusedAppearanceRule, message: "this rule applies to no view", range: places.word,
          label: "no view matches it", help: Self.help(for: rule)))
    }
  }

  private func checkNames(of rule: AppearanceRule, at places: AppearancePlaces, among names: AppearanceUse) {
    if let name = rule.className, let range = places.className, !names.has("class", name) {
      reportUnknown("class", name, range, names.classes, help: "views declare it as their 'class'")
    }
    for (container, range) in zip(rule.containers, places.containers) {
      switch container {
      case .kind(.section, id: let id?) where !names.has("section", id):
        reportUnknown("section", id, range, names.sections, prefix: "section#")
      case .kind(.cell, id: let id?) where !names.has("row", id):
        reportUnknown("row", id, range, names.rows, prefix: "cell#")
      case .named(let name) where !names.has("class", name):
        reportUnknown(
          "class", name, range, names.classes + AppearanceClasses.containers,
          help:
            "views declare it as their 'class'; UIKit's containers are \(AppearanceClasses.containers.joined(separator: ", "))"
        )
      case .kind, .headerFooter, .view, .named: break
      }
    }
  }

  private func reportUnknown(
    _ noun: String, _ name: String, _ range: SourceRange, _ known: [String], prefix: String = "", help: String? = nil
  ) {
    let match = closest(to: name, in: Array(known.prefix(2_000))).map { prefix + $0 }
    effects.bag.add(
      Diagnostic(
        code: .unknownAppearanceName, message: "there is no \(noun) \(name.quotedForMessage) in the table",
        range: range, label: match.map { "did you mean '\($0)'?" }, help: match == nil ? help : nil))
  }

  private static func help(for rule: AppearanceRule) -> String {
    if rule.viewClass == .chevron {
      return "it applies to a 'chevron' alone: a rule for 'accessory' applies to UIKit's indicators too"
    }
    if rule.viewClass == .image, rule.containers.isEmpty {
      return "it applies to images among 'views' and in stacks: the image of a cell style cannot be styled"
    }
    if rule.containers.count > 1 {
      return "containers are written from the innermost outwards: [cell, section#friends]"
    }
    return "delete the rule, or the containers and the class that are too narrow"
  }
}
