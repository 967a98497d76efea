public struct Group<Content> {}
extension Group: View, PrimitiveView where Content: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder content: () -> Content)
}

public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
  nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content)
}
extension List where SelectionValue == Never {
  nonisolated public init(@ViewBuilder content: () -> Content)
}

public struct Section<Parent, Content, Footer> {}
extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
}
@available(iOS 15, *)
extension Section where Parent: View, Content: View, Footer: View {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer)
}
@available(iOS 15, *)
extension Section where Parent == EmptyView, Content: View, Footer: View {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer)
}
@available(iOS 15, *)
extension Section where Parent: View, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)
}
@available(iOS 15, *)
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content)
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}
extension ForEach: View, PrimitiveView where Content: View {
  public typealias Body = Never
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
}

public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  case leading
  case trailing
}

public struct HorizontalAlignment: Equatable, Sendable {
  public static let leading: HorizontalAlignment
  public static let center: HorizontalAlignment
  public static let trailing: HorizontalAlignment
}

public struct VerticalAlignment: Equatable, Sendable {
  public static let top: VerticalAlignment
  public static let center: VerticalAlignment
  public static let bottom: VerticalAlignment
  public static let firstTextBaseline: VerticalAlignment
  public static let lastTextBaseline: VerticalAlignment
}

public struct Alignment: Equatable, Sendable {
  public static let center: Alignment
}

public struct HStack<Content: View>: PrimitiveView {
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
}
public struct VStack<Content: View>: PrimitiveView {
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
}
public struct Spacer: PrimitiveView {
  nonisolated public init(minLength: CGFloat? = nil)
}

@available(iOS 16, *)
public struct NavigationStack<Data, Root: View>: PrimitiveView {
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath
}
@available(iOS 16, *)
public struct NavigationPath {
  public init()
}
public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)
}
@available(iOS 16, *)
extension NavigationLink where Destination == Never {
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label)
}
