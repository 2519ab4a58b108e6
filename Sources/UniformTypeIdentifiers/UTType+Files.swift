// Folders, programs, archives and records.

extension UTType {
    /// A folder.
    public static let folder = UTType(known: "public.folder")
    /// A volume.
    public static let volume = UTType(known: "public.volume")
    /// A folder that looks like a file.
    public static let package = UTType(known: "com.apple.package")
    /// A folder of code and resources.
    public static let bundle = UTType(known: "com.apple.bundle")
    /// A bundle that is loaded into a program.
    public static let pluginBundle = UTType(known: "com.apple.plugin")
    /// A bundle that reads files for search.
    public static let spotlightImporter = UTType(known: "com.apple.metadata-importer")
    /// A bundle that draws previews.
    public static let quickLookGenerator = UTType(known: "com.apple.quicklook-generator")
    /// A bundle that serves a program.
    public static let xpcService = UTType(known: "com.apple.xpc-service")
    /// A bundle with a library.
    public static let framework = UTType(known: "com.apple.framework")
    /// A program.
    public static let application = UTType(known: "com.apple.application")
    /// A program as a bundle.
    public static let applicationBundle = UTType(known: "com.apple.application-bundle")
    /// A part of a program that others use.
    public static let applicationExtension = UTType(known: "com.apple.application-extension")
    /// A program of Unix.
    public static let unixExecutable = UTType(known: "public.unix-executable")
    /// A program of Windows.
    public static let exe = UTType(known: "com.microsoft.windows-executable")
    /// A pane of the settings.
    public static let systemPreferencesPane = UTType(known: "com.apple.systempreference.prefpane")
    /// Several files in one.
    public static let archive = UTType(known: "public.archive")
    /// A gzip archive.
    public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
    /// A bzip2 archive.
    public static let bz2 = UTType(known: "public.bzip2-archive")
    /// A ZIP archive.
    public static let zip = UTType(known: "public.zip-archive")
    /// A tar archive.
    public static let tarArchive = UTType(known: "public.tar-archive")
    /// An Apple archive.
    public static let appleArchive = UTType(known: "com.apple.archive")
    /// A table that calculates.
    public static let spreadsheet = UTType(known: "public.spreadsheet")
    /// Slides.
    public static let presentation = UTType(known: "public.presentation")
    /// A store of records.
    public static let database = UTType(known: "public.database")
    /// A message.
    public static let message = UTType(known: "public.message")
    /// A person's address.
    public static let contact = UTType(known: "public.contact")
    /// A person's address as a card.
    public static let vCard = UTType(known: "public.vcard")
    /// Something to be done.
    public static let toDoItem = UTType(known: "public.to-do-item")
    /// Something that takes place.
    public static let calendarEvent = UTType(known: "public.calendar-event")
    /// A message by e-mail.
    public static let emailMessage = UTType(known: "public.email-message")
    /// A file that leads to the network.
    public static let internetLocation = UTType(known: "com.apple.internet-location")
    /// A file of Windows that leads to the network.
    public static let internetShortcut = UTType(known: "com.microsoft.internet-shortcut")
    /// A font.
    public static let font = UTType(known: "public.font")
    /// Something that leads to a place.
    public static let bookmark = UTType(known: "public.bookmark")
    /// A key with its certificate.
    public static let pkcs12 = UTType(known: "com.rsa.pkcs-12")
    /// A certificate.
    public static let x509Certificate = UTType(known: "public.x509-certificate")
    /// A book.
    public static let epub = UTType(known: "org.idpf.epub-container")
    /// What a program says of itself.
    public static let log = UTType(known: "public.log")
    /// A pattern to be felt.
    public static let ahap = UTType(known: "com.apple.haptics.ahap")
}
