extension View {
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View
  @available(iOS 15, *)
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View
  @available(iOS 15, *)
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View
  @available(iOS 15, *)
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View
  @available(iOS 15, *)
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View
  @available(iOS 16, *)
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View

  nonisolated public func font(_ font: Font?) -> some View
  @available(iOS 16, *)
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View
  @available(iOS 16, *)
  nonisolated public func italic(_ isActive: Bool = true) -> some View
  @available(iOS 15, *)
  nonisolated public func monospacedDigit() -> some View
  nonisolated public func lineLimit(_ number: Int?) -> some View
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View
  @available(iOS 15, *)
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View
  @available(iOS 15, *)
  nonisolated public func tint(_ tint: Color?) -> some View
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View

  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View
  nonisolated public func labelsHidden() -> some View
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View
  nonisolated public func disabled(_ disabled: Bool) -> some View
  nonisolated public func hidden() -> some View
  nonisolated public func opacity(_ opacity: Double) -> some View
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View

  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View
  nonisolated public func fixedSize() -> some View
  nonisolated public func padding(_ insets: EdgeInsets) -> some View
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View
  @available(iOS 15, *)
  nonisolated public func background<S: ShapeStyle, T: InsettableShape>(_ style: S, in shape: T) -> some View
  nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View
  nonisolated public func clipShape<S: Shape>(_ shape: S) -> some View
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View
}

public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}

public struct VerticalEdge {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8)
    public static let all: VerticalEdge.Set
  }
}

public enum ControlSize: CaseIterable, Sendable {
  case mini, small, regular, large
}

public struct EnvironmentValues {
  public init()
  public var defaultMinListRowHeight: CGFloat { get set }
}
