import Testing
import WidgetKit

@Suite("Widgets that are to be drawn anew", .serialized)
struct WidgetCenterTests {
    @Test func requestsAreTakenOnce() {
        _ = WidgetCenter.shared.takeReloads()
        WidgetCenter.shared.reloadTimelines(ofKind: "pinned")
        WidgetCenter.shared.reloadAllTimelines()
        #expect(WidgetCenter.shared.takeReloads() == [.kind("pinned"), .all])
        #expect(WidgetCenter.shared.takeReloads() == [])
        ControlCenter.shared.reloadControls(ofKind: "light")
        ControlCenter.shared.reloadAllControls()
        #expect(ControlCenter.shared.takeReloads() == [.kind("light"), .all])
    }

    @Test func onlyTheLastAreKept() {
        for number in 0..<1_200 { WidgetCenter.shared.reloadTimelines(ofKind: "\(number)") }
        let kept = WidgetCenter.shared.takeReloads()
        #expect(kept.count == 1_000 && kept.last == .kind("1199"))
    }
}
