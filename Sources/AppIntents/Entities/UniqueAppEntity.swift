/// An entity of which there is exactly one, such as the settings of an app.
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {}
