public import SwiftUI

extension Text {
    /// A text that knows its own language.
    @_disfavoredOverload
    public nonisolated init(_ resource: LocalizedStringResource) {
        self.init(resolving: { resource.text(locale: $0) })
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// A text that knows its own language.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        append { resource.text(locale: $0) }
    }
}
