public import Foundation

extension IntentPerson {
    /// By what a person is meant.
    public enum ParameterMode: String, Sendable, Hashable {
        /// By name.
        case contact
        /// By an e-mail address.
        case email
        /// By a telephone number.
        case phone
        /// By an e-mail address or a telephone number.
        case emailOrPhone
    }

    /// By what a person is known.
    public enum Identifier: Sendable, Hashable {
        /// By an entry of the address book.
        case contact(String)
        /// By something of the app's own.
        case applicationDefined(String)
        /// By nothing.
        case unknown
    }

    /// What a person is called.
    public enum Name: Sendable, Hashable {
        /// The name as it is shown.
        case displayName(String)
        /// The name by its parts.
        case components(PersonNameComponents)
        /// Nobody knows.
        case unknown
    }

    /// A number or an address that reaches a person.
    public struct Handle: Sendable, Hashable {
        /// The number or address.
        public enum Value: Sendable, Hashable {
            /// A telephone number.
            case phoneNumber(String)
            /// An e-mail address.
            case emailAddress(String)
            /// Something of the app's own.
            case applicationDefined(String)

            var text: String {
                switch self {
                case .phoneNumber(let text), .emailAddress(let text), .applicationDefined(let text): text
                }
            }
        }

        /// What kind of number or address it is.
        public enum Label: Sendable, Hashable {
            /// At home.
            case home
            /// At work.
            case work
            /// An iPhone.
            case iPhone
            /// A mobile telephone.
            case mobile
            /// The main one.
            case main
            /// A fax at home.
            case homeFax
            /// A fax at work.
            case workFax
            /// A pager.
            case pager
            /// Any other.
            case other
            /// At school.
            case school
            /// In words of the app's own.
            case custom(String)
        }

        /// The number or address.
        public var value: Value
        /// What kind it is.
        public var label: Label

        /// A number or an address.
        public init(_ value: Value, label: Label = .other) {
            self.value = value
            self.label = label
        }

        /// A telephone number.
        public init(phoneNumber phoneNumberString: String, label: Label = .other) {
            self.init(.phoneNumber(phoneNumberString), label: label)
        }

        /// An e-mail address.
        public init(emailAddress emailAddressString: String, label: Label = .other) {
            self.init(.emailAddress(emailAddressString), label: label)
        }

        /// Something of the app's own.
        public init(applicationDefined stringValue: String, label labelString: String? = nil) {
            self.init(.applicationDefined(stringValue), label: labelString.map(Label.custom) ?? .other)
        }
    }
}

extension PersonNameComponents {
    /// The parts that are there, in the order of a Western name.
    var text: String {
        [namePrefix, givenName, middleName, familyName, nameSuffix].compactMap(\.self).joined(separator: " ")
    }
}
