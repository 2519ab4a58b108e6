extension AssistantSchemaTable {
    private static let asset = AssistantSchemaType.entity("photos.asset")
    private static let album = AssistantSchemaType.entity("photos.album")
    private static let person = AssistantSchemaType.entity("photos.recognizedPerson")

    private static func photo(
        _ name: String, _ title: String, _ members: [AssistantSchemaEntry.Member]
    ) -> AssistantSchemaEntry {
        AssistantSchemaEntry("photos.\(name)", .intent, title, members)
    }

    /// Something that is set to a value, such as the exposure.
    private static func adjustment(_ name: String, _ title: String) -> AssistantSchemaEntry {
        photo(name, title, [.init("target", asset, .needed), .init("value", .optional(.number))])
    }

    /// Something that is switched on and off, such as the enhancement.
    private static func toggle(_ name: String, _ title: String) -> AssistantSchemaEntry {
        photo(name, title, [.init("target", asset, .needed), .init("isEnabled", .bool, .needed)])
    }

    /// Something that is done to one photo or to several.
    private static func edit(_ name: String, _ title: String) -> AssistantSchemaEntry {
        photo(name, title, [.init("target", asset, .optional)])
    }

    /// The intents of apps that keep photos and videos.
    static let photosIntents: [AssistantSchemaEntry] = [
        photo("openAsset", "Open Photo", [.init("target", asset, .needed)]),
        photo("openAlbum", "Open Album", [.init("target", album, .needed)]),
        photo("search", "Search Photos", [.init("criteria", .criteria, .needed)]),
        photo("createAlbum", "Create Album", [.init("name", .text, .needed)]),
        photo("updateAlbum", "Rename Album", [.init("target", album, .needed), .init("name", .text, .needed)]),
        photo("deleteAlbum", "Delete Album", [.init("entities", .list(album), .optional)]),
        photo("createAssets", "Add Photos", [.init("files", .list(.file), .needed)]),
        photo(
            "updateAsset", "Update Photo",
            [
                .init("target", .list(asset), .needed),
                .init("name", .optional(.text)),
                .init("isHidden", .optional(.bool)),
                .init("isFavorite", .optional(.bool)),
            ]),
        photo("deleteAssets", "Delete Photos", [.init("entities", .list(asset), .needed)]),
        photo("duplicateAssets", "Duplicate Photos", [.init("entities", .list(asset), .needed)]),
        photo(
            "addAssetsToAlbum", "Add Photos to Album",
            [.init("assets", .list(asset), .needed), .init("album", album, .needed)]),
        photo(
            "removeAssetsFromAlbum", "Remove Photos from Album",
            [.init("assets", .list(asset), .optional), .init("album", album, .optional)]),
        photo(
            "postToSharedAlbum", "Post to Shared Album",
            [
                .init("sharedAlbum", album, .needed),
                .init("assets", .optional(.list(asset))),
                .init("files", .optional(.list(.file))),
                .init("comment", .optional(.text)),
            ]),
        photo(
            "updateRecognizedPerson", "Update Person",
            [
                .init("target", person, .needed),
                .init("isFavorite", .optional(.bool)),
                .init("name", .optional(.text)),
            ]),
        adjustment("setExposure", "Set Exposure"),
        adjustment("setSaturation", "Set Saturation"),
        adjustment("setWarmth", "Set Warmth"),
        adjustment("setDepth", "Set Depth"),
        toggle("toggleDepth", "Portrait Mode"),
        toggle("toggleSuggestedEdits", "Enhance Photo"),
        edit("setFilter", "Set Filter"),
        edit("setRotation", "Rotate Photo"),
        edit("crop", "Crop Photo"),
        edit("straighten", "Straighten Photo"),
        edit("cleanupPhoto", "Clean Up Photo"),
        edit("copyEdits", "Copy Edits"),
        edit("pasteEdits", "Paste Edits"),
    ]

    /// What such apps keep. An app may know less of its photos than the schema does.
    static let photosEntities: [AssistantSchemaEntry] = [
        AssistantSchemaEntry(
            "photos.asset", .entity, "Photo",
            [
                .init("title", .optional(.text), .optional),
                .init("creationDate", .optional(.date), .optional),
                .init("location", .optional(.placemark), .optional),
                .init("assetType", .optional(.enumeration("photos.assetType")), .optional),
                .init("isFavorite", .bool, .optional),
                .init("isHidden", .bool, .optional),
                .init("hasSuggestedEdits", .bool, .optional),
            ]),
        AssistantSchemaEntry(
            "photos.album", .entity, "Album",
            [
                .init("name", .text, .needed),
                .init("creationDate", .optional(.date), .optional),
                .init("albumType", .enumeration("photos.albumType"), .optional),
            ]),
        AssistantSchemaEntry(
            "photos.recognizedPerson", .entity, "Person", [.init("name", .optional(.text), .optional)]),
    ]

    /// What their properties may be. An app may have more cases than the schema, or fewer.
    static let photosEnums: [AssistantSchemaEntry] = [
        AssistantSchemaEntry("photos.assetType", .enumeration, "Photo Type"),
        AssistantSchemaEntry("photos.albumType", .enumeration, "Album Type"),
        AssistantSchemaEntry("photos.filterType", .enumeration, "Filter"),
        AssistantSchemaEntry("photos.rotationDirection", .enumeration, "Direction"),
    ]
}
