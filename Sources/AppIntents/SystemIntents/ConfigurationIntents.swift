/// The settings of a widget: parameters, and nothing to do.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
    /// Settings do nothing.
    public func perform() async throws -> some IntentResult { .result() }
}

/// The settings of a control: parameters, and nothing to do.
public protocol ControlConfigurationIntent: SystemIntent {}

extension ControlConfigurationIntent {
    /// Settings do nothing.
    public func perform() async throws -> some IntentResult { .result() }
}
