import type { PlanWords } from '../plan-words.ts';

/** Answers to challenges that get no posts of their own. */
export const QUIET_ANSWERS: PlanWords['quiet'] = {
  sizes: () =>
    'Größen sind eine Frage des Messens: Gib zu jeder Größe eine Länge in Zentimetern an, sag, ob ein Modell klein oder groß ausfällt, und lass dir ein Foto von dem schicken, was heute passt. Zähl einen Monat lang die Rücksendungen nach Grund.',
  season: () =>
    'Verkauf die ruhigen Wochen, solange die vollen laufen: Zeig sechs Wochen vorher, was dann besser ist (mehr Zeit, mehr Platz, mehr Ruhe), mit Terminen und einem Angebot, das mit der Saison endet. Frag in den vollen Wochen, wem du dazu schreiben darfst.',
  trust: () =>
    'Zeig erst den Beleg, dann die Behauptung: einen Namen, ein Dokument, einen Ort, ein Ergebnis, das man prüfen kann. Beantworte Kritik innerhalb eines Tages öffentlich: was du tust und bis wann. Sag danach, dass es erledigt ist.',
  secrecy: () =>
    'Schreib über Situationen, nie über Fälle: Ändere Ort, Summe und Jahr und lass jeden Text von einer zweiten Person darauf prüfen, ob jemand zu erkennen ist. Allgemeines ist keine Beratung; sag das im Beitrag dazu.',
  time: ({ posts, time }) =>
    time
      ? `So passt es in deine Zeit (${time}): ${posts} pro Woche, alles an einem Stück vorbereitet. Lass in einer vollen Woche einen Beitrag weg und beantworte stattdessen Kommentare.`
      : `${posts} pro Woche, alles an einem Stück vorbereitet, mehr nicht. Lass in einer vollen Woche einen Beitrag weg und beantworte stattdessen Kommentare.`,
  camera: () =>
    'Hände, Werkzeug und Stimmen kommen ohne Gesicht aus: Film von oben und schreib den Text ins Bild.',
  ideas: () =>
    'Jede Frage aus deiner Zielgruppe ist ein Beitrag. Schreib die nächsten zehn wörtlich auf; der Kalender oben hat Platz dafür.',
  reach: ({ channel }) =>
    `Auf ${channel} erreichen andere die Leute schon, die du suchst. Such dir drei Profile aus und mach mit jedem einen gemeinsamen Beitrag. Was geteilt wurde, verdient einen zweiten Teil.`,
  engagement: () =>
    'Lass zwischen zwei Dingen wählen, die du wirklich entscheiden musst, und sag später, was gewonnen hat.',
  budget: ({ hasMoney }) =>
    hasMoney
      ? 'Beginne mit dem Beitrag, der ohne Geld funktioniert hat, und erhöhe den Betrag, solange ein Ergebnis nicht teurer wird.'
      : 'Gib für nichts Geld aus, was nicht auch ohne Geld funktioniert hat. Bis dahin sind Partner, die einen Beitrag teilen, dein Budget.',
  routine: () => 'Reserviere eine feste Stunde pro Woche und plane die Beiträge zwei Wochen im Voraus ein.',
};
