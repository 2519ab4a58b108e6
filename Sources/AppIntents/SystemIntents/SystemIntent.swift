/// An intent of a kind that the system knows, such as opening something.
public protocol SystemIntent: AppIntent {}
