public import Foundation

/// Rows whose columns stand below one another.
nonisolated public struct Grid<Content: View>: View {
    private let content: Content

    /// The rows, with room between them; a terminal has its own measure.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }

    /// It is shown as it is.
    @MainActor public var body: Never { noBody }
}

extension Grid: PrimitiveView {
    @MainActor package func node(in environment: EnvironmentValues) -> ViewNode { content.drawn(in: environment) }
}

/// The columns of a row.
nonisolated public struct GridRow<Content: View>: View {
    private let content: Content

    /// The columns.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// It is shown as it is.
    @MainActor public var body: Never { noBody }
}

extension GridRow: PrimitiveView {
    @MainActor package func node(in environment: EnvironmentValues) -> ViewNode {
        .row(of: content.drawn(in: environment))
    }
}

/// A column of a grid, or as many as fit.
public struct GridItem: Sendable {
    /// How wide columns are, in points.
    public enum Size: Sendable, Hashable {
        /// One, so wide.
        case fixed(CGFloat)
        /// One, at least so wide.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many as fit.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// How wide it is.
    public var size: Size
    /// The room to the next one, in points.
    public var spacing: CGFloat?

    /// A column.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
    }
}

/// Views in columns, row after row; where as many columns stand as fit, text has each view on a line.
nonisolated public struct LazyVGrid<Content: View>: View {
    private let columns: [GridItem]
    private let content: Content

    /// The views in order, a row at a time.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.content = content()
    }

    /// It is shown as it is.
    @MainActor public var body: Never { noBody }
}

extension LazyVGrid: PrimitiveView {
    @MainActor package func node(in environment: EnvironmentValues) -> ViewNode {
        guard case .column(let nodes) = content.drawn(in: environment), columns.count > 1 else {
            return content.drawn(in: environment)
        }
        return .column(
            stride(from: 0, to: nodes.count, by: columns.count).map {
                .row(Array(nodes[$0..<min($0 + columns.count, nodes.count)]))
            })
    }
}
