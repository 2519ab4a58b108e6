/// An intent that starts a workout of a style of the app's.
public protocol StartWorkoutIntent: InstanceDisplayRepresentable, SystemIntent {
    /// The app's styles of workouts.
    associatedtype WorkoutStyle: AppValue

    /// The style of the workout.
    var workoutStyle: WorkoutStyle { get set }
    /// The workouts that are offered first when no style was said.
    static var suggestedWorkouts: [Self] { get }
}

extension StartWorkoutIntent {
    /// The app comes to the screen, since it is to show the workout there.
    public static var openAppWhenRun: Bool { true }

    /// An intent that starts a workout of a style.
    public init(style: WorkoutStyle) {
        self.init()
        workoutStyle = style
    }

    /// Tells that `suggestedWorkouts` has changed; the names of the styles are read anew too.
    public static func invalidateSuggestedWorkouts() {
        IntentInvalidations.shared.post(Self.self)
    }
}

/// An intent that pauses the workout under way.
public protocol PauseWorkoutIntent: SystemIntent {}

/// An intent that goes on with the workout that was paused.
public protocol ResumeWorkoutIntent: SystemIntent {}
