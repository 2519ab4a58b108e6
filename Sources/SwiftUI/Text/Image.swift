public import Foundation

/// A picture or a symbol, which in text stands for nothing unless it is all there is: then its name is read.
nonisolated public struct Image: View, Sendable {
    private let name: String

    /// A symbol of the system.
    public init(systemName: String) {
        name = systemName.replacingOccurrences(of: ".", with: " ")
    }

    /// A picture of the app.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.name = name
    }

    /// A picture of the app with words that stand for it.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.name = label.resolved(in: .current)
    }

    /// A picture that nobody reads out.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.name = ""
    }

    /// It is shown as it is.
    @MainActor public var body: Never { noBody }

    /// Made to fit any size, of which text knows nothing.
    public func resizable() -> Image { self }

    /// Whether it takes the colour of what is around it, of which text knows nothing.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

    /// How symbols are coloured, of which text knows nothing.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

extension Image {
    /// Whose colours a picture has.
    public enum TemplateRenderingMode: Sendable, Hashable {
        /// Those of what is around it.
        case template
        /// Its own.
        case original
    }
}

extension Image: PrimitiveView {
    @MainActor package func node(in environment: EnvironmentValues) -> ViewNode { name.isEmpty ? .empty : .image(name) }
}
