import Foundation

/// What a new file holds, so that there is something to ask about from the first minute.
///
/// The identifiers are fixed: whoever refers to one of these lists or tasks finds it in every file.
enum FirstTasks {
    static let all: [(list: TaskList, tasks: [TaskItem])] = rows.compactMap { row in
        UUID(uuidString: row.id).map { id in
            let list = TaskList(id: id, name: row.name, symbol: row.symbol)
            return (list, row.tasks.compactMap { task($0, in: list) })
        }
    }

    private struct FirstList {
        let id: String
        let name: String
        let symbol: String
        let tasks: [FirstTask]
    }

    private struct FirstTask {
        let id: String
        let title: String
        var isDone = false
        /// Seconds since 1970.
        let created: TimeInterval
    }

    private static func task(_ row: FirstTask, in list: TaskList) -> TaskItem? {
        UUID(uuidString: row.id).map {
            TaskItem(
                id: $0, title: row.title, listID: list.id, listName: list.name, isDone: row.isDone,
                created: Date(timeIntervalSince1970: row.created))
        }
    }

    private static let rows: [FirstList] = [
        FirstList(
            id: "8A91CB41-A869-5F1B-9A3C-31B2110B7893", name: "Groceries", symbol: "cart",
            tasks: [
                FirstTask(
                    id: "3D424BC0-DB90-59D6-97F0-E8C8A86DCB80", title: "Buy oat milk", created: 1_772_445_600),
                FirstTask(
                    id: "DDB2D3CF-6A45-5F4D-A290-8BD1A3F3105D", title: "Two dozen eggs", created: 1_772_478_000),
                FirstTask(
                    id: "83812BE6-B2E1-5F8D-9364-EB32627075DA", title: "Flour for bread", created: 1_772_505_000),
                FirstTask(
                    id: "846E6AE7-035D-55FB-9892-E28276AC30BB", title: "Lemons", isDone: true, created: 1_772_526_600),
            ]),
        FirstList(
            id: "7AEBB0F8-FD39-55DC-B9C4-7C2C3B8A4AEF", name: "Work", symbol: "briefcase",
            tasks: [
                FirstTask(
                    id: "44B84CE4-8B2B-50D6-B4C9-BAB0BF4B20B7", title: "Send the survey report", created: 1_772_451_000),
                FirstTask(
                    id: "2C22BEE2-67A3-57B2-8C54-66A3A085B773", title: "Answer the water board", created: 1_772_483_400),
                FirstTask(
                    id: "5ACDD3A5-D5AC-5D6D-8EE0-213380AEBE26", title: "Book train tickets", created: 1_772_510_400),
            ]),
        FirstList(
            id: "140501DD-6267-5879-88AD-A002C4CB046A", name: "Home", symbol: "house",
            tasks: [
                FirstTask(
                    id: "1FC8CD0C-7267-524C-ADFB-A912F5080AF3", title: "Fix the dripping tap", created: 1_772_456_400),
                FirstTask(
                    id: "0F4DEEF2-5D3F-578D-93F5-4903BA62D50A", title: "Sweep the porch", created: 1_772_488_800),
                FirstTask(
                    id: "A301A31F-4AEB-5BB1-B1F2-E329D525593C", title: "Back up photos", isDone: true,
                    created: 1_772_515_800),
            ]),
        FirstList(
            id: "48669692-23DD-574C-ACDA-8B8716A4A5A9", name: "Garden", symbol: "leaf",
            tasks: [
                FirstTask(
                    id: "753E314F-03E7-5EEC-A13C-8E0B9F26B3F3", title: "Water the tomatoes", created: 1_772_461_800),
                FirstTask(
                    id: "8756F8EB-3478-516C-AFE9-DB90B8CBE49F", title: "Prune the hazel", created: 1_772_494_200),
            ]),
        FirstList(
            id: "670DECAD-BBA6-5BF4-AFC5-B39B8AEC3733", name: "Errands", symbol: "figure.walk",
            tasks: [
                FirstTask(
                    id: "A260210B-2300-5A3A-902E-40EA1C4455A3", title: "Return library books", created: 1_772_467_200),
                FirstTask(
                    id: "0908A31C-4C7E-53FD-83BE-C5627271A2FF", title: "Pick up the parcel", created: 1_772_499_600),
                FirstTask(
                    id: "2F9D67B2-698B-5E0D-8969-32CD40C23344", title: "Call the dentist", created: 1_772_521_200),
            ]),
        FirstList(
            id: "B5839619-42CE-51A8-AAC5-6B9D6F9EBBE0", name: "Reading list", symbol: "book",
            tasks: [
                FirstTask(
                    id: "5E9243A8-B288-5CDC-BDF5-CF1DDB12AFE8", title: "Finish the moth atlas", created: 1_772_472_600)
            ]),
    ]
}
