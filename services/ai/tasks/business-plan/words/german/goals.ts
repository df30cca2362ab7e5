import type { PlanWords } from '../plan-words.ts';

export const GOALS: PlanWords['goals'] = {
  volunteers: () => ({
    count: 'Neue Freiwillige, und wie viele wiederkommen',
    where: 'Deine Namensliste, mit dem ersten Tag jeder Person',
    act: 'Ruf drei an, die gefragt haben und nicht kamen; veröffentliche ihren Grund und deine Antwort',
    posts: [
      'Was eine freiwillige Person in zwei Stunden macht, vom Ankommen bis zum Abschied',
      'Welche Aufgaben offen sind, an welchen Tagen und wie lange',
    ],
  }),
  donations: () => ({
    count: 'Spenden, nach Zahl und Summe',
    where: 'Das Konto, mit einem eigenen Verwendungszweck für jeden Spendenaufruf',
    act: 'Nenne einen kleineren Betrag und genau das, was er bezahlt',
    posts: ['Was eine Spende bezahlt hat, mit dem Beleg', 'Etwas, das gebraucht wird und wenig kostet'],
  }),
  demos: () => ({
    count: 'Begonnene Demos und Testphasen, und wie viele zu einem zweiten Gespräch führten',
    where: 'Das Buchungsformular, mit der Frage „Wie bist du auf uns gekommen?“',
    act: 'Zeig die besten zwei Minuten der Demo in einem Beitrag, mit Link zur Buchung',
    posts: [
      'Zwei Minuten Demo, mit der Frage, die immer kommt',
      'Was bereitliegen sollte, damit sich eine Demo lohnt',
    ],
  }),
  contracts: () => ({
    count: 'Unterschriebene Aufträge, und angefragte Angebote',
    where: 'Eine Liste: wer gefragt hat, wann und was daraus wurde',
    act: 'Schreib allen, deren Angebot älter als ein halbes Jahr ist, mit einem neuen Bild',
    posts: [
      'Was in einem Angebot von dir steht, Seite für Seite',
      'Ein fertiger Auftrag und wie lange er gedauert hat',
    ],
  }),
  learners: () => ({
    count: 'Erste Stunden, und wie viele zu einer zweiten führten',
    where: 'Der Stundenplan, am Ende jeder Woche',
    act: 'Biete eine erste Stunde mit Datum und Preis an, und sonst nichts in diesem Beitrag',
    posts: [
      'Von der ersten Nachricht bis zur ersten Stunde, mit Daten',
      'Was jemand nach einer Woche schon konnte',
    ],
  }),
  places: () => ({
    count: 'Neue Anmeldungen, und wie viele nach einem Monat noch dabei sind',
    where: 'Die Liste selbst, am Ersten jedes Monats',
    act: 'Frag die letzten drei, was sie fast abgehalten hätte, und antworte darauf in einem Beitrag',
    posts: [
      'Wie man dazukommt: Tag, Uhrzeit, Tür und wen man anspricht',
      'Der letzte Neuzugang am ersten Abend',
    ],
  }),
  applications: () => ({
    count: 'Bewerbungen von Leuten, die du einladen würdest',
    where: 'Frag alle, wo sie von der Stelle erfahren haben',
    act: 'Zeig Dienstplan und Gehalt, bevor du die Aufgaben zeigst',
    posts: [
      'Ein Arbeitstag der Person, für die du Verstärkung suchst',
      'Gehalt, Arbeitszeit und das eine, was an der Stelle schwer ist',
    ],
  }),
  appointments: () => ({
    count: 'Wahrgenommene Ersttermine',
    where: 'Der Kalender, mit der Frage, die zu jedem Termin geführt hat',
    act: 'Sag in einem Beitrag, wer keinen Termin braucht; die anderen wissen dann, dass sie einen brauchen',
    posts: [
      'Was in der ersten halben Stunde passiert und was sie kostet',
      'Was man mitbringt und was sich ohne Termin klären lässt',
    ],
  }),
  bookings: () => ({
    count: 'Buchungen für die Tage, die du füllen willst',
    where: 'Der Buchungskalender, verglichen mit denselben Tagen im Vorjahr',
    act: 'Biete einen dieser Tage in einem Beitrag an, mit Datum und Buchungsweg',
    posts: ['Die nächsten freien Tage, mit Datum', 'Ein solcher Tag ab der Ankunft, Minute für Minute'],
  }),
  visitors: () => ({
    count: 'Menschen, die durch die Tür kommen',
    where: 'Eine Strichliste an der Tür, jede Woche am selben Tag',
    act: 'Frag zehn von ihnen, wie sie dich gefunden haben, und mach mehr davon',
    posts: ['Der Weg hierher, Schritt für Schritt', 'Was beim letzten Mal in der vollsten Stunde los war'],
  }),
  sales: () => ({
    count: 'Verkäufe aus deinen Beiträgen, gezählt in der Woche danach',
    where: 'Kasse oder Shopsystem, neben dem Beitragskalender',
    act: 'Schreib Preis, Größe oder Uhrzeit in die erste Zeile und dazu, wo es das gibt',
    posts: [
      'Etwas, das es heute zu kaufen gibt, mit Preis und Ort',
      'Warum jemand es gekauft hat, in eigenen Worten',
    ],
  }),
  inquiries: () => ({
    count: 'Anfragen von Leuten, denen du helfen kannst',
    where: 'Nachrichten, Anrufe und Formulare, gezählt jeden Freitag',
    act: 'Sag in der ersten Zeile, wer dir schreiben sollte und was in die Nachricht gehört',
    posts: ['Wann man sich melden sollte und was dann passiert', 'Was in eine erste Nachricht gehört'],
  }),
  community: () => ({
    count: 'Kommentare und Nachrichten von neuen Leuten',
    where: 'Das Postfach des Netzwerks, montags',
    act: 'Stell kleinere Fragen und antworte eine Woche lang innerhalb einer Stunde',
    posts: [
      'Eine Wahl zwischen zwei Dingen, die du wirklich treffen musst',
      'Ein Kommentar der letzten Woche, ausführlich beantwortet',
    ],
  }),
  fewer: (unit) => ({
    count: `${unit}`,
    where: 'Eine Strichliste pro Woche, mit dem Grund daneben',
    act: 'Frag die nächsten drei nach ihrem Grund und antworte darauf in einem Beitrag',
    posts: [
      `Was dich das kostet und wie du es vermeidest: ${unit}`,
      'Was man stattdessen tun kann und bis wann',
    ],
  }),
  counted: (unit) => ({
    count: `${unit}`,
    where: 'Eine Liste, mit Datum und dem Weg, der dahin geführt hat',
    act: 'Frag nach, was zuletzt den Ausschlag gab, und mach daraus einen Beitrag',
    posts: [
      `${unit}: die Geschichte des letzten Erfolgs, ab der ersten Nachricht`,
      'Was beim nächsten Mal zu erwarten ist, der Reihe nach',
    ],
  }),
  awareness: () => ({
    count: 'Menschen, die den Namen kennen, bevor sie dich treffen',
    where: 'Frag die nächsten zwanzig: Hast du schon von uns gehört, und wo?',
    act: 'Bring den Beitrag, der am häufigsten geteilt wurde, in einem anderen Format',
    posts: [
      'Wer du bist, gezeigt an einer Sache aus dieser Woche',
      'Was viele denken, dass du machst, und was du wirklich machst',
    ],
  }),
};
