import Foundation

/// A kind of which only a tag is known, written so that all of it can be read back:
/// `dyn.filename-extension.conf;public.data`.
struct DynamicType: Hashable {
    let tag: String
    let tagClass: UTTagClass
    let supertype: String

    init(tag: String, tagClass: UTTagClass, supertype: String) {
        self.tag = tag
        self.tagClass = tagClass
        self.supertype = supertype
    }

    /// Reads an identifier; `nil` for one of another kind.
    init?(_ identifier: String) {
        for tagClass in [UTTagClass.filenameExtension, .mimeType] {
            let prefix = Self.prefix(tagClass)
            guard identifier.hasPrefix(prefix), let end = identifier.lastIndex(of: ";") else { continue }
            let start = identifier.index(identifier.startIndex, offsetBy: prefix.count)
            guard start < end else { return nil }
            self.init(
                tag: String(identifier[start..<end]), tagClass: tagClass,
                supertype: String(identifier[identifier.index(after: end)...]))
            return
        }
        return nil
    }

    var identifier: String { "\(Self.prefix(tagClass))\(tag);\(supertype)" }

    private static func prefix(_ tagClass: UTTagClass) -> String {
        "dyn.\(tagClass.rawValue.dropFirst("public.".count))."
    }
}
