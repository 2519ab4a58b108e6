public import Foundation

/// Words that lead to an address.
nonisolated public struct Link<Label: View>: View {
    private let label: Label
    private let destination: URL

    /// A view that leads to an address.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.destination = destination
    }

    /// It is shown as it is.
    @MainActor public var body: Never { noBody }
}

extension Link where Label == Text {
    /// Words that lead to an address.
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination, label: { Text(titleKey) })
    }
}

extension Link: PrimitiveView {
    @MainActor package func node(in environment: EnvironmentValues) -> ViewNode {
        .row([label.drawn(in: environment), .text("<\(destination.absoluteString)>")])
    }
}
