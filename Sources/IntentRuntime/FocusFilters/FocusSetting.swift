import AppIntents
import PhraseMatching

/// What a parameter of a focus filter is to be, in words: “shelf” and “the top one”.
package struct FocusSetting: Sendable, Hashable {
    /// The parameter's name or title; spaces, capitals and accents do not matter.
    package let name: String
    /// What would be answered to the question for it.
    package let value: String

    package init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
}

extension HostedFocusFilter {
    /// What was said of one of the filter's parameters, which becomes a value within the turn.
    ///
    /// - Throws: `TurnEnd.failed` where the filter has no such parameter.
    func slot(for setting: FocusSetting) throws -> Frame.Slot {
        let parameters = IntentReflection.parameters(of: type.init())
        let name = Self.words(setting.name).joined()
        let meant = parameters.first { parameter in
            [parameter.name, parameter.parameter.descriptor.title?.text() ?? ""].contains {
                !name.isEmpty && Self.words($0).joined() == name
            }
        }
        guard let meant else {
            throw TurnEnd.failed(Texts.noSetting(setting.name, of: title, known: parameters.map(\.name)))
        }
        return Frame.Slot(
            name: meant.name, span: 0..<0, text: setting.value,
            candidates: [Candidate(deferring: SpokenText(setting.value))])
    }
}
