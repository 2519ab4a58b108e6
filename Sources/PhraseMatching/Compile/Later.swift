import Synchronization

/// A value that is made when somebody first asks for it, once for all who share it.
package final class Later<Value: Sendable>: Sendable {
    /// What is needed to make the value is let go with it.
    private enum State: Sendable {
        case waiting(@Sendable () -> Value)
        case made(Value)
    }

    private let state: Mutex<State>

    package init(_ make: @escaping @Sendable () -> Value) {
        state = Mutex(.waiting(make))
    }

    package var value: Value {
        state.withLock { state in
            switch state {
            case .made(let value): return value
            case .waiting(let make):
                let value = make()
                state = .made(value)
                return value
            }
        }
    }

    /// The value, if somebody asked for it already.
    var valueIfMade: Value? {
        state.withLock { if case .made(let value) = $0 { value } else { nil } }
    }
}
