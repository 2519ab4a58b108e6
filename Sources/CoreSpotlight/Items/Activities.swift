/// The type of the activity with which an app is opened at an item that was found.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// Where the activity holds the item's identifier.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The type of the activity with which an app is opened to go on searching.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// Where the activity holds what was searched for.
public let CSSearchQueryString = "kCSSearchQueryString"
