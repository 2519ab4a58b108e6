import AppIntents
import AppIntentsTesting
import Foundation
import Testing

enum OrchardError: Error, CustomLocalizedStringResourceConvertible, Equatable {
    case frozen(String)

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .frozen(let name): "\(name) is frozen."
        }
    }
}

struct WaterTree: AppIntent {
    static let title: LocalizedStringResource = "Water Tree"
    @Parameter(title: "Tree") var tree: TreeEntity
    @Parameter(title: "Reason", default: 0) var reason: Int
    @Parameter(title: "Litres") var litres: Int?

    func perform() async throws -> some ProvidesDialog {
        switch reason {
        case 1: throw OrchardError.frozen(tree.name)
        case 2: throw AppIntentError.Unrecoverable.entityNotFound
        case 3: throw AppIntentError.UserActionRequired.signin
        case 4: throw AppIntentError.PermissionRequired.location(precise: true)
        default: break
        }
        guard let litres else { throw $litres.needsValueError("How many litres?") }
        return .result(dialog: "\(litres) litres for \(tree.name).")
    }
}

@Suite("Errors")
struct ErrorTopic {
    private func water(_ reason: Int) -> AnyAppIntent {
        let tree = OrchardApp.entity("TreeEntity").makeReference(identifier: "bramley")
        return OrchardApp.intent("WaterTree").makeIntent(tree: tree, reason: reason)
    }

    @Test func thrown() async throws {
        await #expect(throws: OrchardError.frozen("Bramley")) { try await water(1).run() }
        await #expect(throws: AppIntentError.Unrecoverable.entityNotFound) { try await water(2).run() }
        await #expect(throws: AppIntentError.UserActionRequired.signin) { try await water(3).run() }
        await #expect(throws: AppIntentError.PermissionRequired.location(precise: true)) { try await water(4).run() }
        #expect(String(localized: OrchardError.frozen("Bramley").localizedStringResource) == "Bramley is frozen.")
    }

    @Test func lacking() async throws {
        let result = try await water(0).answering("12").run()
        #expect(result.questions.map(\.prompt) == ["How many litres?"] && result.dialog == "12 litres for Bramley.")
    }
}
