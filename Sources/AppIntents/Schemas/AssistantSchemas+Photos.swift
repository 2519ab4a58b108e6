extension AssistantSchemas {
    /// What can be done in apps that keep photos and videos.
    public protocol PhotosIntent: Model {}
}

extension AssistantSchema.IntentSchema: AssistantSchemas.PhotosIntent {}

extension AssistantSchemas.Intent where Self == AssistantSchema.IntentSchema {
    /// What can be done in apps that keep photos and videos.
    public static var photos: some AssistantSchemas.PhotosIntent { AssistantSchema.IntentSchema("photos") }
}

extension AssistantSchemas.PhotosIntent {
    /// Puts photos into an album.
    public var addAssetsToAlbum: some AssistantSchemas.Intent {
        AssistantSchema.IntentSchema("photos.addAssetsToAlbum")
    }
    /// Takes away what disturbs a photo.
    public var cleanupPhoto: some AssistantSchemas.Intent { AssistantSchema.IntentSchema("photos.cleanupPhoto") }
    /// Copies how a photo was edited.
    public var copyEdits: some AssistantSchemas.Intent { AssistantSchema.IntentSchema("photos.copyEdits") }
    /// Makes an album.
    public var createAlbum: some AssistantSchemas.Intent { AssistantSchema.IntentSchema("photos.createAlbum") }
    /// Adds photos.
    public var createAssets: some AssistantSchemas.Intent { AssistantSchema.IntentSchema("photos.createAssets") }
    /// Crops a photo.
    public var crop: some AssistantSchemas.Intent { AssistantSchema.IntentSchema("photos.crop") }
    /// Deletes an album.
    public var deleteAlbum: some AssistantSchemas.Intent { AssistantSchema.IntentSchema("photos.deleteAlbum") }
    /// Deletes photos.
    public var deleteAssets: some AssistantSchemas.Intent { AssistantSchema.IntentSchema("photos.deleteAssets") }
    /// Duplicates photos.
    public var duplicateAssets: some AssistantSchemas.Intent { AssistantSchema.IntentSchema("photos.duplicateAssets") }
    /// Shows an album.
    public var openAlbum: some AssistantSchemas.Intent { AssistantSchema.IntentSchema("photos.openAlbum") }
    /// Shows a photo.
    public var openAsset: some AssistantSchemas.Intent { AssistantSchema.IntentSchema("photos.openAsset") }
    /// Edits a photo as another one was.
    public var pasteEdits: some AssistantSchemas.Intent { AssistantSchema.IntentSchema("photos.pasteEdits") }
    /// Puts photos into an album that others see.
    public var postToSharedAlbum: some AssistantSchemas.Intent {
        AssistantSchema.IntentSchema("photos.postToSharedAlbum")
    }
    /// Takes photos out of an album.
    public var removeAssetsFromAlbum: some AssistantSchemas.Intent {
        AssistantSchema.IntentSchema("photos.removeAssetsFromAlbum")
    }
    /// Searches the photos.
    public var search: some AssistantSchemas.Intent { AssistantSchema.IntentSchema("photos.search") }
    /// Sets how blurred the background is.
    public var setDepth: some AssistantSchemas.Intent { AssistantSchema.IntentSchema("photos.setDepth") }
    /// Sets the exposure.
    public var setExposure: some AssistantSchemas.Intent { AssistantSchema.IntentSchema("photos.setExposure") }
    /// Sets the filter.
    public var setFilter: some AssistantSchemas.Intent { AssistantSchema.IntentSchema("photos.setFilter") }
    /// Rotates a photo.
    public var setRotation: some AssistantSchemas.Intent { AssistantSchema.IntentSchema("photos.setRotation") }
    /// Sets the saturation.
    public var setSaturation: some AssistantSchemas.Intent { AssistantSchema.IntentSchema("photos.setSaturation") }
    /// Sets the warmth.
    public var setWarmth: some AssistantSchemas.Intent { AssistantSchema.IntentSchema("photos.setWarmth") }
    /// Straightens a photo.
    public var straighten: some AssistantSchemas.Intent { AssistantSchema.IntentSchema("photos.straighten") }
    /// Switches portrait mode.
    public var toggleDepth: some AssistantSchemas.Intent { AssistantSchema.IntentSchema("photos.toggleDepth") }
    /// Switches the suggested edits.
    public var toggleSuggestedEdits: some AssistantSchemas.Intent {
        AssistantSchema.IntentSchema("photos.toggleSuggestedEdits")
    }
    /// Renames an album.
    public var updateAlbum: some AssistantSchemas.Intent { AssistantSchema.IntentSchema("photos.updateAlbum") }
    /// Changes what is kept about photos.
    public var updateAsset: some AssistantSchemas.Intent { AssistantSchema.IntentSchema("photos.updateAsset") }
    /// Changes what is kept about a person in photos.
    public var updateRecognizedPerson: some AssistantSchemas.Intent {
        AssistantSchema.IntentSchema("photos.updateRecognizedPerson")
    }
}

extension AssistantSchemas {
    /// What apps keep that keep photos and videos.
    public protocol PhotosEntity: Model {}
}

extension AssistantSchema.EntitySchema: AssistantSchemas.PhotosEntity {}

extension AssistantSchemas.Entity where Self == AssistantSchema.EntitySchema {
    /// What apps keep that keep photos and videos.
    public static var photos: some AssistantSchemas.PhotosEntity { AssistantSchema.EntitySchema("photos") }
}

extension AssistantSchemas.PhotosEntity {
    /// An album.
    public var album: some AssistantSchemas.Entity { AssistantSchema.EntitySchema("photos.album") }
    /// A photo or a video.
    public var asset: some AssistantSchemas.Entity { AssistantSchema.EntitySchema("photos.asset") }
    /// A person in photos.
    public var recognizedPerson: some AssistantSchemas.Entity {
        AssistantSchema.EntitySchema("photos.recognizedPerson")
    }
}

extension AssistantSchemas {
    /// What is fixed in apps that keep photos and videos.
    public protocol PhotosEnum: Model {}
}

extension AssistantSchema.EnumSchema: AssistantSchemas.PhotosEnum {}

extension AssistantSchemas.Enum where Self == AssistantSchema.EnumSchema {
    /// What is fixed in apps that keep photos and videos.
    public static var photos: some AssistantSchemas.PhotosEnum { AssistantSchema.EnumSchema("photos") }
}

extension AssistantSchemas.PhotosEnum {
    /// Which kind of album it is.
    public var albumType: some AssistantSchemas.Enum { AssistantSchema.EnumSchema("photos.albumType") }
    /// Whether it is a photo or a video.
    public var assetType: some AssistantSchemas.Enum { AssistantSchema.EnumSchema("photos.assetType") }
    /// A filter.
    public var filterType: some AssistantSchemas.Enum { AssistantSchema.EnumSchema("photos.filterType") }
    /// Which way a photo is turned.
    public var rotationDirection: some AssistantSchemas.Enum { AssistantSchema.EnumSchema("photos.rotationDirection") }
}
