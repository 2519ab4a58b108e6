#if os(Linux)
    @_silgen_name("swift_enumerateAllMetadataSections")
    private func enumerateMetadataSections(
        _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool, _ context: UnsafeMutableRawPointer)

    /// The conformance records of all images, as the compiler wrote them.
    enum ConformanceRecords {
        private typealias Section = (start: UInt, length: UInt)

        /// Every struct, class and enum that is not generic and has a record for the protocol of `existential`.
        static func conformers(of existential: Any.Type) -> [Any.Type] {
            let wanted = protocolDescriptor(of: existential)
            return sections.flatMap { section in
                (0..<section.length / 4).compactMap { number -> Any.Type? in
                    guard let slot = UnsafeRawPointer(bitPattern: section.start + number * 4) else { return nil }
                    let record = slot + Int(slot.load(as: Int32.self))
                    return indirect(record) == wanted ? type(of: record) : nil
                }
            }
        }

        /// Of each image the list of its conformances.
        private static var sections: [Section] {
            var sections: [Section] = []
            withUnsafeMutablePointer(to: &sections) { context in
                enumerateMetadataSections(
                    { image, context in
                        // version, base, two reserved words, protocols (start, length), conformances (start, length) …
                        let word = MemoryLayout<UInt>.size
                        let start = image.load(fromByteOffset: 6 * word, as: UInt.self)
                        let length = image.load(fromByteOffset: 7 * word, as: UInt.self)
                        if start != 0 {
                            context.assumingMemoryBound(to: [Section].self).pointee.append((start, length))
                        }
                        return true
                    }, context)
            }
            return sections
        }

        /// The metadata of `any P`: kind, flags and count, then the descriptors of its protocols.
        private static func protocolDescriptor(of existential: Any.Type) -> UnsafeRawPointer {
            unsafeBitCast(existential, to: UnsafeRawPointer.self)
                .load(fromByteOffset: MemoryLayout<Int>.size + 8, as: UnsafeRawPointer.self)
        }

        /// The type of a record (protocol, type, witness table, flags), by way of its own accessor.
        private static func type(of record: UnsafeRawPointer) -> Any.Type? {
            let isIndirect: Bool
            switch (record.load(fromByteOffset: 12, as: UInt32.self) >> 3) & 7 {
            case 0: isIndirect = false
            case 1: isIndirect = true
            default: return nil
            }
            let place = record + 4
            var descriptor = place + Int(place.load(as: Int32.self))
            if isIndirect { descriptor = descriptor.load(as: UnsafeRawPointer.self) }
            let flags = descriptor.load(as: UInt32.self)
            let isGeneric = flags & 0x80 != 0
            guard (16...18).contains(flags & 0x1F), !isGeneric else { return nil }
            let accessorPlace = descriptor + 12
            let accessor = accessorPlace + Int(accessorPlace.load(as: Int32.self))
            typealias Accessor = @convention(thin) (Int) -> UnsafeRawPointer
            return unsafeBitCast(unsafeBitCast(accessor, to: Accessor.self)(0), to: Any.Type.self)
        }

        /// A relative pointer whose lowest bit says that the pointer itself stands there.
        private static func indirect(_ place: UnsafeRawPointer) -> UnsafeRawPointer {
            let offset = place.load(as: Int32.self)
            let target = place + Int(offset & ~1)
            return offset & 1 == 1 ? target.load(as: UnsafeRawPointer.self) : target
        }
    }
#else
    /// Elsewhere nothing is found: intents are named when an app is hosted.
    enum ConformanceRecords {
        static func conformers(of existential: Any.Type) -> [Any.Type] { [] }
    }
#endif
