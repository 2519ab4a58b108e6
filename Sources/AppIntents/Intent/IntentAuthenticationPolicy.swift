/// Who may run an intent while the device is locked.
public enum IntentAuthenticationPolicy: Sendable, Hashable {
    /// Anyone, also while the device is locked.
    case alwaysAllowed
    /// Only a person that has been recognised, here or on another device.
    case requiresAuthentication
    /// Only a person that has unlocked this device.
    case requiresLocalDeviceAuthentication
}
