/// A type of the app that parameters may hold: an entity or an enum.
public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue {}
