public import Foundation

extension DisplayRepresentation {
    /// A picture: a symbol, a named picture of the app, a file, or bytes.
    public struct Image: Sendable, Hashable {
        /// Where the picture comes from.
        package enum Source: Sendable, Hashable {
            case named(String)
            case systemName(String)
            case data(Data)
            case url(URL, width: Double?, height: Double?)
        }

        /// How the edge of a picture is cut.
        public enum DisplayStyle: Sendable, Hashable {
            /// As it is.
            case `default`
            /// As a disc.
            case circular
        }

        /// Where the picture comes from.
        package let source: Source
        /// Whether the picture takes on the colour of the text around it.
        package let isTemplate: Bool?
        /// How its edge is cut.
        package let displayStyle: DisplayStyle

        private init(_ source: Source, isTemplate: Bool?, displayStyle: DisplayStyle = .default) {
            self.source = source
            self.isTemplate = isTemplate
            self.displayStyle = displayStyle
        }

        /// A symbol of the system.
        public init(systemName name: String, isTemplate: Bool? = nil) {
            self.init(.systemName(name), isTemplate: isTemplate)
        }

        /// A picture among the app's resources.
        public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            self.init(.named(name), isTemplate: isTemplate, displayStyle: displayStyle)
        }

        /// A picture as bytes.
        public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            self.init(.data(data), isTemplate: isTemplate, displayStyle: displayStyle)
        }

        /// A picture in a file or on the network.
        public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            self.init(.url(url, width: nil, height: nil), isTemplate: isTemplate, displayStyle: displayStyle)
        }

        /// A picture in a file or on the network, of a known size in points.
        public init(
            url: URL, width: Double, height: Double, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default
        ) {
            self.init(.url(url, width: width, height: height), isTemplate: isTemplate, displayStyle: displayStyle)
        }
    }
}
