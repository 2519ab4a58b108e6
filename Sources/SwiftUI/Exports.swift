// Authors' files use `URL`, `Date` and `@Observable` with nothing but `import SwiftUI`.
@_exported public import Foundation
@_exported public import Observation
