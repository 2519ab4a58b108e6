import AppIntents
import Foundation
import Testing

// As an author writes them.

struct DeleteTracks: DeleteIntent {
    static let title: LocalizedStringResource = "Delete Tracks"
    @Parameter(title: "Tracks") var entities: [Track]
    func perform() async throws -> some IntentResult { .result() }
}

struct SearchShop: ShowInAppSearchResultsIntent {
    static let title: LocalizedStringResource = "Search"
    static let searchScopes: [StringSearchScope] = [.general, .movies]
    @Parameter(title: "Text") var criteria: StringSearchCriteria
    func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: criteria.term) }
}

struct Frequency: SearchCriteria {
    let hertz: Int
    static var _valueType: _IntentValueType { .int }
}

struct SearchRadio: ShowInAppSearchResultsIntent {
    static let title: LocalizedStringResource = "Search Radio"
    @Parameter(title: "Frequency") var criteria: Frequency
    func perform() async throws -> some IntentResult { .result() }
}

struct PlayFilm: PlayVideoIntent {
    static let title: LocalizedStringResource = "Play Film"
    static let supportedCategories: [VideoCategory] = [.movies]
    @Parameter(title: "Name") var term: String
    func perform() async throws -> some IntentResult { .result() }
}

struct StartSport: StartWorkoutIntent {
    static let title: LocalizedStringResource = "Start Sport"
    static var suggestedWorkouts: [StartSport] { [StartSport(style: .tall)] }
    @Parameter(title: "Style") var workoutStyle: Layout
    var displayRepresentation: DisplayRepresentation { "\(workoutStyle.rawValue)" }
    func perform() async throws -> some IntentResult { .result() }
}

struct PauseSport: PauseWorkoutIntent {
    static let title: LocalizedStringResource = "Pause"
    func perform() async throws -> some IntentResult { .result() }
}

struct ResumeSport: ResumeWorkoutIntent {
    static let title: LocalizedStringResource = "Resume"
    func perform() async throws -> some IntentResult { .result() }
}

struct PlaySound: AudioPlaybackIntent {
    static let title: LocalizedStringResource = "Play Sound"
    func perform() async throws -> some IntentResult { .result() }
}

struct TakePicture: CameraCaptureIntent {
    typealias AppContext = [String: Int]
    static let title: LocalizedStringResource = "Take Picture"
    func perform() async throws -> some IntentResult { .result() }
}

struct RecordSound: AudioRecordingIntent {
    static let title: LocalizedStringResource = "Record Sound"
    static let allowedExecutionTargets: IntentExecutionTargets = [.main, .widgetKitExtension]
    func perform() async throws -> some IntentResult { .result() }
}

struct SetBrightness: SetValueIntent {
    static let title: LocalizedStringResource = "Brightness"
    @Parameter(title: "Brightness") var value: Double
    func perform() async throws -> some IntentResult & ReturnsValue<Double> { .result(value: value) }
}

struct ShelfWidget: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Shelf"
    @Parameter(title: "Book", default: "Emma") var book: String
}

struct ShelfControl: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Shelf Control"
}

struct NotesPackage: AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { [SharedPackage.self, LeafPackage.self] }
}

struct SharedPackage: AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { [LeafPackage.self, NotesPackage.self] }
}

struct LeafPackage: AppIntentsPackage {}

struct NotesExtension: AppIntentsExtension {}

@Suite("Intents of the system's kinds")
struct SystemIntentTests {
    @Test func kinds() {
        let kinds: [(any AppIntent.Type, [String])] = [
            (DeleteTracks.self, ["DeleteIntent"]), (SearchShop.self, ["ShowInAppSearchResultsIntent"]),
            (PlayFilm.self, ["PlayVideoIntent"]), (StartSport.self, ["StartWorkoutIntent"]),
            (PauseSport.self, ["PauseWorkoutIntent"]), (ResumeSport.self, ["ResumeWorkoutIntent"]),
            (PlaySound.self, ["AudioPlaybackIntent"]), (RecordSound.self, ["AudioRecordingIntent"]),
            (TakePicture.self, ["CameraCaptureIntent"]), (SetBrightness.self, ["SetValueIntent"]),
            (ShelfWidget.self, ["WidgetConfigurationIntent"]), (ShelfControl.self, ["ControlConfigurationIntent"]),
            (OpenSeason.self, ["OpenIntent", "TargetContentProvidingIntent", "URLRepresentableIntent"]),
            (PublicIntent.self, []),
        ]
        for (intent, expected) in kinds { #expect(IntentTraits(of: intent).kinds == expected, "\(intent)") }
    }

    @Test func thatShowSomethingOpenTheApp() {
        #expect(SearchShop.openAppWhenRun && PlayFilm.openAppWhenRun && StartSport.openAppWhenRun)
        #expect(!DeleteTracks.openAppWhenRun && !PauseSport.openAppWhenRun)
        #expect(SearchShop.supportedModes == .foreground)
    }

    @Test func searchTakesWords() async throws {
        let search = SearchShop()
        let criteria = try #require(IntentReflection.parameters(of: search).first?.parameter)
        try criteria.setAnyValue("otter")
        #expect(search.criteria == StringSearchCriteria(term: "otter"))
        #expect(try await search.perform()._erased.value as? String == "otter")
        #expect(ValueDisplay.representation(of: search.criteria).title.text() == "otter")
        #expect(SearchShop.searchScopes == [.general, .movies])
        #expect(SearchRadio.searchScopes == ())
    }

    @Test func settingsDoNothing() async throws {
        #expect(try await ShelfWidget().perform()._erased.dialog == nil)
        #expect(try await ShelfControl().perform()._erased.value == nil)
        #expect(ShelfWidget().book == "Emma")
    }

    @Test func workoutsAreMadeOfAStyle() {
        #expect(StartSport(style: .wide).workoutStyle == .wide)
        #expect(StartSport.suggestedWorkouts.map(\.workoutStyle) == [.tall])
    }

    @Test func invalidationsAreHeardUntilCancelled() async {
        await confirmation(expectedCount: 1) { heard in
            let number = IntentInvalidations.shared.observe { if $0 == StartSport.self { heard() } }
            StartSport.invalidateSuggestedWorkouts()
            IntentInvalidations.shared.cancel(number)
            StartSport.invalidateSuggestedWorkouts()
        }
    }

    @Test func camerasFindWhatTheAppLeft() async throws {
        let contexts = try await FakeHost().run {
            let before = try await TakePicture.appContext
            try await TakePicture.updateAppContext(["flash": 1])
            return [before, try await TakePicture.appContext]
        }
        #expect(contexts == [nil, ["flash": 1]])
        let elsewhere = try await FakeHost().run { try await TakePicture.appContext }
        #expect(elsewhere == nil, "another host")
    }

    @Test func executionTargets() {
        #expect(IntentTraits(of: RecordSound.self).executionTargets.names == ["main", "widgetKitExtension"])
        #expect(PlaySound.allowedExecutionTargets == .default)
    }

    @Test func packagesAreFollowedOnce() {
        #expect(NotesPackage.allPackages.map { "\($0)" } == ["NotesPackage", "SharedPackage", "LeafPackage"])
    }

    @Test func extensionsSayWhatToRunInstead() {
        #expect(
            NotesExtension._usage
                == "NotesExtension cannot run by itself; host the app's shortcuts in a program with PhrasebookConsole")
        #expect(NotesExtension().configuration.extensionName == "NotesExtension")
    }
}
