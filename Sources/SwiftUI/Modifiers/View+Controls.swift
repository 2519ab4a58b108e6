public import Foundation

/// What an author may say of controls and to machines; text reads the same with it.
extension View {
    /// How its buttons look.
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }

    /// How its switches look.
    public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { self }

    /// How its lists look.
    public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View { self }

    /// What of its labels is shown.
    public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View { self }

    /// How its progress looks.
    public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { self }

    /// How large its controls are.
    public nonisolated func controlSize(_ size: ControlSize) -> some View { self }

    /// What tells it apart.
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { self }

    /// What it stands for in a choice.
    public nonisolated func tag<V: Hashable>(_ tag: V) -> some View { self }

    /// Where touching its widget leads.
    public nonisolated func widgetURL(_ url: URL?) -> some View { self }

    /// Whether it is dimmed while it is out of date.
    public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

    /// What happens when it is used.
    public nonisolated func accessibilityHint(_ hint: LocalizedStringKey) -> some View { self }

    /// By what name tests find it.
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View { self }
}

/// How large a control is.
public enum ControlSize: Sendable, Hashable, CaseIterable {
    /// A size.
    case mini, small, regular, large, extraLarge
}
