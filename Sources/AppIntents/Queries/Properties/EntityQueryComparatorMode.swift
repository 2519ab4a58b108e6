/// How the comparisons of one query belong together.
public enum EntityQueryComparatorMode: Sendable, Hashable {
    /// All of them must hold.
    case and
    /// One of them must hold.
    case or
}
