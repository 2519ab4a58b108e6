import AppIntents
import AppIntentsTesting
import SwiftUI
import Testing

struct TreeCard: View {
    let tree: TreeEntity
    @Environment(\.colorScheme) private var colorScheme
    @State private var isExpanded = true

    private var background: LinearGradient {
        LinearGradient(
            gradient: Gradient(colors: [.green, .mint.opacity(0.4)]), startPoint: .topLeading, endPoint: .bottom)
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(alignment: .firstTextBaseline) {
                Image(systemName: "tree.fill")
                    .symbolRenderingMode(.hierarchical)
                    .foregroundStyle(Color.green.gradient)
                    .imageScale(.large)
                    .contentTransition(.symbolEffect(.replace.magic(fallback: .replace.downUp)))
                (Text(tree.name).bold() + Text(", ").foregroundColor(.secondary) + Text("\(tree.crop.value)").italic())
                    .font(.system(.title3, design: .rounded, weight: .semibold))
                    .contentTransition(.numericText())
                Spacer(minLength: 4)
            }
            if isExpanded {
                Grid {
                    GridRow {
                        Text("Year")
                        Text(verbatim: "\(tree.planted)").monospacedDigit().lineLimit(1)
                    }
                }
                Gauge(value: tree.crop.value, in: 0...65) {
                    Text("Crop")
                } currentValueLabel: {
                    Text("half")
                }
                .gaugeStyle(.linearCapacity)
                .tint(.green)
            }
            HStack {
                Button("Pick", systemImage: "basket", intent: PickKind())
                Button(role: .destructive, intent: FellTree(tree: tree)) { Text("Fell") }
                    .buttonStyle(Loud())
            }
        }
        .padding(.horizontal, 16)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(background, in: .rect(cornerRadius: 12))
        .clipShape(.containerRelative)
        .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(.white.opacity(0.3), lineWidth: 1) }
        .modifier(Framed(title: "Tree"))
        .animation(.easeInOut(duration: 0.2), value: isExpanded)
        .shadow(color: .black.opacity(colorScheme == .dark ? 0.5 : 0.1), radius: 4)
    }
}

struct Framed: ViewModifier {
    let title: LocalizedStringKey

    func body(content: Content) -> some View {
        GroupBox(title) { content }
    }
}

struct Loud: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label.fontWeight(.heavy)
            if configuration.role == .destructive { Text("!") }
        }
        .scaleEffect(configuration.isPressed ? 0.9 : 1)
    }
}

struct ShowTreeCard: SnippetIntent {
    static let title: LocalizedStringResource = "Show Tree Card"
    @Parameter(title: "Tree") var tree: TreeEntity

    init() {}
    init(tree: TreeEntity) { self.tree = tree }

    func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: TreeCard(tree: tree)) }
}

struct DescribeTree: AppIntent {
    static let title: LocalizedStringResource = "Describe Tree"
    @Parameter(title: "Tree") var tree: TreeEntity

    func perform() async throws -> some IntentResult & ShowsSnippetIntent & ProvidesDialog {
        .result(dialog: "Here it is.", snippetIntent: ShowTreeCard(tree: tree))
    }
}

/// Returns a view from one branch and none from the other.
struct ShowCrop: AppIntent {
    static let title: LocalizedStringResource = "Show Crop"
    @Parameter(title: "Tree") var tree: TreeEntity

    @MainActor
    func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
        guard tree.crop.value > 10 else { return .result(dialog: "Hardly any.") }
        return .result(dialog: "A good one.") {
            ProgressView("Crop", value: tree.crop.value, total: 100)
            SiriTipView(intent: PlanHarvest())
            SiriTipView(intent: PlanHarvest(), isVisible: .constant(false))
            ShortcutsLink().shortcutsLinkStyle(.automaticOutline)
        }
    }
}

@Suite("Snippets")
struct SnippetTopic {
    private func run(_ intent: String, _ tree: String) async throws -> ResolvedIntentResult {
        let tree = OrchardApp.entity("TreeEntity").makeReference(identifier: tree)
        return try await OrchardApp.intent(intent).makeIntent(tree: tree).run()
    }

    @Test func card() async throws {
        let result = try await run("DescribeTree", "discovery")
        #expect(result.dialog == "Here it is.")
        #expect(result.snippet == ["Tree", "  Discovery, 32.5", "  Year 2016", "  Crop half 50%", "  [Pick] [Fell !]"])
    }

    @Test func branches() async throws {
        let hardly = try await run("ShowCrop", "victoria")
        let good = try await run("ShowCrop", "bramley")
        #expect(hardly.dialog == "Hardly any." && hardly.snippet == nil)
        #expect(good.snippet == ["Crop 90%", "Try “Plan Harvest”", "[Shortcuts]"])
        #expect(good.dialog == "A good one.")
    }
}
