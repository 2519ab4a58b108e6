extension NumberWords {
    /// Numbers in scripts that say by themselves which language is written: Han characters (Chinese and Japanese), Hangul and Thai.
    /// They are read whatever the language pack, as digits of any script are.
    static let ofScripts: NumberWords = {
        var words = NumberWords()
        words.words = han.merging(hangul) { $1 }.merging(thai) { $1 }
        words.multipliers = [
            "十": 10, "百": 100, "千": 1000, "万": 10_000, "萬": 10_000, "億": 100_000_000, "亿": 100_000_000,
            "십": 10, "백": 100, "천": 1000, "만": 10_000, "억": 100_000_000,
            "สิบ": 10, "ร้อย": 100, "พัน": 1000, "หมื่น": 10_000, "แสน": 100_000, "ล้าน": 1_000_000,
        ]
        // 一百零五 is 105.
        words.joiners = ["零", "〇"]
        return words
    }()

    private static let han = [
        "零": 0, "〇": 0, "一": 1, "二": 2, "两": 2, "兩": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9,
        "廿": 20, "卅": 30,
    ]

    /// Korean counts in two ways: 이십오 and 스물다섯 are both 25.
    private static let hangul: [String: Int] = {
        let units = [
            "하나": 1, "한": 1, "둘": 2, "두": 2, "셋": 3, "세": 3, "넷": 4, "네": 4, "다섯": 5, "여섯": 6, "일곱": 7, "여덟": 8,
            "아홉": 9,
        ]
        let tens = [
            "열": 10, "스물": 20, "스무": 20, "서른": 30, "마흔": 40, "쉰": 50, "예순": 60, "일흔": 70, "여든": 80, "아흔": 90,
        ]
        let others = [
            "영": 0, "공": 0, "일": 1, "이": 2, "삼": 3, "사": 4, "오": 5, "육": 6, "칠": 7, "팔": 8, "구": 9,
        ]
        let teens = Dictionary(uniqueKeysWithValues: units.map { ("열" + $0.key, 10 + $0.value) })
        return units.merging(tens) { $1 }.merging(others) { $1 }.merging(teens) { $1 }
    }()

    private static let thai = [
        "ศูนย์": 0, "หนึ่ง": 1, "เอ็ด": 1, "สอง": 2, "ยี่": 2, "สาม": 3, "สี่": 4, "ห้า": 5, "หก": 6, "เจ็ด": 7, "แปด": 8,
        "เก้า": 9,
    ]
}
