extension Bool {
    /// What yes and no are called in a parameter: “On” and “Off”.
    public struct IntentDisplayName: Sendable, Hashable {
        /// The word for yes.
        public let `true`: LocalizedStringResource
        /// The word for no.
        public let `false`: LocalizedStringResource

        /// Words for yes and no.
        public init(true: LocalizedStringResource, false: LocalizedStringResource) {
            self.true = `true`
            self.false = `false`
        }
    }
}
