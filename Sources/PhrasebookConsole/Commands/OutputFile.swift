import Foundation
import GrammarFiles

/// Keeps what a person wrote from being replaced by what a program makes of it.
///
///     try OutputFile.check("lights.yaml", inputs: ["lights.yaml"])     // throws outputIsInput("lights.yaml")
enum OutputFile {
    /// - Parameters:
    ///   - path: where a compiled grammar is to be written.
    ///   - inputs: the files and folders it is made of.
    /// - Throws: why it must not be written there. Pipes and devices, and files that hold nothing, lose nothing.
    static func check(_ path: String, inputs: [String]) throws(ConsoleError) {
        guard let output = FileIdentity(path) else { return }
        // Whatever its name or link is.
        if inputs.contains(where: { FileIdentity($0) == output }) { throw .outputIsInput(path) }
        // A table that a source names is none either.
        guard output.isRegular, !output.isEmpty, !AppGrammar.isCompiled(path: path) else { return }
        throw .outputHoldsOther(path)
    }
}

/// Which file a path leads to.
private struct FileIdentity: Equatable {
    private let status: stat

    /// Nil where there is none.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.status = status
    }

    var isRegular: Bool { status.st_mode & S_IFMT == S_IFREG }
    var isEmpty: Bool { status.st_size == 0 }

    static func == (a: Self, b: Self) -> Bool {
        a.status.st_dev == b.status.st_dev && a.status.st_ino == b.status.st_ino
    }
}
