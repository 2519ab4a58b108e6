import Foundation
import Synchronization

/// A progress that calls back when it is moved on; Foundation on Linux observes nothing.
final class ObservedProgress: Progress, @unchecked Sendable {
    private let onChange: @Sendable (IntentProgress) -> Void

    init(onChange: @escaping @Sendable (IntentProgress) -> Void) {
        self.onChange = onChange
        super.init(parent: nil)
    }

    override var completedUnitCount: Int64 {
        didSet { onChange(IntentProgress(self)) }
    }

    override var totalUnitCount: Int64 {
        didSet { onChange(IntentProgress(self)) }
    }
}
