import TableIR
import TableSupport

extension TableLayouter {
  /// The size of a label with a text that nothing bounds, in points.
  package func size(of text: Text, work: WorkMeter) -> LayoutSize {
    let context: LayoutContext<Double> = context(Table(name: ""), work: work)
    let size = context.typesetter.size(context.labelSetting(text, maxWidth: .greatestFiniteMagnitude))
    return LayoutSize(width: context.grid.ceil(size.width), height: context.grid.ceil(size.height))
  }
}
