/// What can be named in a text, such as an entity or the case of an enum: `"Opened \(note)"`.
public protocol CustomLocalizedStringResourceConvertible {
    /// The name as it stands within a sentence.
    var localizedStringResource: LocalizedStringResource { get }
}
