public struct Label<Title: View, Icon: View>: PrimitiveView {
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon)
}

@available(iOS 16, *)
public struct LabeledContent<Label, Content> {}
@available(iOS 16, *)
extension LabeledContent: View, PrimitiveView where Label: View, Content: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
}

@available(iOS 15, *)
public struct ButtonRole: Equatable, Sendable {
  public static let destructive: ButtonRole
  public static let cancel: ButtonRole
}

public struct Button<Label: View>: PrimitiveView {
  @preconcurrency nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label)
  @available(iOS 15, *)
  @preconcurrency nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label)
}

public struct Toggle<Label: View>: PrimitiveView {
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label)
}

public struct Stepper<Label: View>: PrimitiveView {
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in })
}

public struct Slider<Label: View, ValueLabel: View>: PrimitiveView {}
extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint
}

public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
}

public struct TextField<Label: View>: PrimitiveView {
  @available(iOS 15, *)
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)
}

public struct TextEditor: PrimitiveView {
  nonisolated public init(text: Binding<String>)
}

public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {}
extension ProgressView where CurrentValueLabel == EmptyView {
  nonisolated public init() where Label == EmptyView
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView
}

public protocol PickerStyle {}
public struct SegmentedPickerStyle: PickerStyle {}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { get }
}

public protocol TextFieldStyle {}
public struct RoundedBorderTextFieldStyle: TextFieldStyle {}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { get }
}

public protocol PrimitiveButtonStyle {}
public struct PlainButtonStyle: PrimitiveButtonStyle {}
public struct BorderlessButtonStyle: PrimitiveButtonStyle {}
public struct BorderedButtonStyle: PrimitiveButtonStyle {}
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: PlainButtonStyle { get } }
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { get }
}
@available(iOS 15, *)
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { get }
}
@available(iOS 15, *)
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { get }
}

public protocol ListStyle {}
public struct PlainListStyle: ListStyle {}
public struct GroupedListStyle: ListStyle {}
public struct InsetGroupedListStyle: ListStyle {}
extension ListStyle where Self == PlainListStyle { public static var plain: PlainListStyle { get } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: GroupedListStyle { get } }
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { get }
}
