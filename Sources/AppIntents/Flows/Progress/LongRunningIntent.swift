/// An intent whose work may take longer than a turn may, as long as its `progress` moves on.
public protocol LongRunningIntent: ProgressReportingIntent {}

extension LongRunningIntent {
    /// Runs work that may take long. The deadline of the turn begins anew whenever `progress` has moved on.
    ///
    /// - Parameters:
    ///   - options: What the work needs.
    ///   - operation: The work; it should look for cancellation between its steps.
    /// - Returns: What the work returns.
    /// - Throws: What the work throws.
    @discardableResult
    public func performBackgroundTask<T>(
        options: LongRunningTaskOptions = [], operation: @escaping () async throws -> T
    ) async throws -> T {
        let activity = IntentContext.current?.activity
        activity?.enterBackground()
        defer { activity?.leaveBackground() }
        return try await operation()
    }
}

/// What long work needs.
public struct LongRunningTaskOptions: OptionSet, Sendable, Hashable {
    /// One bit an option.
    public let rawValue: Int

    /// Options from their bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The graphics processor; a program in a terminal has it whenever the machine does.
    public static let requiresGPU = LongRunningTaskOptions(rawValue: 1)
}
