import AppIntents
import Foundation
import SwiftUI
import Testing

@MainActor @Suite("What views read as")
struct ViewTests {
    private static func text(_ view: some View) -> [String] {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "en_US")
        return lines(of: view.drawn(in: environment), indent: "")
    }

    /// The tree as text: rows in parentheses, sections indented.
    private static func lines(of node: ViewNode, indent: String) -> [String] {
        switch node {
        case .empty: []
        case .text(let text): [indent + text]
        case .image(let name): [indent + "<\(name)>"]
        case .row(let nodes): [indent + "(" + nodes.flatMap { lines(of: $0, indent: "") }.joined(separator: " ") + ")"]
        case .column(let nodes): nodes.flatMap { lines(of: $0, indent: indent) }
        case .section(let header, let rows, let footer):
            lines(of: header, indent: indent) + lines(of: rows, indent: indent + "  ")
                + lines(of: footer, indent: indent)
        case .control(let control):
            [
                indent
                    + "[\(control.label.spoken)\(control.isOn.map { $0 ? " on" : " off" } ?? "")\(control.isEnabled ? "" : " -")]"
            ]
        case .progress(let fraction, let label): [indent + "\(label.spoken) \(fraction.map { "\($0)" } ?? "…")"]
        case .divider: [indent + "--"]
        case .spacer: [indent + "_"]
        }
    }

    @Test func containers() {
        let rows = ["Ready", "In the oven"]
        #expect(
            Self.text(
                VStack(alignment: .leading) {
                    Text("Orders").font(.title).bold()
                    HStack(spacing: 4) {
                        Image(systemName: "flame.fill")
                        Text(rows[0])
                        Spacer()
                        Text("\(1234) of \(4.5)")
                    }
                    Divider()
                    ForEach(rows, id: \.self) { Text($0) }
                    Group {
                        Label("Bread", systemImage: "bag")
                        Label("", systemImage: "bag.fill")
                    }
                    LabeledContent("Price", value: "4")
                }.padding()) == [
                    "Orders", "(<flame fill> Ready _ 1,234 of 4.5)", "--", "Ready", "In the oven", "Bread",
                    "<bag fill>", "(Price 4)",
                ])
    }

    @Test func sectionsListsAndTitles() {
        #expect(
            Self.text(
                NavigationStack {
                    List {
                        Section("Today") { Text("Soup") }
                        Section { Text("Pie") }
                        Section {
                            Text("Bread")
                        } header: {
                            Text("Later")
                        } footer: {
                            Text("If there is flour")
                        }
                    }.navigationTitle("Menu")
                }) == ["Menu", "Today", "  Soup", "Pie", "Later", "  Bread", "If there is flour"])
    }

    /// A branch of each kind, and none.
    private struct Branches: View {
        let isOpen: Bool?

        var body: some View {
            if let isOpen {
                if isOpen { Text("open") } else { Text("shut").foregroundStyle(.red) }
            }
            switch isOpen {
            case nil: EmptyView()
            case true?: AnyView(Text("yes"))
            case false?: Text(verbatim: "no")
            }
        }
    }

    @Test(arguments: [(nil, []), (true, ["open", "yes"]), (false, ["shut", "no"])] as [(Bool?, [String])])
    func branches(_ isOpen: Bool?, _ text: [String]) {
        #expect(Self.text(Branches(isOpen: isOpen)) == text)
    }

    private struct Switches: View {
        @State private var isOn = true
        @Environment(\.locale) private var locale
        @Environment(\.isEnabled) private var isEnabled

        var body: some View {
            Toggle("Light", isOn: $isOn)
            Button("Go", role: .destructive) { isOn = false }.disabled(true)
            Text("\(locale.identifier) \(isEnabled ? "enabled" : "disabled")")
            Text("hidden").hidden()
            Text("gone").accessibilityHidden(true)
            Image(systemName: "heart").accessibilityLabel("Favourite")
            Button(action: {}) { Image(systemName: "heart.fill") }
            ProgressView("Load", value: 1, total: 4)
            ProgressView(value: 7.0, total: 2)
            ProgressView()
        }
    }

    @Test func controlsStateAndEnvironment() {
        #expect(
            Self.text(Switches().environment(\.locale, Locale(identifier: "de_DE")).disabled(true)) == [
                "[Light on -]", "[Go -]", "de_DE disabled", "Favourite", "[heart fill -]", "Load 0.25", " 1.0", " …",
            ])
    }

    private struct SetsItself: View {
        let value: Binding<Int>

        var body: some View { Text("\(value.wrappedValue)") }
    }

    @Test func bindings() {
        let state = State(wrappedValue: 1)
        state.projectedValue.wrappedValue = 7
        #expect(state.wrappedValue == 7)
        #expect(Self.text(SetsItself(value: state.projectedValue)) == ["7"])
        #expect(Self.text(SetsItself(value: .constant(3))) == ["3"])
    }

    @Test func textsAndLanguages() {
        var german = EnvironmentValues()
        german.locale = Locale(identifier: "de_DE")
        let day = Date(timeIntervalSince1970: 0)
        #expect(Text("\(1234.5) m").resolved(in: german.locale) == "1.234,5 m")
        #expect(Text("\(0.5, format: .percent)").resolved(in: german.locale) == "50\u{A0}%")
        #expect(Text("\(2.0, specifier: "%.2f")").resolved(in: german.locale) == "2,00")
        #expect((Text("a") + Text(verbatim: "\(1)")).resolved(in: german.locale) == "a1")
        #expect(Text(day, style: .date).resolved(in: german.locale).contains("1970"))
        #expect(Text(LocalizedStringResource("\(7) Eier")).resolved(in: german.locale) == "7 Eier")
    }

    @Test func gridsAndGauges() {
        let numbers = ["1", "2", "3"]
        #expect(
            Self.text(
                LazyVGrid(columns: [GridItem(.flexible()), GridItem(.fixed(40))]) {
                    Text(numbers[0])
                    Text(numbers[1])
                    Text(numbers[2])
                }) == ["(1 2)", "(3)"])
        #expect(Self.text(Gauge(value: 3.0, in: 2...4) { Text("Tide") }) == ["Tide 0.5"])
        #expect(Self.text(Gauge(value: Double.nan) { Text("Tide") }) == ["Tide 0.0"])
        #expect(Self.text(Gauge(value: 9, in: 5.0...5.0) { Text("Tide") }) == ["Tide 0.0"])
        #expect(Self.text(ViewThatFits { Text("long") }) == ["long"])
        #expect(
            Self.text(ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Try again"))) == [
                "Nothing", "Try again",
            ])
    }

    @Test func gradients() {
        #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
        #expect(Gradient(colors: [.red]).stops.map(\.location) == [0] && Gradient(colors: []).stops.isEmpty)
        #expect(Self.text(LinearGradient(colors: [], startPoint: .top, endPoint: .bottom)) == [])
        #expect(Angle(degrees: 180).radians == .pi && Angle.radians(.pi).degrees == 180)
    }

    private struct Answer: EnvironmentKey { static let defaultValue = 42 }

    @Test func valuesOfOnesOwn() {
        var values = EnvironmentValues()
        #expect(values[Answer.self] == 42)
        values[Answer.self] = 1
        #expect(values[Answer.self] == 1)
    }
}
