import AppIntents
import Testing

@Suite("What perform() asks a host")
struct QuestionTests {
    private let open = OpenBook()
    private let books = [BookEntity(Book(1, "Emma")), BookEntity(Book(2, "Persuasion"))]

    @Test func value() async throws {
        let host = FakeHost(.value(books[0]), .value(books[1]))
        let first = try await host.run { try await open.$target.requestValue() }
        #expect(first.title == "Emma" && open.target.title == "Emma")
        let second = try await host.run { try await open.$target.requestValue("And now?") }
        #expect(second.title == "Persuasion")
        #expect(host.asked == ["value “Book”: Which book?", "value “Book”: And now?"])
    }

    @Test("A parameter that holds several or none gives one back") func wrappedValue() async throws {
        let intent = EveryParameter()
        let host = FakeHost(.value(4), .value(books), .value(2))
        #expect(try await host.run { try await intent.$rating.requestValue("How many?") } == 4)
        #expect(intent.rating == 4)
        #expect(try await host.run { try await intent.$books.requestValue("Which?") }.title == "Emma")
        #expect(intent.books?.count == 2)
        #expect(try await host.run { try await intent.$gain.requestValue() } == 2)
    }

    @Test func wrongValue() async throws {
        let host = FakeHost(.value("Emma"))
        let error = await #expect(throws: AppIntentError.self) {
            _ = try await host.run { try await open.$target.requestValue() }
        }
        #expect(error?.description == "“Book” takes BookEntity, not String.")
    }

    @Test func disambiguation() async throws {
        let host = FakeHost(.index(1), .index(0))
        let picked = try await host.run { try await open.$target.requestDisambiguation(among: books) }
        #expect(picked.title == "Persuasion" && !open.$target.isSet)
        let size = try await host.run {
            try await EveryParameter().$size.requestDisambiguation(among: [.window, .attic], dialog: "Which size?")
        }
        #expect(size == .window)
        #expect(
            host.asked == [
                "which “Book”: Which of the books? Emma | Persuasion", "which “Size”: Which size? Shop Window | attic",
            ])
    }

    @Test func outOfRange() async throws {
        let host = FakeHost(.index(2))
        let error = await #expect(throws: AppIntentError.self) {
            _ = try await host.run { try await open.$target.requestDisambiguation(among: books) }
        }
        #expect(error?.description == "Option 3 was picked of 2; pick one that was offered.")
    }

    @Test func confirmations() async throws {
        let host = FakeHost(.yes, .yes, .yes, .yes, .no)
        try await host.run {
            try await open.requestConfirmation()
            try await open.requestConfirmation(actionName: .send, dialog: "Send \(2) books?")
            try await open.requestConfirmation(
                conditions: .always,
                actionName: .custom(
                    acceptLabel: "Burn", acceptAlternatives: [], denyLabel: "Keep", denyAlternatives: [],
                    destructive: true),
                dialog: "Sure?")
            try await open.requestConfirmation(
                result: .result(value: 1, dialog: "One book"), confirmationActionName: .buy)
            #expect(try await !open.$target.requestConfirmation(for: books[0], dialog: "Emma?"))
        }
        #expect(
            host.asked == [
                "confirm Continue: -", "confirm Send: Send 2 books?", "confirm Burn: Sure?",
                "confirm Buy: One book [One book]", "confirm Continue: Emma? [“Book”] [Emma]",
            ])
    }

    @Test func declined() async throws {
        let error = await #expect(throws: AppIntentError.self) {
            try await FakeHost(.no).run { try await open.requestConfirmation(actionName: .order, dialog: "Order?") }
        }
        #expect(error?.description == "Nothing was done, because it was not confirmed.")
    }

    @Test func choice() async throws {
        let host = FakeHost(.index(1))
        let options = [IntentChoiceOption(title: "Keep"), .init(title: "Burn", style: .destructive), .cancel]
        let choice = try await host.run { try await open.requestChoice(between: options, dialog: "What now?") }
        #expect(choice == options[1])
        #expect(host.asked == ["choice: What now? Keep | Burn | Cancel"])
    }

    @Test func foreground() async throws {
        let host = FakeHost(.yes)
        try await host.run { try await open.continueInForeground("Show it?", alwaysConfirm: false) }
        #expect(host.asked == ["foreground: Show it? false"])
        await #expect(throws: FakeHost.Refused.self) {
            try await FakeHost(.no).run { try await open.continueInForeground() }
        }
    }

    @Test func context() async throws {
        #expect(open.systemContext.currentMode == .background)
        #expect(try await FakeHost().run { open.systemContext.currentMode } == .foreground)
    }
}
