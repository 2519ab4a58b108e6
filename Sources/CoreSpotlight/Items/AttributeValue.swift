import Foundation

/// What one attribute of an item holds.
package enum AttributeValue: Sendable, Hashable, Codable {
    case text(String)
    case texts([String])
    case double(Double)
    case bool(Bool)
    case date(Date)
    case dates([Date])
    case url(URL)
    case data(Data)
}

extension AttributeValue? {
    var text: String? { if case .text(let value) = self { value } else { nil } }
    var texts: [String]? { if case .texts(let value) = self { value } else { nil } }
    var double: Double? { if case .double(let value) = self { value } else { nil } }
    var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
    var date: Date? { if case .date(let value) = self { value } else { nil } }
    var dates: [Date]? { if case .dates(let value) = self { value } else { nil } }
    var url: URL? { if case .url(let value) = self { value } else { nil } }
    var data: Data? { if case .data(let value) = self { value } else { nil } }
}
