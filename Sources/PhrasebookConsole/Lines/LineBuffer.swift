/// Lines to be written. One thread at a time uses it.
final class LineBuffer: @unchecked Sendable {
    var bytes: [UInt8] = []
}
