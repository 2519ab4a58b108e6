/// Contiguous storage that grows and is kept: what a match needs again and again.
///
/// Unlike an array it is never shared, so that no access has to ask whether it is: a pool is not to be copied. Elements are
/// plain values: nothing is destroyed when they are overwritten.
struct Pool<Element> {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int
    private let memory: Memory

    /// Frees what the pool holds when the pool goes.
    private final class Memory {
        var base: UnsafeMutablePointer<Element>

        init(_ base: UnsafeMutablePointer<Element>) { self.base = base }

        deinit { base.deallocate() }
    }

    init(capacity: Int = 32) {
        assert(_isPOD(Element.self))
        self.capacity = max(capacity, 1)
        base = .allocate(capacity: self.capacity)
        memory = Memory(base)
    }

    var indices: Range<Int> { 0..<count }

    @inline(__always)
    subscript(index: Int) -> Element {
        get {
            assert(index >= 0 && index < count)
            return base[index]
        }
        set {
            assert(index >= 0 && index < count)
            base[index] = newValue
        }
    }

    mutating func removeAll() { count = 0 }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow(to: count + 1) }
        (base + count).initialize(to: element)
        count += 1
    }

    mutating func append(repeating element: Element, count more: Int) {
        if count + more > capacity { grow(to: count + more) }
        (base + count).initialize(repeating: element, count: more)
        count += more
    }

    mutating func append(_ elements: UnsafePointer<Element>, count more: Int) {
        if count + more > capacity { grow(to: count + more) }
        (base + count).initialize(from: elements, count: more)
        count += more
    }

    /// Makes room for more elements, which the caller writes.
    @inline(__always)
    mutating func extend(by more: Int) -> UnsafeMutablePointer<Element> {
        if count &+ more > capacity { grow(to: count + more) }
        count = count &+ more
        return base + (count &- more)
    }

    mutating func insert(_ element: Element, at index: Int) {
        append(element)
        var place = count - 1
        while place > index {
            base[place] = base[place - 1]
            place -= 1
        }
        base[index] = element
    }

    mutating func remove(at index: Int) {
        for place in index..<count - 1 { base[place] = base[place + 1] }
        count -= 1
    }

    mutating func removeLast() { count -= 1 }

    /// Takes in what was written behind the last element, or drops the last ones.
    @inline(__always)
    mutating func resize(to count: Int) {
        assert(count <= capacity)
        self.count = count
    }

    /// Makes room for more elements.
    @inline(__always)
    mutating func reserve(_ more: Int) {
        if count &+ more > capacity { grow(to: count + more) }
    }

    mutating func popLast() -> Element? {
        guard count > 0 else { return nil }
        count -= 1
        return base[count]
    }

    private mutating func grow(to needed: Int) {
        capacity = max(needed, capacity * 2)
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
        larger.initialize(from: base, count: count)
        base.deallocate()
        base = larger
        memory.base = larger
    }
}

/// Contiguous storage that never changes: its own, which is freed with it, or a part of somebody else's.
struct Frozen<Element>: ~Copyable, @unchecked Sendable {
    let elements: UnsafeBufferPointer<Element>
    /// Whoever the memory belongs to, if not this.
    private let owner: (any AnyObject & Sendable)?

    init(_ array: [Element]) {
        let buffer = UnsafeMutableBufferPointer<Element>.allocate(capacity: array.count)
        _ = buffer.initialize(from: array)
        elements = UnsafeBufferPointer(buffer)
        owner = nil
    }

    init(_ elements: UnsafeBufferPointer<Element>, of owner: any AnyObject & Sendable) {
        self.elements = elements
        self.owner = owner
    }

    deinit { if owner == nil { elements.deallocate() } }

    /// Of an array: even an empty one has memory.
    @inline(__always)
    var start: UnsafePointer<Element> { elements.baseAddress.unsafelyUnwrapped }
}
