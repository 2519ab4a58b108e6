import AppIntents
import Testing

// As an author writes them.

enum Layout: String, AppEnum {
    case compact, wide, tall
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Layout"
    static let caseDisplayRepresentations: [Layout: DisplayRepresentation] = [
        .compact: "Compact", .wide: "Wide", .tall: "Tall",
    ]
}

struct ShowShelf: AppIntent {
    static let title: LocalizedStringResource = "Show Shelf"
    @Parameter(title: "Layout", default: .compact) var layout: Layout
    @Parameter(title: "Details", default: false) var showDetails: Bool
    @Parameter(title: "Count") var count: Int?
    @Parameter(title: "Track") var track: Track?

    static var parameterSummary: some ParameterSummary {
        When(\.$showDetails, .equalTo, true) {
            Summary("Show \(\.$layout) shelf with \(\.$count)") {
                \.$showDetails
            }
        } otherwise: {
            Switch(\.$layout) {
                Case(.compact) {
                    Summary("Show a compact shelf")
                }
                Case([.wide, .tall]) {
                    When(\.$count, .greaterThan, 3) {
                        Summary("Show a large shelf of \(\.$count)")
                    } otherwise: {
                        Summary("Show a large shelf")
                    }
                }
                DefaultCase {
                    Summary("Show a shelf")
                }
            }
        }
    }

    func perform() async throws -> some IntentResult { .result() }
}

struct ByValue: AppIntent {
    static let title: LocalizedStringResource = "By Value"
    @Parameter(title: "Count") var count: Int?
    @Parameter(title: "Layout") var layout: Layout?
    @Parameter(title: "Track") var track: Track?
    @Parameter(title: "Size", default: 2) var size: Int

    static var parameterSummary: some ParameterSummary {
        When(\.$count, .hasAnyValue) {
            When(\.$layout, .oneOf, [.wide, .tall]) {
                Summary("Large")
            } otherwise: {
                When(\.$layout, .equalTo, nil) {
                    Summary("Any layout")
                } otherwise: {
                    Summary("Compact")
                }
            }
        } otherwise: {
            When(\.$track, identifier: .oneOf, [7, 8]) {
                Summary("Seven or eight")
            } otherwise: {
                When(\.$track, identifier: .greaterThanOrEqualTo, 20) {
                    Summary("Twenty and more")
                } otherwise: {
                    When(\.$track, identifier: .hasPrefix, "1") {
                        Summary("One")
                    } otherwise: {
                        When(\.$size, .lessThan, 2) {
                            Summary("Small \(\.$track)")
                        } otherwise: {
                            Summary("No track")
                        }
                    }
                }
            }
        }
    }

    func perform() async throws -> some IntentResult { .result() }
}

struct ByFamily: AppIntent {
    static let title: LocalizedStringResource = "By Family"
    @Parameter(title: "Layout") var layout: Layout?

    static var parameterSummary: some ParameterSummary {
        When(widgetFamily: .oneOf, [.systemSmall, .accessoryInline]) {
            Summary("Little room")
        } otherwise: {
            Switch(.widgetFamily) {
                Case(.systemLarge) {
                    Summary("Much room for \(\.$layout)")
                }
                DefaultCase {
                    Summary("Room")
                }
            }
        }
    }

    func perform() async throws -> some IntentResult { .result() }
}

@Suite("Parameter summaries")
struct SummaryTests {
    /// The sentence with the names of the parameters in it.
    private func sentence(_ intent: some AppIntent) -> String? { intent.summarySentence?.text { "<\($0)>" } }

    private func shelf(_ layout: Layout, details: Bool = false, count: Int? = nil) -> ShowShelf {
        let intent = ShowShelf()
        (intent.layout, intent.showDetails, intent.count) = (layout, details, count)
        return intent
    }

    @Test func whenAndSwitch() {
        #expect(sentence(ShowShelf()) == "Show a compact shelf")
        #expect(sentence(shelf(.wide, details: true)) == "Show <layout> shelf with <count>")
        #expect(shelf(.wide, details: true).summarySentence?.otherParameters == ["showDetails"])
        #expect(sentence(shelf(.wide)) == "Show a large shelf")
        #expect(sentence(shelf(.tall, count: 3)) == "Show a large shelf")
        #expect(sentence(shelf(.tall, count: 4)) == "Show a large shelf of <count>")
    }

    @Test func variantsSayWhenTheyHold() {
        let variants = ShowShelf.summaryVariants.map { variant in
            "\(variant.sentence.text { "<\($0)>" }) — \(variant.conditions.joined(separator: ", "))"
        }
        #expect(
            variants == [
                "Show <layout> shelf with <count> — showDetails is true",
                "Show a compact shelf — otherwise, layout is Compact",
                "Show a large shelf of <count> — otherwise, layout is Wide or Tall, count is more than 3",
                "Show a large shelf — otherwise, layout is Wide or Tall, otherwise",
                "Show a shelf — otherwise, otherwise",
            ])
        #expect(ByValue.summaryVariants[2].conditions == ["count has a value", "otherwise", "otherwise"])
        #expect(ByValue.summaryVariants[1].conditions == ["count has a value", "otherwise", "layout is nothing"])
        #expect(ByValue.summaryVariants[3].conditions == ["otherwise", "track identifier is 7 or 8"])
        #expect(ByFamily.summaryVariants[0].conditions == ["the widget is systemSmall or accessoryInline"])
        #expect(ByFamily.summaryVariants[1].conditions == ["otherwise", "the widget is systemLarge"])
        #expect(PublicIntent.summaryVariants == [])
    }

    @Test(
        arguments: [
            (nil, nil, nil, 2, "No track"), (nil, nil, nil, 1, "Small <track>"), (nil, nil, 7, 2, "Seven or eight"),
            (nil, nil, 20, 2, "Twenty and more"), (nil, nil, 12, 2, "One"), (nil, nil, 3, 2, "No track"),
            (1, nil, 7, 2, "Any layout"), (1, .wide, nil, 2, "Large"), (0, .compact, nil, 2, "Compact"),
        ] as [(Int?, Layout?, Int?, Int, String)])
    func comparisons(_ count: Int?, _ layout: Layout?, _ track: Int?, _ size: Int, _ expected: String) {
        let intent = ByValue()
        (intent.count, intent.layout, intent.track, intent.size) = (count, layout, track.map(Track.init(id:)), size)
        #expect(sentence(intent) == expected)
    }

    @Test func widgetFamilies() {
        let families: [(IntentWidgetFamily?, String)] = [
            (nil, "Room"), (.systemSmall, "Little room"), (.accessoryInline, "Little room"),
            (.systemLarge, "Much room for <layout>"), (.accessoryCorner, "Room"),
        ]
        for (family, expected) in families {
            IntentWidgetFamily.$current.withValue(family) { #expect(sentence(ByFamily()) == expected) }
        }
    }
}
