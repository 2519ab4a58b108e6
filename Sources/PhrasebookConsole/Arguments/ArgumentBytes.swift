/// The command line as the system hands it over, before Swift makes text of it.
enum ArgumentBytes {
    /// The place of the first argument that is not UTF-8; Swift would pass it on with `\u{FFFD}` in it.
    ///
    /// A host may give arguments of its own, and those are texts already.
    static func firstInvalid(in arguments: [String]) -> Int? {
        guard arguments == CommandLine.arguments else { return nil }
        return arguments.indices.first { index in
            guard let bytes = CommandLine.unsafeArgv[index] else { return false }
            return String(validatingCString: bytes) == nil
        }
    }
}
