public import Foundation

/// What an author may say of sizes and places; text reads the same with it.
extension View {
    /// Room around it.
    public nonisolated func padding(_ insets: EdgeInsets) -> some View { self }

    /// Room around it.
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }

    /// Room around it.
    public nonisolated func padding(_ length: CGFloat) -> some View { self }

    /// Its size.
    public nonisolated func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
        -> some View
    { self }

    /// Its size.
    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { self }

    /// Its size is its own.
    public nonisolated func fixedSize() -> some View { self }

    /// Who gives way first.
    public nonisolated func layoutPriority(_ value: Double) -> some View { self }

    /// How wide it is for its height.
    public nonisolated func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }

    /// All of it is seen.
    public nonisolated func scaledToFit() -> some View { self }

    /// All of its room is taken.
    public nonisolated func scaledToFill() -> some View { self }

    /// Where it is moved to.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

    /// How round its corners are.
    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }

    /// What is seen of it.
    public nonisolated func clipShape<S: Shape>(_ shape: S) -> some View { self }

    /// Where it can be pressed.
    public nonisolated func contentShape<S: Shape>(_ shape: S) -> some View { self }

    /// What is behind it.
    public nonisolated func background<S: ShapeStyle>(_ style: S) -> some View { self }

    /// What is behind it.
    public nonisolated func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View { self }

    /// What is behind the whole.
    public nonisolated func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement)
        -> some View
    { self }

    /// It takes all of the screen.
    public nonisolated func ignoresSafeArea() -> some View { self }
}

/// What a background is behind.
public struct ContainerBackgroundPlacement: Sendable, Hashable {
    private let name: String

    /// A widget.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
}
