// Apple's module brings Foundation along: files that index things use `URL` and `Date` without importing it.
@_exported public import Foundation
