// What a host program names besides `Phrasebook` itself.
@_exported public import struct IntentRuntime.HostEnvironment
@_exported public import struct IntentRuntime.HostedApp
