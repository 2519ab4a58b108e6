public import Foundation

/// How far something is.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private let fraction: Double?
    private let label: Label

    private init(fraction: Double?, label: Label) {
        self.fraction = fraction.map { $0.isNaN ? 0 : min(max($0, 0), 1) }
        self.label = label
    }

    /// It is shown as it is.
    @MainActor public var body: Never { noBody }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Nobody knows how far it is.
    public nonisolated init() where Label == EmptyView {
        self.init(fraction: nil, label: EmptyView())
    }

    /// Nobody knows how far it is.
    public nonisolated init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label())
    }

    /// Nobody knows how far it is.
    public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(fraction: nil, label: Text(titleKey))
    }

    /// It is at `value` of `total`; `nil` when nobody knows.
    public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(fraction: value.map { Double($0) / Double(total) }, label: EmptyView())
    }

    /// It is at `value` of `total`; `nil` when nobody knows.
    public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(fraction: value.map { Double($0) / Double(total) }, label: label())
    }

    /// It is at `value` of `total`; `nil` when nobody knows.
    public nonisolated init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(fraction: value.map { Double($0) / Double(total) }, label: Text(titleKey))
    }

    /// It is where a progress is.
    public nonisolated init(_ progress: Progress) where Label == EmptyView {
        self.init(fraction: progress.isIndeterminate ? nil : progress.fractionCompleted, label: EmptyView())
    }
}

extension ProgressView: PrimitiveView {
    @MainActor package func node(in environment: EnvironmentValues) -> ViewNode {
        .progress(fraction, label: label.drawn(in: environment))
    }
}
