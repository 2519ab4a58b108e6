/// What stands between two characters.
extension TextFolder {
    /// Takes note of what is not said.
    mutating func note(_ kind: ScalarKind) {
        switch kind {
        case .space: pending = .space
        case .mark: pending = max(pending, .mark)
        case .apostrophe: pending = max(pending, .seam)
        default: break
        }
    }

    /// Takes note of a character that comes next, and tells what stands before it.
    @inline(__always)
    mutating func begin(_ kind: ScalarKind) -> Boundary {
        let position = bytes.count
        let boundary = pending != .inside || kind == .kept ? pending : naturalBoundary(before: kind)
        if boundary >= .mark || position == 0 { wordCount &+= 1 }
        pending = .inside
        guard kind != .kept else { return boundary }
        beforeLast = boundary >= .mark ? Neighbour() : last
        last = Neighbour(kind: kind, position: position)
        return boundary
    }

    /// What stands between two characters of one kind that touch, neither a capital nor a mark of a letter.
    @inline(__always)
    static func boundary(betweenTwo kind: ScalarKind) -> Boundary {
        kind == .letter || kind == .digit ? .joined : .seam
    }

    /// What two characters that touch are to each other.
    @inline(__always)
    private mutating func naturalBoundary(before kind: ScalarKind) -> Boundary {
        guard let previous = last.kind else { return .inside }
        switch kind {
        case .letter where previous == .letter: return .joined
        case .letter where previous == .capital:
            guard beforeLast.kind == .capital, boundaries[last.position] == .joined else { return .joined }
            // "URLSession": the last capital of a row begins the next word.
            boundaries[last.position] = .seam
            return .joined
        case .digit where previous == .digit, .capital where previous == .capital: return .joined
        default: return .seam
        }
    }
}
