public import Foundation

/// A date, as a point in time or by its parts.
public protocol _DateIntentValue: _IntentValue {}

extension Date: _DateIntentValue {}
extension DateComponents: _DateIntentValue {}

extension URL: _PlainIntentValue {}
extension UUID: _PlainIntentValue {}
extension Decimal: _PlainIntentValue {}
extension Duration: _PlainIntentValue {}
extension AttributedString: _PlainIntentValue {}
extension IntentPaymentMethod: _PlainIntentValue {}
extension StringSearchCriteria: _PlainIntentValue {}
