public import SwiftUI

extension Button {
    /// A button that performs an intent.
    public nonisolated init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
        self.init(performing: intent, label: label())
    }

    /// A button that performs an intent, with a role.
    public nonisolated init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
        self.init(performing: intent, role: role, label: label())
    }
}

extension Button where Label == Text {
    /// A button that performs an intent, with words on it.
    public nonisolated init(_ titleKey: LocalizedStringKey, intent: some AppIntent) {
        self.init(performing: intent, label: Text(titleKey))
    }

    /// A button that performs an intent, with words on it.
    @_disfavoredOverload
    public nonisolated init(_ title: some StringProtocol, intent: some AppIntent) {
        self.init(performing: intent, label: Text(title))
    }

    /// A button that performs an intent, with words on it and a role.
    public nonisolated init(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: some AppIntent) {
        self.init(performing: intent, role: role, label: Text(titleKey))
    }

    /// A button that performs an intent, with words on it and a role.
    @_disfavoredOverload
    public nonisolated init(_ title: some StringProtocol, role: ButtonRole?, intent: some AppIntent) {
        self.init(performing: intent, role: role, label: Text(title))
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// A button that performs an intent, with words and a symbol on it.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: some AppIntent
    ) {
        self.init(performing: intent, role: role, label: Label(titleKey, systemImage: systemImage))
    }

    /// A button that performs an intent, with words and a symbol on it.
    @_disfavoredOverload
    public nonisolated init(
        _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil, intent: some AppIntent
    ) {
        self.init(performing: intent, role: role, label: Label(title, systemImage: systemImage))
    }
}

extension Toggle {
    /// A switch that performs an intent; a parameter of it that is called `value` and holds yes or no is told which.
    public nonisolated init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn, performing: intent, label: label())
    }
}

extension Toggle where Label == Text {
    /// A switch that performs an intent, with words beside it.
    public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
        self.init(isOn: isOn, performing: intent, label: Text(titleKey))
    }

    /// A switch that performs an intent, with words beside it.
    @_disfavoredOverload
    public nonisolated init(_ title: some StringProtocol, isOn: Bool, intent: some AppIntent) {
        self.init(isOn: isOn, performing: intent, label: Text(title))
    }
}
