/// An intent that plays, pauses or changes sound; it runs without the app on screen.
public protocol AudioPlaybackIntent: SystemIntent {}

/// An intent that starts or stops recording sound; it runs without the app on screen.
public protocol AudioRecordingIntent: SystemIntent {}

/// An intent that opens the app's camera, also from a locked device.
///
/// The app leaves in `updateAppContext(_:)` what its camera needs to know while the rest of the app cannot be reached.
public protocol CameraCaptureIntent: SystemIntent {
    /// What the app's camera needs to know, such as the flash that was chosen.
    associatedtype AppContext: Codable & Sendable = Never
}

extension CameraCaptureIntent {
    /// What the app left last; `nil` when it left nothing yet.
    ///
    /// - Throws: `DecodingError` when the app has changed the type since.
    public static var appContext: AppContext? {
        get async throws { try AppServices.current.captures.context(of: Self.self) }
    }

    /// Leaves what the app's camera needs to know.
    ///
    /// - Throws: `EncodingError` when the context cannot be written down.
    public static func updateAppContext(_ appContext: AppContext) async throws {
        try AppServices.current.captures.keep(appContext, of: Self.self)
    }
}
