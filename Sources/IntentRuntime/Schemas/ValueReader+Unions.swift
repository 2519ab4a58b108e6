import AppIntents
import PhraseMatching

extension ValueReader {
    /// What the words stand for among the values of all types that the union holds.
    func readUnion(
        _ spoken: SpokenText, of union: any AppUnionValue.Type, as descriptor: ParameterDescriptor
    ) async throws -> Reading {
        var found: [Candidate] = []
        for member in union._memberTypes {
            let reading = try await read(spoken, as: descriptor.holding(member._valueType))
            if case .values(let candidates) = reading { found += candidates }
        }
        return found.isEmpty ? .unclear(Texts.noneCalled(spoken.text, noun: descriptor.noun)) : .values(found)
    }
}
