import type { PlanWords } from '../plan-words.ts';

/** Answers to challenges that posts help with. */
export const POSTED_ANSWERS: PlanWords['posted'] = {
  decisions: () => ({
    answer:
      'Wenn eine Entscheidung lange dauert, reden meist mehrere mit, die dich nie kennenlernen. Gib deiner Kontaktperson, was sie für diese Sitzung braucht: eine Seite mit Umfang, Preisrahmen, Referenzen und Terminen, und zu jeder Frage, die dort gestellt wird, einen Beitrag. Frag, wann das nächste Budget beschlossen wird, und sei in den acht Wochen davor sichtbar.',
    pillar: {
      name: 'Für die Sitzung, in der entschieden wird',
      why: 'Hilft der Person, die für dich spricht, wenn du nicht dabei bist.',
      posts: [
        'Eine Frage aus einem Gremium, mit einem Bild beantwortet',
        'Die Schritte vom ersten Gespräch bis zur Unterschrift, mit realistischen Zeiten',
        'Eine Referenz, die man anrufen kann, und was man sie fragen sollte',
      ],
    },
  }),
  doubt: () => ({
    answer:
      'Mach den ersten Schritt kleiner als den Zweifel: vorbeikommen und zuschauen, eine Frage stellen, zehn Minuten bleiben. Sag offen, was passiert, wenn es nicht klappt, und stell jemanden vor, der genauso lange gezögert hat.',
    pillar: {
      name: 'Der kleinste erste Schritt',
      why: 'Zweifel enden, wenn Ausprobieren nichts kostet.',
      posts: [
        'Zehn Minuten zum Ausprobieren, mit Termin',
        'Jemand, der fast nicht gekommen wäre',
        'Was vorher befürchtet wurde und was dann wirklich kam',
      ],
    },
  }),
  delay: () => ({
    answer:
      'Zu früh fühlt sich niemand. Nenne das erste Anzeichen, das man selbst bemerken kann, und was ein Monat Warten kostet. Eine Erinnerung zum Speichern bringt mehr als ein Appell.',
    pillar: {
      name: 'Bevor es zu spät ist',
      why: 'Wird heute gespeichert und gefunden, wenn es so weit ist.',
      posts: [
        'Das erste Anzeichen und was am selben Tag zu tun ist',
        'Was danach noch hilft und was nicht mehr',
        'Derselbe Fall einen Monat früher: was dann gereicht hätte',
      ],
    },
  }),
  taboo: () => ({
    answer:
      'Öffentlich kommentiert das niemand; miss also keine Kommentare, sondern Nachrichten und Anrufe. Benutz das Wort selbst, einmal und ohne Beschönigung. Lass jemanden sprechen, der es erlebt hat, und biete einen Weg, unbemerkt zu fragen: eine Nachricht, eine Nummer, eine Zeit, zu der sonst niemand da ist.',
    pillar: {
      name: 'Was niemand laut fragt',
      why: 'Wird still gelesen und fällt einem wieder ein, wenn es darauf ankommt.',
      posts: [
        'Eine Frage, die ohne Namen kam, beantwortet',
        'Was andere in derselben Lage vorher dachten und heute denken',
        'Wie man dir schreibt, ohne dass es jemand erfährt',
      ],
    },
  }),
  hygiene: () => ({
    answer:
      'Ekel lässt sich nicht wegreden, man muss es sehen. Film die Reinigung vom ersten bis zum letzten Schritt, sag, womit und wie lange, und zeig eines dieser Bilder in jedem Angebot, nicht nur in einem Beitrag.',
    pillar: {
      name: 'So wird es sauber',
      why: 'Was man gesehen hat, muss niemand versprechen.',
      posts: [
        'Die Reinigung, ohne Schnitt gefilmt, mit Zeitangabe',
        'Was herausgenommen und ersetzt wird, nebeneinander auf dem Tisch',
        'Was du wegwirfst und woran du es erkennst',
      ],
    },
  }),
  weather: () => ({
    answer:
      'Bereite jetzt drei Beiträge für den Tag vor, an dem es passiert: wie es dann ist, was man stattdessen machen kann und was aus einer Buchung wird. Veröffentliche sie innerhalb einer Stunde und informiere zuerst, wer gebucht hat. Schreib für die schwachen Wochen, solange die starken laufen.',
    pillar: {
      name: 'An solchen Tagen',
      why: 'Beantwortet den Zweifel in der Stunde, in der er aufkommt.',
      posts: [
        'Wie es bei schlechten Bedingungen aussieht und wem es trotzdem gefallen hat',
        'Was man in der Nähe drinnen machen kann',
        'Was sich verschieben lässt, bis wann und zu welchem Preis',
      ],
    },
  }),
  hiring: () => ({
    answer:
      'Die Leute, die du suchst, haben schon eine Stelle. Zeig einmal im Monat, was bei dir anders ist: Arbeitszeit, Gehalt, das Team. Frag deine eigenen Leute, was sie lesen, und veröffentliche dort. Eine Antwort innerhalb eines Tages zählt mehr als die Anzeige.',
    pillar: {
      name: 'Arbeiten bei uns',
      why: 'Erreicht Leute, die nicht suchen, über Leute, die sie kennen.',
      posts: [
        'Eine Schicht, Stunde für Stunde, erzählt von jemandem, der sie arbeitet',
        'Gehalt, Arbeitszeit und das Schwierige, in einem Bild',
        'Wie jemand ohne die üblichen Zeugnisse eingestiegen ist',
      ],
    },
  }),
  price: () => ({
    answer:
      'Überlass den niedrigen Preis anderen und zeig, was man bei dir dafür bekommt. Stell dein Angebot neben das billige, ohne es zu nennen: was drinsteckt, wie lange man etwas davon hat, wer dahintersteht. Biete etwas Kleines an, mit dem man dich günstig kennenlernt.',
    pillar: {
      name: 'Was im Preis steckt',
      why: 'Ein Preis wirkt hoch, solange niemand sieht, was man dafür bekommt.',
      posts: [
        'Dein Angebot neben einem billigen, ohne Namen: was jeweils drin ist',
        'Ein Preis, in seine Teile zerlegt: Material, Zeit und alles andere',
        'Was es pro Tag oder pro Nutzung kostet',
      ],
    },
  }),
  dryness: () => ({
    answer:
      'Das Thema ist trocken, seine Folgen sind es nicht. Beginne jeden Beitrag mit dem Menschen, dem es passiert ist („Eines Abends fiel jemandem auf, dass …“), und erkläre vom Fachlichen nur, was diese Geschichte braucht. Ein Fachbegriff pro Beitrag, in Alltagssprache.',
    pillar: {
      name: 'Der Tag, an dem es schiefging',
      why: 'Zeigt an den Folgen, wozu eine Regel gut ist.',
      posts: [
        'Ein kleiner Fehler und wie weit er reichte',
        'Ein Fachbegriff, erklärt mit einem Beispiel aus der Küche',
        'Woran man einen guten Monat erkennt: Niemand merkt etwas',
      ],
    },
  }),
  location: () => ({
    answer:
      'Zeig den Weg selbst: von der Haltestelle und vom Parkplatz bis zur Tür, in drei Bildern, die oben auf deiner Seite angeheftet sind. Gib dem Ort einen Namen, den man weitersagen kann, und prüf, wie Kartendienste dich zeigen.',
    pillar: {
      name: 'So findest du uns',
      why: 'Wer die Tür schon gesehen hat, geht hinein.',
      posts: [
        'Von der Haltestelle zur Tür in drei Bildern',
        'Die Tür, die Klingel und wer öffnet',
        'Was es sonst noch um die Ecke gibt',
      ],
    },
  }),
};
