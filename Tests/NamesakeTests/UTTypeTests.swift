import Foundation
import Testing
import UniformTypeIdentifiers

@Suite("Kinds of files")
struct UTTypeTests {
    @Test("Case does not tell identifiers apart, and unknown ones are none")
    func identifiers() {
        #expect(UTType("Public.Plain-Text") == .plainText)
        #expect(UTType("org.example.unheard-of") == nil && UTType("") == nil)
        #expect(UTType.png.identifier == "public.png" && "\(UTType.pdf)" == "com.adobe.pdf")
    }

    @Test(
        "By the end of a name",
        arguments: [
            ("png", UTType.png), ("PNG", .png), ("jpg", .jpeg), ("jpeg", .jpeg), ("txt", .plainText),
            ("csv", .commaSeparatedText),
            ("swift", .swiftSource), ("html", .html), ("mp3", .mp3), ("mov", .quickTimeMovie), ("zip", .zip),
            ("pdf", .pdf),
            ("json", .json), ("yml", .yaml), ("ics", .calendarEvent), ("gz", .gzip), ("h", .cHeader),
        ]) func filenameExtensions(_ name: String, _ expected: UTType) throws
    {
        let type = try #require(UTType(filenameExtension: name))
        #expect(type == expected || (expected == .calendarEvent && type.conforms(to: expected)))
        #expect(!type.isDynamic && type.isDeclared)
    }

    @Test("By the name on the network") func mimeTypes() {
        #expect(UTType(mimeType: "image/png") == .png && UTType(mimeType: "Text/HTML; charset=utf-8") == .html)
        #expect(UTType(mimeType: "audio/mpeg") == .mp3 && UTType(mimeType: "") == nil)
        #expect(UTType(mimeType: "image/png", conformingTo: .audio) == nil)
        #expect(UTType.jpeg.preferredMIMEType == "image/jpeg" && UTType.image.preferredMIMEType == nil)
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg" && UTType.data.preferredFilenameExtension == nil)
    }

    @Test(
        "What is a special case of what",
        arguments: [
            (UTType.png, UTType.image, true), (.png, .data, true), (.png, .item, true), (.png, .content, true),
            (.png, .png, true), (.image, .png, false), (.png, .text, false), (.swiftSource, .plainText, true),
            (.swiftSource, .text, true), (.html, .plainText, false), (.mpeg4Movie, .audiovisualContent, true),
            (.mp3, .audio, true), (.mp3, .movie, false), (.svg, .xml, true), (.svg, .image, true),
            (.pdf, .compositeContent, true),
            (.folder, .data, false), (.folder, .directory, true), (.applicationBundle, .package, true),
            (.applicationBundle, .executable, true), (.pythonScript, .executable, true), (.geoJSON, .json, true),
            (.vCard, .contact, true), (.vCard, .text, true), (.m3uPlaylist, .playlist, true), (.fileURL, .url, true),
        ]) func conformance(_ type: UTType, _ other: UTType, _ expected: Bool)
    {
        #expect(type.conforms(to: other) == expected)
        #expect(type.isSubtype(of: other) == (expected && type != other))
        #expect(other.isSupertype(of: type) == (expected && type != other))
    }

    @Test func supertypes() {
        #expect(UTType.png.supertypes == [.image, .data, .item, .content])
        #expect(UTType.item.supertypes.isEmpty)
    }

    @Test("An ending that nobody knows is a kind of its own") func dynamic() throws {
        let type = try #require(UTType(filenameExtension: "Zyx"))
        #expect(type.isDynamic && !type.isDeclared && type.conforms(to: .data) && !type.conforms(to: .text))
        #expect(type.preferredFilenameExtension == "zyx" && type.tags == [.filenameExtension: ["zyx"]])
        #expect(type == UTType(filenameExtension: "zyx") && UTType(type.identifier) == type)
        let text = try #require(UTType(filenameExtension: "zyx", conformingTo: .text))
        #expect(text.conforms(to: .text) && text != type)
        #expect(UTType(filenameExtension: "") == nil && UTType(filenameExtension: "png", conformingTo: .text) == nil)
        #expect(UTType(tag: "x", tagClass: UTTagClass(rawValue: "org.example"), conformingTo: nil) == nil)
        #expect(UTType.types(tag: "zip", tagClass: .filenameExtension, conformingTo: .archive) == [.zip])
    }

    @Test("A kind of the app's own") func exported() throws {
        let note = UTType(exportedAs: "org.example.Note", conformingTo: .plainText)
        #expect(note.identifier == "org.example.note" && note.conforms(to: .text) && !note.isDeclared)
        #expect(UTType(importedAs: "org.example.raw").conforms(to: .data))
        #expect(note.localizedDescription == nil && UTType.png.localizedDescription == "PNG image")
        let back = try JSONDecoder().decode([UTType].self, from: JSONEncoder().encode([note, .png]))
        #expect(back == [note, .png] && back[0].conforms(to: .plainText))
        #expect(String(decoding: try JSONEncoder().encode([UTType.png]), as: UTF8.self) == #"["public.png"]"#)
    }

    @Test("Places of files with the ending of their kind") func places() {
        let folder = URL(fileURLWithPath: "/tmp", isDirectory: true)
        #expect(folder.appendingPathComponent("a", conformingTo: .png).lastPathComponent == "a.png")
        #expect(folder.appendingPathComponent("a.png", conformingTo: .image).lastPathComponent == "a.png")
        #expect(folder.appendingPathComponent("a.v2", conformingTo: .png).lastPathComponent == "a.v2.png")
        #expect(URL(fileURLWithPath: "/tmp/b").appendingPathExtension(for: .data).lastPathComponent == "b")
    }

    @Test("Every kind of the table leads to known kinds, and ends there") func table() {
        let all: [UTType] = [.item, .data, .text, .image, .movie, .audio, .archive, .application, .script, .xml, .font]
        for type in all { #expect(type.isDeclared && type.localizedDescription != nil, "\(type)") }
        for type in all.flatMap({ $0.supertypes }) { #expect(type.isDeclared, "\(type)") }
    }
}
