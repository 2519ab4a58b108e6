import AppIntents
import IntentRuntime

/// Makes one object of each thing heard; answers keep the app and intent of the turn that they belong to.
package struct TurnJSON {
    private var app: String?
    private var intent: String?

    package init() {}

    package mutating func object(for turn: Turn) -> JSON {
        if let interpretation = turn.interpretation {
            app = interpretation.commonApp ?? interpretation.unavailableApp
            intent = interpretation.commonIntent
        }
        let content = Content(turn)
        let object = JSON.members([
            "text": .string(turn.heard),
            "status": .string(turn.outcome.name),
            "app": (app ?? content.question?.app ?? content.app).map { .string($0) },
            "intent": intent.map { .string($0) },
            "slots": turn.interpretation.map { InterpretationJSON.slots($0.commonSlots) },
            "dialog": content.joined(content.dialogs),
            "value": content.value.map { JSON($0) },
            "snippet": content.snippet.map { .string(SnippetText.text($0)) },
            "controls": content.snippet.flatMap(Self.controls),
            "activity": content.activity.map { .string($0) },
            "screen": content.joined(content.screens),
            "notice": content.joined(content.notices),
            "question": content.question.map { Self.object(for: $0) },
            "reason": content.reason.map { .string($0) },
            "nearest": content.nearest.map { .strings($0) },
            "error": content.joined(content.failures),
        ])
        if case .asked = turn.outcome { return object }
        app = nil
        intent = nil
        return object
    }

    private static func controls(of page: SnippetPage) -> JSON? {
        guard !page.pressable.isEmpty else { return nil }
        return .array(
            page.pressable.map { control in
                .members([
                    "number": control.number.map { .int($0) }, "label": .string(control.label),
                    "isOn": control.isOn.map { .bool($0) },
                ])
            })
    }

    package static func object(for question: Question) -> JSON {
        .members([
            "kind": .string(question.kind.rawValue),
            "prompt": .string(question.prompt),
            "parameter": question.parameter.map { .string($0) },
            "options": question.options.isEmpty
                ? nil
                : .array(
                    question.options.map { option in
                        .members([
                            "title": .string(option.title), "subtitle": option.subtitle.map { .string($0) },
                            "id": option.id.map { .string($0) },
                            "section": option.section.map { .string($0) },
                        ])
                    }),
            "first": question.firstNumber > 1 ? .int(question.firstNumber) : nil,
            "more": question.more.map { .int($0.count) },
            "yes": question.labels.map { .string($0.yes) },
            "no": question.labels.map { .string($0.no) },
            "destructive": question.isDestructive ? .bool(true) : nil,
            "attempt": .int(question.attempt),
            "remark": question.remark.map { .string($0) },
        ])
    }
}

/// The replies of a turn, sorted by kind.
private struct Content {
    var app: String?
    var dialogs: [String] = []
    var screens: [String] = []
    var notices: [String] = []
    var failures: [String] = []
    var value: ValueDescription?
    var snippet: SnippetPage?
    var activity: String?
    var question: Question?
    var reason: String?
    var nearest: [String]?

    init(_ turn: Turn) {
        if case .asked(let question) = turn.outcome { self.question = question }
        for reply in turn.replies {
            switch reply {
            case .dialog(let app, let text):
                self.app = app
                dialogs.append(text)
            case .screen(let app, let text):
                self.app = app
                screens.append(text)
            case .snippet(let app, let page):
                self.app = app
                snippet = page
            case .activity(let name): activity = name
            case .value(let value): self.value = value
            case .notice(let text): notices.append(text)
            case .question: break
            case .rejection(_, let reason, let nearest):
                self.reason = reason
                self.nearest = nearest
            case .failure(let message): failures.append(message)
            }
        }
    }

    func joined(_ texts: [String]) -> JSON? {
        texts.isEmpty ? nil : .string(texts.joined(separator: "\n"))
    }
}

extension Turn.Outcome {
    /// The `status` of a turn.
    package var name: String {
        switch self {
        case .performed: "performed"
        case .asked: "asked"
        case .rejected: "rejected"
        case .failed, .unavailable: "failed"
        case .cancelled: "cancelled"
        case .gaveUp: "gaveUp"
        case .silence: "silence"
        }
    }
}
