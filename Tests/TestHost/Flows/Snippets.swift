import AppIntents
import SwiftUI

/// Shows a view with a button and a switch; both change what is shown.
struct ShowSoup: AppIntent {
    static let title: LocalizedStringResource = "Show Soup"

    func perform() async throws -> some IntentResult & ShowsSnippetIntent & ProvidesDialog {
        .result(
            dialog: IntentDialog(full: "Tomato soup, 4 dollars 50.", supporting: "Tomato soup"),
            snippetIntent: SoupSnippet())
    }
}

struct SoupSnippet: SnippetIntent {
    static let title: LocalizedStringResource = "Soup"

    func perform() async throws -> some IntentResult & ShowsSnippetView {
        .result(view: SoupView(kitchen: Kitchen.shared.now))
    }
}

struct SoupView: View {
    let kitchen: Kitchen.State
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Label("Tomato soup", systemImage: "cup.and.saucer")
                .font(.headline)
            HStack {
                Text("In the cart")
                Spacer()
                Text("\(kitchen.cart)").foregroundStyle(.secondary)
            }
            if kitchen.cart > 1 {
                ProgressView(value: Double(kitchen.cart), total: 4)
            }
            Divider()
            HStack {
                Button(intent: AddToCart()) { Label("Add to Cart", systemImage: "cart") }
                Toggle("Gift wrap", isOn: kitchen.isGift, intent: SetGift())
                Button("Checkout", intent: AddToCart()).disabled(kitchen.cart == 0)
            }
        }
        .padding()
    }
}

struct AddToCart: AppIntent {
    static let title: LocalizedStringResource = "Add to Cart"

    func perform() async throws -> some IntentResult {
        Kitchen.shared.change { $0.cart += 1 }
        return .result()
    }
}

struct SetGift: AppIntent {
    static let title: LocalizedStringResource = "Set Gift"
    @Parameter(title: "Gift") var value: Bool

    func perform() async throws -> some IntentResult {
        let value = value
        Kitchen.shared.change { $0.isGift = value }
        return .result()
    }
}

/// Shows a view that does not change.
struct OrderStatus: AppIntent {
    static let title: LocalizedStringResource = "Order Status"

    func perform() async throws -> some IntentResult & ShowsSnippetView & ReturnsValue<Int> {
        .result(value: 2) {
            List {
                Section("Ready") {
                    ForEach(["Soup", "Bread"], id: \.self) { Text($0) }
                }
                Section {
                    Text("Pie")
                } header: {
                    Text("In the oven")
                } footer: {
                    Text("\(12) minutes")
                }
                EmptyView()
                Image(systemName: "flame")
            }
            .navigationTitle("Orders")
        }
    }
}

/// Empties the cart without showing it, and has what is on the screen drawn again.
struct Rinse: AppIntent {
    static let title: LocalizedStringResource = "Rinse"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        Kitchen.shared.change { $0.cart = 0 }
        SoupSnippet.reload()
        return .result(dialog: "All clean.")
    }
}

/// Tells what the action button does next.
struct BeginWorkout: AppIntent {
    static let title: LocalizedStringResource = "Begin Workout"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(actionButtonIntent: PauseWorkout(), activityIdentifier: "run", dialog: "Off you go.")
    }
}

struct PauseWorkout: AppIntent {
    static let title: LocalizedStringResource = "Pause Workout"

    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Paused.") }
}
