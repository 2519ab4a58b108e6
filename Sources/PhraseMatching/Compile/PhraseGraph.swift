/// All phrases of a grammar as one automaton that reads an utterance byte by byte.
///
/// A place stands between two things that are said; an edge reads a byte, any byte (within unlisted words), an entry of a
/// list, or nothing. Every edge leads to a later place, but for the loop of unlisted words: there is no way back.
///
///     `turn(s|ed) {x}`      0 ─t─▶ 1 ─u─▶ 2 ─r─▶ 3 ─n─▶ 4 ─s─▶ 5 ──▶ 8 ─{x}─▶ 9 ■
///                                                       └─e─▶ 6 ─d─▶ 7 ─┘
///
/// Slot lists are not in here: an edge only names one, and replacing a list leaves the graph alone.
final class PhraseGraph: Sendable {
    struct Edge: Sendable {
        enum Kind: UInt8, Sendable {
            case byte
            /// Reads any byte; begins unlisted words unless source and target are one.
            case any
            case slot
            /// Reads nothing.
            case jump
            /// Reads nothing, and ends unlisted words.
            case close
        }

        let kind: Kind
        let join: JoinCode
        let byte: UInt8
        /// The phrase's slot, of `slot` and `any`.
        let slot: UInt8
        let list: SlotListID
        let source: PlaceID
        var target: PlaceID
    }

    struct Place: Sendable {
        /// Outgoing edges by kind: bytes in ascending order, then any, slots, jumps.
        var bytes: Range<UInt32>
        var anys: Range<UInt32>
        var slots: Range<UInt32>
        var jumps: Range<UInt32>
        /// Indices into `incoming`.
        var arrivals: Range<UInt32>
        /// Index into `terminals`, negative where no phrase ends.
        var terminal: Int32
    }

    /// What it means when an utterance ends at a place.
    enum Terminal: Sendable {
        case template(TemplateID)
        case negative(ScopeID)
    }

    private let storedPlaces: Frozen<Place>
    private let storedEdges: Frozen<Edge>
    private let storedIncoming: Frozen<UInt32>
    private let storedClasses: Frozen<UInt8>
    private let byteClassCount: Int
    private let storedTerminals: Frozen<Terminal>

    convenience init(
        places: [Place], edges: [Edge], incoming: [UInt32], terminals: [Terminal], byteClasses: [UInt8]
    ) {
        self.init(
            places: Frozen(places), edges: Frozen(edges), incoming: Frozen(incoming), terminals: terminals,
            byteClasses: byteClasses)
    }

    init(
        places: consuming Frozen<Place>, edges: consuming Frozen<Edge>, incoming: consuming Frozen<UInt32>,
        terminals: [Terminal], byteClasses: [UInt8]
    ) {
        storedPlaces = places
        storedEdges = edges
        storedIncoming = incoming
        storedClasses = Frozen(byteClasses)
        byteClassCount = Int(byteClasses.max() ?? 0) + 1
        storedTerminals = Frozen(terminals)
    }

    /// The graph without its owner, who must outlive it.
    var view: View {
        View(
            places: storedPlaces.elements, edges: storedEdges.elements, incoming: storedIncoming.elements,
            byteClasses: storedClasses.elements, byteClassCount: byteClassCount, terminals: storedTerminals.elements)
    }

    struct View {
        let places: UnsafeBufferPointer<Place>
        let edges: UnsafeBufferPointer<Edge>
        /// Indices into `edges`, by target.
        let incoming: UnsafeBufferPointer<UInt32>
        /// Bytes that no edge reads by name share class 0.
        let byteClasses: UnsafeBufferPointer<UInt8>
        let byteClassCount: Int
        let terminals: UnsafeBufferPointer<Terminal>
    }
}

extension PhraseGraph.Place {
    /// Only leads on: no utterance ever waits here.
    var isHub: Bool { bytes.isEmpty && anys.isEmpty && slots.isEmpty && terminal < 0 }
}
