import AppIntents
import Testing

@Suite("What an app provides to its intents")
struct DependencyTests {
    private struct Vet: Sendable, Equatable { var name: String }
    private struct Broken: Error {}

    private let manager = AppDependencyManager()

    @Test func missing() async throws {
        let vet = AppDependency<Vet>(manager: manager)
        #expect(!vet.isRegistered && vet.typeName == "Vet")
        let error = await #expect(throws: AppDependencyManager.Error<Vet>.self) { try await vet.prepare() }
        #expect(
            error?.errorDescription
                == "No Vet is registered; call AppDependencyManager.shared.add(dependency:) before intents run.")
    }

    @Test func value() async throws {
        manager.add(dependency: Vet(name: "Ann"))
        let vet = AppDependency<Vet>(manager: manager)
        #expect(vet.isRegistered)
        try await vet.prepare()
        #expect(vet.wrappedValue == Vet(name: "Ann"))
        vet.wrappedValue = Vet(name: "Bob")
        #expect(vet.projectedValue.wrappedValue == Vet(name: "Bob"))
    }

    @Test("A protocol is found by the protocol") func existential() {
        let shop = Shop()
        manager.add(dependency: shop as any Catalogue)
        #expect(AppDependency<any Catalogue>(manager: manager).wrappedValue.books.count == 2)
        #expect(!AppDependency<Shop>(manager: manager).isRegistered)
    }

    @Test("A provider is called once, when it is first needed") func provider() async throws {
        let made = Told()
        manager.add(dependency: { () -> Vet in
            made.add()
            return Vet(name: "Ann")
        })
        let vet = AppDependency<Vet>(manager: manager)
        #expect(vet.isRegistered && made.times == 0)
        try await vet.prepare()
        #expect(vet.wrappedValue.name == "Ann" && AppDependency<Vet>(manager: manager).wrappedValue.name == "Ann")
        #expect(made.times == 1)
    }

    @Test func asyncProvider() async throws {
        let made = Told()
        manager.add {
            await Task.yield()
            made.add()
            return Vet(name: "Ann")
        }
        let vet = AppDependency<Vet>(manager: manager)
        try await vet.prepare()
        try await AppDependency<Vet>(manager: manager).prepare()
        #expect(vet.wrappedValue.name == "Ann" && made.times == 1)
    }

    @Test("What a provider throws comes through") func brokenProvider() async {
        manager.add { () throws -> Vet in throw Broken() }
        let vet = AppDependency<Vet>(manager: manager)
        await #expect(throws: Broken.self) { try await vet.prepare() }
    }

    @Test func keys() async throws {
        manager.add(key: "night", dependency: Vet(name: "Nora"))
        manager.add(dependency: Vet(name: "Dan"))
        #expect(AppDependency<Vet>(key: "night", manager: manager).wrappedValue.name == "Nora")
        #expect(AppDependency<Vet>(manager: manager).wrappedValue.name == "Dan")
        let error = await #expect(throws: AppDependencyManager.Error<Int>.self) {
            try await AppDependency<Int>(key: "night", manager: manager).prepare()
        }
        #expect(
            error?.errorDescription
                == "Under the key night a Vet is registered where a Int is needed; use another key.")
    }

    @Test("A default stands only when nothing is registered") func defaults() async throws {
        let eager = AppDependency(manager: manager, default: Vet(name: "Eve"))
        #expect(eager.isRegistered && eager.wrappedValue.name == "Eve")
        let late = AppDependency<Vet>(
            manager: manager,
            default: {
                await Task.yield()
                return Vet(name: "Leo")
            })
        #expect(late.isRegistered)
        try await late.prepare()
        #expect(late.wrappedValue.name == "Leo")
        manager.add(dependency: Vet(name: "Ann"))
        #expect(eager.wrappedValue.name == "Ann" && late.wrappedValue.name == "Ann")
    }

    @Test("The manager of the host comes before the dependency's own") func scoped() async throws {
        let scoped = AppDependencyManager()
        scoped.add(dependency: Vet(name: "Here"))
        manager.add(dependency: Vet(name: "Everywhere"))
        let vet = AppDependency<Vet>(manager: manager)
        let name = try await FakeHost().run(dependencies: scoped) {
            try await vet.prepare()
            return vet.wrappedValue.name
        }
        #expect(name == "Here")
        #expect(vet.wrappedValue.name == "Everywhere")
    }

    @Test("An intent performs with what its host provides") func intent() async throws {
        let shop = Shop()
        manager.add(dependency: shop)
        manager.add(dependency: shop as any Catalogue)
        let intent = AddBook()
        intent.bookTitle = "Mansfield Park"
        let result = try await FakeHost().run(dependencies: manager) {
            for dependency in IntentReflection.dependencies(of: intent) { try await dependency.prepare() }
            return try await intent.perform()._erased
        }
        #expect((result.value as? BookEntity)?.title == "Mansfield Park")
        #expect(result.dialog?.full.text() == "Added “Mansfield Park”.")
        #expect(shop.books.count == 3)
    }
}
