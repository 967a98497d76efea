import LayoutFormat
import TableLayout
import ViewDumps

extension DumpLook {
  /// What it says, in the words in which a layout says it.
  var values: [ViewSnapshot.Value] {
    var values: [ViewSnapshot.Value] = []
    if let isEnabled = control?.isEnabled ?? isEnabled {
      // A layout says only of a disabled control that it is; here the difference is whether it is known.
      values.append(ViewSnapshot.Value(.enabled, isEnabled ? "yes" : "no"))
    }
    if let control { values += ViewLister.values(of: control).filter { $0.property == .value } }
    if let percent { values.append(ViewSnapshot.Value(.value, "\(percent)%")) }
    if let font {
      let words = LookFormatter(assets: []).font(ResolvedFont(size: font.size, weight: font.weight))
      values.append(ViewSnapshot.Value(.font, words))
    }
    return values
  }
}
