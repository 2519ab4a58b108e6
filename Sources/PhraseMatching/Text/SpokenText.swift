/// An utterance, made comparable once, with the way back from every word to the text as it was given.
///
///     SpokenText("Open  “Café”!").words      // open 0..<4, cafe 9..<14
package struct SpokenText: Sendable {
    /// A stretch between spaces or punctuation.
    package struct Word: Sendable, Hashable {
        /// Folded: lower case, no diacritics, no apostrophes.
        package let folded: String
        /// UTF-8 offsets into the utterance as given, half-open; combining marks are within.
        package let span: Range<Int>
    }

    package let text: String
    /// The text is longer than any command (4 096 words or 32 KiB folded): `words` ends early and nothing matches it.
    package let isOverlong: Bool

    private let utterance: FoldedUtterance
    private let hasBrackets: Bool

    /// - Complexity: linear in the text.
    package init(_ text: String) {
        self.text = text
        (utterance, isOverlong, hasBrackets) = FolderScratch.spoken { folder in
            folder.read(text)
            return (FoldedUtterance(folder.view, folder.sourceView), folder.isOverlong, folder.hasBrackets)
        }
    }

    /// Nothing is said.
    var isEmpty: Bool { utterance.isEmpty }

    /// The folded text by itself.
    var folded: FoldedText { withFolded { FoldedText($0, isOverlong: isOverlong) } }

    @inline(__always)
    func withFolded<T>(_ body: (FoldedView) -> T) -> T { utterance.withView { text, _ in body(text) } }

    /// Stretches between spaces or punctuation, folded anew at each call.
    package var words: [Word] { words(separatedBy: .mark) }

    /// Stretches between boundaries of at least this width, folded anew at each call.
    func words(separatedBy width: Boundary) -> [Word] {
        utterance.withView { text, sources in
            text.words(separatedBy: width).map {
                Word(
                    folded: text.string($0),
                    span: Int(sources[$0.lowerBound].start)..<Int(sources[$0.upperBound - 1].end))
            }
        }
    }

    /// The folded bytes of each word, and where it is in the text as given.
    @inline(__always)
    func forEachWord(_ body: (UnsafeBufferPointer<UInt8>, _ span: Range<Int>) -> Void) {
        utterance.withView { text, sources in
            text.forEachWord { word in
                body(
                    UnsafeBufferPointer(rebasing: text.bytes[word]),
                    Int(sources[word.lowerBound].start)..<Int(sources[word.upperBound - 1].end))
            }
        }
    }

    /// The words as they are compared, without their places.
    package var foldedWords: [String] {
        var words: [String] = []
        words.reserveCapacity(8)
        utterance.withView { text, _ in text.forEachWord { words.append(text.string($0)) } }
        return words
    }

    /// Those of several texts, one behind the other.
    package static func foldedWords(of texts: some Sequence<String>) -> [String] {
        texts.flatMap { SpokenText($0).foldedWords }
    }

    /// The text as given between two UTF-8 offsets; what lies outside the text or within a character is left out.
    package func substring(_ span: Range<Int>) -> String {
        let span = span.clamped(to: 0..<text.utf8.count)
        return String(decoding: utf8(span), as: UTF8.self)
    }

    /// The way back to the text as given.
    func withSource<T>(_ body: (SourceView) -> T) -> T {
        var copy = text
        return copy.withUTF8 { text in
            utterance.withView { _, sources in
                body(SourceView(text: text, sources: sources, hasBrackets: hasBrackets))
            }
        }
    }

    private func utf8(_ span: Range<Int>) -> Substring.UTF8View {
        let start = text.utf8.index(text.utf8.startIndex, offsetBy: span.lowerBound)
        return text.utf8[start..<text.utf8.index(start, offsetBy: span.count)]
    }
}

extension SpokenText: Hashable {
    /// Byte by byte: canonically equal texts have different offsets.
    package static func == (a: Self, b: Self) -> Bool { a.text.utf8.elementsEqual(b.text.utf8) }

    package func hash(into hasher: inout Hasher) {
        for byte in text.utf8 { hasher.combine(byte) }
    }
}
