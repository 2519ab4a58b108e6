/// How a parameter of a shortcut is offered, without types.
package struct ParameterPresentationDescriptor: Sendable {
    /// A collection of values under a title.
    package struct Collection: Sendable {
        package let title: LocalizedStringResource
        package let systemImageName: String?
        /// Where the values come from, so that its dependencies can be made sure of.
        package let provider: any DynamicOptionsProvider

        /// The values, under the collection's title where they have no heading of their own.
        package func options() async throws -> [_ResultOption] {
            let heading = DisplayRepresentation(title: title)
            return try await provider.options().map {
                _ResultOption(value: $0.value, display: $0.display, section: $0.section ?? heading)
            }
        }
    }

    /// The parameter's name in the source.
    package let parameter: String
    /// The sentence, with the place of the parameter.
    package let summary: [PhrasePiece]
    package let collections: [Collection]
}

extension DynamicOptionsProvider {
    fileprivate func options() async throws -> [_ResultOption] { try await results()._options }
}
