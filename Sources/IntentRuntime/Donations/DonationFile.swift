package import AppIntents
import Foundation
import Synchronization

/// The donations of one app in a file that several processes add to: one JSON object a line, the newest last.
///
///     {"add":{"identifier":{"uuid":"…"},"date":1764500000,"intent":"OpenNote","values":{"target":[{"type":"Note","id":"7"}]}}}
///     {"remove":[{"uuid":"…"}]}
///
/// A line is written by one call, under a lock, so that a kill leaves whole lines and at most one that ends early; such a line
/// is left out when the file is read. Nothing waits for the disk: what a power cut loses is a suggestion.
package final class DonationFile: DonationKeeper {
    private enum Line: Codable {
        case add(Donation)
        case remove([IntentDonationIdentifier])

        private enum Key: CodingKey { case add, remove }

        init(from decoder: any Decoder) throws {
            let line = try decoder.container(keyedBy: Key.self)
            if let donation = try line.decodeIfPresent(Donation.self, forKey: .add) {
                self = .add(donation)
            } else {
                self = .remove(try line.decode([IntentDonationIdentifier].self, forKey: .remove))
            }
        }

        func encode(to encoder: any Encoder) throws {
            var line = encoder.container(keyedBy: Key.self)
            switch self {
            case .add(let donation): try line.encode(donation, forKey: .add)
            case .remove(let identifiers): try line.encode(identifiers, forKey: .remove)
            }
        }
    }

    private struct Fault: Sendable {
        var text: String?
        var wasTold = false
    }

    /// The file: the app's name with `.jsonl`.
    package let url: URL
    private let fault = Mutex(Fault())

    package init(folder: URL, app: String) {
        // An app may be called “A/B”, or “..”.
        let name = app.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "app"
        url = folder.appendingPathComponent(name + ".jsonl")
    }

    /// Why nothing is kept, told once.
    func takeFault() -> String? {
        fault.withLock { fault in
            guard !fault.wasTold, let text = fault.text else { return nil }
            fault.wasTold = true
            return text
        }
    }

    // MARK: Reading

    package func donations() -> [Donation] {
        guard let data = try? Data(contentsOf: url) else { return [] }
        let lines = data.split(separator: UInt8(ascii: "\n"))
        let donations = Self.donations(of: lines)
        if lines.count > 2 * DonationLog.limit { rewrite(Array(donations.suffix(DonationLog.limit))) }
        return donations
    }

    private static func donations(of lines: [Data]) -> [Donation] {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .secondsSince1970
        var donations: [Donation] = []
        for line in lines {
            switch try? decoder.decode(Line.self, from: line) {
            case .add(let donation): donations.append(donation)
            case .remove(let identifiers):
                let gone = Set(identifiers)
                donations.removeAll { gone.contains($0.identifier) }
            case nil: continue
            }
        }
        return donations
    }

    // MARK: Writing

    package func add(_ donation: Donation) {
        append(.add(donation))
    }

    package func remove(_ identifiers: [IntentDonationIdentifier]) {
        append(.remove(identifiers))
    }

    private func append(_ line: Line) {
        locked {
            let file = open(url.path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
            guard file >= 0 else { return false }
            defer { close(file) }
            // A line that a kill cut short ends here, and is left out alone.
            let data = try Self.data(line)
            return Self.write(Self.endsLine(file) ? data : [10] + data, to: file)
        }
    }

    /// Writes the file anew without what is gone.
    private func rewrite(_ donations: [Donation]) {
        locked {
            try donations.reduce(into: Data()) { try $0.append(Self.data(.add($1))) }.write(to: url, options: .atomic)
            return true
        }
    }

    /// Does something while no other process does; whatever goes wrong is told with the next turn.
    private func locked(_ body: () throws -> Bool) {
        let folder = url.deletingLastPathComponent()
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let lock = open(url.path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard lock >= 0 else { return note(String(cString: strerror(errno))) }
        defer { close(lock) }
        guard flock(lock, LOCK_EX) == 0 else { return note(String(cString: strerror(errno))) }
        do {
            if try !body() { note(String(cString: strerror(errno))) }
        } catch {
            note(error.localizedDescription)
        }
    }

    private func note(_ reason: String) {
        fault.withLock { $0.text = $0.text ?? Texts.notRemembered(url.path, reason) }
    }

    private static func data(_ line: Line) throws -> Data {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .secondsSince1970
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(line) + [10]
    }

    private static func endsLine(_ file: Int32) -> Bool {
        var last: UInt8 = 10
        let end = lseek(file, 0, SEEK_END)
        return end <= 0 || (pread(file, &last, 1, end - 1) == 1 && last == 10)
    }

    private static func write(_ data: Data, to file: Int32) -> Bool {
        data.withUnsafeBytes { bytes in
            Foundation.write(file, bytes.baseAddress, bytes.count) == bytes.count
        }
    }
}

extension RunningApp {
    /// Keeps what is done with the app in a folder.
    func keepDonations(in folder: URL, now: @escaping @Sendable () -> Date) {
        dependencies.services.donations.keep(in: DonationFile(folder: folder, app: name), now: now)
    }
}
