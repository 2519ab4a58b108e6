/// An intent that finds a video by its name and plays it.
public protocol PlayVideoIntent: SystemIntent {
    /// The kinds of videos that the app plays.
    static var supportedCategories: [VideoCategory] { get }
    /// What is to be played, in the person's words.
    var term: String { get set }
}

extension PlayVideoIntent {
    /// The app comes to the screen, since it is to play something there.
    public static var openAppWhenRun: Bool { true }
}
