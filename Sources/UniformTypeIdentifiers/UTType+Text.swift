// Data, text and source code.

extension UTType {
    /// Anything that can be stored or sent.
    public static let item = UTType(known: "public.item")
    /// Anything that is made to be seen or heard.
    public static let content = UTType(known: "public.content")
    /// Content of several kinds.
    public static let compositeContent = UTType(known: "public.composite-content")
    /// A picture of a disk.
    public static let diskImage = UTType(known: "public.disk-image")
    /// Bytes of any kind.
    public static let data = UTType(known: "public.data")
    /// A folder or a volume.
    public static let directory = UTType(known: "public.directory")
    /// Something that leads to something else.
    public static let resolvable = UTType(known: "com.apple.resolvable")
    /// A link of the file system.
    public static let symbolicLink = UTType(known: "public.symlink")
    /// Something that can be run.
    public static let executable = UTType(known: "public.executable")
    /// A place where a volume is mounted.
    public static let mountPoint = UTType(known: "public.mount-point")
    /// A file that leads to another.
    public static let aliasFile = UTType(known: "com.apple.alias-file")
    /// Bytes that lead to a file.
    public static let urlBookmarkData = UTType(known: "com.apple.url-bookmark-data")
    /// A link.
    public static let url = UTType(known: "public.url")
    /// A link to a file.
    public static let fileURL = UTType(known: "public.file-url")
    /// Text of any kind.
    public static let text = UTType(known: "public.text")
    /// Text without styles.
    public static let plainText = UTType(known: "public.plain-text")
    /// Text without styles in UTF-8.
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    /// Text without styles in UTF-16, with a byte order mark.
    public static let utf16ExternalPlainText = UTType(known: "public.utf16-external-plain-text")
    /// Text without styles in UTF-16.
    public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
    /// Rows of values.
    public static let delimitedText = UTType(known: "public.delimited-values-text")
    /// Rows of values between commas.
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    /// Rows of values between tabs.
    public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
    /// Rows of values between tabs in UTF-8.
    public static let utf8TabSeparatedText = UTType(known: "public.utf8-tab-separated-values-text")
    /// Text with styles.
    public static let rtf = UTType(known: "public.rtf")
    /// A page of the web.
    public static let html = UTType(known: "public.html")
    /// XML of any kind.
    public static let xml = UTType(known: "public.xml")
    /// YAML of any kind.
    public static let yaml = UTType(known: "public.yaml")
    /// A style sheet of the web.
    public static let css = UTType(known: "public.css")
    /// Source code of any language.
    public static let sourceCode = UTType(known: "public.source-code")
    /// Assembly source code.
    public static let assemblyLanguageSource = UTType(known: "public.assembly-source")
    /// C source code.
    public static let cSource = UTType(known: "public.c-source")
    /// Objective-C source code.
    public static let objectiveCSource = UTType(known: "public.objective-c-source")
    /// Swift source code.
    public static let swiftSource = UTType(known: "public.swift-source")
    /// C++ source code.
    public static let cPlusPlusSource = UTType(known: "public.c-plus-plus-source")
    /// Objective-C++ source code.
    public static let objectiveCPlusPlusSource = UTType(known: "public.objective-c-plus-plus-source")
    /// A header of C.
    public static let cHeader = UTType(known: "public.c-header")
    /// A header of C++.
    public static let cPlusPlusHeader = UTType(known: "public.c-plus-plus-header")
    /// A script of any language.
    public static let script = UTType(known: "public.script")
    /// A script in AppleScript.
    public static let appleScript = UTType(known: "com.apple.applescript.text")
    /// A compiled AppleScript.
    public static let osaScript = UTType(known: "com.apple.applescript.script")
    /// A compiled AppleScript with resources.
    public static let osaScriptBundle = UTType(known: "com.apple.applescript.script-bundle")
    /// A script in JavaScript.
    public static let javaScript = UTType(known: "com.netscape.javascript-source")
    /// A script of a shell.
    public static let shellScript = UTType(known: "public.shell-script")
    /// A script in Perl.
    public static let perlScript = UTType(known: "public.perl-script")
    /// A script in Python.
    public static let pythonScript = UTType(known: "public.python-script")
    /// A script in Ruby.
    public static let rubyScript = UTType(known: "public.ruby-script")
    /// A script in PHP.
    public static let phpScript = UTType(known: "public.php-script")
    /// A makefile.
    public static let makefile = UTType(known: "public.make-source")
    /// JSON of any kind.
    public static let json = UTType(known: "public.json")
    /// Places in JSON.
    public static let geoJSON = UTType(known: "public.geojson")
    /// A property list.
    public static let propertyList = UTType(known: "com.apple.property-list")
    /// A property list in XML.
    public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
    /// A property list in bytes.
    public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
    /// A page that looks alike everywhere.
    public static let pdf = UTType(known: "com.adobe.pdf")
    /// A folder of styled text and pictures.
    public static let rtfd = UTType(known: "com.apple.rtfd")
    /// Styled text and pictures in one file.
    public static let flatRTFD = UTType(known: "com.apple.flat-rtfd")
    /// A page of the web with its resources.
    public static let webArchive = UTType(known: "com.apple.webarchive")
}
