/// How words of one literal were written so far, since the last place where text and utterance both kept them apart.
enum WordMode: UInt8, Sendable {
    case plain, joined, split
}

/// How two neighbouring bytes of an utterance stand to each other, as edges ask for it.
enum Gap: UInt8, Sendable {
    case inside, joined, joinedDigits, seam, mark, space

    static let count = 6

    init(_ boundary: Boundary, betweenDigits: Bool) {
        switch boundary {
        case .inside: self = .inside
        case .joined: self = betweenDigits ? .joinedDigits : .joined
        case .seam: self = .seam
        case .mark: self = .mark
        case .space: self = .space
        }
    }

    var isBreak: Bool { rawValue >= Self.seam.rawValue }
}

/// `TextJoin.Edge` in one byte.
struct JoinCode: Sendable, Hashable {
    private let rawValue: UInt8

    static let open = JoinCode(.open)

    init(_ edge: TextJoin.Edge) {
        switch edge {
        case .open: rawValue = 0
        case .glued: rawValue = 1
        case .apart: rawValue = 2
        case .within(let boundary, let isAmongDigits): rawValue = 8 | boundary.rawValue | (isAmongDigits ? 16 : 0)
        }
    }

    /// The mode behind the byte, and the words joined or split; `nil` where the utterance may not go on so.
    /// `BoundaryAgreement` has the rule for whole texts.
    @inline(__always)
    func step(_ mode: WordMode, _ gap: Gap) -> (mode: WordMode, cost: Int)? {
        switch rawValue {
        case 0: return (.plain, 0)
        case 1: return gap.isBreak || gap == .joined ? (.plain, 0) : nil
        case 2: return gap.isBreak ? (.plain, 0) : nil
        default: return within(mode, gap)
        }
    }

    private func within(_ mode: WordMode, _ gap: Gap) -> (mode: WordMode, cost: Int)? {
        let own = rawValue & 7
        let isBreak = own >= Boundary.seam.rawValue
        if gap.isBreak, isBreak { return (.plain, 0) }
        if !gap.isBreak, !isBreak { return (mode, 0) }
        if gap == .joinedDigits || gap.isBreak && rawValue & 16 != 0 { return nil }
        if own == Boundary.space.rawValue { return mode == .split ? nil : (.joined, 1) }
        if gap == .space { return mode == .joined ? nil : (.split, 1) }
        return (mode, 0)
    }
}
