public import Foundation

/// An intent that tells how far it is while it runs.
///
///     progress.totalUnitCount = 3
///     for step in 1...3 {
///         try await work(step)
///         progress.completedUnitCount += 1
///     }
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
    /// How far the intent is. Outside of a run there is nobody to tell, and every look at it is a new one.
    public var progress: Progress { IntentContext.current?.activity.progress ?? Progress(totalUnitCount: 0) }
}
