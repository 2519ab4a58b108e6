extension AppIntentError {
    /// The app lacks a permission that the person can give.
    public enum PermissionRequired: Error, Sendable, Hashable {
        /// Access to Bluetooth.
        case bluetooth
        /// Access to contacts.
        case contacts
        /// Access to the local network.
        case localNetwork
        /// Access to the location, exact or not.
        case location(precise: Bool)
        /// Access to photos.
        case photos
        /// The use of Siri.
        case siri
    }

    /// Trying again does not help.
    public enum Unrecoverable: Error, Sendable, Hashable {
        /// What the intent works on no longer exists.
        case entityNotFound
        /// The feature is switched off for now.
        case featureCurrentlyRestricted
        /// The network does not answer.
        case networkFailure
        /// The person may not do this.
        case notAllowed
        /// Only a part was done.
        case partialFailure
        /// Nobody knows why.
        case unknown
        /// The device cannot do this.
        case unsupportedOnDevice
    }

    /// The person has to do something in the app first.
    public enum UserActionRequired: Error, Sendable, Hashable {
        /// An account must be set up.
        case accountSetup
        /// Something must be confirmed.
        case confirmation
        /// The person must sign in.
        case signin
    }
}
