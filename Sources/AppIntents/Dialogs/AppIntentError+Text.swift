extension AppIntentError: CustomStringConvertible, CustomLocalizedStringResourceConvertible {
    /// The error in words.
    public var localizedStringResource: LocalizedStringResource {
        switch kind {
        case .needsValue(_, let dialog?), .needsDisambiguation(_, _, let dialog?), .needsForeground(let dialog?, _),
            .endsInForeground(let dialog?, _):
            dialog.full
        case .needsValue(let parameter, nil):
            "\(parameter.label) has no value; say what it should be."
        case .needsDisambiguation(let parameter, let options, nil):
            "\(parameter.label) could be any of \(options.count); say which."
        case .needsForeground(nil, _), .endsInForeground(nil, _):
            "This goes on in the app; open it first."
        case .restartPerform:
            "The action has to start again."
        case .noValue:
            "The snippet returned no value; its perform() should return one."
        case .confirmationDeclined:
            "Nothing was done, because it was not confirmed."
        case .choiceOutOfRange(let index, let count):
            "Option \(index + 1) was picked of \(count); pick one that was offered."
        case .wrongType(let error):
            error.localizedStringResource
        case .noHost(let question):
            "\(question.words), but nobody is there to answer; run the intent through Phrasebook or a test host."
        }
    }

    /// The error in words.
    public var description: String { localizedStringResource.text() }
}

extension AppIntentError.Question {
    fileprivate var words: LocalizedStringResource {
        switch self {
        case .value: "perform() asks for a value"
        case .disambiguation: "perform() asks which value is meant"
        case .confirmation: "perform() asks for a confirmation"
        case .choice: "perform() asks for a choice"
        case .foreground: "perform() asks for the app to be opened"
        }
    }
}

extension AppIntentError.PermissionRequired: CustomLocalizedStringResourceConvertible {
    /// The error in words.
    public var localizedStringResource: LocalizedStringResource {
        switch self {
        case .bluetooth: "The app may not use Bluetooth; allow it in its settings."
        case .contacts: "The app may not see your contacts; allow it in its settings."
        case .localNetwork: "The app may not use the local network; allow it in its settings."
        case .location(precise: true): "The app may not see your exact location; allow it in its settings."
        case .location(precise: false): "The app may not see your location; allow it in its settings."
        case .photos: "The app may not see your photos; allow it in its settings."
        case .siri: "The app may not be used by voice; allow it in its settings."
        }
    }
}

extension AppIntentError.Unrecoverable: CustomLocalizedStringResourceConvertible {
    /// The error in words.
    public var localizedStringResource: LocalizedStringResource {
        switch self {
        case .entityNotFound: "That no longer exists."
        case .featureCurrentlyRestricted: "That is switched off at the moment."
        case .networkFailure: "The network does not answer; try again later."
        case .notAllowed: "That is not allowed."
        case .partialFailure: "Only a part of that was done."
        case .unknown: "Something went wrong."
        case .unsupportedOnDevice: "This device cannot do that."
        }
    }
}

extension AppIntentError.UserActionRequired: CustomLocalizedStringResourceConvertible {
    /// The error in words.
    public var localizedStringResource: LocalizedStringResource {
        switch self {
        case .accountSetup: "Set up your account in the app first."
        case .confirmation: "Confirm this in the app first."
        case .signin: "Sign in to the app first."
        }
    }
}
