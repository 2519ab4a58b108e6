/// An entity whose identifier means the same on all devices of a person.
public protocol SyncableEntity: AppEntity {}
