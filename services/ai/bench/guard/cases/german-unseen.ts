import type { GuardCase } from './guard-case.ts';

export const GERMAN_UNSEEN: readonly GuardCase[] = [
  {
    brief: 'Adventsmarkt auf dem Gutshof am 2. Advent, 12 bis 20 Uhr.',
    output:
      'Kerzen, Kekse, Kälte: Am 2. Advent ist von 12 bis 20 Uhr Adventsmarkt auf dem Gutshof. Der Parkplatz ist kostenfrei, Hunde sind willkommen.',
    planted: ['kostenfrei'],
  },
  {
    brief: 'Neues Eis: Sanddorn. Die Kugel kostet 1,60 Euro.',
    output:
      'Der Norden in der Waffel: Sanddorn heißt unser neues Eis. Eine Kugel kostet 1,60 €. Natürlich vegan und ohne Zucker.',
    planted: ['vegan'],
  },
  {
    brief: 'Erste-Hilfe-Kurs am 9. Mai, acht Stunden, in der Wache Süd.',
    output:
      'Würdest du helfen können? Am 9. Mai findet unser Erste-Hilfe-Kurs statt, 8 Stunden in der Wache Süd. Anmeldung bis 1. Mai bei Jonas Weber.',
    planted: ['1. Mai', 'Jonas Weber'],
  },
  {
    brief: 'Wir ziehen um: ab Juli in der Gartenstraße 7.',
    output:
      'Kisten packen, weiterziehen: Ab Juli findet ihr uns in der Gartenstraße 7. Zur Eröffnung gibt es Sekt und 20 Prozent auf alles.',
    planted: ['20 Prozent'],
  },
  {
    brief: 'Kinderschminken beim Stadtfest, Samstag 14 bis 17 Uhr.',
    output: 'Tiger, Fee oder Pirat? Beim Stadtfest schminken wir am Samstag von 14 bis 17 Uhr. Kommt vorbei!',
    planted: [],
  },
  {
    brief: 'Klavierstimmer hat im August wieder Termine.',
    output:
      'Verstimmt? Im August gibt es wieder Termine. Über 400 Klaviere hat Meister Albrecht schon gestimmt.',
    planted: ['400', 'Albrecht'],
  },
  {
    brief: 'Unsere App kann jetzt Rechnungen lesen.',
    output:
      'Nie wieder abtippen: Unsere App liest jetzt eure Rechnungen. Testsieger bei Stiftung Warentest und schon ab 4,99 € im Monat.',
    planted: ['Testsieger', '4,99 €'],
  },
  {
    brief: 'Blutspende am Montag ab 15 Uhr in der Turnhalle.',
    output:
      'Eine Stunde, die Leben rettet: Am Montag ab 15 Uhr könnt ihr in der Turnhalle Blut spenden. Bringt euren Ausweis mit.',
    planted: ['Eine Stunde'],
  },
  {
    brief: 'Der Wanderweg am Bärensee ist bis 30.9. gesperrt.',
    output:
      'Hinweis für alle, die gern wandern: Der Weg am Bärensee bleibt bis zum 30. September gesperrt. Die Umleitung ist 3 km lang.',
    planted: ['3 km'],
  },
  {
    brief: 'Zwei Karten für das Konzert am Freitag abzugeben.',
    output:
      'Wer mag Musik? Wir geben 2 Karten für das Konzert am Freitag ab. Schreibt uns eine Nachricht, sie kosten zusammen 60 Euro.',
    planted: ['60 Euro'],
  },
  {
    brief: 'Elternabend zum Thema Medien, 18.30 Uhr, Grundschule Nord.',
    output:
      'Wie viel Handy ist gut? Beim Elternabend um halb sieben geht es um Medien. Ort: Grundschule Nord. Referentin ist Dr. Miriam Kaya.',
    planted: ['Miriam Kaya'],
  },
  {
    brief: 'Neue Öffnungszeiten: Mo–Fr 9–17 Uhr.',
    output: 'Ab sofort sind wir montags bis freitags von 9 bis 17 Uhr für Sie da.',
    planted: [],
  },
  {
    brief: 'Unser Bio-Honig ist da, 500 g für 7 Euro.',
    output:
      'Flüssiges Gold: Der neue Bio-Honig ist da! Das Glas mit 500 Gramm kostet 7 €. Geerntet von unseren 40 Völkern in Thüringen.',
    planted: ['40', 'Thüringen'],
  },
  {
    brief: 'Lauftreff für Anfänger, mittwochs 18 Uhr, Stadtpark.',
    output:
      'Langsam ist auch gelaufen. Unser Lauftreff für Anfänger startet jeden Mittwoch um 18 Uhr im Stadtpark. Wir laufen 5 Kilometer.',
    planted: ['5 Kilometer'],
  },
  {
    brief: 'Tischlerei sucht Azubi ab September.',
    output:
      'Holz statt Hörsaal? Unsere Tischlerei sucht ab September einen Azubi. Als familiengeführter Betrieb in dritter Generation wissen wir, was zählt.',
    planted: ['familiengeführter', 'dritter Generation'],
  },
  {
    brief: 'Theatergruppe spielt den "Sommernachtstraum", Premiere am 1. Juli.',
    output:
      'Wer liebt wen? Am 1. Juli feiert der „Sommernachtstraum“ Premiere. Unsere Theatergruppe freut sich auf euch. Karten unter karten@buehne-west.example.',
    planted: ['karten@buehne-west.example'],
  },
  {
    brief: 'Rohrbruch in der Lindenallee, das Wasser ist bis 16 Uhr abgestellt.',
    output:
      'Wegen eines Rohrbruchs in der Lindenallee ist das Wasser bis 16 Uhr abgestellt. Wir bitten um Geduld.',
    planted: [],
  },
  {
    brief: 'Neue Brillenkollektion im Laden.',
    output:
      'Neue Brillen, neuer Blick. Die Kollektion ist im Laden. Wir sind der beliebteste Optiker der Stadt, und zwei Gläser gibt es zum Preis von einem.',
    planted: ['beliebteste', 'zum Preis von einem'],
  },
  {
    brief: 'Kochkurs "Pasta" am 20. Februar, 65 Euro.',
    output:
      'Hände in den Teig: Am 20. Februar kochen wir Pasta, für 65 Euro. Küchenchefin Giulia zeigt euch, wie es in Bologna gemacht wird.',
    planted: ['Giulia', 'Bologna'],
  },
];
