import CEdit
import Foundation

/// What the keys do that libedit leaves to us; called by it in the middle of `el_gets`.
extension LineEditor {
    /// The next character of the keyboard; a change of the window's size in between redraws the line.
    func read(into character: UnsafeMutablePointer<wchar_t>?) -> Int32 {
        while true {
            switch input.next() {
            case .scalar(let scalar):
                character?.pointee = wchar_t(scalar.value)
                return 1
            case .woken:
                el_resize(editor)
                phrasebook_edit_refresh(editor)
            case .end: return 0
            case .failed: return -1
            }
        }
    }

    /// Ctrl-C: the line is dropped, and whoever reads decides what else ends.
    func interrupt() -> UInt8 {
        let line = el_line(editor)?.pointee
        interruption = .interrupted(hadText: line.map { $0.lastchar != $0.buffer } ?? false)
        sink.write("^C\n")
        return UInt8(CC_EOF)
    }

    /// Ctrl-Z: the shell takes over until it brings the program back.
    func suspend() -> UInt8 {
        phrasebook_edit_prepare_terminal(editor, 0)
        kill(getpid(), SIGTSTP)
        phrasebook_edit_prepare_terminal(editor, 1)
        return UInt8(CC_REDISPLAY)
    }

    /// Tab: what stands before the cursor grows as far as all that it may become agree; where it cannot grow, they are shown.
    func complete() -> UInt8 {
        guard let line = el_line(editor)?.pointee, let start = line.buffer, let cursor = line.cursor else {
            return UInt8(CC_ERROR)
        }
        let bytes = UnsafeRawBufferPointer(start: start, count: cursor - start)
        let typed = String(decoding: bytes, as: UTF8.self)
        let candidates = wait(for: typed)
        guard let grown = Completion.common(to: candidates) else { return UInt8(CC_REFRESH_BEEP) }
        if grown != typed, grown.count >= typed.count {
            el_deletestr(editor, Int32(typed.unicodeScalars.count))
            el_insertstr(editor, grown)
            return UInt8(CC_REFRESH)
        }
        guard candidates.count > 1 else { return UInt8(CC_REFRESH) }
        sink.write("\n" + Completion.listing(candidates, width: TerminalSize.columns()).joined(separator: "\n") + "\n")
        return UInt8(CC_REDISPLAY)
    }

    /// An app that is slow to suggest must not freeze the keyboard.
    private func wait(for typed: String) -> [String] {
        let done = DispatchSemaphore(value: 0)
        let box = CompletionBox()
        Task { [completer] in
            box.put(await completer(typed))
            done.signal()
        }
        _ = done.wait(timeout: .now() + 2)
        return box.take()
    }
}

/// Carries the answer from the task that asks to the thread that waits.
private final class CompletionBox: @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [String] = []

    func put(_ texts: [String]) {
        lock.lock()
        self.texts = texts
        lock.unlock()
    }

    func take() -> [String] {
        lock.lock()
        defer { lock.unlock() }
        return texts
    }
}
