/// What a yes to a confirmation does, so that the question can name it: `requestConfirmation(actionName: .send, …)`.
public struct ConfirmationActionName: Sendable, Hashable {
    /// The word that confirms.
    package let acceptLabel: LocalizedStringResource
    /// Other words that confirm.
    package let acceptAlternatives: [LocalizedStringResource]
    /// The word that declines.
    package let denyLabel: LocalizedStringResource
    /// Other words that decline.
    package let denyAlternatives: [LocalizedStringResource]
    /// Whether the action cannot be undone.
    package let isDestructive: Bool
    /// Whether the words are the author's own.
    package let isCustom: Bool

    private init(_ acceptLabel: LocalizedStringResource) {
        self.init(acceptLabel, or: [], denyLabel: "Cancel", or: [], isDestructive: false, isCustom: false)
    }

    private init(
        _ acceptLabel: LocalizedStringResource, or acceptAlternatives: [LocalizedStringResource],
        denyLabel: LocalizedStringResource, or denyAlternatives: [LocalizedStringResource], isDestructive: Bool,
        isCustom: Bool
    ) {
        self.acceptLabel = acceptLabel
        self.acceptAlternatives = acceptAlternatives
        self.denyLabel = denyLabel
        self.denyAlternatives = denyAlternatives
        self.isDestructive = isDestructive
        self.isCustom = isCustom
    }

    /// An action with words of its own.
    ///
    /// - Parameters:
    ///   - acceptLabel: The word that confirms.
    ///   - acceptAlternatives: Other words that confirm.
    ///   - denyLabel: The word that declines.
    ///   - denyAlternatives: Other words that decline.
    ///   - destructive: Whether the action cannot be undone.
    /// - Returns: The action under these words.
    public static func custom(
        acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource],
        denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource], destructive: Bool = false
    ) -> ConfirmationActionName {
        ConfirmationActionName(
            acceptLabel, or: acceptAlternatives, denyLabel: denyLabel, or: denyAlternatives, isDestructive: destructive,
            isCustom: true)
    }
}

extension ConfirmationActionName {
    /// Named “Add”.
    public static let add = ConfirmationActionName("Add")
    /// Named “Add Data”.
    public static let addData = ConfirmationActionName("Add Data")
    /// Named “Book”.
    public static let book = ConfirmationActionName("Book")
    /// Named “Buy”.
    public static let buy = ConfirmationActionName("Buy")
    /// Named “Call”.
    public static let call = ConfirmationActionName("Call")
    /// Named “Check In”.
    public static let checkIn = ConfirmationActionName("Check In")
    /// Named “Continue”.
    public static let `continue` = ConfirmationActionName("Continue")
    /// Named “Create”.
    public static let create = ConfirmationActionName("Create")
    /// Named “Do”.
    public static let `do` = ConfirmationActionName("Do")
    /// Named “Delete”: what a `DeleteIntent` asks for.
    package static let delete = ConfirmationActionName("Delete")
    /// Named “Download”.
    public static let download = ConfirmationActionName("Download")
    /// Named “Filter”.
    public static let filter = ConfirmationActionName("Filter")
    /// Named “Find”.
    public static let find = ConfirmationActionName("Find")
    /// Named “Get”.
    public static let get = ConfirmationActionName("Get")
    /// Named “Go”.
    public static let go = ConfirmationActionName("Go")
    /// Named “Log”.
    public static let log = ConfirmationActionName("Log")
    /// Named “Open”.
    public static let open = ConfirmationActionName("Open")
    /// Named “Order”.
    public static let order = ConfirmationActionName("Order")
    /// Named “Pay”.
    public static let pay = ConfirmationActionName("Pay")
    /// Named “Play”.
    public static let play = ConfirmationActionName("Play")
    /// Named “Play Sound”.
    public static let playSound = ConfirmationActionName("Play Sound")
    /// Named “Post”.
    public static let post = ConfirmationActionName("Post")
    /// Named “Request”.
    public static let request = ConfirmationActionName("Request")
    /// Named “Run”.
    public static let run = ConfirmationActionName("Run")
    /// Named “Search”.
    public static let search = ConfirmationActionName("Search")
    /// Named “Send”.
    public static let send = ConfirmationActionName("Send")
    /// Named “Set”.
    public static let set = ConfirmationActionName("Set")
    /// Named “Share”.
    public static let share = ConfirmationActionName("Share")
    /// Named “Start”.
    public static let start = ConfirmationActionName("Start")
    /// Named “Start Navigation”.
    public static let startNavigation = ConfirmationActionName("Start Navigation")
    /// Named “Toggle”.
    public static let toggle = ConfirmationActionName("Toggle")
    /// Named “Turn Off”.
    public static let turnOff = ConfirmationActionName("Turn Off")
    /// Named “Turn On”.
    public static let turnOn = ConfirmationActionName("Turn On")
    /// Named “View”.
    public static let view = ConfirmationActionName("View")
}
