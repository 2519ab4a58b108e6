/// Words with key paths of an intent among them, before there is an intent to find the names of its parameters.
struct KeyPathTemplate<Intent: AppIntent> {
    private enum Piece {
        case literal(String)
        case parameter(PartialKeyPath<Intent>)
        case applicationName
    }

    private var pieces: [Piece] = []

    init() {}

    init(literal: String) {
        append(literal)
    }

    mutating func append(_ literal: String) {
        if !literal.isEmpty { pieces.append(.literal(literal)) }
    }

    mutating func append(_ parameter: PartialKeyPath<Intent>) {
        pieces.append(.parameter(parameter))
    }

    mutating func appendApplicationName() {
        pieces.append(.applicationName)
    }

    /// The words with the names of the parameters.
    func resolved(in intent: Intent) -> [PhrasePiece] {
        pieces.flatMap { piece -> [PhrasePiece] in
            switch piece {
            case .literal(let text): PhrasePiece.pieces(ofLiteral: text)
            case .parameter(let path): [.parameter(IntentReflection.name(of: path, in: intent) ?? "unknown")]
            case .applicationName: [.applicationName]
            }
        }
    }
}
