/// An intent that says of itself what the types of other intents say: one that was read from a file.
package protocol DescribedIntent: AppIntent {
    /// What is known of the intent.
    var descriptor: IntentDescriptor { get }
    /// The parameters, in order; the very objects that `perform()` reads.
    var parameters: [(name: String, parameter: any AnyIntentParameter)] { get }
    /// The same intent with parameters of its own.
    func fresh() -> Self
}
