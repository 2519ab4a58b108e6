import AppIntents
import PhraseMatching

/// Something that was done with an app and may be wanted again.
package struct PredictedAction: Sendable, Hashable {
    package let app: String
    /// The intent's type name.
    package let intent: String
    /// How it is offered: in the intent's own words for it, else by its summary, else by its title.
    package let title: String
    package let subtitle: String?
}

extension Conversation {
    /// What may be wanted again, of all apps: what was done often and lately first.
    package func predictions(limit: Int = 5) async -> [PredictedAction] {
        await predicted(limit: limit).map { app, intent in
            let display = intent.offer
            return PredictedAction(
                app: app.name, intent: IntentDescriptor(of: intent).name, title: display.title.text(),
                subtitle: display.subtitle?.text())
        }
    }

    /// Performs one of `predictions()`, by its place in the list, counted from 1; `nil` when there is no such place.
    package func perform(prediction number: Int, limit: Int = 5) async -> Turn? {
        await localized {
            let predicted = await predicted(limit: limit)
            guard number > 0, predicted.indices.contains(number - 1) else { return nil }
            let (app, intent) = predicted[number - 1]
            let frame = Frame(running: intent, of: app)
            return await begin(
                Understanding(
                    spoken: SpokenText(intent.offer.title.text()), result: MatchResult(), frames: [frame], reason: nil),
                after: [])
        }
    }

    private func predicted(limit: Int) async -> [(app: RunningApp, intent: any AppIntent)] {
        let all = repertoire.apps.filter { $0.fault == nil }.flatMap { app in
            app.dependencies.services.donations.weights { [Prediction($0)] }.map { (app: app, what: $0, weight: $1) }
        }
        let best = all.sorted {
            ($0.weight, $1.what.intent, $1.app.name) > ($1.weight, $0.what.intent, $0.app.name)
        }
        var found: [(app: RunningApp, intent: any AppIntent)] = []
        var offers: Set<[String]> = []
        for (app, what, _) in best where found.count < limit {
            guard let intent = await what.intent(of: app, within: deadline) else { continue }
            // Of what nobody could tell apart only the most wanted is offered.
            let display = intent.offer
            let offer = [app.name, display.title.text(), display.subtitle?.text() ?? ""]
            if offers.insert(offer).inserted { found.append((app, intent)) }
        }
        return found
    }
}

/// A way in which an intent was carried out.
private struct Prediction: Hashable, Sendable {
    let intent: String
    let values: [String: [Donation.Value]]

    init(_ donation: Donation) {
        (intent, values) = (donation.intent, donation.values)
    }

    /// The intent with its values; `nil` when one of them is gone, or the app does not offer the intent any more.
    func intent(of app: RunningApp, within deadline: Duration) async -> (any AppIntent)? {
        let wanted = self.intent
        guard let type = app.intentTypes.first(where: { $0.persistentIdentifier == wanted }) else { return nil }
        let intent = type.init()
        guard IntentDescriptor(of: intent).isOffered else { return nil }
        for (name, parameter) in IntentReflection.parameters(of: intent) {
            guard let held = values[name] else { continue }
            let descriptor = parameter.descriptor
            let isSet = try? await app.asking(the: QueryName(descriptor), within: deadline) {
                let known = try await Self.current(held, descriptor)
                guard known.count == held.count else { return false }
                try parameter.setAnyValue(descriptor.valueType.isCollection ? known.listed : known[0])
                return true
            }
            guard isSet == true else { return nil }
        }
        return intent
    }

    private static func current(
        _ values: [Donation.Value], _ descriptor: ParameterDescriptor
    ) async throws -> [any Sendable] {
        switch descriptor.valueType.element {
        case .entity(let type):
            let finder = EntityFinder(type, query: descriptor.query)
            var known: [any Sendable] = []
            for value in values {
                let named = Candidate(value: value.id, title: value.id, id: value.id)
                if let current = try await finder.current(named) { known.append(current.value) }
            }
            return known
        case .enumeration(let type):
            let cases = Candidate.cases(of: type)
            return values.compactMap { value in cases.first { $0.id == value.id }?.value }
        case .bool: return values.compactMap { Bool($0.id) }
        case .int: return values.compactMap { Int($0.id) }
        case .double: return values.compactMap { Double($0.id) }
        default: return []
        }
    }
}

extension [any Sendable] {
    /// The values as a list of their own type.
    fileprivate var listed: any Sendable {
        func list<Value: _IntentValue>(_ first: Value) -> any Sendable { compactMap { $0 as? Value } }
        return (first as? any _IntentValue).map { list($0) } ?? self as any Sendable
    }
}

extension AppIntent {
    /// How the intent is offered with its values.
    fileprivate var offer: DisplayRepresentation {
        if let display = (self as? any PredictableIntent)?.predictionDisplay { return display }
        return DisplayRepresentation(title: summaryText.map { "\($0)" } ?? Self.title)
    }
}
