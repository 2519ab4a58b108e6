// Authors' files use `UUID`, `Date` and `URL` with nothing but `import AppIntents`.
@_exported public import Foundation
