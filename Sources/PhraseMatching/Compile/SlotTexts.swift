/// The texts of a list, as a large table and smaller ones on top of it that hold what was added and removed since.
///
/// A layer's removals hold for the layers below it, never for its own texts; so a change is one new layer, and whoever
/// reads the old layers is not disturbed. A layer that is not much smaller than the one below is merged with it: there are
/// few, and a text is moved a few times for each doubling of the list.
///
///     1 000 000 texts │ 90 texts, 12 removed │ 10 texts, 3 removed
final class SlotTexts: Sendable {
    /// Each layer is smaller than the one below by more than this factor.
    static let ratio = 8

    /// Texts that were added, and values whose texts in lower layers are gone.
    private final class Layer: Sendable {
        let texts: TextTable
        /// In ascending order.
        let removed: Frozen<UInt32>

        init(_ texts: TextTable, removed: [UInt32]) {
            self.texts = texts
            self.removed = Frozen(removed)
        }

        var size: Int { texts.count + removed.elements.count }
        var view: SlotTextsView.Layer {
            SlotTextsView.Layer(texts: texts.view, index: texts.index, removed: removed.elements)
        }
    }

    private let layers: [Layer]
    private let views: Frozen<SlotTextsView.Layer>
    private let laterFilterRows: Later<[Int32]>

    private init(_ layers: [Layer]) {
        self.layers = layers
        views = Frozen(layers.map(\.view))
        laterFilterRows = Later {
            layers.map(\.view).withUnsafeBufferPointer { ListFilter.rows(of: SlotTextsView(layers: $0)) }
        }
    }

    /// See `ListFilter.rows(of:)`; found out once for all who seek in the texts: whoever goes from one home to another and back
    /// pays nothing for it.
    var filterRows: [Int32] { laterFilterRows.value }

    convenience init(_ texts: TextTable) { self.init([Layer(texts, removed: [])]) }

    /// The texts without their owner, who must outlive it.
    var view: SlotTextsView { SlotTextsView(layers: views.elements) }

    /// Without the texts of some values, then with other texts.
    /// - Complexity: O(change · log texts), spread over many changes.
    func updating(removing values: [UInt32], adding texts: TextTable) -> SlotTexts {
        var layers = layers
        var top = Layer(texts, removed: Array(Set(values)).sorted())
        while let below = layers.last, top.size * Self.ratio >= below.size, Self.fit(top, below) {
            layers.removeLast()
            top = Self.merged(below, top, isLowest: layers.isEmpty)
        }
        return SlotTexts(layers + [top])
    }

    /// All texts in one table.
    var merged: TextTable {
        layers.dropFirst().reduce(layers[0]) { Self.merged($0, $1, isLowest: true) }.texts
    }

    private static func fit(_ a: Layer, _ b: Layer) -> Bool {
        a.texts.length + b.texts.length < Int(UInt32.max)
    }

    private static func merged(_ below: Layer, _ top: Layer, isLowest: Bool) -> Layer {
        let view = top.view
        let texts = TextTable.merged(below.texts, top.texts) { !view.removes($0) }
        let removed = isLowest ? [] : Set(below.removed.elements).union(top.removed.elements).sorted()
        return Layer(texts, removed: removed)
    }
}

/// What a search needs of `SlotTexts`.
struct SlotTextsView {
    struct Layer {
        let texts: TextTableView
        let index: TextIndex.View
        let removed: UnsafeBufferPointer<UInt32>

        /// Whether a value's texts in lower layers are gone.
        func removes(_ value: UInt32) -> Bool {
            var (low, high) = (0, removed.count)
            while low < high {
                let middle = low + (high - low) / 2
                if removed[middle] < value { low = middle + 1 } else { high = middle }
            }
            return low < removed.count && removed[low] == value
        }
    }

    /// The lowest first.
    let layers: UnsafeBufferPointer<Layer>

    /// Whether a text of a layer still stands.
    @inline(__always)
    func holds(_ text: Int, of layer: Int) -> Bool {
        layer + 1 == layers.count || isKept(layers[layer].texts.payloads[text], above: layer)
    }

    private func isKept(_ value: UInt32, above layer: Int) -> Bool {
        !(layer + 1..<layers.count).contains { layers[$0].removes(value) }
    }

    /// Texts of all layers, those among them that were removed too.
    var count: Int { layers.reduce(0) { $0 + $1.texts.count } }

    /// The text at a place among `count`, and its value; `nil` where it was removed.
    func text(at place: Int) -> (text: FoldedText, value: UInt32)? {
        var place = place
        for (number, layer) in layers.enumerated() {
            guard place >= layer.texts.count else {
                return holds(place, of: number) ? (layer.texts.text(place), layer.texts.payloads[place]) : nil
            }
            place -= layer.texts.count
        }
        return nil
    }
}
