public import Foundation

// One property a line in its own right: each is a place in the same table, which keeps the set sendable.

extension CSSearchableItemAttributeSet {
    /// What it is called.
    public var title: String? {
        get { self["title"].text }
        set { self["title"] = newValue.map { .text($0) } }
    }
    /// What it is called where it is shown.
    public var displayName: String? {
        get { self["displayName"].text }
        set { self["displayName"] = newValue.map { .text($0) } }
    }
    /// Other names that it answers to.
    public var alternateNames: [String]? {
        get { self["alternateNames"].texts }
        set { self["alternateNames"] = newValue.map { .texts($0) } }
    }
    /// What it is about.
    public var contentDescription: String? {
        get { self["contentDescription"].text }
        set { self["contentDescription"] = newValue.map { .text($0) } }
    }
    /// What else it may be found by.
    public var keywords: [String]? {
        get { self["keywords"].texts }
        set { self["keywords"] = newValue.map { .texts($0) } }
    }
    /// What it is about, in a line.
    public var subject: String? {
        get { self["subject"].text }
        set { self["subject"] = newValue.map { .text($0) } }
    }
    /// The whole text.
    public var textContent: String? {
        get { self["textContent"].text }
        set { self["textContent"] = newValue.map { .text($0) } }
    }
    /// A remark.
    public var comment: String? {
        get { self["comment"].text }
        set { self["comment"] = newValue.map { .text($0) } }
    }
    /// The mood or topic.
    public var theme: String? {
        get { self["theme"].text }
        set { self["theme"] = newValue.map { .text($0) } }
    }
    /// What kind of thing it is, in words.
    public var kind: String? {
        get { self["kind"].text }
        set { self["kind"] = newValue.map { .text($0) } }
    }
    /// An identifier of the app's own.
    public var identifier: String? {
        get { self["identifier"].text }
        set { self["identifier"] = newValue.map { .text($0) } }
    }
    /// The identifier of the item to which it belongs.
    public var relatedUniqueIdentifier: String? {
        get { self["relatedUniqueIdentifier"].text }
        set { self["relatedUniqueIdentifier"] = newValue.map { .text($0) } }
    }
    /// The identifier of an item that it has to do with.
    public var weakRelatedUniqueIdentifier: String? {
        get { self["weakRelatedUniqueIdentifier"].text }
        set { self["weakRelatedUniqueIdentifier"] = newValue.map { .text($0) } }
    }
    /// The domain to which it belongs.
    public var domainIdentifier: String? {
        get { self["domainIdentifier"].text }
        set { self["domainIdentifier"] = newValue.map { .text($0) } }
    }
    /// The account to which it belongs.
    public var accountIdentifier: String? {
        get { self["accountIdentifier"].text }
        set { self["accountIdentifier"] = newValue.map { .text($0) } }
    }
    /// Where it is on disk.
    public var path: String? {
        get { self["path"].text }
        set { self["path"] = newValue.map { .text($0) } }
    }
    /// Where it can be opened.
    public var contentURL: URL? {
        get { self["contentURL"].url }
        set { self["contentURL"] = newValue.map { .url($0) } }
    }
    /// A link to it.
    public var url: URL? {
        get { self["url"].url }
        set { self["url"] = newValue.map { .url($0) } }
    }
    /// Where a small picture of it is.
    public var thumbnailURL: URL? {
        get { self["thumbnailURL"].url }
        set { self["thumbnailURL"] = newValue.map { .url($0) } }
    }
    /// Where a small picture for a dark background is.
    public var darkThumbnailURL: URL? {
        get { self["darkThumbnailURL"].url }
        set { self["darkThumbnailURL"] = newValue.map { .url($0) } }
    }
    /// A small picture of it.
    public var thumbnailData: Data? {
        get { self["thumbnailData"].data }
        set { self["thumbnailData"] = newValue.map { .data($0) } }
    }
    /// Who made it.
    public var authorNames: [String]? {
        get { self["authorNames"].texts }
        set { self["authorNames"] = newValue.map { .texts($0) } }
    }
    /// Addresses of those who made it.
    public var authorEmailAddresses: [String]? {
        get { self["authorEmailAddresses"].texts }
        set { self["authorEmailAddresses"] = newValue.map { .texts($0) } }
    }
    /// Who received it.
    public var recipientNames: [String]? {
        get { self["recipientNames"].texts }
        set { self["recipientNames"] = newValue.map { .texts($0) } }
    }
    /// Who helped to make it.
    public var contributors: [String]? {
        get { self["contributors"].texts }
        set { self["contributors"] = newValue.map { .texts($0) } }
    }
    /// Who edited it.
    public var editors: [String]? {
        get { self["editors"].texts }
        set { self["editors"] = newValue.map { .texts($0) } }
    }
    /// Who published it.
    public var publishers: [String]? {
        get { self["publishers"].texts }
        set { self["publishers"] = newValue.map { .texts($0) } }
    }
    /// To whom it belongs.
    public var organizations: [String]? {
        get { self["organizations"].texts }
        set { self["organizations"] = newValue.map { .texts($0) } }
    }
    /// Who performs in it.
    public var performers: [String]? {
        get { self["performers"].texts }
        set { self["performers"] = newValue.map { .texts($0) } }
    }
    /// Who performs it.
    public var artist: String? {
        get { self["artist"].text }
        set { self["artist"] = newValue.map { .text($0) } }
    }
    /// The album that it is from.
    public var album: String? {
        get { self["album"].text }
        set { self["album"] = newValue.map { .text($0) } }
    }
    /// The kind of music or film.
    public var genre: String? {
        get { self["genre"].text }
        set { self["genre"] = newValue.map { .text($0) } }
    }
    /// Numbers that reach it.
    public var phoneNumbers: [String]? {
        get { self["phoneNumbers"].texts }
        set { self["phoneNumbers"] = newValue.map { .texts($0) } }
    }
    /// Addresses that reach it.
    public var emailAddresses: [String]? {
        get { self["emailAddresses"].texts }
        set { self["emailAddresses"] = newValue.map { .texts($0) } }
    }
    /// The place, by name.
    public var namedLocation: String? {
        get { self["namedLocation"].text }
        set { self["namedLocation"] = newValue.map { .text($0) } }
    }
    /// The street.
    public var thoroughfare: String? {
        get { self["thoroughfare"].text }
        set { self["thoroughfare"] = newValue.map { .text($0) } }
    }
    /// The town.
    public var city: String? {
        get { self["city"].text }
        set { self["city"] = newValue.map { .text($0) } }
    }
    /// The state or province.
    public var stateOrProvince: String? {
        get { self["stateOrProvince"].text }
        set { self["stateOrProvince"] = newValue.map { .text($0) } }
    }
    /// The country.
    public var country: String? {
        get { self["country"].text }
        set { self["country"] = newValue.map { .text($0) } }
    }
    /// The languages that it is in.
    public var languages: [String]? {
        get { self["languages"].texts }
        set { self["languages"] = newValue.map { .texts($0) } }
    }
    /// When it was made.
    public var contentCreationDate: Date? {
        get { self["contentCreationDate"].date }
        set { self["contentCreationDate"] = newValue.map { .date($0) } }
    }
    /// When it was changed.
    public var contentModificationDate: Date? {
        get { self["contentModificationDate"].date }
        set { self["contentModificationDate"] = newValue.map { .date($0) } }
    }
    /// When it was added.
    public var addedDate: Date? {
        get { self["addedDate"].date }
        set { self["addedDate"] = newValue.map { .date($0) } }
    }
    /// When it was used.
    public var lastUsedDate: Date? {
        get { self["lastUsedDate"].date }
        set { self["lastUsedDate"] = newValue.map { .date($0) } }
    }
    /// When it begins.
    public var startDate: Date? {
        get { self["startDate"].date }
        set { self["startDate"] = newValue.map { .date($0) } }
    }
    /// When it ends.
    public var endDate: Date? {
        get { self["endDate"].date }
        set { self["endDate"] = newValue.map { .date($0) } }
    }
    /// When it is due.
    public var dueDate: Date? {
        get { self["dueDate"].date }
        set { self["dueDate"] = newValue.map { .date($0) } }
    }
    /// When it was completed.
    public var completionDate: Date? {
        get { self["completionDate"].date }
        set { self["completionDate"] = newValue.map { .date($0) } }
    }
    /// Days that matter to it.
    public var importantDates: [Date]? {
        get { self["importantDates"].dates }
        set { self["importantDates"] = newValue.map { .dates($0) } }
    }
    /// How far north it is, in degrees.
    public var latitude: NSNumber? {
        get { self["latitude"].double.map { NSNumber(value: $0) } }
        set { self["latitude"] = newValue.map { .double($0.doubleValue) } }
    }
    /// How far east it is, in degrees.
    public var longitude: NSNumber? {
        get { self["longitude"].double.map { NSNumber(value: $0) } }
        set { self["longitude"] = newValue.map { .double($0.doubleValue) } }
    }
    /// How high it is, in metres.
    public var altitude: NSNumber? {
        get { self["altitude"].double.map { NSNumber(value: $0) } }
        set { self["altitude"] = newValue.map { .double($0.doubleValue) } }
    }
    /// How good it is, from 0 to 5.
    public var rating: NSNumber? {
        get { self["rating"].double.map { NSNumber(value: $0) } }
        set { self["rating"] = newValue.map { .double($0.doubleValue) } }
    }
    /// How good it is, in words.
    public var ratingDescription: String? {
        get { self["ratingDescription"].text }
        set { self["ratingDescription"] = newValue.map { .text($0) } }
    }
    /// How much it matters among the app's items, from 0 to 100.
    public var rankingHint: NSNumber? {
        get { self["rankingHint"].double.map { NSNumber(value: $0) } }
        set { self["rankingHint"] = newValue.map { .double($0.doubleValue) } }
    }
    /// How long it lasts, in seconds.
    public var duration: NSNumber? {
        get { self["duration"].double.map { NSNumber(value: $0) } }
        set { self["duration"] = newValue.map { .double($0.doubleValue) } }
    }
    /// How large it is, in megabytes.
    public var fileSize: NSNumber? {
        get { self["fileSize"].double.map { NSNumber(value: $0) } }
        set { self["fileSize"] = newValue.map { .double($0.doubleValue) } }
    }
    /// How many pages it has.
    public var pageCount: NSNumber? {
        get { self["pageCount"].double.map { NSNumber(value: $0) } }
        set { self["pageCount"] = newValue.map { .double($0.doubleValue) } }
    }
    /// Whether one can be led there.
    public var supportsNavigation: NSNumber? {
        get { self["supportsNavigation"].bool.map { NSNumber(value: $0) } }
        set { self["supportsNavigation"] = newValue.map { .bool($0.boolValue) } }
    }
    /// Whether it can be called.
    public var supportsPhoneCall: NSNumber? {
        get { self["supportsPhoneCall"].bool.map { NSNumber(value: $0) } }
        set { self["supportsPhoneCall"] = newValue.map { .bool($0.boolValue) } }
    }
    /// Whether the person made it.
    public var isUserCreated: NSNumber? {
        get { self["isUserCreated"].bool.map { NSNumber(value: $0) } }
        set { self["isUserCreated"] = newValue.map { .bool($0.boolValue) } }
    }
    /// Whether it belongs to the person.
    public var isUserOwned: NSNumber? {
        get { self["isUserOwned"].bool.map { NSNumber(value: $0) } }
        set { self["isUserOwned"] = newValue.map { .bool($0.boolValue) } }
    }
    /// Whether the person chose it.
    public var isUserCurated: NSNumber? {
        get { self["isUserCurated"].bool.map { NSNumber(value: $0) } }
        set { self["isUserCurated"] = newValue.map { .bool($0.boolValue) } }
    }
}
