extension Template {
    /// The phrase that reads back as these pieces. (Apple's form has no escape: a text that itself holds `${…}` reads back
    /// as a slot. Such pieces come from no parser.)
    static func print(_ pieces: [Piece]) -> String {
        pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .slot(let name): "${\(name)}"
            }
        }.joined()
    }
}

extension Template: CustomStringConvertible {
    package var description: String { source }
}
