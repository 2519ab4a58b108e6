import CEdit
import Foundation

/// Line editing with history and completion, on a queue of its own: while a person types, the main actor and everybody
/// else stay free.
///
/// libedit's calls and everything mutable here are touched on that queue only.
final class LineEditor: @unchecked Sendable {
    enum Event: Sendable, Hashable {
        case line(String)
        /// Ctrl-C.
        case interrupted(hadText: Bool)
        /// Ctrl-D on an empty line, or the terminal is gone.
        case end
    }

    let queue = DispatchQueue(label: "phrasebook.line-editor")
    let editor: OpaquePointer
    let completer: @Sendable (String) async -> [String]
    let sink: TextSink
    private let lines: OpaquePointer
    private let colored: Bool
    private var promptText: UnsafeMutablePointer<CChar>?
    var interruption: Event?
    var input = KeyboardInput(descriptor: 0)

    /// Takes the terminal over; `history` holds earlier lines, oldest first, and `completer` gives whole lines that begin
    /// with a text.
    init(
        sink: TextSink, colored: Bool, history: [String], limit: Int,
        completer: @escaping @Sendable (String) async -> [String]
    ) throws(ConsoleError) {
        TerminalLocale.prepare()
        guard let reading = fdopen(dup(0), "r"), let writing = fdopen(dup(1), "w"), let errors = fdopen(dup(2), "w"),
            let editor = el_init("phrasebook", reading, writing, errors), let lines = history_init()
        else { throw .noTerminal }
        self.editor = editor
        self.lines = lines
        self.sink = sink
        self.colored = colored
        self.completer = completer
        var event = HistEvent()
        phrasebook_history_set_size(lines, &event, Int32(limit))
        phrasebook_history_set_unique(lines, &event, 1)
        for line in history { phrasebook_history_enter(lines, &event, line) }
        configure()
    }

    private func configure() {
        phrasebook_edit_set_client_data(editor, Unmanaged.passUnretained(self).toOpaque())
        phrasebook_edit_set_editor(editor, "emacs")
        phrasebook_edit_set_signal(editor, 0)
        // Ctrl-C and Ctrl-Z are keys while a line is edited: no signal handler has to touch the editor.
        phrasebook_edit_set_terminal_mode(editor, "-isig")
        phrasebook_edit_use_history(editor, lines)
        phrasebook_edit_set_prompt_escaped(editor, { LineEditor.of($0)?.promptText }, 1)
        phrasebook_edit_set_read(editor) { LineEditor.of($0)?.read(into: $1) ?? -1 }
        bind("^I", "phrasebook-complete") { editor, _ in LineEditor.of(editor)?.complete() ?? UInt8(CC_ERROR) }
        bind("^C", "phrasebook-interrupt") { editor, _ in LineEditor.of(editor)?.interrupt() ?? UInt8(CC_ERROR) }
        bind("^Z", "phrasebook-suspend") { editor, _ in LineEditor.of(editor)?.suspend() ?? UInt8(CC_ERROR) }
        phrasebook_edit_bind(editor, "^R", "em-inc-search-prev")
    }

    private func bind(_ keys: String, _ name: String, _ command: @escaping phrasebook_edit_command) {
        phrasebook_edit_add_command(editor, name, name, command)
        phrasebook_edit_bind(editor, keys, name)
    }

    static func of(_ editor: OpaquePointer?) -> LineEditor? {
        guard let editor, let data = phrasebook_edit_client_data(editor) else { return nil }
        return Unmanaged<LineEditor>.fromOpaque(data).takeUnretainedValue()
    }

    /// Reads one line; the prompt is shown in front of it.
    func readLine(prompt: String) async -> Event {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: self.readLine(prompt)) }
        }
    }

    private func readLine(_ prompt: String) -> Event {
        free(promptText)
        promptText = strdup(colored ? Self.colored(prompt) : prompt)
        interruption = nil
        // libedit would show the prompt first, and the terminal would echo what is typed in between a second time.
        phrasebook_edit_prepare_terminal(editor, 1)
        var count: Int32 = 0
        guard let bytes = el_gets(editor, &count), count > 0 else { return interruption ?? .end }
        let line = String(decoding: UnsafeRawBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
        return .line(line.hasSuffix("\n") ? String(line.dropLast()) : line)
    }

    /// The colour ends before the last blank: libedit does not draw what takes no room at the very end.
    private static func colored(_ prompt: String) -> String {
        let words = prompt.last == " " ? prompt.dropLast() : prompt[...]
        return "\u{1}\u{1B}[1;34m\u{1}\(words)\u{1}\u{1B}[0m\u{1} "
    }

    /// Makes a line available to the arrow keys.
    func remember(_ line: String) {
        queue.async { [self] in
            var event = HistEvent()
            phrasebook_history_enter(lines, &event, line)
        }
    }

    /// Tells the editor that the window has another size; may be called from anywhere.
    func windowChanged() {
        input.wake()
    }

    /// Gives the terminal back.
    func close() {
        queue.sync {
            el_end(editor)
            history_end(lines)
            free(promptText)
            promptText = nil
        }
    }
}
