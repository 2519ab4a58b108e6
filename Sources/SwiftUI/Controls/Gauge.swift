/// Where a value stands between two others.
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View>: View {
    private let fraction: Double
    private let label: Label
    private let currentValueLabel: CurrentValueLabel

    /// A value within bounds, with what it is and how it is written.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() }
    ) {
        let length = Double(bounds.upperBound - bounds.lowerBound)
        let share = length > 0 ? Double(value - bounds.lowerBound) / length : 0
        fraction = share.isNaN ? 0 : min(max(share, 0), 1)
        self.label = label()
        self.currentValueLabel = currentValueLabel()
    }

    /// It is shown as it is.
    @MainActor public var body: Never { noBody }
}

extension Gauge: PrimitiveView {
    @MainActor package func node(in environment: EnvironmentValues) -> ViewNode {
        .progress(
            fraction,
            label: .row(of: .column(of: [label.drawn(in: environment), currentValueLabel.drawn(in: environment)])))
    }
}

/// How a gauge looks.
public protocol GaugeStyle: Sendable {}

/// A bar.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    /// The look.
    public init() {}
}

/// A ring.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    /// The look.
    public init() {}
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A ring.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

extension View {
    /// How its gauges look.
    public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { self }
}
