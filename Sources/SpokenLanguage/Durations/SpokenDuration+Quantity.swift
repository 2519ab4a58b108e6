import Foundation

extension SpokenDuration {
    /// The same length in the largest unit of which it is a whole number: hours, minutes, else seconds.
    var quantity: SpokenReading<SpokenQuantity> {
        guard let seconds = totalSeconds else { return .refused(.monthsVary) }
        for (name, length) in [("hours", Decimal(3600)), ("minutes", Decimal(60)), ("seconds", Decimal(1))] {
            let count = seconds / length
            guard name == "seconds" || count.rounded(0, .plain) == count else { continue }
            guard let unit = QuantityUnit(.duration, name) else { continue }
            return .value(SpokenQuantity(number: SpokenNumber(count), unit: unit))
        }
        return .none
    }
}
