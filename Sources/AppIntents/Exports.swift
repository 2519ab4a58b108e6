// Authors' files use `UUID`, `Date` and `URL` with nothing but `import AppIntents`.
@_exported public import Foundation
// And `CSSearchableItemAttributeSet`, for entities that can be searched for.
@_exported public import CoreSpotlight
