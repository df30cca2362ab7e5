import type { BudgetWords } from '../budget-words.ts';

export const BUDGET: BudgetWords = {
  per: {
    day: 'pro Tag',
    week: 'pro Woche',
    month: 'im Monat',
    quarter: 'im Quartal',
    year: 'im Jahr',
    all: 'für den ganzen Zeitraum',
  },
  sum: (money, per) => `${money} ${per}`,
  given: (text, sum) => `Deine Angabe: „${text}“. Der Plan rechnet mit ${sum}.`,
  noMoney: 'Ohne Geld kostet der Plan nur Zeit.',
  timeOnly: (text) => `Deine Angabe: „${text}“, also Zeit und kein Geld. Damit kommt der Plan aus.`,
  unread: (text) =>
    `Deine Angabe: „${text}“. Darin steht kein eindeutiger Betrag. Bis es einen gibt, kostet der Plan nur Zeit.`,
  head: (per) => ['Wofür', 'Was', `Betrag ${per}`],
  total: 'Summe',
  shares: {
    boosting: ['Beiträge bewerben', ''],
    material: ['Material', 'Requisiten, Licht, Ausdrucke'],
    filmMaterial: ['Material', 'Handystativ, Ansteckmikrofon, Licht'],
    reach: ['Bezahlte Reichweite', ''],
    photos: ['Fotos', 'Ein Fototermin im Monat'],
    photosAndVideo: [
      'Fotos und Video',
      'Ein Termin im Monat mit Fotograf oder Fotografin, für Fotos und kurze Clips',
    ],
    texts: ['Texte und Design', 'Freie Unterstützung für Vorlagen und längere Texte'],
    campaigns: ['Bezahlte Kampagnen', ''],
    photoProduction: ['Produktion', 'Fotos, Dokumente und Design von Profis'],
    videoProduction: ['Produktion', 'Video, Fotos und Design von Profis, an zwei Produktionstagen'],
    experts: ['Fachtexte', 'Gespräche mit deinen Fachleuten, aufgeschrieben und redigiert'],
    creators: [
      'Creator und Partner',
      'Creator aus der Region, die zeigen, was du machst, als Werbung gekennzeichnet',
    ],
    hiringPeople: ['Personal', 'Jemand, der jeden Werktag Nachrichten und Bewerbungen beantwortet'],
    people: ['Personal', 'Jemand, der jeden Werktag plant, antwortet und auswertet'],
    measuring: ['Messung', 'Landingpages, Zuordnung der Anfragen, ein Bericht im Monat'],
    reserve: ['Reserve', 'Für Unvorhergesehenes'],
  },
  time: {
    hours: ['Wofür', 'Was', 'Stunden pro Woche'],
    minutes: ['Wofür', 'Was', 'Minuten pro Woche'],
    material: ['Material', 'Fotos und Notizen unter der Woche, nebenbei'],
    writing: ['Schreiben', 'Alle Beiträge der Woche an einem Stück'],
    answers: ['Antworten', 'Zehn Minuten am Tag'],
    answersInTime: 'Jeden Tag ein wenig',
  },
};
