import SwiftUI

/// An intent that draws a view and changes nothing, so that it can run again whenever what it shows may have changed.
///
///     struct OrderStatusSnippet: SnippetIntent {
///         static let title: LocalizedStringResource = "Order Status"
///         func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: Text("On its way")) }
///     }
public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {}

extension SnippetIntent {
    /// Nobody looks for an intent that only draws.
    public static var isDiscoverable: Bool { false }

    /// Has every snippet of this intent that is on the screen drawn again.
    public static func reload() {
        SnippetReloads.shared.note(Self.self)
    }
}

/// An intent that draws nothing: what a result shows when it names no other.
public struct EmptySnippetIntent: SnippetIntent {
    /// What is drawn.
    public typealias PerformResult = IntentResultContainer<Never, Never, _SnippetViewContainer, Never>
    /// A sentence without parameters.
    public typealias SummaryContent = IntentParameterSummary<EmptySnippetIntent>

    /// Nothing is shown.
    public static let title: LocalizedStringResource = "Empty"

    /// An intent without parameters.
    public init() {}

    /// Draws nothing.
    public func perform() async throws -> PerformResult {
        .result { EmptyView() }
    }
}
