import Synchronization

/// What a host keeps for an app besides what the app provides itself: donations, focus filters, relevant intents.
///
/// Each host has its own for each app; code that runs outside of any host shares one.
package final class AppServices: Sendable {
    /// What was done, and may be done again.
    package let donations = DonationLog()
    /// The focus filters that are on.
    package let focus = FocusFilters()
    /// The intents that the app holds to be relevant.
    package var relevantIntents: [RelevantIntent] {
        get { relevant.withLock(\.self) }
        set { relevant.withLock { $0 = newValue } }
    }
    let captures = CaptureContexts()
    private let relevant = Mutex<[RelevantIntent]>([])

    init() {}

    /// Those of the host that runs the code at hand.
    package static var current: AppServices {
        (IntentContext.current?.dependencies ?? AppDependencyManager.shared).services
    }
}
