/// A view that draws something else than it would by itself.
nonisolated struct ModifiedView<Content: View>: View {
    let content: Content
    let environment: (EnvironmentValues) -> EnvironmentValues
    let node: (ViewNode) -> ViewNode

    init(
        _ content: Content, environment: @escaping (EnvironmentValues) -> EnvironmentValues = { $0 },
        node: @escaping (ViewNode) -> ViewNode = { $0 }
    ) {
        self.content = content
        self.environment = environment
        self.node = node
    }

    @MainActor var body: Never { noBody }
}

extension ModifiedView: PrimitiveView {
    @MainActor func node(in environment: EnvironmentValues) -> ViewNode {
        node(content.drawn(in: self.environment(environment)))
    }
}

/// What changes how a view reads.
extension View {
    /// Another value for the views inside.
    public nonisolated func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        ModifiedView(
            self,
            environment: {
                var environment = $0
                environment[keyPath: keyPath] = value
                return environment
            })
    }

    /// Whether its controls can be pressed.
    public nonisolated func disabled(_ disabled: Bool) -> some View {
        ModifiedView(
            self,
            environment: {
                var environment = $0
                environment.isEnabled = environment.isEnabled && !disabled
                return environment
            })
    }

    /// It takes its room and is not seen.
    public nonisolated func hidden() -> some View {
        ModifiedView(self, node: { _ in .empty })
    }

    /// The title of its screen, which stands above it.
    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { titled(Text(titleKey)) }

    /// The title of its screen, which stands above it.
    @_disfavoredOverload
    public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { titled(Text(title)) }

    /// The words that stand for it.
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { labelled(Text(labelKey)) }

    /// The words that stand for it.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { labelled(Text(label)) }

    /// The words that stand for it.
    public nonisolated func accessibilityLabel(_ label: Text) -> some View { labelled(label) }

    /// Whether nobody reads it out.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
        ModifiedView(self, node: { hidden ? $0.isControl ? $0 : .empty : $0 })
    }

    /// Views behind it, which read as nothing.
    public nonisolated func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { self }

    /// Views before it.
    public nonisolated func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { TupleView((self, content())) }

    private nonisolated func titled(_ title: Text) -> some View {
        TitledView(title: title, content: self)
    }

    private nonisolated func labelled(_ label: Text) -> some View {
        LabelledView(label: label, content: self)
    }
}

extension ViewNode {
    fileprivate var isControl: Bool {
        if case .control = self { true } else { false }
    }
}

/// A screen with its title above.
nonisolated private struct TitledView<Content: View>: View {
    let title: Text
    let content: Content

    @MainActor var body: Never { noBody }
}

extension TitledView: PrimitiveView {
    @MainActor func node(in environment: EnvironmentValues) -> ViewNode {
        .column(of: [title.node(in: environment), content.drawn(in: environment)])
    }
}

/// A view that other words stand for.
nonisolated private struct LabelledView<Content: View>: View {
    let label: Text
    let content: Content

    @MainActor var body: Never { noBody }
}

extension LabelledView: PrimitiveView {
    @MainActor func node(in environment: EnvironmentValues) -> ViewNode {
        let words = label.node(in: environment)
        switch content.drawn(in: environment) {
        case .control(var control):
            control.label = words
            return .control(control)
        case .progress(let fraction, _): return .progress(fraction, label: words)
        case .text, .empty: return words
        case .image: return words
        case let node: return node
        }
    }
}
