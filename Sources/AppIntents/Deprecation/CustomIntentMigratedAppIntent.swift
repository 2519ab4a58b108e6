/// An intent that takes the place of one from an `.intentdefinition` file: the old name keeps finding it.
public protocol CustomIntentMigratedAppIntent: AppIntent {
    /// The name of the class that the old intent had.
    static var intentClassName: String { get }
}

extension CustomIntentMigratedAppIntent {
    /// The old name, by which saved shortcuts know the intent.
    public static var persistentIdentifier: String { intentClassName }
}
