import AppIntents
import IntentRuntime
import Synchronization

/// A small app for the conversation's tests: dogs that can be opened, adopted, fed and let go.
final class Kennel: Sendable {
    struct Dog: Sendable {
        let id: Int
        var name: String
        var nicknames: [String] = []
        var isFed = false
    }

    private let state: Mutex<[Dog]>
    let wasReached = Mutex(0)

    init(_ dogs: [Dog] = Kennel.first) {
        state = Mutex(dogs)
    }

    static let first = [
        Dog(id: 1, name: "Old Rex"), Dog(id: 2, name: "Young Rex"), Dog(id: 3, name: "Bella", nicknames: ["Bell"]),
    ]

    var dogs: [Dog] { state.withLock(\.self) }

    func adopt(_ name: String) -> Dog {
        state.withLock { dogs in
            let dog = Dog(id: (dogs.map(\.id).max() ?? 0) + 1, name: name)
            dogs.append(dog)
            return dog
        }
    }

    func feed(_ id: Int) {
        state.withLock { dogs in
            for index in dogs.indices where dogs[index].id == id { dogs[index].isFed = true }
        }
    }

    func change(_ body: @Sendable (inout [Dog]) -> Void) {
        state.withLock { body(&$0) }
    }

    func remove(_ id: Int) {
        state.withLock { $0.removeAll { $0.id == id } }
    }
}

struct DogEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Dog"
    static let defaultQuery = DogQuery()

    let id: Int
    @Property(title: "Name") var name: String
    @Property(title: "Fed") var isFed: Bool
    let nicknames: [String]

    init(_ dog: Kennel.Dog) {
        id = dog.id
        nicknames = dog.nicknames
        name = dog.name
        isFed = dog.isFed
    }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(name)", subtitle: isFed ? "fed" : nil,
            synonyms: nicknames.map { LocalizedStringResource(stringLiteral: $0) })
    }
}

struct DogQuery: EntityStringQuery {
    @Dependency private var kennel: Kennel

    func entities(for identifiers: [Int]) async throws -> [DogEntity] {
        identifiers.compactMap { id in kennel.dogs.first { $0.id == id } }.map(DogEntity.init)
    }

    func suggestedEntities() async throws -> [DogEntity] {
        kennel.dogs.prefix(3).map(DogEntity.init)
    }

    func entities(matching string: String) async throws -> [DogEntity] {
        kennel.dogs.filter { $0.name.localizedCaseInsensitiveContains(string) }.map(DogEntity.init)
    }
}

enum Room: String, AppEnum {
    case yard, kitchen

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Room"
    static let caseDisplayRepresentations: [Room: DisplayRepresentation] = [
        .yard: DisplayRepresentation(title: "Back Yard", synonyms: ["the garden"]), .kitchen: "Kitchen",
    ]
}

extension HostedApp {
    /// The app with a kennel of its own.
    static func kennel(
        _ kennel: Kennel = Kennel(), named name: String = "Kennel", alternativeNames: [String] = [],
        shortcuts: any AppShortcutsProvider.Type = KennelShortcuts.self,
        screen: (@Sendable () async -> String?)? = nil
    ) -> HostedApp {
        HostedApp(
            name: name, alternativeNames: alternativeNames, shortcuts: shortcuts, intents: [],
            dependencies: { manager, _ in manager.add(dependency: kennel) }, screen: screen)
    }
}
