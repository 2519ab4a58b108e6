// Pictures, scenes, sound and movies.

extension UTType {
    /// A picture of any kind.
    public static let image = UTType(known: "public.image")
    /// A JPEG picture.
    public static let jpeg = UTType(known: "public.jpeg")
    /// A TIFF picture.
    public static let tiff = UTType(known: "public.tiff")
    /// A GIF picture.
    public static let gif = UTType(known: "com.compuserve.gif")
    /// A PNG picture.
    public static let png = UTType(known: "public.png")
    /// An icon.
    public static let icns = UTType(known: "com.apple.icns")
    /// A Windows bitmap.
    public static let bmp = UTType(known: "com.microsoft.bmp")
    /// A Windows icon.
    public static let ico = UTType(known: "com.microsoft.ico")
    /// What a camera's sensor saw.
    public static let rawImage = UTType(known: "public.camera-raw-image")
    /// A picture of lines.
    public static let svg = UTType(known: "public.svg-image")
    /// A picture that moves.
    public static let livePhoto = UTType(known: "com.apple.live-photo")
    /// A HEIF picture.
    public static let heif = UTType(known: "public.heif")
    /// A HEIC picture.
    public static let heic = UTType(known: "public.heic")
    /// Several HEIC pictures.
    public static let heics = UTType(known: "public.heics")
    /// A DNG picture.
    public static let dng = UTType(known: "com.adobe.raw-image")
    /// An OpenEXR picture.
    public static let exr = UTType(known: "com.ilm.openexr-image")
    /// A JPEG XL picture.
    public static let jpegxl = UTType(known: "public.jpegxl")
    /// A WebP picture.
    public static let webP = UTType(known: "org.webmproject.webp")
    /// Something with depth.
    public static let threeDContent = UTType(known: "public.3d-content")
    /// A USD scene.
    public static let usd = UTType(known: "com.pixar.universal-scene-description")
    /// A USDZ scene.
    public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
    /// A scene to walk around in.
    public static let realityFile = UTType(known: "com.apple.reality")
    /// A SceneKit scene.
    public static let sceneKitScene = UTType(known: "com.apple.scenekit.scene")
    /// A thing to be found by a camera.
    public static let arReferenceObject = UTType(known: "com.apple.arobject")
    /// Something with sound, pictures, or both.
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    /// Pictures that move, with or without sound.
    public static let movie = UTType(known: "public.movie")
    /// Pictures that move, without sound.
    public static let video = UTType(known: "public.video")
    /// Sound.
    public static let audio = UTType(known: "public.audio")
    /// A QuickTime movie.
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    /// An MPEG movie.
    public static let mpeg = UTType(known: "public.mpeg")
    /// An MPEG-2 video.
    public static let mpeg2Video = UTType(known: "public.mpeg-2-video")
    /// A stream of MPEG-2.
    public static let mpeg2TransportStream = UTType(known: "public.mpeg-2-transport-stream")
    /// MP3 sound.
    public static let mp3 = UTType(known: "public.mp3")
    /// An MPEG-4 movie.
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    /// MPEG-4 sound.
    public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
    /// Protected MPEG-4 sound.
    public static let appleProtectedMPEG4Audio = UTType(known: "com.apple.protected-mpeg-4-audio")
    /// A protected MPEG-4 movie.
    public static let appleProtectedMPEG4Video = UTType(known: "com.apple.protected-mpeg-4-video")
    /// An AVI movie.
    public static let avi = UTType(known: "public.avi")
    /// AIFF sound.
    public static let aiff = UTType(known: "public.aiff-audio")
    /// WAV sound.
    public static let wav = UTType(known: "com.microsoft.waveform-audio")
    /// Notes to be played.
    public static let midi = UTType(known: "public.midi-audio")
    /// Songs in an order.
    public static let playlist = UTType(known: "public.playlist")
    /// Songs in an order, as M3U.
    public static let m3uPlaylist = UTType(known: "public.m3u-playlist")
}
