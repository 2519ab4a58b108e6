extension TypeTable {
    /// `identifier|supertypes|filename extensions|MIME types|description`; the first tag is the usual one, and of kinds
    /// that share a tag the first is meant.
    static let text = """
        public.item||||item
        public.content||||content
        public.composite-content|public.content|||composite content
        public.data|public.item||application/octet-stream|data
        public.directory|public.item||inode/directory|folder or volume
        public.folder|public.directory|||folder
        public.volume|public.folder|||volume
        public.symlink|public.item|||symbolic link
        public.mount-point|public.item|||mount point
        public.alias-file|public.item|||alias
        com.apple.alias-file|public.data public.alias-file|||alias
        com.apple.bookmark|public.data|||bookmark
        com.apple.resolvable||||resolvable
        com.apple.package|public.directory|||package
        com.apple.bundle|public.directory|bundle||bundle
        com.apple.plugin|com.apple.bundle com.apple.package|plugin||plug-in
        com.apple.framework|com.apple.bundle|framework||framework
        com.apple.application|public.executable|||application
        com.apple.application-bundle|com.apple.application com.apple.bundle com.apple.package|app||application
        com.apple.application-extension|com.apple.xpc-service|appex||application extension
        com.apple.xpc-service|com.apple.bundle com.apple.package|xpc||XPC service
        com.apple.metadata-importer|com.apple.bundle com.apple.package|mdimporter||Spotlight importer
        com.apple.quicklook-generator|com.apple.bundle com.apple.package|qlgenerator||Quick Look generator
        com.apple.systempreference.prefpane|com.apple.bundle com.apple.package|prefpane||settings pane
        public.executable|public.item|||executable
        public.unix-executable|public.executable public.data||application/x-executable|program
        com.microsoft.windows-executable|public.executable public.data|exe|application/vnd.microsoft.portable-executable application/x-msdownload|Windows program
        public.text|public.data public.content|||text
        public.plain-text|public.text|txt text|text/plain|text
        public.utf8-plain-text|public.plain-text||text/plain;charset=utf-8|Unicode text
        public.utf16-external-plain-text|public.plain-text||text/plain;charset=utf-16|Unicode text
        public.utf16-plain-text|public.plain-text|||Unicode text
        public.delimited-values-text|public.text|||delimited text
        public.comma-separated-values-text|public.delimited-values-text|csv|text/csv text/comma-separated-values|CSV text
        public.tab-separated-values-text|public.delimited-values-text|tsv tab|text/tab-separated-values|TSV text
        public.utf8-tab-separated-values-text|public.tab-separated-values-text public.utf8-plain-text|||TSV text
        public.rtf|public.text|rtf|text/rtf application/rtf|RTF text
        com.apple.rtfd|com.apple.package public.composite-content|rtfd||RTF text with attachments
        com.apple.flat-rtfd|public.data public.composite-content|||RTF text with attachments
        public.html|public.text|html htm shtml|text/html|HTML text
        public.xml|public.text|xml|application/xml text/xml|XML text
        public.xhtml|public.xml|xhtml xht|application/xhtml+xml|XHTML text
        public.css|public.text|css|text/css|CSS style sheet
        public.json|public.text|json|application/json text/json|JSON
        public.geojson|public.json|geojson|application/geo+json|GeoJSON
        public.yaml|public.text|yaml yml|application/yaml application/x-yaml text/yaml|YAML
        public.toml|public.text|toml|application/toml|TOML
        net.daringfireball.markdown|public.plain-text|md markdown|text/markdown|Markdown text
        public.log|public.plain-text|log||log
        com.apple.log|public.log|||log
        com.apple.property-list|public.data|plist||property list
        com.apple.xml-property-list|public.xml com.apple.property-list||application/x-plist|XML property list
        com.apple.binary-property-list|com.apple.property-list|||binary property list
        public.source-code|public.plain-text|||source code
        public.assembly-source|public.source-code|s asm||assembly source
        public.c-source|public.source-code|c|text/x-c|C source
        public.c-plus-plus-source|public.source-code|cpp cc cxx c++|text/x-c++|C++ source
        public.objective-c-source|public.source-code|m||Objective-C source
        public.objective-c-plus-plus-source|public.source-code|mm||Objective-C++ source
        public.c-header|public.source-code|h||C header
        public.c-plus-plus-header|public.source-code|hpp hh hxx h++||C++ header
        public.swift-source|public.source-code|swift|text/x-swift|Swift source
        public.rust-source|public.source-code|rs|text/x-rust|Rust source
        public.go-source|public.source-code|go|text/x-go|Go source
        com.sun.java-source|public.source-code|java jav|text/x-java|Java source
        com.apple.applescript.text|public.script|applescript||AppleScript text
        com.apple.applescript.script|public.data public.script|scpt||AppleScript
        com.apple.applescript.script-bundle|com.apple.bundle com.apple.package public.script|scptd||AppleScript bundle
        com.apple.automator-workflow|com.apple.package|workflow||workflow
        com.netscape.javascript-source|public.source-code public.executable|js mjs jscript javascript|text/javascript application/javascript|JavaScript
        com.microsoft.typescript|public.source-code|ts||TypeScript
        public.script|public.source-code public.executable|||script
        public.shell-script|public.script|sh command|application/x-sh text/x-shellscript|shell script
        public.bash-script|public.shell-script|bash||bash script
        public.zsh-script|public.shell-script|zsh||zsh script
        public.csh-script|public.shell-script|csh||csh script
        public.python-script|public.shell-script|py|text/x-python|Python script
        public.ruby-script|public.shell-script|rb rbw|text/x-ruby|Ruby script
        public.perl-script|public.shell-script|pl pm|text/x-perl|Perl script
        public.php-script|public.shell-script|php php3 php4 ph3 ph4 phtml|text/php application/x-httpd-php|PHP script
        public.make-source|public.script|mk mak||makefile
        public.url|public.data|||URL
        public.file-url|public.url|||file URL
        com.apple.url-bookmark-data|public.data|||URL bookmark
        com.apple.internet-location|public.data|||internet location
        com.microsoft.internet-shortcut|com.apple.internet-location|url||internet shortcut
        public.image|public.data public.content|||image
        public.jpeg|public.image|jpeg jpg jpe|image/jpeg|JPEG image
        public.tiff|public.image|tiff tif|image/tiff|TIFF image
        public.png|public.image|png|image/png|PNG image
        com.compuserve.gif|public.image|gif|image/gif|GIF image
        com.apple.icns|public.image|icns||icon
        com.microsoft.bmp|public.image|bmp dib|image/bmp image/x-ms-bmp|BMP image
        com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon image/x-icon|Windows icon
        public.camera-raw-image|public.image|||camera raw image
        com.adobe.raw-image|public.camera-raw-image|dng|image/x-adobe-dng|DNG image
        public.svg-image|public.image public.xml|svg svgz|image/svg+xml|SVG image
        public.heif-standard|public.image|||HEIF image
        public.heif|public.heif-standard|heif hif|image/heif|HEIF image
        public.heic|public.heif-standard|heic|image/heic|HEIC image
        public.heics|public.heif-standard|heics|image/heic-sequence|HEIC image sequence
        public.avif|public.heif-standard|avif|image/avif|AVIF image
        public.jpeg-2000|public.image|jp2 jpf jpx j2k|image/jp2|JPEG 2000 image
        public.jpegxl|public.image|jxl|image/jxl|JPEG XL image
        org.webmproject.webp|public.image|webp|image/webp|WebP image
        com.ilm.openexr-image|public.image|exr||OpenEXR image
        com.adobe.photoshop-image|public.image|psd|image/vnd.adobe.photoshop|Photoshop image
        com.apple.live-photo|public.composite-content|||Live Photo
        com.apple.quicktime-image|public.image|qtif qti||QuickTime image
        public.3d-content|public.content|||3D content
        com.pixar.universal-scene-description|public.3d-content public.data|usd usdc||USD scene
        com.pixar.universal-scene-description-mobile|public.3d-content public.data|usdz|model/vnd.usdz+zip|USDZ scene
        com.apple.reality|public.3d-content public.data|reality||reality file
        com.apple.scenekit.scene|public.3d-content public.data|scn||SceneKit scene
        com.apple.arobject|public.data|arobject||AR object
        com.apple.realityfile|public.data|||reality file
        public.geometry-definition-format|public.3d-content public.data|obj||OBJ model
        public.standard-tesselated-geometry-format|public.3d-content public.data|stl|model/stl|STL model
        public.polygon-file-format|public.3d-content public.data|ply||PLY model
        public.alembic|public.3d-content public.data|abc||Alembic scene
        public.audiovisual-content|public.data public.content|||audiovisual content
        public.movie|public.audiovisual-content|||movie
        public.video|public.movie|||video
        public.audio|public.audiovisual-content|||audio
        com.apple.quicktime-movie|public.movie|mov qt|video/quicktime|QuickTime movie
        public.mpeg|public.movie|mpg mpeg mpe m75 m15|video/mpeg|MPEG movie
        public.mpeg-2-video|public.video|m2v|video/mpeg2|MPEG-2 video
        public.mpeg-2-transport-stream|public.movie|mts m2ts|video/mp2t|MPEG-2 transport stream
        public.mpeg-4|public.movie|mp4 mpeg4|video/mp4|MPEG-4 movie
        com.apple.m4v-video|public.movie|m4v|video/x-m4v|MPEG-4 movie
        public.mpeg-4-audio|public.audio||audio/mp4|MPEG-4 audio
        com.apple.protected-mpeg-4-audio|public.audio|m4p m4b||protected MPEG-4 audio
        com.apple.protected-mpeg-4-video|com.apple.m4v-video|||protected MPEG-4 movie
        com.apple.m4a-audio|public.mpeg-4-audio|m4a|audio/x-m4a|MPEG-4 audio
        public.avi|public.movie|avi vfw|video/avi video/x-msvideo|AVI movie
        org.webmproject.webm|public.movie|webm|video/webm|WebM movie
        org.matroska.mkv|public.movie|mkv|video/x-matroska|Matroska movie
        public.3gpp|public.movie|3gp 3gpp|video/3gpp|3GPP movie
        public.aiff-audio|public.aifc-audio|aiff aif|audio/aiff audio/x-aiff|AIFF audio
        public.aifc-audio|public.audio|aifc||AIFF-C audio
        com.microsoft.waveform-audio|public.audio|wav wave|audio/wav audio/x-wav audio/vnd.wave|WAV audio
        public.mp3|public.audio|mp3 mpga|audio/mpeg audio/mp3|MP3 audio
        org.xiph.flac|public.audio|flac|audio/flac audio/x-flac|FLAC audio
        org.xiph.ogg-audio|public.audio|ogg oga opus|audio/ogg|Ogg audio
        public.aac-audio|public.audio|aac|audio/aac|AAC audio
        public.midi-audio|public.audio|midi mid smf|audio/midi|MIDI audio
        public.ulaw-audio|public.audio|au ulw|audio/basic|µ-law audio
        public.playlist|public.data|||playlist
        public.m3u-playlist|public.text public.playlist|m3u m3u8|audio/mpegurl application/vnd.apple.mpegurl|M3U playlist
        public.archive|public.data|||archive
        org.gnu.gnu-zip-archive|public.data public.archive|gz gzip|application/gzip application/x-gzip|gzip archive
        org.gnu.gnu-zip-tar-archive|org.gnu.gnu-zip-archive|tgz||gzip-compressed tar archive
        public.bzip2-archive|public.data public.archive|bz2 bz|application/x-bzip2|bzip2 archive
        public.zip-archive|public.data public.archive|zip|application/zip application/x-zip-compressed|ZIP archive
        com.pkware.zip-archive|public.zip-archive|||ZIP archive
        public.tar-archive|public.data public.archive|tar|application/x-tar|tar archive
        org.tukaani.xz-archive|public.data public.archive|xz|application/x-xz|xz archive
        org.7-zip.7-zip-archive|public.data public.archive|7z|application/x-7z-compressed|7-Zip archive
        com.apple.archive|public.data public.archive|aar||Apple archive
        public.disk-image|public.archive|||disk image
        com.apple.disk-image-udif|public.disk-image|dmg||disk image
        public.iso-image|public.disk-image|iso|application/x-iso9660-image|ISO image
        com.sun.java-archive|public.executable public.archive|jar|application/java-archive|Java archive
        org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip|EPUB document
        com.adobe.pdf|public.data public.composite-content|pdf|application/pdf|PDF document
        com.adobe.postscript|public.data|ps|application/postscript|PostScript
        com.adobe.encapsulated-postscript|com.adobe.postscript public.image|eps||EPS image
        public.presentation|public.composite-content|||presentation
        public.spreadsheet|public.content|||spreadsheet
        com.microsoft.word.doc|public.data public.composite-content|doc|application/msword|Word document
        org.openxmlformats.wordprocessingml.document|public.data public.composite-content|docx|application/vnd.openxmlformats-officedocument.wordprocessingml.document|Word document
        com.microsoft.excel.xls|public.data public.spreadsheet|xls|application/vnd.ms-excel|Excel workbook
        org.openxmlformats.spreadsheetml.sheet|public.data public.spreadsheet|xlsx|application/vnd.openxmlformats-officedocument.spreadsheetml.sheet|Excel workbook
        com.microsoft.powerpoint.ppt|public.data public.presentation|ppt|application/vnd.ms-powerpoint|PowerPoint presentation
        org.openxmlformats.presentationml.presentation|public.data public.presentation|pptx|application/vnd.openxmlformats-officedocument.presentationml.presentation|PowerPoint presentation
        org.oasis-open.opendocument.text|public.data public.composite-content|odt|application/vnd.oasis.opendocument.text|OpenDocument text
        org.oasis-open.opendocument.spreadsheet|public.data public.spreadsheet|ods|application/vnd.oasis.opendocument.spreadsheet|OpenDocument spreadsheet
        org.oasis-open.opendocument.presentation|public.data public.presentation|odp|application/vnd.oasis.opendocument.presentation|OpenDocument presentation
        com.apple.webarchive|public.data public.composite-content|webarchive|application/x-webarchive|web archive
        com.apple.haptics.ahap|public.data|ahap||haptic pattern
        public.database|public.data|||database
        org.sqlite.sqlite3|public.database|sqlite sqlite3 db|application/vnd.sqlite3|SQLite database
        public.message|public.data|||message
        public.email-message|public.message|eml|message/rfc822|e-mail message
        public.contact|public.item|||contact
        public.vcard|public.text public.contact|vcf vcard|text/vcard text/directory|contact card
        public.to-do-item|public.item|||to-do item
        public.calendar-event|public.item|||calendar event
        com.apple.ical.ics|public.text public.calendar-event|ics|text/calendar|calendar event
        public.font|public.item||font/collection|font
        public.truetype-ttf-font|public.font public.data|ttf|font/ttf|TrueType font
        public.opentype-font|public.font public.data|otf|font/otf|OpenType font
        org.w3.woff|public.font public.data|woff|font/woff|WOFF font
        com.apple.colorsync-profile|public.data|icc icm||colour profile
        public.bookmark|public.item|||bookmark
        public.x509-certificate|public.data|cer crt der|application/x-x509-ca-cert|certificate
        com.rsa.pkcs-12|public.data|p12 pfx|application/x-pkcs12|PKCS #12 file
        public.pkcs12|com.rsa.pkcs-12|||PKCS #12 file
        com.apple.ink.inktext|public.data|||handwriting
        com.topografix.gpx|public.xml|gpx|application/gpx+xml|GPX track
        com.google.earth.kml|public.xml|kml|application/vnd.google-earth.kml+xml|KML map
        """
}
