public import Foundation

extension AppDependencyManager {
    /// Why a dependency is not at hand.
    ///
    /// Unchecked, since `AnyHashable` cannot say that its value is sendable; a key is only ever compared and printed.
    public enum Error<Value>: LocalizedError, @unchecked Sendable {
        /// Nothing is registered under the key.
        case failedToRetrieveDependency(AnyHashable, Value.Type)
        /// What is registered could not be made.
        case failedToLoadDependency(AnyHashable, Value.Type)
        /// What is registered under the key has another type.
        case incorrectDependencyType(AnyHashable, Value.Type, Any.Type)

        /// The error in words.
        public var errorDescription: String? {
            switch self {
            case .failedToRetrieveDependency(_, let type):
                "No \(type) is registered; call AppDependencyManager.shared.add(dependency:) before intents run."
            case .failedToLoadDependency(_, let type):
                "The \(type) that is registered could not be made; look into its provider."
            case .incorrectDependencyType(let key, let type, let found):
                "Under the key \(key) a \(found) is registered where a \(type) is needed; use another key."
            }
        }
    }
}
