import SpokenLanguage
import Testing

/// Days and times in the other languages, on Monday, 30 November 2026, at 10:30.
@Suite struct OtherDateTests {
    @Test(arguments: [
        ("morgen", "2026-12-01"), ("übermorgen", "2026-12-02"), ("vorgestern", "2026-11-28"), ("Freitag", "2026-12-04"),
        ("nächsten Freitag", "2026-12-11"), ("am kommenden Freitag", "2026-12-04"), ("letzten Freitag", "2026-11-27"),
        ("Mittwoch nächste Woche", "2026-12-09"), ("in zwei Wochen", "2026-12-14"), ("vor drei Tagen", "2026-11-27"),
        ("heute in einer Woche", "2026-12-07"), ("eine Woche nach Freitag", "2026-12-11"),
        ("am 3. März 2027", "2027-03-03"), ("dritter März", "2027-03-03"), ("den dritten vierten", "2027-04-03"),
        ("einundzwanzigster Dezember", "2026-12-21"), ("am einunddreißigsten", "2026-12-31"), ("24.12.", "2026-12-24"),
        ("am ersten ersten zweitausendsiebenundzwanzig", "2027-01-01"), ("24.12.2026", "2026-12-24"),
        ("Ende des Monats", "2026-11-30"), ("Ende Februar", "2027-02-28"), ("nächste Woche", "2026-12-07"),
        ("am Wochenende", "2026-12-05"), ("um zwölf", "2026-11-30T12:00:00"), ("Mitternacht", "2026-12-01T00:00:00"),
        ("halb acht", "2026-11-30T19:30:00"), ("viertel vor neun", "2026-11-30T20:45:00"),
        ("viertel acht", "2026-11-30T19:15:00"), ("dreiviertel acht", "2026-11-30T19:45:00"),
        ("fünf vor halb acht", "2026-11-30T19:25:00"), ("fünf nach halb acht", "2026-11-30T19:35:00"),
        ("7 Uhr 30", "2026-11-30T19:30:00"), ("um sieben Uhr dreißig", "2026-11-30T19:30:00"),
        ("19.30 Uhr", "2026-11-30T19:30:00"), ("zehn nach acht abends", "2026-11-30T20:10:00"),
        ("heute Abend um acht", "2026-11-30T20:00:00"), ("morgen früh um acht", "2026-12-01T08:00:00"),
        ("Montagabend", "2026-12-07T19:00:00"), ("Freitagnachmittag um drei", "2026-12-04T15:00:00"),
        ("am Montag um 9", "2026-12-07T09:00:00"), ("um acht am Freitag", "2026-12-04T08:00:00"),
        ("morgen um 5", "2026-12-01T17:00:00"), ("Freitag um halb drei", "2026-12-04T14:30:00"),
        ("morgen um sieben", "2026-12-01T07:00:00"), ("morgen um drei Uhr früh", "2026-12-01T03:00:00"),
        ("in anderthalb Stunden", "2026-11-30T12:00:00"),
        ("in einer halben Stunde", "2026-11-30T11:00:00"), ("in zweieinhalb Stunden", "2026-11-30T13:00:00"),
        ("in drei Tagen um 18 Uhr", "2026-12-03T18:00:00"), ("jetzt", "2026-11-30T10:30:00"),
        ("30. Februar", "refused: noSuchDay(day: 30, month: 2, year: nil)"), ("Banane", "nothing"),
    ])
    func german(text: String, expected: String) throws {
        #expect(try Speaker("de_DE").date(text) == expected)
    }

    @Test(arguments: [
        ("demain", "2026-12-01"), ("après-demain", "2026-12-02"), ("avant-hier", "2026-11-28"),
        ("vendredi", "2026-12-04"),
        ("vendredi prochain", "2026-12-04"), ("mardi de la semaine prochaine", "2026-12-08"),
        ("vendredi dernier", "2026-11-27"), ("dans deux semaines", "2026-12-14"), ("il y a trois jours", "2026-11-27"),
        ("le trois mars", "2027-03-03"), ("le 3 mars 2027", "2027-03-03"), ("le 1er mai", "2027-05-01"),
        ("le premier mai", "2027-05-01"), ("le vingt et un décembre", "2026-12-21"), ("le quinze", "2026-12-15"),
        ("24/12/2026", "2026-12-24"), ("le premier janvier deux mille vingt-sept", "2027-01-01"),
        ("vendredi 4 décembre", "2026-12-04"), ("à la fin du mois", "2026-11-30"), ("fin février", "2027-02-28"),
        ("la semaine prochaine", "2026-12-07"), ("le mois prochain", "2026-12-01"), ("ce week-end", "2026-12-05"),
        ("à midi", "2026-11-30T12:00:00"), ("minuit", "2026-12-01T00:00:00"), ("midi et demi", "2026-11-30T12:30:00"),
        ("sept heures et demie", "2026-11-30T19:30:00"), ("neuf heures moins le quart", "2026-11-30T20:45:00"),
        ("dix heures moins dix", "2026-11-30T21:50:00"), ("sept heures trente", "2026-11-30T19:30:00"),
        ("7h30", "2026-11-30T19:30:00"), ("19h", "2026-11-30T19:00:00"), ("ce soir", "2026-11-30T19:00:00"),
        ("ce soir à huit heures", "2026-11-30T20:00:00"), ("huit heures du matin", "2026-12-01T08:00:00"),
        ("demain matin à huit heures", "2026-12-01T08:00:00"), ("lundi à 9 heures", "2026-12-07T09:00:00"),
        ("à midi vendredi", "2026-12-04T12:00:00"), ("dans une heure et demie", "2026-11-30T12:00:00"),
        ("dans une demi-heure", "2026-11-30T11:00:00"), ("dans trois quarts d’heure", "2026-11-30T11:15:00"),
        ("aujourd'hui à 18 heures", "2026-11-30T18:00:00"), ("maintenant", "2026-11-30T10:30:00"),
        ("le 30 février", "refused: noSuchDay(day: 30, month: 2, year: nil)"), ("banane", "nothing"),
    ])
    func french(text: String, expected: String) throws {
        #expect(try Speaker("fr_FR").date(text) == expected)
    }

    @Test(arguments: [
        ("mañana", "2026-12-01"), ("pasado mañana", "2026-12-02"), ("anteayer", "2026-11-28"),
        ("viernes", "2026-12-04"),
        ("el viernes que viene", "2026-12-04"), ("el viernes de la semana que viene", "2026-12-11"),
        ("el viernes pasado", "2026-11-27"), ("en dos semanas", "2026-12-14"), ("hace tres días", "2026-11-27"),
        ("el tres de marzo", "2027-03-03"), ("el 3 de marzo de 2027", "2027-03-03"),
        ("el primero de mayo", "2027-05-01"),
        ("el veintiuno de diciembre", "2026-12-21"), ("el quince", "2026-12-15"), ("24/12/2026", "2026-12-24"),
        ("a fin de mes", "2026-11-30"), ("a finales de febrero", "2027-02-28"), ("la semana que viene", "2026-12-07"),
        ("este fin de semana", "2026-12-05"), ("al mediodía", "2026-11-30T12:00:00"),
        ("a medianoche", "2026-12-01T00:00:00"), ("las siete y media", "2026-11-30T19:30:00"),
        ("a las nueve menos cuarto", "2026-11-30T20:45:00"), ("las diez menos diez", "2026-11-30T21:50:00"),
        ("cuarto para las cinco", "2026-11-30T16:45:00"), ("siete treinta", "2026-11-30T19:30:00"),
        ("19:30", "2026-11-30T19:30:00"), ("las ocho de la mañana", "2026-12-01T08:00:00"),
        ("las cinco de la tarde", "2026-11-30T17:00:00"), ("esta noche a las ocho", "2026-11-30T20:00:00"),
        ("mañana por la mañana a las ocho", "2026-12-01T08:00:00"), ("mañana a las 5", "2026-12-01T17:00:00"),
        ("el lunes a las 9", "2026-12-07T09:00:00"), ("a mediodía el viernes", "2026-12-04T12:00:00"),
        ("en una hora y media", "2026-11-30T12:00:00"), ("en media hora", "2026-11-30T11:00:00"),
        ("dentro de tres cuartos de hora", "2026-11-30T11:15:00"), ("ahora", "2026-11-30T10:30:00"),
        ("30 de febrero", "refused: noSuchDay(day: 30, month: 2, year: nil)"), ("plátano", "nothing"),
    ])
    func spanish(text: String, expected: String) throws {
        #expect(try Speaker("es_ES").date(text) == expected)
    }
}
