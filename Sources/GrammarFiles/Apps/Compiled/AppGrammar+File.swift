import Foundation
import PhraseMatching
package import SpokenLanguage

/// Declarative apps as a compiled grammar: what templates and values mean stands beside it in the file.
extension AppGrammar {
    /// Raised with each change of what is written here.
    private static let version: UInt32 = 1

    /// Whether a file is a compiled grammar, as its beginning has it; false where it cannot be read.
    package static func isCompiled(path: String) -> Bool {
        // What is read of a pipe is gone for whoever reads it then.
        let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
        guard type == .typeRegular, let file = FileHandle(forReadingAtPath: path),
            let start = try? file.read(upToCount: 8)
        else { return false }
        return CompiledGrammar.isCompiled(start)
    }

    /// Writes all that is needed to understand what is said, in place of the sources.
    package func write(to path: String) throws(GrammarFileError) {
        var (metadata, entries) = (ByteWriter(), ByteWriter())
        metadata.write(Self.version)
        metadata.write(count: apps.count)
        for app in apps { metadata.write(app) }
        metadata.write(count: grammar.templateCount)
        for number in 0..<grammar.templateCount {
            metadata.write(meanings[TemplateID(rawValue: UInt32(number))])
        }
        metadata.write(count: contents.count)
        for (list, content) in contents.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            metadata.write(list.rawValue)
            metadata.write(content, values: &entries)
        }
        do {
            try CompiledGrammar.write(grammar, metadata: metadata.bytes, entryData: entries.bytes, to: path)
        } catch {
            throw GrammarFileError(path: nil, place: nil, problem: .compiled(error))
        }
    }

    /// Opens such a file; `pack` is asked once for each language.
    /// - Parameters:
    ///   - path: Of the file.
    ///   - isVerified: Reads it as a whole first, to find damage in the names.
    ///   - clock: What time it is, for the dates that are said.
    ///   - pack: The language packs that its apps need.
    /// - Throws: Why the file cannot be read.
    package convenience init(
        compiledAt path: String, isVerified: Bool = false, clock: SpokenClock = .system,
        pack: (_ language: String) throws(GrammarFileError) -> LanguagePack
    ) throws(GrammarFileError) {
        let file: CompiledGrammar
        let notes: AppNotes
        do {
            file = try CompiledGrammar(path: path)
            if isVerified { try file.verify() }
            notes = try Self.notes(file)
        } catch {
            throw GrammarFileError(path: nil, place: nil, problem: .compiled(error))
        }
        self.init(
            notes.apps, file.grammar, notes.meanings, notes.contents, try Self.packs(of: notes.apps, pack), clock)
    }

    private static func notes(_ file: CompiledGrammar) throws(CompiledGrammarError) -> AppNotes {
        do {
            return try file.withMetadata { (bytes) throws(ByteReader.Damage) in
                var reader = ByteReader(bytes)
                guard try reader.number() == version else { throw ByteReader.Damage() }
                let notes = try AppNotes(&reader, file)
                guard reader.isAtEnd else { throw ByteReader.Damage() }
                return notes
            }
        } catch {
            throw .damaged(path: file.path, part: .metadata)
        }
    }
}

/// What templates and lists of a compiled grammar mean.
private struct AppNotes {
    let apps: [DeclarativeApp]
    private(set) var meanings: [TemplateID: AppGrammar.Meaning] = [:]
    private(set) var contents: [SlotListID: AppGrammar.Content] = [:]

    init(_ reader: inout ByteReader, _ file: CompiledGrammar) throws(ByteReader.Damage) {
        apps = try reader.row { (reader) throws(ByteReader.Damage) in try reader.app() }
        for number in 0..<(try reader.count()) {
            let place = AppGrammar.Place(app: Int(try reader.number()), intent: Int(try reader.number()))
            let phrase = try reader.string()
            guard apps.indices.contains(place.app), apps[place.app].intents.indices.contains(place.intent) else {
                throw ByteReader.Damage()
            }
            meanings[TemplateID(rawValue: UInt32(number))] = AppGrammar.Meaning(place: place, phrase: phrase)
        }
        for _ in 0..<(try reader.count()) {
            contents[SlotListID(rawValue: try reader.number())] = try reader.content(file)
        }
    }
}

extension ByteWriter {
    fileprivate mutating func write(_ meaning: AppGrammar.Meaning?) {
        write(UInt32(meaning?.place.app ?? 0))
        write(UInt32(meaning?.place.intent ?? 0))
        write(meaning?.phrase ?? "")
    }

    /// What a list stands for; its values are written elsewhere.
    fileprivate mutating func write(_ content: AppGrammar.Content, values entries: inout ByteWriter) {
        switch content {
        case .nothing: write(UInt8(0))
        case .bools: write(UInt8(1))
        case .numbers(let range):
            write(UInt8(2))
            for number in [range.lowest, range.highest, range.step] { write(Int64(number)) }
        case .entities(let values):
            write(UInt8(3))
            write(values, to: &entries)
        case .cases(let values):
            write(UInt8(4))
            write(values, to: &entries)
        }
    }

    private mutating func write(_ values: AppValues, to entries: inout ByteWriter) {
        write(Int64(entries.bytes.count))
        write(Int64(values.count))
        entries.write(values)
    }
}

extension ByteReader {
    fileprivate mutating func content(_ file: CompiledGrammar) throws(Damage) -> AppGrammar.Content {
        switch try byte() {
        case 0: return .nothing
        case 1: return .bools
        case 2:
            let (low, high, step) = (Int(try long()), Int(try long()), Int(try long()))
            guard let range = NumberRange(from: low, through: high, by: step) else { throw Damage() }
            return .numbers(range)
        case 3: return .entities(.stored(try values(file)))
        case 4: return .cases(.stored(try values(file)))
        default: throw Damage()
        }
    }

    private mutating func values(_ file: CompiledGrammar) throws(Damage) -> StoredValues {
        let (start, count) = (Int(try long()), Int(try long()))
        let length = file.withEntryData { $0.count }
        guard start >= 0, start <= length, count >= 0, count <= (length - start) / 8 else { throw Damage() }
        return StoredValues(file: file, start: start, count: count)
    }
}
