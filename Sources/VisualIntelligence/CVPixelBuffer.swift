public import Foundation

/// A picture as pixels: rows of blue, green, red and alpha, a byte each, from the upper left corner.
///
/// Stands where Core Video's type of that name does; it cannot be changed once it is made.
public final class CVPixelBuffer: Sendable, Hashable {
    /// Why bytes are no picture.
    public enum Failure: Error, Hashable, LocalizedError {
        /// There must be as many bytes as the size says.
        case wrongByteCount(found: Int, expected: Int)
        /// A picture is at least one pixel wide and high, and at most 32 768.
        case wrongSize(width: Int, height: Int)

        /// What is wrong and what to do, in one line.
        public var errorDescription: String? {
            switch self {
            case .wrongByteCount(let found, let expected):
                "The picture has \(found) bytes instead of \(expected); give 4 a pixel, row by row."
            case .wrongSize(let width, let height):
                "A picture cannot be \(width) by \(height) pixels; give a width and a height from 1 to 32768."
            }
        }
    }

    /// The colours of one pixel.
    public struct Pixel: Sendable, Hashable {
        /// Each from 0 to 255; an alpha of 0 is transparent.
        public let blue, green, red, alpha: UInt8

        /// A pixel of these colours.
        public init(blue: UInt8, green: UInt8, red: UInt8, alpha: UInt8 = 255) {
            self.blue = blue
            self.green = green
            self.red = red
            self.alpha = alpha
        }
    }

    private static let longestSide = 32_768

    /// How many pixels a row has.
    public let width: Int
    /// How many rows there are.
    public let height: Int
    /// The rows one after another, without gaps.
    public let data: Data

    /// How many bytes a row has.
    public var bytesPerRow: Int { width * 4 }

    /// A picture of these bytes.
    ///
    /// - Throws: `Failure` when the bytes are too many or too few for the size.
    public init(width: Int, height: Int, bgra data: Data) throws {
        guard (1...Self.longestSide).contains(width), (1...Self.longestSide).contains(height) else {
            throw Failure.wrongSize(width: width, height: height)
        }
        guard data.count == width * height * 4 else {
            throw Failure.wrongByteCount(found: data.count, expected: width * height * 4)
        }
        self.width = width
        self.height = height
        self.data = Data(data)
    }

    /// The pixel in a column and a row, counted from zero; `nil` outside of the picture.
    public subscript(column: Int, row: Int) -> Pixel? {
        guard (0..<width).contains(column), (0..<height).contains(row) else { return nil }
        let start = (row * width + column) * 4
        return Pixel(blue: data[start], green: data[start + 1], red: data[start + 2], alpha: data[start + 3])
    }

    /// Whether both are the same picture.
    public static func == (left: CVPixelBuffer, right: CVPixelBuffer) -> Bool {
        left === right || left.width == right.width && left.height == right.height && left.data == right.data
    }

    /// By size and bytes.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(data)
    }
}

/// How many pixels a row of a picture has.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }

/// How many rows a picture has.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }

/// How many bytes a row of a picture has.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.bytesPerRow }
