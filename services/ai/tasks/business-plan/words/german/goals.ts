import type { PlanWords } from '../plan-words.ts';

export const GOALS: PlanWords['goals'] = {
  adoptions: () => ({
    count: 'Vermittlungen, und wie viele Tiere zurückkommen',
    where: 'Die Vermittlungsliste, mit der Frage „Wo hast du das Tier zuerst gesehen?“',
    act: 'Zeig dasselbe Tier noch einmal von einer anderen Seite: unterwegs, beim Spielen, beim Schlafen',
    posts: [
      'Ein Tier, das diese Woche ein Zuhause gefunden hat',
      'Besuchszeiten, und welche Tiere man kennenlernen kann',
    ],
  }),
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
    act: 'Schreib allen, die vor mehr als einem halben Jahr ein Angebot bekommen haben, und leg ein neues Bild bei',
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
      'Von der ersten Nachricht bis zur ersten Stunde, mit Datum',
      'Was jemand nach einer Woche schon konnte',
    ],
  }),
  places: () => ({
    count: 'Neue Anmeldungen, und wie viele nach einem Monat noch dabei sind',
    where: 'Die Liste selbst, am Ersten jedes Monats',
    act: 'Frag die drei Neuesten, was sie fast abgehalten hätte, und antworte darauf in einem Beitrag',
    posts: [
      'Wie man dazukommt: Tag, Uhrzeit, Tür und wen man anspricht',
      'Wie es war, als zuletzt jemand neu dazukam',
    ],
  }),
  applications: () => ({
    count: 'Passende Bewerbungen, also solche, bei denen du einladen würdest',
    where: 'Die Frage an alle, die sich bewerben: Wo hast du von der Stelle erfahren?',
    act: 'Zeig Dienstplan und Gehalt, bevor du die Aufgaben zeigst',
    posts: [
      'Welche Stelle frei ist, ab wann, und wie man sich in drei Sätzen bewirbt',
      'Wie die erste Woche bei dir abläuft',
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
    count: 'Feste Buchungen, nach Datum',
    where: 'Der Buchungskalender, verglichen mit denselben Tagen im Vorjahr',
    act: 'Biete einen freien Tag in einem Beitrag an, mit Datum und Buchungsweg',
    posts: ['Die nächsten freien Tage, mit Datum', 'Ein gebuchter Tag, vom ersten Moment an erzählt'],
  }),
  visitors: () => ({
    count: 'Besuche, gezählt an der Tür',
    where: 'Eine Strichliste an der Tür, jede Woche am selben Tag',
    act: 'Frag zehn von ihnen, wie sie dich gefunden haben, und mach mehr davon',
    posts: ['Der Weg hierher, Schritt für Schritt', 'Was beim letzten Mal in der vollsten Stunde los war'],
  }),
  sales: () => ({
    count: 'Verkäufe über deine Beiträge, gezählt in der Woche danach',
    where: 'Kasse oder Shopsystem, neben dem Beitragskalender',
    act: 'Schreib Preis, Größe oder Uhrzeit in die erste Zeile und dazu, wo es das gibt',
    posts: [
      'Etwas, das es heute zu kaufen gibt, mit Preis und Ort',
      'Warum jemand es gekauft hat, in eigenen Worten',
    ],
  }),
  inquiries: () => ({
    count: 'Passende Anfragen, also von Leuten, denen du helfen kannst',
    where: 'Nachrichten, Anrufe und Formulare, gezählt jeden Freitag',
    act: 'Sag in der ersten Zeile, wer dir schreiben sollte und was in die Nachricht gehört',
    posts: ['Wann man sich melden sollte und was dann passiert', 'Was in eine erste Nachricht gehört'],
  }),
  community: () => ({
    count: 'Kommentare und Nachrichten von neuen Leuten',
    where: 'Das Postfach des Netzwerks, montags',
    act: 'Stell kleinere Fragen und antworte eine Woche lang innerhalb einer Stunde',
    posts: [
      'Eine echte Entscheidung zwischen zwei Dingen, zur Abstimmung gestellt',
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
    count: 'Bekanntheit, also wie viele deinen Namen schon vor dem ersten Kontakt kennen',
    where: 'Die Frage an die nächsten zwanzig: Hast du schon von uns gehört, und wo?',
    act: 'Bring den Beitrag, der am häufigsten geteilt wurde, in einem anderen Format',
    posts: [
      'Wer du bist, gezeigt an einer Sache aus dieser Woche',
      'Was viele denken, dass du machst, und was du wirklich machst',
    ],
  }),
};
